import { ApiError } from '../api/api-error.ts'
import { Notice } from '../ui/state/notice.tsx'

// A new password clears the count of the attempts.
const AT_ONCE = 'Or ask whoever manages the accounts for a new password, which usually works at once.'

/** Why a sign-in was refused. */
export function LoginRefusal({ error }: { error: Error }) {
  const isThrottled = error instanceof ApiError && error.status === 429
  return (
    <Notice tone="stop">
      <p>{error.message}</p>
      {isThrottled && <p>{AT_ONCE}</p>}
    </Notice>
  )
}

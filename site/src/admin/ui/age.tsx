import { useStore } from '@nanostores/react'
import { momentInWords } from '#domain/moments'
import { $now } from '../now.ts'
import { age } from '../time.ts'

/** How long ago something happened; the exact moment on hovering, and on paper (portal.css), which does not tell when it was printed. */
export function Age({ instant }: { instant: string }) {
  const now = useStore($now)
  return (
    <time dateTime={instant} title={momentInWords(instant)}>
      <span data-screen-only>{age(instant, now)}</span>
    </time>
  )
}

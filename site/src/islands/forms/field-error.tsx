import type { Issue } from '#contract/wire'

/** What is wrong with a field, under it; its input points here with aria-describedby. */
export function FieldError({ name, issue }: { name: string; issue: Issue | undefined }) {
  return (
    <p id={`${name}-error`} className="error" hidden={!issue}>
      {issue?.message ?? ''}
    </p>
  )
}

import type { ConflictingRecord } from '../api/api-error.ts'
import { recordHref } from '../record-href.ts'

interface Props {
  other: ConflictingRecord | undefined
  /** True if this page has unsaved input: the other record then opens in a window of its own. */
  apart?: boolean
}

/** The link to the record that a change conflicts with. */
export function OtherRecord({ other, apart = false }: Props) {
  if (!other) return null
  const elsewhere = apart ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <p>
      <a href={recordHref(other.noun, other.id)} {...elsewhere}>
        Open request #{other.id}
        {apart && <span className="visually-hidden"> in a new window</span>}
      </a>
    </p>
  )
}

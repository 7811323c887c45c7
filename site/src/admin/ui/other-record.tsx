import type { Other } from '../api-error.ts'
import { recordHref } from '../record-href.ts'

interface Props {
  other: Other | undefined
  /** True where something typed stands on this page: the other record opens beside it, in a window of its own. */
  apart?: boolean
}

/** The way to the record that stands in the way of a change. */
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

import { idIn } from '#contract/text/record-id'
import { type Search, sectionHref } from '../router.ts'
import type { Desk, DeskAddress } from './desk.ts'

type Place<S extends string> = Pick<Desk<S>, 'section' | 'order'>

/** Reads filters and open request from an address; unknown values count as absent. */
export function readAddress<S extends string>({ order }: Place<S>, search: Search): DeskAddress<S> {
  const { status, q = '', open = '' } = search
  return {
    status: order.find((state) => state === status) ?? 'all',
    q,
    open: idIn(open),
  }
}

/** The address for this state; the inverse of `readAddress`. */
export function deskHref<S extends string>({ section }: Place<S>, { status, q, open, keep }: DeskAddress<S>): string {
  return sectionHref(section, {
    ...keep,
    status: status === 'all' ? '' : status,
    q,
    open: open === null ? '' : String(open),
  })
}

import type { LucideIcon } from 'lucide-react'
import type { Permission } from '#domain/access/permissions'
import type { Search } from '../router.ts'
import type { StateLook } from '../status-looks.ts'

/** What everything that is listed on a desk has; `S` are its states. */
export interface DeskRequest<S extends string> {
  id: number
  customer_name: string
  status: S
  created_at: string
}

/** What requests have that are decided on, and messages have not. */
export interface DecidedRequest<S extends string> extends DeskRequest<S> {
  close_reason: string | null
  accepted_at: string | null
  withdrawn_at: string | null
  history: readonly { from: S; to: S; by: string; at: string; reason: string | null }[]
  version: number
}

/** What staff ask for when they move a request; the reason goes with a rejection. */
export interface DeskMove<S extends string> {
  status: S
  close_reason?: string | undefined
}

/** Which requests to list: those in `status`, those that hold `q`; 'all' and '' do not narrow. */
export interface DeskFilter<S extends string> {
  status: S | 'all'
  q: string
}

/** What the address of a section tells: the filters, and the request that is open. */
export interface DeskAddress<S extends string> extends DeskFilter<S> {
  open: number | null
  /** What else stands in the address, as of another view of the section. */
  keep?: Search
}

/** How moving to a state is called, before and after; `ask` is said before a move that cannot be taken back. */
export interface MoveWords {
  action: string
  done: string
  kind: 'go' | 'plain' | 'plain-stop'
  icon: LucideIcon
  ask?: string
}

/** What is particular to one kind of request, as far as every part of its section needs it. */
export interface Desk<S extends string> {
  /** Key of the section: its part of the address and the first word of its query keys. */
  section: string
  /** One word for a request in ids of the page. */
  noun: 'rental' | 'build' | 'message'
  /** One of these requests in words, such as “rental request”. */
  name: string
  /** What stands before its number, as in “Request #12”. */
  title: 'Request' | 'Message'
  /** Heads of the columns that differ; what has no price has no such column. */
  columns: { subject: string; detail: string; price: string | null }
  /** What the search looks at. */
  searches: readonly string[]
  /** Label of the tab that shows every state. */
  allLabel: string
  emptyTitle: string
  manage: Permission
  /** The states in the order of their tabs. */
  order: readonly S[]
  looks: Record<S, StateLook>
  /** What may be done to several at once. */
  bulk: Bulk<S>
}

/** A move that is safe to make for several requests at once. */
export interface Bulk<S extends string> {
  /** The state of what may be chosen, and the one it is brought to. */
  from: S
  to: S
  /** Words on the button, as in “Reject 3”. */
  action: string
  /** How it is called once it was done, as in “3 requests rejected.” */
  done: string
  kind: 'go' | 'plain-stop'
  icon: LucideIcon
  /** True where a reason is asked for first. */
  asksReason: boolean
}

/** A desk of requests that are decided on. */
export interface DecidingDesk<S extends string> extends Desk<S> {
  moves: Record<S, MoveWords>
  movesFrom: (status: S) => readonly S[]
}

import type { LucideIcon } from 'lucide-react'
import type { MailNoun } from '#contract/requests/mail'
import type { EarlierDays } from '#contract/requests/rental'
import type { Correction } from '#contract/requests/request-record'
import type { Permission } from '#domain/access/permissions'
import type { Search } from '../router.ts'
import type { SectionKey } from '../section-key.ts'
import type { StateLook } from '../status-looks.ts'

/** What everything listed on a desk has in common; `S` is the type of its states. */
export interface DeskRequest<S extends string> {
  id: number
  customer_name: string
  /** Absent for messages, on which nothing is decided. */
  customer_email?: string | undefined
  status: S
  /** Absent for messages, which nobody withdraws. */
  withdrawn_at?: string | null
  created_at: string
}

/** Properties of requests that are decided on, which messages lack. */
export interface DecidedRequest<S extends string> extends DeskRequest<S> {
  /** '' where staff took the request without one. */
  customer_email: string
  close_reason: string | null
  final_price: number | null
  priced_at: string | null
  priced_by: string | null
  accepted_at: string | null
  acceptance_ended_at: string | null
  withdrawn_at: string | null
  /** Only rentals have days. */
  earlier_days?: readonly EarlierDays[]
  corrections: readonly Correction[]
  history: readonly { from: S; to: S; by: string; at: string; reason: string | null }[]
  version: number
}

/** A move of a request to another state; the reason is for a rejection. */
export interface DeskMove<S extends string> {
  status: S
  close_reason?: string | undefined
}

/** Which requests to list: those in `status` that contain `q`; 'all' and '' do not filter. */
export interface DeskFilter<S extends string> {
  status: S | 'all'
  q: string
}

/** The state in a section's address: the filters, and the request that is open. */
export interface DeskAddress<S extends string> extends DeskFilter<S> {
  open: number | null
  /** Other parameters in the address, such as those of another view of the section. */
  keep?: Search
}

/** Names of a move to a state, before and after; `ask` is the question before a move that cannot be undone. */
export interface MoveWords {
  action: string
  done: string
  kind: 'go' | 'plain' | 'plain-stop'
  icon: LucideIcon
  ask?: string
}

/** What is specific to one kind of request, as far as all parts of its section need it. */
export interface Desk<S extends string> {
  /** Key of the section: its part of the address and the prefix of its query keys. */
  section: SectionKey
  /** What mails and the audit trail call such a record. */
  noun: MailNoun
  /** One of these requests in words, such as “rental request”. */
  name: string
  /** The word before its number, as in “Request #12”. */
  title: 'Request' | 'Message'
  /** Headings of the columns that differ; `null` without a price column. */
  columns: { subject: string; detail: string; price: string | null }
  /** What the search covers. */
  searches: readonly string[]
  /** Label of the tab that shows every state. */
  allLabel: string
  emptyTitle: string
  manage: Permission
  /** The states in the order of their tabs. */
  order: readonly S[]
  looks: Record<S, StateLook>
  /** The bulk action. */
  bulk: Bulk<S>
}

/** A move that is safe to make for several requests at once. */
export interface Bulk<S extends string> {
  /** The state of requests that may be selected, and the one they are moved to. */
  from: S
  to: S
  /** Words on the button, as in “Reject 3”. */
  action: string
  /** The wording afterwards, as in “3 requests rejected.” */
  done: string
  kind: 'go' | 'plain-stop'
  icon: LucideIcon
  /** True if a dialog asks for a reason first. */
  asksReason: boolean
}

/** A desk of requests that are decided on. */
export interface DecidingDesk<S extends string> extends Desk<S> {
  moves: Record<S, MoveWords>
  movesFrom: (status: S) => readonly S[]
}

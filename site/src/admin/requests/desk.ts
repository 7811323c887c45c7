import type { LucideIcon } from 'lucide-react'
import type { Permission } from '#domain/permissions'
import type { Search } from '../router.ts'
import type { Tone } from '../ui/badge.tsx'

/** What requests of every kind have; `S` are their states. */
export interface DeskRequest<S extends string> {
  id: number
  customer_name: string
  status: S
  close_reason: string | null
  history: readonly { from: S; to: S; by: string; at: string; reason: string | null }[]
  version: number
  created_at: string
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

/** How a state is shown. */
export interface StateLook {
  label: string
  tone: Tone
  icon: LucideIcon
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
  noun: 'rental' | 'build'
  /** One of these requests in words, such as “rental request”. */
  name: string
  columns: Record<'subject' | 'detail', string>
  /** Label of the tab that shows every state. */
  allLabel: string
  emptyTitle: string
  manage: Permission
  /** The states in the order of their tabs. */
  order: readonly S[]
  looks: Record<S, StateLook>
  moves: Record<S, MoveWords>
  movesFrom: (status: S) => readonly S[]
}

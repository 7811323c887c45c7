import type { ReactNode } from 'react'
import type { ApiLog, ErrorLog } from '#contract/log'

/** A filter over a log: its name in the address and in the call, and how it is chosen. */
export interface LogFilter {
  name: string
  label: string
  /** What can be chosen, the first for all; a text is typed where nothing is given. */
  options?: readonly { value: string; label: string }[]
  type?: 'text' | 'number' | 'date'
  placeholder?: string
}

/** A page of a log as the server tells it. */
export interface LogPage<Entry> {
  logs: Entry[]
  page: number
  total: number
  totalPages: number
  searchedFrom: string | null
}

/** What one log has of its own: its calls, its words, its columns and what an entry shows. */
export interface LogKind<Entry extends ApiLog | ErrorLog> {
  section: 'api-logs' | 'error-logs'
  /** Where its text file comes from, and how that is called before the date. */
  file: { path: string; name: string }
  list: (query: URLSearchParams, signal: AbortSignal) => Promise<LogPage<Entry>>
  filters: readonly LogFilter[]
  failed: string
  empty: { title: string; hint: string }
  columns: readonly string[]
  /** Cells after the time; the first of them names the entry. */
  cells: (entry: Entry) => readonly [ReactNode, ...ReactNode[]]
  title: (entry: Entry) => string
  Detail: (props: { entry: Entry }) => ReactNode
}

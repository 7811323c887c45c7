import type { ReactNode } from 'react'
import type { ApiLog, ErrorLog } from '#contract/log'

/** A filter over a log: its name in the address and in the call, and how it is chosen. */
export interface LogFilter {
  name: string
  label: string
  /** The options, the first for all; a text field if absent. */
  options?: readonly { value: string; label: string }[]
  type?: 'text' | 'number' | 'date'
  placeholder?: string
}

/** A page of a log as the server returns it. */
export interface LogPage<Entry> {
  logs: Entry[]
  page: number
  total: number
  totalPages: number
  searchedFrom: string | null
}

/** What is specific to one log: its calls, its words, its columns and what an entry shows. */
export interface LogKind<Entry extends ApiLog | ErrorLog> {
  section: 'api-logs' | 'error-logs'
  /** Path of its text file, and the file's name before the date. */
  file: { path: string; name: string }
  list: (query: URLSearchParams, signal: AbortSignal) => Promise<LogPage<Entry>>
  filters: readonly LogFilter[]
  failed: string
  empty: { title: string; hint: string }
  columns: readonly string[]
  /** The column of numbers to compare, which stand on one edge at the right. */
  amounts?: string
  /** Cells after the time; the first of them names the entry. */
  cells: (entry: Entry) => readonly [ReactNode, ...ReactNode[]]
  title: (entry: Entry) => string
  Detail: (props: { entry: Entry }) => ReactNode
}

import type * as z from 'zod'
import { Done } from '#contract/wire'
import { call } from '../api/call.ts'
import { queryOf } from '../api/query-of.ts'

// As many cards as a few screens hold; the next ones load while somebody scrolls.
const PAGE_SIZE = 60

/** A record and the version of it that was seen. */
interface Seen {
  id: number
  version: number
}

/** One page of a list. */
export interface RecordPage<R> {
  records: R[]
  nextCursor?: string | undefined
}

interface Shapes<R, L> {
  path: string
  /** Parses the record in a response. */
  record: z.ZodType<R>
  /** Parses a page in a response. */
  page: z.ZodType<L>
}

/** The calls for one noun of the catalogue. */
export type RecordCalls<R extends Seen, Body> = ReturnType<typeof recordCalls<R, Body, RecordPage<R>>>

/** The calls for the records at `path`: each throws `ApiError`, and a write based on an older version is a 412. */
export function recordCalls<R extends Seen, Body, L>({ path, record, page }: Shapes<R, L>) {
  return {
    list(filter: Readonly<Record<string, string>>, cursor: string, signal: AbortSignal): Promise<L> {
      return call(page, `${path}?${queryOf({ limit: PAGE_SIZE, ...filter, cursor })}`, { signal })
    },
    get: (id: number, signal?: AbortSignal): Promise<R> => call(record, `${path}/${id}`, { signal }),
    create: (body: Body, key: string): Promise<R> => call(record, path, { method: 'POST', body, key }),
    update: (id: number, body: Partial<Body>, version: number | undefined): Promise<R> =>
      call(record, `${path}/${id}`, { method: 'PUT', body, version }),
    remove: async ({ id, version }: R): Promise<void> => {
      await call(Done, `${path}/${id}`, { method: 'DELETE', version })
    },
    restore: (id: number): Promise<R> => call(record, `${path}/${id}/restore`, { method: 'POST' }),
  }
}

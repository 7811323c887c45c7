import { entryInText, exportEnd } from '#domain/log/export'
import type { Db } from '../../db/client.ts'
import { flushNow } from '../../log/buffer.ts'
import { logError } from '../../log/log-error.ts'

/** The maximum number of entries in an exported log file. */
export const MAX_EXPORTED = 10_000

const ENTRIES_AT_ONCE = 500

interface LogFile<Entry> {
  db: Db
  name: string
  head: string
  /** The entries of the file, in this order. */
  ids: readonly number[]
  /** Whether more entries may match. */
  isCut: boolean
  entries: (ids: readonly number[]) => Promise<Entry[]>
}

/** Sends a log as a text file, reading a few hundred entries only when the client is ready for them, so that nothing piles up. */
export function sendLogFile<Entry extends Parameters<typeof entryInText>[0]>(file: LogFile<Entry>): Response {
  const { db, name, ids, entries } = file
  const encoder = new TextEncoder()
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(file.head))
    },
    async pull(controller) {
      if (at >= ids.length) {
        controller.enqueue(encoder.encode(exportEnd(ids.length, file.isCut)))
        return controller.close()
      }
      const some = await entries(ids.slice(at, at + ENTRIES_AT_ONCE)).catch((error) => breakOff(db, error))
      at += ENTRIES_AT_ONCE
      controller.enqueue(encoder.encode(some.map(entryInText).join('')))
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

// The response has begun, so nothing else would log why it breaks off, and nothing else would store that before the next call.
async function breakOff(db: Db, error: unknown): Promise<never> {
  logError('A file of the log broke off', error)
  await flushNow(db)
  throw error
}

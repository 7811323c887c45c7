import { withStores } from '../../scripts/database/stores.ts'
import { stored } from './writes.ts'

/** How many records of a kind the responses reported, and how many the database has. */
export interface Count {
  what: string
  told: number
  found: number
}

/** Counts what was stored since `began`, to compare it with the responses; no server may run. */
export function countStored(folder: string, began: Date): Promise<Count[]> {
  return withStores(async ({ DB }) => {
    const count = async (what: string, told: number, from: string) => {
      const found = await DB.prepare(`select count(*) as count from ${from}`)
        .bind(began.toISOString())
        .first<number>('count')
      return { what, told, found: found ?? 0 }
    }
    const audit = (action: string, noun: string) =>
      `audit_entries where at >= ?1 and action = '${action}' and noun = '${noun}'`
    return [
      await count('messages', stored.messages, "contact_messages where created_at >= ?1 and name glob 'Soak *'"),
      await count('requests', stored.requests, "rentals where created_at >= ?1 and customer_name glob 'Soak *'"),
      await count('lines of the audit trail about requests', stored.moves, audit('status', 'rental')),
      await count('lines of the audit trail about trailers', stored.edits, audit('update', 'trailer')),
    ]
  }, folder)
}

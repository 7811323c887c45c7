import { inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { ago } from '../instants.ts'
import { images, looseObjects } from '../schema.ts'

const UPLOADED_IN_MS = 60 * 60 * 1000
const AT_ONCE = 90

/**
 * Records that the bucket will hold an object at `key` that no image owns yet, so that leftovers of an interrupted upload can
 * be found.
 */
export async function recordLooseObject(db: Db, key: string, now: Date): Promise<void> {
  await db.insert(looseObjects).values({ key, since: now.toISOString() })
}

/** Keys that no image has owned for an hour or longer, oldest first, at most 90. */
export async function listLooseObjects(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ key: looseObjects.key })
    .from(looseObjects)
    .where(
      sql`${lte(looseObjects.since, ago(now, UPLOADED_IN_MS))}
        and not exists (select 1 from ${images} where ${images}.key = ${looseObjects}.key)`,
    )
    .orderBy(looseObjects.since)
    .limit(AT_ONCE)
  return rows.map(({ key }) => key)
}

/** Forgets keys whose objects are gone. */
export async function deleteLooseObjects(db: Db, keys: readonly string[]): Promise<void> {
  await db.delete(looseObjects).where(inArray(looseObjects.key, [...keys]))
}

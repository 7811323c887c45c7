import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import { AnyPart, type Done } from '#contract/wire'
import { changesNothing } from '#domain/difference'
import type { Author } from '../db/author.ts'
import { type Removable, removeRecord, restoreRecord } from '../db/catalogue/removed-records.ts'
import type { Db } from '../db/client.ts'
import type { IdempotentPost } from '../db/idempotency.ts'
import type { Versioned } from '../db/versioned.ts'
import { author } from '../http/author.ts'
import { purgeTags } from '../http/caching/edge-cache.ts'
import type { AppEnv } from '../http/env.ts'
import { createOnce } from '../http/idempotency.ts'
import { orNotFound } from '../http/or-not-found.ts'
import { pathId } from '../http/path-id.ts'
import { retryOnConflict } from '../http/retry-on-conflict.ts'
import { validBody, validEdit } from '../http/valid.ts'
import { refuseStale, sendVersion } from '../http/version-tag.ts'

/** What differs between the kinds of records of the catalogue. */
interface RecordKind<Stored, Schema extends z.ZodType<object>> {
  notFound: string
  /** The message if a deleted record is gone for good. */
  gone: string
  schema: Schema
  read: (db: Db, id: number) => Promise<Stored | undefined>
  /** `create` and `update` return `null` if what was checked has changed meanwhile. */
  create: (db: Db, input: z.infer<Schema>, author: Author, post: IdempotentPost | null) => Promise<Stored | null>
  update: (db: Db, before: Stored, input: z.infer<Schema>, author: Author) => Promise<Stored | null>
  removable: Removable
  /** Rejects references to something that does not exist, unless they are unchanged from `before`. */
  refuseMissing: (db: Db, input: z.infer<Schema>, before?: Stored) => Promise<void>
  response: (record: Stored) => object
  /** Tags of the pages that show the record. */
  tags: (id: number) => string[]
}

/** The routes with which staff add, read, change, delete and restore a record of the catalogue. */
export function recordCalls<Stored extends Versioned, Schema extends z.ZodType<object>>(
  kind: RecordKind<Stored, Schema>,
) {
  const { idOf, requested, requestedVersion, respond, changed } = stepsOf(kind)
  return new Hono<AppEnv>()
    .post('/', ...validBody(kind.schema), async (c) => {
      const input = c.req.valid('json')
      const create = (post: IdempotentPost | null) =>
        retryOnConflict(async () => {
          await kind.refuseMissing(c.var.db, input)
          return kind.create(c.var.db, input, author(c), post)
        })
      return changed(c, await createOnce(c, input, { create, read: (id) => kind.read(c.var.db, id) }), 201)
    })
    .get('/:id', async (c) => respond(c, await requested(c)))
    .put('/:id', ...validBody(AnyPart), async (c) => {
      const edit = c.req.valid('json')
      const record = await retryOnConflict(async () => {
        const before = await requestedVersion(c)
        const input = validEdit(kind.schema, before, edit)
        await kind.refuseMissing(c.var.db, input, before)
        // A new version would make a form that somebody else has open outdated.
        if (changesNothing(before, input)) return before
        const stored = await kind.update(c.var.db, before, input, author(c))
        if (stored) purgeTags(c, ...kind.tags(stored.id))
        return stored
      })
      return respond(c, record)
    })
    .delete('/:id', async (c) => {
      await retryOnConflict(async () => removeRecord(c.var.db, kind.removable, await requestedVersion(c), author(c)))
      purgeTags(c, ...kind.tags(idOf(c)))
      return c.json<Done>({ success: true })
    })
    .post('/:id/restore', async (c) => {
      const id = idOf(c)
      await retryOnConflict(() => restoreRecord(c.var.db, kind.removable, id, author(c)))
      return changed(c, orNotFound(await kind.read(c.var.db, id), kind.gone))
    })
}

function stepsOf<Stored extends Versioned, Schema extends z.ZodType<object>>(kind: RecordKind<Stored, Schema>) {
  const idOf = (c: Context<AppEnv>) => pathId(c, kind.notFound)
  const requested = async (c: Context<AppEnv>) => orNotFound(await kind.read(c.var.db, idOf(c)), kind.notFound)
  // The record to write, rejected unless the caller has seen its current version.
  const requestedVersion = async (c: Context<AppEnv>) => {
    const record = await requested(c)
    refuseStale(c, record.version)
    return record
  }
  const respond = (c: Context<AppEnv>, record: Stored, status: 200 | 201 = 200) => {
    sendVersion(c, record.version)
    return c.json(kind.response(record), status)
  }
  const changed = (c: Context<AppEnv>, record: Stored, status?: 201) => {
    purgeTags(c, ...kind.tags(record.id))
    return respond(c, record, status)
  }
  return { idOf, requested, requestedVersion, respond, changed }
}

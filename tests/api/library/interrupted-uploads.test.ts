import { eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { selectResponse } from '../../../worker/src/db/idempotency.ts'
import { createImage } from '../../../worker/src/db/library/image-desk.ts'
import { recordLooseObject } from '../../../worker/src/db/library/loose-objects.ts'
import { images, looseObjects } from '../../../worker/src/db/schema.ts'
import { plainJpeg } from '../../picture-corpus.ts'
import { clearConsole, consoleLines, product } from '../../product.ts'
import { runCron } from '../run-cron.ts'
import { newImage, upload } from '../uploads.ts'

const jpeg = await plainJpeg()

describe('an upload that is cut off', () => {
  test('in the database leaves nothing that the sweep does not find', async () => {
    const { db, env } = await product()
    await db.run("create trigger fails before insert on images begin select raise(abort, 'full'); end")
    try {
      expect((await upload('trailers', jpeg)).status).toBe(500)
    } finally {
      await db.run('drop trigger fails')
    }
    expect(consoleLines().join()).toContain('full')
    clearConsole()
    const loose = await db.select().from(looseObjects)
    const key = loose.at(-1)?.key ?? ''
    expect(await env.PICTURES.head(key)).not.toBeNull()
    expect(await db.select().from(images).where(eq(images.key, key))).toEqual([])
    await runCron()
    expect(await env.PICTURES.head(key)).not.toBeNull()
    await db.update(looseObjects).set({ since: '2020-01-01T00:00:00.000Z' }).where(eq(looseObjects.key, key))
    await runCron()
    expect(await env.PICTURES.head(key)).toBeNull()
    expect(await db.select().from(looseObjects).where(eq(looseObjects.key, key))).toEqual([])
  })

  test('by whoever deletes the folder meanwhile leaves its bytes for the sweep', async () => {
    const { db } = await product()
    const [key, at] = ['library/of-a-folder-that-went', new Date()]
    await recordLooseObject(db, key, at)
    const about = { filename: 'late.jpg', content_type: 'image/jpeg', size: 1, width: 1, height: 1, alt: '' } as const
    const row = { ...about, folder: 'went-meanwhile', key }
    expect(await createImage(db, row, { by: 'staff', at }, { key: 'of no picture', fingerprint: '' })).toBeNull()
    expect(await selectResponse(db, 'of no picture', at)).toEqual([])
    expect(await db.select().from(looseObjects).where(eq(looseObjects.key, key))).toHaveLength(1)
  })

  test('never costs a picture that has an owner its bytes', async () => {
    const { db, env } = await product()
    const { id } = await newImage('trailers', jpeg)
    const [row] = await db.select({ key: images.key }).from(images).where(eq(images.id, id))
    const key = row?.key ?? ''
    await db.insert(looseObjects).values({ key, since: '2020-01-01T00:00:00.000Z' })
    await runCron()
    expect(await env.PICTURES.head(key)).not.toBeNull()
    expect(await db.select().from(looseObjects).where(like(looseObjects.key, key))).toHaveLength(1)
    await db.delete(looseObjects).where(eq(looseObjects.key, key))
  })
})

import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { ImageListQuery, ImageUse, LibraryImage } from '#contract/picture/image'
import type { ImageFile } from '#domain/picture/bytes'
import { imageAddress } from '#domain/picture/name'
import { audit, auditEdit } from '../audit.ts'
import type { Author } from '../author.ts'
import { lastInsertedId, lastWriteChanged } from '../batch.ts'
import type { Db } from '../client.ts'
import { deleteExpiredResponse, type IdempotentPost, storeCreated } from '../idempotency.ts'
import { insertSelect } from '../insert-select.ts'
import { insertRows } from '../json-rows.ts'
import { toPage } from '../paging.ts'
import { formerImageNames, images, looseObjects } from '../schema.ts'
import { matchesPlainText } from '../text-search.ts'
import { firstVersion, isUnchanged, newVersion } from '../versioned.ts'
import { folderIsKnown } from './folders.ts'
import { hasName, hasOrHadName } from './images.ts'
import { clearIconsOfEmptyCategories, selectUses, updateUses, usesOf } from './uses.ts'

type Row = typeof images.$inferSelect

const noun = 'image'

function toImage({ key: _key, created_at, updated_at, ...row }: Row): LibraryImage {
  return { ...row, url: imageAddress(row.folder, row.filename), created: created_at, modified: updated_at }
}

/** One page of a folder, newest first, starting below the id `before`; `next` is where the next page starts. */
export async function listImages(
  db: Db,
  folder: string,
  { q, limit }: ImageListQuery,
  before: number | undefined,
): Promise<{ images: LibraryImage[]; next: number | undefined }> {
  const rows = await db
    .select()
    .from(images)
    .where(
      and(
        eq(images.folder, folder),
        before === undefined ? undefined : lt(images.id, before),
        matchesPlainText(q, [images.filename, images.alt]),
      ),
    )
    .orderBy(desc(images.id))
    .limit(limit + 1)
  const { page, next } = toPage(rows, limit)
  return { images: page.map(toImage), next }
}

/** The image of this name, or `undefined`. */
export async function readImageRecord(db: Db, folder: string, filename: string): Promise<LibraryImage | undefined> {
  const [row] = await db
    .select()
    .from(images)
    .where(hasName(images, folder, filename))
  return row && toImage(row)
}

/** The image with this id, or `undefined`. */
export async function readImageById(db: Db, id: number): Promise<LibraryImage | undefined> {
  const [row] = await db.select().from(images).where(eq(images.id, id))
  return row && toImage(row)
}

/** The image that has this name, or once had it; `undefined` if there is none. */
export async function readImageEverCalled(db: Db, folder: string, filename: string): Promise<LibraryImage | undefined> {
  const [row] = await db.select().from(images).where(hasOrHadName(folder, filename))
  return row && toImage(row)
}

/** What is stored of a new image besides its bytes. */
export interface NewImage extends Pick<ImageFile, 'width' | 'height'>, Pick<Row, 'folder' | 'filename' | 'alt'> {
  /** Where its bytes are already stored, recorded as loose. */
  key: string
  content_type: Row['content_type']
  size: number
}

/** Stores the image that owns the object at `key`; `null`, with the object still loose, if the folder has been deleted. */
export async function createImage(
  db: Db,
  image: NewImage,
  { by, at }: Author,
  post: IdempotentPost | null,
): Promise<LibraryImage | null> {
  const row = { ...image, ...firstVersion(at) }
  const { key, ...after } = image
  const [, [stored]] = await db.batch([
    deleteExpiredResponse(db, post, at),
    insertRows(db, images, [row], folderIsKnown(image.folder)).returning(),
    audit(db, { at, by, action: 'create', noun, recordId: lastInsertedId(images), before: null, after }),
    ...storeCreated(db, post, lastInsertedId(images), at),
    db.delete(looseObjects).where(sql`${eq(looseObjects.key, key)} and exists (
      select 1 from ${images} where ${images}.key = ${key})`),
  ])
  return stored ? toImage(stored) : null
}

/** Changes an image's alternative text; `null`, with nothing changed, if the image is no longer as in `before`. */
export async function describeImage(
  db: Db,
  before: LibraryImage,
  alt: string,
  { by, at }: Author,
): Promise<LibraryImage | null> {
  if (alt === before.alt) return before
  const [[stored]] = await db.batch([
    db
      .update(images)
      .set({ alt, ...newVersion(images, at) })
      .where(isUnchanged(images, before))
      .returning(),
    ...auditEdit(db, { at, by, noun, recordId: before.id, before: { alt: before.alt }, after: { alt } }),
  ])
  return stored ? toImage(stored) : null
}

/**
 * Renames an image, in one batch with every record that shows it. Its old name keeps working. `null`, with nothing changed, if
 * the image has been changed meanwhile, or if the name is or was another image's.
 */
export async function renameImage(
  db: Db,
  before: LibraryImage,
  filename: string,
  { by, at }: Author,
): Promise<{ image: LibraryImage; uses: ImageUse[] } | null> {
  const { id, folder } = before
  const instant = at.toISOString()
  const after = { filename }
  const isRenamed = sql`exists (select 1 from ${images} where id = ${id} and filename = ${filename})`
  const former = { folder, filename: before.filename, image_id: id }
  const to = imageAddress(folder, filename)
  const [[stored], , , , , , , uses] = await db.batch([
    db
      .update(images)
      .set({ filename, ...newVersion(images, at) })
      .where(sql`${isUnchanged(images, before)} and ${nameIsFree(folder, filename, id)}`)
      .returning(),
    audit(db, { at, by, action: 'update', noun, recordId: id, before: { filename: before.filename }, after }),
    db.delete(formerImageNames).where(sql`${hasName(formerImageNames, folder, filename)} and ${isRenamed}`),
    insertSelect(db, formerImageNames, former, sql`where ${isRenamed}`).onConflictDoNothing(),
    ...updateUses(db, before.url, to, instant, isRenamed),
    selectUses(db, to),
  ])
  return stored ? { image: toImage(stored), uses } : null
}

/** True while no other image has, or had, this name: an address that browsers have cached must never show another image. */
function nameIsFree(folder: string, filename: string, id: number): SQL {
  const isFormer = hasName(formerImageNames, folder, filename)
  return sql`not exists (select 1 from ${images} as other where other.folder = ${folder} and other.filename = ${filename})
    and not exists (select 1 from ${formerImageNames} where ${isFormer} and image_id is not ${id})`
}

/**
 * Removes an image that nothing shows, and records its object as loose; `null`, with nothing removed, if something shows it or it
 * has been changed meanwhile.
 */
export async function removeImage(db: Db, before: LibraryImage, { by, at }: Author): Promise<{ key: string } | null> {
  const { id, folder, filename, url } = before
  const former = { folder, filename, image_id: null }
  const isUnused = sql`not exists (${usesOf(url)})`
  const isDeletable = sql`${isUnchanged(images, before)} and ${isUnused}`
  const [, , [gone]] = await db.batch([
    insertSelect(
      db,
      looseObjects,
      { key: images.key, since: at.toISOString() },
      sql`from ${images} where ${isDeletable}`,
    ),
    insertSelect(db, formerImageNames, former, sql`where exists (select 1 from ${images} where ${isDeletable})`),
    db.delete(images).where(isDeletable).returning({ key: images.key }),
    audit(db, { at, by, action: 'delete', noun, recordId: id, before: { folder, filename }, after: null }),
    clearIconsOfEmptyCategories(db, url, lastWriteChanged),
  ])
  return gone ?? null
}

import { asc, count, eq, type SQL, sql } from 'drizzle-orm'
import { type ImageFolder, isStandardFolder, STANDARD_FOLDERS } from '#contract/picture/image'
import { audit } from '../audit.ts'
import type { Author } from '../author.ts'
import type { Db } from '../client.ts'
import { imageFolders, images } from '../schema.ts'

/** The three standard folders, then the created ones by name, each with its number of images. */
export async function listFolders(db: Db): Promise<ImageFolder[]> {
  const [created, totals] = await db.batch([
    db.select({ name: imageFolders.name, path: imageFolders.path }).from(imageFolders).orderBy(asc(imageFolders.path)),
    db.select({ folder: images.folder, total: count() }).from(images).groupBy(images.folder),
  ])
  const counts = new Map(totals.map(({ folder, total }) => [folder, total]))
  const standard = STANDARD_FOLDERS.map((path) => ({ name: path, path }))
  return [...standard, ...created].map((folder) => ({ ...folder, imageCount: counts.get(folder.path) ?? 0 }))
}

/** True while there is a folder at `path`. */
export function folderIsKnown(path: string): SQL {
  if (isStandardFolder(path)) return sql`true`
  return sql`exists (select 1 from ${imageFolders} where ${imageFolders}.path = ${path})`
}

/** Whether there is a folder at `path` now. */
export async function isFolder(db: Db, path: string): Promise<boolean> {
  const [row] = await db.all<{ known: number }>(sql`select ${folderIsKnown(path)} as known`)
  return row?.known === 1
}

/** Stores a folder; false if there is one at `path`. */
export async function createFolder(db: Db, path: string, name: string, { by, at }: Author): Promise<boolean> {
  const after = { path, name }
  const [stored] = await db.batch([
    db
      .insert(imageFolders)
      .values({ path, name, created_at: at.toISOString() })
      .onConflictDoNothing()
      .returning({ path: imageFolders.path }),
    audit(db, { at, by, action: 'create', noun: 'image_folder', recordId: null, before: null, after }),
  ])
  return stored.length > 0
}

/** Deletes an empty folder; false if it is not empty or does not exist. */
export async function deleteFolder(db: Db, path: string, { by, at }: Author): Promise<boolean> {
  const [gone] = await db.batch([
    db
      .delete(imageFolders)
      .where(sql`${eq(imageFolders.path, path)} and not exists (
        select 1 from ${images} where ${images}.folder = ${path})`)
      .returning({ path: imageFolders.path }),
    audit(db, { at, by, action: 'delete', noun: 'image_folder', recordId: null, before: { path }, after: null }),
  ])
  return gone.length > 0
}

import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ImageType } from '#contract/picture/image'
import type { Db } from '../client.ts'
import { formerImageNames, images } from '../schema.ts'

/** The key and type of a library image's bytes, by its current or a former name; `undefined` if there is no such image. */
export async function findImage(
  db: Db,
  folder: string,
  filename: string,
): Promise<{ id: number; key: string; contentType: ImageType } | undefined> {
  const [image] = await db
    .select({ id: images.id, key: images.key, contentType: images.content_type })
    .from(images)
    .where(hasOrHadName(folder, filename))
    .limit(1)
  return image
}

/** True for the image that has this name, or once had it. */
export function hasOrHadName(folder: string, filename: string): SQL {
  const former = sql`select image_id from ${formerImageNames} where ${hasName(formerImageNames, folder, filename)}`
  return sql`(${hasName(images, folder, filename)} or ${images.id} in (${former}))`
}

/** True for the row with this name, of an image or of its former names. */
export function hasName(table: typeof images | typeof formerImageNames, folder: string, filename: string) {
  return and(eq(table.folder, folder), eq(table.filename, filename))
}

import { and, eq, sql } from 'drizzle-orm'
import type { ImageType } from '#contract/image'
import type { Db } from './client.ts'
import { formerImageNames, images } from './schema.ts'

/**
 * Where the bytes of a library picture lie and what they are, by the name it has or had before; `undefined` when there
 * is no such picture.
 */
export async function findImage(
  db: Db,
  folder: string,
  filename: string,
): Promise<{ id: number; key: string; contentType: ImageType } | undefined> {
  const isName = and(eq(images.folder, folder), eq(images.filename, filename))
  const former = db
    .select({ id: formerImageNames.image_id })
    .from(formerImageNames)
    .where(and(eq(formerImageNames.folder, folder), eq(formerImageNames.filename, filename)))
  const [image] = await db
    .select({ id: images.id, key: images.key, contentType: images.content_type })
    .from(images)
    .where(sql`(${isName}) or ${images.id} in ${former}`)
    .limit(1)
  return image
}

import { and, eq } from 'drizzle-orm'
import type { ImageType } from '#contract/image'
import type { Db } from './client.ts'
import { images } from './schema.ts'

/** Where the bytes of a library picture lie and what they are; `undefined` when there is no such picture. */
export async function findImage(
  db: Db,
  folder: string,
  filename: string,
): Promise<{ key: string; contentType: ImageType } | undefined> {
  const [image] = await db
    .select({ key: images.key, contentType: images.content_type })
    .from(images)
    .where(and(eq(images.folder, folder), eq(images.filename, filename)))
  return image
}

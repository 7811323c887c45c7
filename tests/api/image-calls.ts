import { inArray } from 'drizzle-orm'
import { ImageList } from '#contract/picture/image'
import { categoryIcons } from '../../worker/src/db/schema.ts'
import { product, send } from '../product.ts'
import { call, expectResponse, staff } from './client.ts'

/** Tries to delete the picture at `url`. */
export async function deleteImageAt(url: string) {
  return call('DELETE', url.replace('/images/', '/api/images/'), await staff())
}

/** The response status at the address of a picture. */
export async function imageStatus(url: string) {
  const response = await send(url)
  await response.arrayBuffer()
  return response.status
}

/** Tries to rename the picture at `url`. */
export async function renameImageAt(url: string, newName: unknown) {
  return call('PUT', `${url.replace('/images/', '/api/images/')}/rename`, await staff({ body: { newName } }))
}

/** The icons that are stored for these categories. */
export async function iconsOf(...categories: string[]) {
  const { db } = await product()
  const rows = await db.select().from(categoryIcons).where(inArray(categoryIcons.category, categories))
  return rows.map(({ icon }) => icon)
}

/** The pictures of a folder. */
export async function imagesIn(folder: string, query = '') {
  const path = `/api/images/${folder}?${query}`
  return (await expectResponse(ImageList, 200, 'GET', path, await staff())).images
}

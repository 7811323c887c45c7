import { ImageFolderList, ImageList, isStandardFolder, type LibraryImage } from '#contract/picture/image'
import { allPages } from '../api/all-pages.ts'
import { call } from '../api/call.ts'
import { queryOf } from '../api/query-of.ts'
import { byName } from '../natural-order.ts'

const PAGE_SIZE = 60
// The most that the server returns.
const MAX_AT_ONCE = 1000

/** Which images to list: those of a folder whose name or alternative text contains `q`; '' does not filter. */
export interface ImageFilter {
  folder: string
  q: string
}

/** One page of a folder's images, newest first. */
export function listImages({ folder, q }: ImageFilter, cursor: string, signal: AbortSignal): Promise<ImageList> {
  return readList({ folder, q }, cursor, PAGE_SIZE, signal)
}

/** All images of a folder that match, however many. */
export function allImages(filter: ImageFilter, signal?: AbortSignal): Promise<LibraryImage[]> {
  return allPages(
    (cursor) => readList(filter, cursor, MAX_AT_ONCE, signal),
    (page) => page.images,
  )
}

function readList({ folder, q }: ImageFilter, cursor: string, limit: number, signal: AbortSignal | undefined) {
  return call(ImageList, `/api/images/${encodeURIComponent(folder)}?${queryOf({ limit, q, cursor })}`, { signal })
}

/** The folders of the library with how many images each holds: the three of every library, then the others by name. */
export async function listFolders(signal?: AbortSignal) {
  const { folders } = await call(ImageFolderList, '/api/images/folders', { signal })
  const created = folders.filter(({ path }) => !isStandardFolder(path))
  return [
    ...folders.filter(({ path }) => isStandardFolder(path)),
    ...created.toSorted((one, other) => byName(one.name, other.name)),
  ]
}

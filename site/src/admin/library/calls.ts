import { ImageFolderList, ImageList } from '#contract/image'
import { call } from '../call.ts'

const PAGE_SIZE = 60

/** Which images to list: those of a folder whose name or alternative text contains `q`; '' does not filter. */
export interface ImageFilter {
  folder: string
  q: string
}

/** One page of a folder's images, newest first. */
export function listImages({ folder, q }: ImageFilter, cursor: string, signal: AbortSignal): Promise<ImageList> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) })
  if (q) query.set('q', q)
  if (cursor) query.set('cursor', cursor)
  return call(ImageList, `/api/images/${encodeURIComponent(folder)}?${query}`, { signal })
}

/** The folders of the library with how many images each holds. */
export async function listFolders(signal?: AbortSignal) {
  return (await call(ImageFolderList, '/api/images/folders', { signal })).folders
}

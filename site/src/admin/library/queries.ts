import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { PAGED } from '../api/paged.ts'
import type { Upload } from '../ui/form/fields.ts'
import { type ImageFilter, listFolders, listImages } from './calls.ts'
import { uploadImage } from './upload.ts'

/** The key of the section Upload, so that its refresh button and every upload refresh these queries too. */
export const UPLOAD_SECTION = 'upload'

/** Key prefix of every list of images, so that a change updates all of them at once. */
export const IMAGE_LISTS = [UPLOAD_SECTION, 'list'] as const

/** Key of the list of folders. */
export const FOLDERS = [UPLOAD_SECTION, 'folders'] as const

const images = (filter: ImageFilter) =>
  infiniteQueryOptions({
    queryKey: [...IMAGE_LISTS, filter],
    queryFn: ({ pageParam, signal }) => listImages(filter, pageParam, signal),
    ...PAGED,
  })

const folders = queryOptions({ queryKey: FOLDERS, queryFn: ({ signal }) => listFolders(signal) })

/** The images that pass a filter, a page at a time. */
export function useImages(filter: ImageFilter) {
  return useInfiniteQuery(images(filter))
}

/** The folders of the library. */
export function useFolders() {
  return useQuery(folders)
}

/** The upload of a form's image field into a folder of the library, which then shows the new image. */
export function useUploadTo(folder: string): Upload {
  const queries = useQueryClient()
  return useCallback(
    async (file, onProgress, signal) => {
      const { imageUrl } = await uploadImage(folder, file, { onProgress, signal })
      void queries.invalidateQueries({ queryKey: [UPLOAD_SECTION] })
      return imageUrl
    },
    [folder, queries],
  )
}

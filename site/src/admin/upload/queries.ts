import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type Query,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { ImageFolder, ImageList, ImageUse, LibraryImage } from '#contract/picture/image'
import { type ImageFilter, listImages } from '../library/calls.ts'
import { FOLDERS, IMAGE_LISTS, UPLOAD_SECTION } from '../library/queries.ts'
import type { ImageName } from './address.ts'
import { findImage } from './calls.ts'
import { foldersToWalk, nextStep, type Step } from './folder-walk.ts'
import { sectionOf } from './uses.ts'

const FIRST: Step = { place: 0, cursor: '' }
const NOTHING: ImageList = { success: true, images: [] }

const list = (paths: readonly string[], q: string) =>
  infiniteQueryOptions({
    queryKey: [...IMAGE_LISTS, paths, q],
    queryFn: async ({ pageParam, signal }) => {
      const path = paths[pageParam.place]
      return path ? listImages({ folder: path, q }, pageParam.cursor, signal) : NOTHING
    },
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }, _, step) => nextStep(step, nextCursor, paths.length),
    placeholderData: keepPreviousData,
  })

type Pages = InfiniteData<ImageList, unknown>

/** The images that pass a filter, a page at a time: folder by folder, the newest of each first. */
export function useImagesOfFolders(known: readonly ImageFolder[], { folder, q }: ImageFilter) {
  return useInfiniteQuery(list(foldersToWalk(known, folder), q))
}

/** One image by its name, for an address that opens one the list has not loaded yet. */
export function useImage({ folder, filename }: ImageName, enabled: boolean) {
  return useQuery({
    queryKey: [UPLOAD_SECTION, 'one', folder, filename],
    queryFn: ({ signal }) => findImage({ folder, filename }, signal),
    enabled,
    gcTime: 0,
  })
}

/** Functions that update the cache after a change: only what changed, since thousands of images may be on the screen. */
export function useLibraryChanges() {
  const queries = useQueryClient()
  const inLists = (change: (images: LibraryImage[]) => LibraryImage[]) => {
    queries.setQueriesData<Pages>({ queryKey: IMAGE_LISTS }, (data) => {
      return data && { ...data, pages: data.pages.map((page) => ({ ...page, images: change(page.images) })) }
    })
    // The response to a read under way may be older than the change, and would undo it: those lists are read again.
    const isUnderWay = ({ state }: Query) => state.fetchStatus === 'fetching'
    void queries.invalidateQueries({ queryKey: IMAGE_LISTS, predicate: isUnderWay })
  }
  return {
    changed: (image: LibraryImage) => {
      inLists((images) => images.map((shown) => (shown.id === image.id ? image : shown)))
    },
    /** Refetches the lists, in which an image was not as the server has it. */
    outdated: () => void queries.invalidateQueries({ queryKey: IMAGE_LISTS }),
    /** Refetches the sections whose records follow a new name. */
    followed: (uses: readonly ImageUse[]) => {
      for (const section of new Set(uses.map(sectionOf))) {
        void queries.invalidateQueries({ queryKey: [section] })
      }
    },
    deleted: ({ id }: LibraryImage) => {
      inLists((images) => images.filter((shown) => shown.id !== id))
      return queries.invalidateQueries({ queryKey: FOLDERS })
    },
  }
}

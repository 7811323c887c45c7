import * as z from 'zod'
import { TOO_LONG } from '../text/too-long.ts'
import { Id, Instant, ListQuery, line, normalizable } from '../wire.ts'

/** Content types the library keeps. */
export const ImageType = z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml'])
export type ImageType = z.infer<typeof ImageType>

/** The message for a file of any other type (admin specification, section 5). */
export const WRONG_IMAGE_TYPE = 'Invalid file type. Please upload JPG, PNG, WebP, or SVG files only.'

/** Widths in pixels a library image is served in; any other `w` is rounded up to the next of them. */
export const IMAGE_WIDTHS = [320, 480, 640, 720, 960, 1280, 1920] as const

/** The folders every library has; more can be created. */
export const STANDARD_FOLDERS = ['trailers', 'rentals', 'equipment'] as const

/** Whether `path` is one of them, which nobody can delete. */
export function isStandardFolder(path: string): boolean {
  return STANDARD_FOLDERS.some((one) => one === path)
}

/** Bytes of the largest image, icons included: the 5 MB that their note advises are not checked (admin specification, section 9). */
export const MAX_IMAGE_BYTES = 15 * 1024 * 1024

/** The message for a larger file (admin specification, section 5). */
export const IMAGE_TOO_LARGE = `File size too large. Maximum allowed size is ${MAX_IMAGE_BYTES / 1024 / 1024}MB.`

/** An image of the library; `width` and `height` are as displayed, `null` for a drawing without a size. */
export const LibraryImage = z.object({
  id: Id,
  filename: z.string(),
  url: z.string(),
  folder: z.string(),
  content_type: ImageType,
  /** In bytes. */
  size: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** The alternative text. */
  alt: z.string(),
  version: Id,
  created: Instant,
  modified: Instant,
})
export type LibraryImage = z.infer<typeof LibraryImage>

/** Response of GET /api/images/{folder}, newest first. */
export const ImageList = z.object({
  success: z.literal(true),
  images: z.array(LibraryImage),
  nextCursor: z.string().optional(),
})
export type ImageList = z.infer<typeof ImageList>

/** Query of GET /api/images/{folder}; `q` searches names and alternative texts. */
export const ImageListQuery = ListQuery
export type ImageListQuery = z.infer<typeof ImageListQuery>

/** Response of an upload and of a new alternative text. */
export const ImageResponse = z.object({ success: z.literal(true), imageUrl: z.string(), image: LibraryImage })
export type ImageResponse = z.infer<typeof ImageResponse>

/** A record that shows an image; `id` is null for the icon of a category. */
export const ImageUse = z.object({
  noun: z.enum(['trailer', 'custom_trailer', 'category']),
  id: Id.nullable(),
  name: z.string(),
})
export type ImageUse = z.infer<typeof ImageUse>

/** Payload of PUT /api/images/{folder}/{filename}/rename. */
export const ImageRename = z.object({ newName: normalizable('Enter a name').normalize('NFC').trim() })
export type ImageRename = z.infer<typeof ImageRename>

/** Response of a rename: `uses` are the records that now show it under the new name. */
export const ImageRenameResponse = ImageResponse.extend({ uses: z.array(ImageUse) })
export type ImageRenameResponse = z.infer<typeof ImageRenameResponse>

/** Payload of PUT /api/images/{folder}/{filename}. */
export const ImageAlt = z.object({ alt: line(300) })
export type ImageAlt = z.infer<typeof ImageAlt>

/** A folder of the library; `path` is the part in addresses. */
export const ImageFolder = z.object({ name: z.string(), path: z.string(), imageCount: z.number().int() })
export type ImageFolder = z.infer<typeof ImageFolder>

/** Response of GET /api/images/folders: the three of every library, then the created ones by name. */
export const ImageFolderList = z.object({ success: z.literal(true), folders: z.array(ImageFolder) })
export type ImageFolderList = z.infer<typeof ImageFolderList>

/** Payload of POST /api/images/folders. */
export const ImageFolderInput = z.object({
  name: z
    .string('Please enter a folder name')
    .trim()
    .min(1, { error: 'Please enter a folder name', abort: true })
    .max(40, TOO_LONG)
    .regex(
      /^[A-Za-z0-9](?:[A-Za-z0-9 _-]*[A-Za-z0-9])?$/,
      'Use letters (no accents), digits, spaces and dashes in a folder name',
    ),
})
export type ImageFolderInput = z.infer<typeof ImageFolderInput>

/** Response of POST /api/images/folders. */
export const ImageFolderResponse = z.object({ success: z.literal(true), folder: ImageFolder })
export type ImageFolderResponse = z.infer<typeof ImageFolderResponse>

import * as z from 'zod'

/** Content types the library keeps. */
export const ImageType = z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml'])
export type ImageType = z.infer<typeof ImageType>

/** Widths in pixels a library picture is served in; any other `w` is rounded up to the next of them. */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const

/** Size in pixels of the picture that stands beside a shared link. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const

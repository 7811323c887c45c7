import { IMAGE_TOO_LARGE, ImageType, MAX_IMAGE_BYTES, WRONG_IMAGE_TYPE } from '#contract/picture/image'
import { ApiError } from '../../api/api-error.ts'

/** How long an upload may take (admin specification, section 9). */
export const UPLOAD_MS = 180_000

/** What an image's `accept` attribute offers. */
export const IMAGE_TYPES = ImageType.options.join(',')

/** Why a file cannot be the image, or `null` (admin specification, section 5). */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  // Some programs still send the type `image/jpg`.
  if (!ImageType.safeParse(type.toLowerCase().replace('image/jpg', 'image/jpeg')).success) return WRONG_IMAGE_TYPE
  return size > MAX_IMAGE_BYTES ? IMAGE_TOO_LARGE : null
}

/** True where the server refused the file for what it is, which another try cannot change. */
export function isRefusedFile(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 413 || error.issues.some(({ path }) => path === 'image'))
}

/** The message for a failed upload (admin specification, section 8). */
export function uploadProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError') return 'Upload timed out. Please try with a smaller file or check your connection.'
  if (name === 'AbortError') return 'Upload was interrupted. Please try again.'
  if (!(error instanceof ApiError)) return 'Failed to upload image. Please try again.'
  if (error.status === 0) return 'Network error occurred. Please check your connection and try again.'
  return error.message || 'Failed to upload image. Please try again.'
}

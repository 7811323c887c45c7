import { isAnswered } from '../api/api-error.ts'

// For what the server refused, and for what never reached it (admin specification, section 8).
const FAILED = {
  delete: ['Failed to delete image', 'Delete failed. Please try again.'],
  rename: ['Failed to rename image', 'Rename failed. Please try again.'],
  folder: ['Failed to create folder', 'Create folder failed. Please try again.'],
} as const

/** The message for a failed change of the library, with the server's reason, where it gave one. */
export function libraryFailure(work: keyof typeof FAILED, error: unknown): string {
  const [refused, lost] = FAILED[work]
  if (!isAnswered(error)) return lost
  return error.message ? `${refused}: ${error.message}` : refused
}

import { ICON_NAMES } from '#contract/catalogue/icon-names'
import { isStale, reasonOf } from '../api/api-error.ts'
import { uploadProblem } from '../ui/form/image-rules.ts'

/** What somebody typed as an icon: one of the names, ignoring case, or an address as it is. */
export function typedIcon(text: string): string {
  const typed = text.trim()
  return ICON_NAMES.find((name) => name.toLowerCase() === typed.toLowerCase()) ?? typed
}

/** A category's icon, in words. */
export function iconInWords(icon: string | null): string {
  if (icon === null) return 'Guessed from the name'
  return ICON_NAMES.some((name) => name === icon) ? `Icon ${icon}` : 'Image'
}

/** Why an icon could not be uploaded to the library (admin specification, section 8). */
export function iconUploadFailure(reason: unknown): string {
  return `Failed to upload icon: ${typeof reason === 'string' ? reason : uploadProblem(reason)}`
}

/** Why a category's icon could not be changed (admin specification, section 8). */
export function iconUpdateFailure(error: unknown): string {
  if (isStale(error)) {
    return 'Failed to update category icon: Somebody else changed it meanwhile. Press again to replace theirs with yours.'
  }
  return `Failed to update category icon: ${reasonOf(error) || 'Please try again.'}`
}

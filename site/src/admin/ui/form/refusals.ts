import type { Issue } from '#contract/wire'
import { ApiError, isAnswered, reasonOf } from '../../api/api-error.ts'
import type { Field } from './fields.ts'

/** The server's issues, sorted: those shown under a field of this form, and those shown above them all. */
interface Sorted<N extends string> {
  under: { name: N; message: string }[]
  above: string[]
}

/** Sorts issues by the fields of a form, in its order; one per field, and those without a field are shown above the form. */
export function sortIssues<N extends string>(issues: readonly Issue[], fields: readonly Field<N>[]): Sorted<N> {
  const sorted = issues.map(({ path, message }) => ({ field: path.split('.')[0], message }))
  const names = namesOf(fields)
  const strays = sorted.filter(({ field }) => !names.some((name) => name === field))
  return {
    under: names.flatMap((name) => {
      const first = sorted.find(({ field }) => field === name)
      return first ? { name, message: first.message } : []
    }),
    above: [...new Set(strays.map(({ message }) => message))],
  }
}

/** The names of all values that the fields edit, in their order. */
function namesOf<N extends string>(fields: readonly Field<N>[]): N[] {
  return fields.flatMap((field) => (field.kind === 'price-group' ? field.prices.map(({ name }) => name) : field.name))
}

/** The message for a failed save: with the server's reason, or advice to try again (admin specification, section 8). */
export function saveFailureInWords(error: unknown): string {
  const reason = reasonOf(error)
  return reason ? `Failed to save: ${reason}` : 'Failed to save. Please try again.'
}

const ADVICE = new Map<number | undefined, string>([
  [0, 'Check your connection, then try again. What you typed is still here.'],
  [404, 'Somebody may have deleted it meanwhile. What you typed is still here to copy.'],
])

/**
 * `words` about a failed save, with advice where no response came and where the record is gone; an ended session is reported
 * after the login, when advice to sign in is of no use.
 */
export function withAdvice(words: string | readonly string[], error: unknown): readonly string[] {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 401) return ['Your session had ended, so nothing was saved. What you typed is still here: save again.']
  return [words, ADVICE.get(status) ?? []].flat()
}

/** The message for a failed deletion: with the server's reason, or none after a network error. */
export function deletionFailureInWords(noun: string, error: unknown): string {
  const what = `Failed to delete ${noun}`
  if (!isAnswered(error)) return what
  return `${what}: ${error.message || 'Unknown error'}`
}

import { ApiError, type Issue } from '../../api-error.ts'
import type { Field } from './fields.ts'

/** What the server found wrong, sorted: what belongs under a field of this form, and what belongs above them all. */
interface Sorted<N extends string> {
  under: { name: N; message: string }[]
  above: string[]
}

/** Sorts issues by the fields of a form, in its order; one per field, those of no field are shown above the form. */
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

/** Every value that the fields stand for, in their order. */
function namesOf<N extends string>(fields: readonly Field<N>[]): N[] {
  return fields.flatMap((field) => (field.kind === 'price-group' ? field.prices.map(({ name }) => name) : field.name))
}

/** “{what}: {reason}”, or that it can be tried again where no reason was given (admin specification, section 8). */
export function failureWords(what: string, error: unknown): string {
  const reason = error instanceof ApiError ? error.message : ''
  return reason ? `${what}: ${reason}` : `${what}. Please try again.`
}

/**
 * `words` about a save that failed, and what to do where no answer came; a session that had ended is told after the login,
 * when it is of no use to ask for that.
 */
export function withAdvice(words: string | readonly string[], error: unknown): readonly string[] {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 401) return ['Your session had ended, so nothing was saved. What you typed is still here: save again.']
  const advice = status === 0 ? ['Check your connection, then try again. What you typed is still here.'] : []
  return [words, advice].flat()
}

/** What to say of a deletion that failed: the server's reason, or none where the network gave none. */
export function deletionWords(noun: string, error: unknown): string {
  const what = `Failed to delete ${noun}`
  if (!(error instanceof ApiError) || error.status === 0) return what
  return `${what}: ${error.message || 'Unknown error'}`
}

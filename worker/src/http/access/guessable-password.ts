import { isGuessable } from '#domain/access/guessable-password'
import { invalidField } from '../app-error.ts'

/** Throws at the field `path` if a new password is one of `names`: those of its account and of the business. */
export function refuseGuessable(path: string, password: string, names: readonly string[]): void {
  if (!isGuessable(password, names)) return
  throw invalidField(path, 'Strangers try this name first. Choose another password.')
}

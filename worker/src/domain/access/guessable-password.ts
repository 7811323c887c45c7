import { foldCase } from '../letter-case.ts'

const onlyLettersAndFigures = (text: string) => foldCase(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '')

/** True for a password that equals one of `names`, ignoring spaces, punctuation and case: what a stranger tries first. */
export function isGuessable(password: string, names: readonly string[]): boolean {
  const tried = onlyLettersAndFigures(password)
  return tried !== '' && names.some((name) => onlyLettersAndFigures(name) === tried)
}

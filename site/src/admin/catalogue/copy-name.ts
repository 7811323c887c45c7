import { MAX_NAME_LENGTH } from '#contract/text/limits'

const SUFFIX = ' (copy)'

/** Name of a copy, as in “Bayshore Taco Kitchen (copy)”, no longer than a name may be. */
export function copyName(name: string): string {
  return [...name].slice(0, MAX_NAME_LENGTH - SUFFIX.length).join('') + SUFFIX
}

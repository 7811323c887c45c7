import { LONGEST_NAME } from '#contract/limits'

const SUFFIX = ' (copy)'

/** Name of a copy, as in “Bayshore Taco Kitchen (copy)”, no longer than a name may be. */
export function copyName(name: string): string {
  return [...name].slice(0, LONGEST_NAME - SUFFIX.length).join('') + SUFFIX
}

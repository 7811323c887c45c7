import { formatNumber } from './number-format.ts'

/** A number of things, as in “1 image”, “1,200 images”; for nouns whose plural ends in s. */
export function pluralized(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`
}

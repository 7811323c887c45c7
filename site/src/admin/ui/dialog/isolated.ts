// Letters of Hebrew, Arabic and their neighbors, which are written from right to left.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/**
 * A name for a sentence that cannot contain markup: one that is written from right to left is isolated from the words around it,
 * as `<bdi>` does, or a size at its end would be torn apart, as in “5 … m”.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}

const FEET_PER_METER = 3.28084

/** A length in meters as whole feet. */
export function feetOf(lengthM: number): number {
  return Math.round(lengthM * FEET_PER_METER)
}

/** A size as staff entered it; meters are followed by feet, which people here are used to: “5m (16 ft)”. */
export function sizeInWords(size: string): string {
  const feet = feetOfSize(size)
  return feet === null ? size : `${size} (${feet} ft)`
}

/** Sizes as staff entered them; if all are in meters, followed by their length in feet: “4m, 5m, 6m (13–20 ft)”. */
export function sizesInWords(sizes: readonly string[]): string {
  const words = sizes.join(', ')
  const feet = sizes.map(feetOfSize).filter((length) => length !== null)
  if (feet.length === 0 || feet.length < sizes.length) return words
  const [least, most] = [Math.min(...feet), Math.max(...feet)]
  return `${words} (${least === most ? least : `${least}–${most}`} ft)`
}

function feetOfSize(size: string): number | null {
  const meters = /^(\d+(?:\.\d+)?) ?m$/.exec(size)
  return meters && feetOf(Number(meters[1]))
}

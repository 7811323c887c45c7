const FEET_PER_METER = 3.28084

/** A length in meters as whole feet. */
export function feetOf(lengthM: number): number {
  return Math.round(lengthM * FEET_PER_METER)
}

/** A size as staff entered it; meters are followed by feet, which people here are used to: “5m (16 ft)”. */
export function sizeInWords(size: string): string {
  const meters = /^(\d+(?:\.\d+)?) ?m$/.exec(size)
  return meters ? `${size} (${feetOf(Number(meters[1]))} ft)` : size
}

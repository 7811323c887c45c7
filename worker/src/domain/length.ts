const FEET_PER_METER = 3.28084

/** A length in meters as whole feet. */
export function feetOf(lengthM: number): number {
  return Math.round(lengthM * FEET_PER_METER)
}

/** A size as staff wrote it; one in meters has the feet beside it, which is how a length is known here: “5m (16 ft)”. */
export function sizeInWords(size: string): string {
  const meters = /^(\d+(?:\.\d+)?) ?m$/.exec(size)
  return meters ? `${size} (${feetOf(Number(meters[1]))} ft)` : size
}

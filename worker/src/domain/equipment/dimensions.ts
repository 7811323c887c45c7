/** Outer dimensions of a piece in centimeters; many lists omit the height. */
export interface Dimensions {
  widthCm: number
  depthCm: number
  heightCm: number | null
}

/** Centimeters in an inch. */
export const INCH_CM = 2.54
const PIECE = String.raw`(\d+(?:[.,]\d+)?)\s*(mm|cm|m|inches|inch|in\.?|["”″]|'')?`
const SHAPE = new RegExp(`^${PIECE}\\s*[x×*]\\s*${PIECE}(?:\\s*[x×*]\\s*${PIECE})?\\s*$`, 'i')
const IN_CM: Record<string, number> = { mm: 0.1, cm: 1, m: 100 }
/** Nothing in a trailer is larger; a higher figure is a typing error. */
const LARGEST_CM = 1000

const THOUSANDS = /,\d{3}$/

/**
 * Reads “80 × 70 × 90 cm”, “80x70x90”, “80 cm x 70 cm” or `36" × 30"` as width, depth and height. Figures without a unit
 * take the unit of the last one that has one, else centimeters. Null for anything else.
 */
export function readDimensions(text: string): Dimensions | null {
  const match = SHAPE.exec(text.trim())
  if (!match) return null
  const [, width, widthUnit, depth, depthUnit, height, heightUnit] = match
  const unit = heightUnit ?? depthUnit ?? widthUnit
  const sizes = [
    centimeters(width, widthUnit ?? unit),
    centimeters(depth, depthUnit ?? unit),
    centimeters(height, heightUnit ?? unit),
  ] as const
  const [widthCm, depthCm, heightCm] = sizes
  if (widthCm === null || depthCm === null || sizes.some((size) => size !== null && !isSize(size))) return null
  return { widthCm, depthCm, heightCm }
}

function centimeters(figure: string | undefined, unit = 'cm'): number | null {
  if (figure === undefined) return null
  const inCm = IN_CM[unit.toLowerCase()] ?? INCH_CM
  // In millimeters, a comma before three digits groups thousands; in larger units it is ambiguous.
  const isGrouped = THOUSANDS.test(figure)
  if (isGrouped && inCm !== IN_CM.mm) return Number.NaN
  return Math.round(Number(figure.replace(',', isGrouped ? '' : '.')) * inCm * 10) / 10
}

function isSize(cm: number): boolean {
  return cm > 0 && cm <= LARGEST_CM
}

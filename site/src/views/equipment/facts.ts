import type { PublicEquipment } from '#contract/catalogue/equipment'
import { formatNumber } from '#contract/text/number-format'
import { INCH_CM, readDimensions } from '#domain/equipment/dimensions'

type Measured = Pick<PublicEquipment, 'dimensions' | 'watts' | 'amps' | 'volts'>

/** Dimensions, watts, and amps with their volts, of a piece in words; what is unknown or zero is left out. */
export function itemFacts({ dimensions, watts, amps, volts }: Measured): string[] {
  const current = amps ? `${formatNumber(amps)} A${volts ? ` at ${formatNumber(volts)} V` : ''}` : ''
  return [dimensionsInWords(dimensions), watts ? `${formatNumber(watts)} W` : '', current].filter((fact) => fact !== '')
}

/** Dimensions as staff entered them; metric ones are followed by inches, which people here measure a kitchen in. */
export function dimensionsInWords(text: string): string {
  const size = /m\s*$/i.test(text) && readDimensions(text)
  if (!size) return text
  const inches = [size.widthCm, size.depthCm, size.heightCm].filter((cm) => cm !== null).map(inchesOf)
  return `${text.trim()} (${inches.join(' × ')} in)`
}

/** Whole inches; less than half an inch in tenths, since nothing is 0 inches thick. */
function inchesOf(cm: number): number {
  const inches = cm / INCH_CM
  return Math.round(inches) || Math.max(0.1, Math.round(inches * 10) / 10)
}

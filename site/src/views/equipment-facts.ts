import type { PublicEquipment } from '#contract/equipment'

type Measured = Pick<PublicEquipment, 'dimensions' | 'watts' | 'amps' | 'volts'>

/** Dimensions, watts and amps of a piece in words; what is not known, or is nothing, is left out. */
export function itemFacts({ dimensions, watts, amps, volts }: Measured): string[] {
  const current = amps
    ? `${amps.toLocaleString('en-US')} A${volts ? ` at ${volts.toLocaleString('en-US')} V` : ''}`
    : ''
  return [dimensions, watts ? `${watts.toLocaleString('en-US')} W` : '', current].filter((fact) => fact !== '')
}

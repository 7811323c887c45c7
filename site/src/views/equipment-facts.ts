import type { PublicEquipment } from '#contract/equipment'
import { grouped } from '#contract/figures'

type Measured = Pick<PublicEquipment, 'dimensions' | 'watts' | 'amps' | 'volts'>

/** Dimensions, watts and amps of a piece in words; what is unknown or zero is left out. */
export function itemFacts({ dimensions, watts, amps, volts }: Measured): string[] {
  const current = amps ? `${grouped(amps)} A${volts ? ` at ${grouped(volts)} V` : ''}` : ''
  return [dimensions, watts ? `${grouped(watts)} W` : '', current].filter((fact) => fact !== '')
}

import type { RalCode } from '#contract/requests/custom-build'

/** The body colors of a custom build, as a screen can show them (storefront specification, section 3). */
export const ralColors = [
  { code: 'RAL 9016', name: 'Traffic White', hex: '#F1F0EA' },
  { code: 'RAL 9005', name: 'Jet Black', hex: '#0E0E10' },
  { code: 'RAL 7016', name: 'Anthracite Grey', hex: '#383E42' },
  { code: 'RAL 3020', name: 'Traffic Red', hex: '#C1121C' },
  { code: 'RAL 5015', name: 'Sky Blue', hex: '#007CB0' },
  { code: 'RAL 6005', name: 'Moss Green', hex: '#114232' },
  { code: 'RAL 6018', name: 'Yellow Green', hex: '#48A43F' },
  { code: 'RAL 2004', name: 'Pure Orange', hex: '#E75B12' },
] as const satisfies readonly { code: RalCode; name: string; hex: string }[]

/** A color as customers read it, such as “Traffic Red (RAL 3020)”; only the code if it is not one of ours. */
export function colorWithCode(code: string): string {
  const color = ralColors.find((known) => known.code === code)
  return color ? `${color.name} (${code})` : code
}

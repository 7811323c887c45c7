import type { BusinessInfo } from '#contract/business'

type Place = Pick<BusinessInfo, 'address' | 'city' | 'state' | 'zip_code'>

/** City and state, as in “Tampa, Florida”; '' if neither is known. */
export function cityAndState({ city, state }: Pick<Place, 'city' | 'state'>): string {
  return [city, state].filter(Boolean).join(', ')
}

/** The line of an address below the street, as in “Tampa, Florida 33605”. */
export function townInWords(place: Place): string {
  return [cityAndState(place), place.zip_code].filter(Boolean).join(' ')
}

/** An address on one line, as in “12 Bay Street, Tampa, Florida 33605”. */
export function addressInWords(place: Place): string {
  return [place.address, townInWords(place)].filter(Boolean).join(', ')
}

import type { BusinessInfo } from '#contract/business'
import { internationalPhone, mailLink } from '#domain/phone'
import { absolute, type Site, type Thing } from './json-ld.ts'

interface Place {
  '@type': 'City' | 'Country'
  name: string
}

interface PostalAddress {
  '@type': 'PostalAddress'
  streetAddress?: string
  addressLocality?: string
  addressRegion?: string
  postalCode?: string
  addressCountry: string
}

/** The business, https://schema.org/LocalBusiness. */
export interface LocalBusiness extends Thing {
  '@type': 'LocalBusiness'
  '@id': string
  name: string
  url: string
  image: string
  description?: string
  telephone?: string
  email?: string
  address: PostalAddress
  areaServed: Place[]
}

/** The `@id` of the business, so that all descriptions on a page refer to one entity. */
export function businessId(site: Site): string {
  return absolute('/#business', site)
}

/** The business record for search engines, with the address of its picture; what is empty or a placeholder is left out. */
export function localBusiness(business: BusinessInfo, site: Site, image: string): LocalBusiness {
  const { business_name, description, phone, email, city } = business
  const telephone = internationalPhone(phone)
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(site),
    name: business_name,
    url: absolute('/', site),
    image: absolute(image, site),
    ...(description && { description }),
    ...(telephone && { telephone }),
    ...(mailLink(email) && { email }),
    address: postalAddress(business),
    // Rentals stay near the yard, custom builds are delivered to all states (storefront specification, section 9).
    areaServed: [
      ...(city ? [{ '@type': 'City', name: city } as const] : []),
      { '@type': 'Country', name: 'United States' },
    ],
  }
}

function postalAddress({ address, city, state, zip_code }: BusinessInfo): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(address && { streetAddress: address }),
    ...(city && { addressLocality: city }),
    ...(state && { addressRegion: state }),
    ...(zip_code && { postalCode: zip_code }),
    addressCountry: 'US',
  }
}

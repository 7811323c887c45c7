import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import type { PublicTrailer } from '#contract/catalogue/trailer'
import { paths } from '../../paths.ts'
import { SOCIAL_PICTURES, type SocialPicture, socialPicture } from '../picture/social.ts'
import { absolute, type Site, type Thing } from './json-ld.ts'
import { businessId } from './local-business.ts'

interface UnitPriceSpecification {
  '@type': 'UnitPriceSpecification'
  price: string
  priceCurrency: 'USD'
  referenceQuantity: { '@type': 'QuantitativeValue'; value: number; unitCode: string }
}

interface Offer {
  '@type': 'Offer'
  name: string
  url: string
  price: string
  priceCurrency: 'USD'
  availability: `https://schema.org/${'InStock' | 'OutOfStock' | 'MadeToOrder'}`
  businessFunction: `http://purl.org/goodrelations/v1#${'LeaseOut' | 'Sell'}`
  seller: { '@id': string }
  priceSpecification?: UnitPriceSpecification
}

/** A trailer or a model, https://schema.org/Product; without `offers` where every price is on request. */
export interface Product extends Thing {
  '@type': 'Product'
  '@id': string
  name: string
  url: string
  image: string
  description?: string
  offers?: Offer[]
}

// Units of time as UN/CEFACT codes, which schema.org asks for.
const RATES = [
  { key: 'rental_price_daily', name: 'Daily rental', value: 1, unitCode: 'DAY' },
  { key: 'rental_price_weekly', name: 'Weekly rental', value: 1, unitCode: 'WEE' },
  // Not MON: calendar months are longer or shorter.
  { key: 'rental_price_monthly', name: 'Monthly rental', value: 30, unitCode: 'DAY' },
] as const

/** A rental trailer with an offer for each rate that is set. */
export function rentalProduct(trailer: PublicTrailer, site: Site): Product {
  const url = absolute(paths.rentalDetails(trailer.id), site)
  const offers = RATES.filter(({ key }) => trailer[key] > 0).map(({ key, name, value, unitCode }): Offer => {
    const price = { price: trailer[key].toFixed(2), priceCurrency: 'USD' } as const
    return {
      '@type': 'Offer',
      name,
      url,
      ...price,
      availability: `https://schema.org/${trailer.status === 'available' ? 'InStock' : 'OutOfStock'}`,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      seller: { '@id': businessId(site) },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...price,
        referenceQuantity: { '@type': 'QuantitativeValue', value, unitCode },
      },
    }
  })
  return product(trailer, url, SOCIAL_PICTURES.rentals, offers, site)
}

/** A custom model with an offer of its base configuration. */
export function modelProduct(model: PublicCustomTrailer, site: Site): Product {
  const url = absolute(paths.customDetails(model.id), site)
  const offer: Offer = {
    '@type': 'Offer',
    name: 'Base configuration',
    url,
    price: model.price.toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${model.status === 'available' ? 'MadeToOrder' : 'OutOfStock'}`,
    businessFunction: 'http://purl.org/goodrelations/v1#Sell',
    seller: { '@id': businessId(site) },
  }
  return product(model, url, SOCIAL_PICTURES.custom, model.price > 0 ? [offer] : [], site)
}

function product(
  { name, description, image_url }: Pick<PublicTrailer, 'name' | 'description' | 'image_url'>,
  url: string,
  otherwise: SocialPicture,
  offers: Offer[],
  site: Site,
): Product {
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    url,
    image: absolute(socialPicture(image_url, name, otherwise).path, site),
    ...(description && { description }),
    ...(offers.length > 0 && { offers }),
  }
}

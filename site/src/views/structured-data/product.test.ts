import { describe, expect, test } from 'vitest'
import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import type { PublicTrailer } from '#contract/catalogue/trailer'
import { modelProduct, rentalProduct } from './product.ts'

const site = new URL('https://trailers.test')

const trailer: PublicTrailer = {
  id: 7,
  name: 'Bayshore Taco Kitchen',
  description: 'Two griddles.',
  size: '5m',
  status: 'available',
  location: 'Tampa',
  rental_price_daily: 240.5,
  rental_price_weekly: 0,
  rental_price_monthly: 3900,
  image_url: '/images/rentals/taco.jpg',
  features: [],
  equipment: [],
}

const model: PublicCustomTrailer = {
  id: 3,
  name: 'Airstream 18’',
  description: '',
  dimensions: '',
  status: 'available',
  price: 16_350,
  image_url: '/placeholder-trailer.jpg',
  sizes: ['5m'],
  features: [],
  available_equipment: [],
}

describe('rentalProduct', () => {
  test('offers each rate that is set, by the days that it is for', () => {
    const { offers, ...product } = rentalProduct(trailer, site)
    expect(product).toEqual({
      '@type': 'Product',
      '@id': 'https://trailers.test/rental-details?id=7#product',
      name: 'Bayshore Taco Kitchen',
      url: 'https://trailers.test/rental-details?id=7',
      image: 'https://trailers.test/images/rentals/taco.jpg?crop=social',
      description: 'Two griddles.',
    })
    expect(offers?.map(({ price, priceSpecification }) => [price, priceSpecification?.referenceQuantity])).toEqual([
      ['240.50', { '@type': 'QuantitativeValue', value: 1, unitCode: 'DAY' }],
      ['3900.00', { '@type': 'QuantitativeValue', value: 30, unitCode: 'DAY' }],
    ])
    expect(offers?.[0]).toMatchObject({
      '@type': 'Offer',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      seller: { '@id': 'https://trailers.test/#business' },
    })
  })

  test.each(['rented', 'maintenance'] as const)('is out of stock while it is %s', (status) => {
    expect(rentalProduct({ ...trailer, status }, site).offers?.[0]?.availability).toBe('https://schema.org/OutOfStock')
  })

  test('offers a week as one, not as days', () => {
    const weekly = { ...trailer, rental_price_daily: 0, rental_price_weekly: 1200, rental_price_monthly: 0 }
    expect(rentalProduct(weekly, site).offers).toMatchObject([
      { price: '1200.00', priceSpecification: { referenceQuantity: { value: 1, unitCode: 'WEE' } } },
    ])
  })

  test('offers nothing where every price is on request', () => {
    const unpriced = { ...trailer, rental_price_daily: 0, rental_price_monthly: 0 }
    expect(rentalProduct(unpriced, site)).not.toHaveProperty('offers')
  })

  test('carries neither reviews nor ratings', () => {
    expect(JSON.stringify(rentalProduct(trailer, site))).not.toMatch(/review|rating/i)
  })
})

describe('modelProduct', () => {
  test('offers the base configuration, made to order', () => {
    const { image, offers, ...product } = modelProduct(model, site)
    expect(image).toBe('https://trailers.test/social/custom.jpg')
    expect(product).not.toHaveProperty('description')
    expect(offers).toMatchObject([{ price: '16350.00', availability: 'https://schema.org/MadeToOrder' }])
  })

  test('is out of stock while it cannot be ordered', () => {
    const withdrawn = modelProduct({ ...model, status: 'unavailable' }, site)
    expect(withdrawn.offers?.[0]?.availability).toBe('https://schema.org/OutOfStock')
  })

  test('offers nothing where the price is on request', () => {
    expect(modelProduct({ ...model, price: 0 }, site)).not.toHaveProperty('offers')
  })
})

import { describe, expect, test } from 'vitest'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import { localBusiness } from './local-business.ts'

const site = new URL('https://trailers.test')

describe('localBusiness', () => {
  test('tells all that the record says', () => {
    const business = {
      ...DEFAULT_BUSINESS,
      phone: '(813) 555-0142',
      email: 'hello@trailers.test',
      address: '4218 E Adamo Drive',
      zip_code: '33605',
    }
    expect(localBusiness(business, site, '/social/site.jpg')).toEqual({
      '@type': 'LocalBusiness',
      '@id': 'https://trailers.test/#business',
      name: 'Tampa Food Trailers',
      url: 'https://trailers.test/',
      image: 'https://trailers.test/social/site.jpg',
      description: DEFAULT_BUSINESS.description,
      telephone: '+18135550142',
      email: 'hello@trailers.test',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '4218 E Adamo Drive',
        addressLocality: 'Tampa',
        addressRegion: 'Florida',
        postalCode: '33605',
        addressCountry: 'US',
      },
      areaServed: [
        { '@type': 'City', name: 'Tampa' },
        { '@type': 'Country', name: 'United States' },
      ],
    })
  })

  test('leaves out placeholders and what is empty', () => {
    const business = localBusiness({ ...DEFAULT_BUSINESS, description: '', city: '', state: '' }, site, '/x.jpg')
    expect(business).not.toHaveProperty('description')
    const { telephone, email, address, areaServed } = business
    expect({ telephone, email }).toEqual({ telephone: undefined, email: undefined })
    expect(address).toEqual({ '@type': 'PostalAddress', addressCountry: 'US' })
    expect(areaServed).toHaveLength(1)
  })
})

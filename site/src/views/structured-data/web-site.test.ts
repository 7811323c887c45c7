import { expect, test } from 'vitest'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import { localBusiness } from './local-business.ts'
import { webSite } from './web-site.ts'

test('the site has the name of the business, which publishes it', () => {
  const site = new URL('https://trailers.test')
  const business = { ...DEFAULT_BUSINESS, business_name: 'Gulf Kitchens' }
  expect(webSite(business, site)).toEqual({
    '@type': 'WebSite',
    name: 'Gulf Kitchens',
    url: 'https://trailers.test/',
    publisher: { '@id': localBusiness(business, site, '/social/site.jpg')['@id'] },
  })
})

import type { BusinessInfo } from '#contract/business'
import { absolute, type Site, type Thing } from './json-ld.ts'
import { businessId } from './local-business.ts'

/** This site, https://schema.org/WebSite. */
export interface WebSite extends Thing {
  '@type': 'WebSite'
  name: string
  url: string
  publisher: { '@id': string }
}

/** The site as search engines name it above a result; Google reads it from the home page only (its guide to site names). */
export function webSite({ business_name }: Pick<BusinessInfo, 'business_name'>, site: Site): WebSite {
  return {
    '@type': 'WebSite',
    name: business_name,
    url: absolute('/', site),
    publisher: { '@id': businessId(site) },
  }
}

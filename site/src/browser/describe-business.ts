import type { BusinessInfo } from '#contract/business'
import { businessContext } from '../stores/business.ts'
import { localBusiness } from '../views/structured-data/local-business.ts'
import { atRest } from './at-rest.ts'

// A prerendered page describes the default business; search engines that run scripts get the stored one. The script that provides
// it has run by then; importing it here would also run it on every page that shares its chunk.
async function describeStored(within: Element): Promise<void> {
  await atRest()
  businessContext().$business.subscribe(({ business, loading }) => loading || describe(business, within))
}

function describe(business: BusinessInfo, within: Element): void {
  const data = JSON.parse(within.textContent)
  const things: { '@type': string; name: string; url: string; image: string }[] = data['@graph']
  for (const [at, built] of things.entries()) {
    if (built['@type'] === 'LocalBusiness') things[at] = localBusiness(business, new URL(built.url), built.image)
    if (built['@type'] === 'WebSite') built.name = business.business_name
  }
  within.textContent = JSON.stringify(data)
}

const script = document.querySelector('script[type="application/ld+json"]')
if (script) void describeStored(script)

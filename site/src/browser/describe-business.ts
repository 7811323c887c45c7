import type { BusinessInfo } from '#contract/business'
import { localBusiness } from '../views/structured-data/local-business.ts'
import { $business } from './business.ts'

const script = document.querySelector('script[type="application/ld+json"]')

// A page built ahead describes the default business; search engines that run scripts are told the stored one.
if (script) $business.subscribe(({ business, loading }) => loading || describe(business, script))

function describe(business: BusinessInfo, within: Element): void {
  const told = JSON.parse(within.textContent)
  const things: { '@type': string; url: string; image: string }[] = told['@graph']
  const at = things.findIndex((thing) => thing['@type'] === 'LocalBusiness')
  const built = things[at]
  if (built) things[at] = localBusiness(business, new URL(built.url), built.image)
  within.textContent = JSON.stringify(told)
}

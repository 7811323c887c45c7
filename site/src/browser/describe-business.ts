import type { BusinessInfo } from '#contract/business'
import { localBusiness } from '../views/structured-data/local-business.ts'

/** Tells search engines the stored record in `script`, which was built with the default one. */
export function describeBusiness(business: BusinessInfo, script: Element): void {
  const told = JSON.parse(script.textContent)
  const things: { '@type': string; url: string; image: string }[] = told['@graph']
  const at = things.findIndex((thing) => thing['@type'] === 'LocalBusiness')
  const built = things[at]
  if (built) things[at] = localBusiness(business, new URL(built.url), built.image)
  script.textContent = JSON.stringify(told)
}

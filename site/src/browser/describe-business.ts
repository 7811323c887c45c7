import type { BusinessInfo } from '#contract/business'
import { businessContext } from '../stores/business.ts'
import { localBusiness } from '../views/structured-data/local-business.ts'
import { untilLoaded } from './page-loaded.ts'

// A prerendered page describes the default business; search engines that run scripts get the stored one. The script that provides
// it has run by then; importing it here would also run it on every page that shares its chunk.
async function describeStored(within: Element): Promise<void> {
  await untilLoaded()
  businessContext().$business.subscribe(({ business, loading }) => loading || describe(business, within))
}

function describe(business: BusinessInfo, within: Element): void {
  const data = JSON.parse(within.textContent)
  const graph: { '@type': string; name: string; url: string; image: string }[] = data['@graph']
  for (const [at, node] of graph.entries()) {
    if (node['@type'] === 'LocalBusiness') graph[at] = localBusiness(business, new URL(node.url), node.image)
    if (node['@type'] === 'WebSite') node.name = business.business_name
  }
  within.textContent = JSON.stringify(data)
}

const script = document.querySelector('script[type="application/ld+json"]')
if (script) void describeStored(script)

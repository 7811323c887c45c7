import type { Context } from 'hono'
import { AppError } from '../app-error.ts'

/**
 * Refuses a form that another site sends. Browsers name the sending site in `Sec-Fetch-Site`; older ones send only `Origin`, which
 * is `null` for pages that send no referrer, such as ours with a secret address.
 */
export function refuseOtherSites(c: Context): void {
  const site = c.req.header('Sec-Fetch-Site')
  const origin = c.req.header('Origin') ?? 'null'
  const isOurs = site === undefined ? origin === 'null' || origin === new URL(c.req.url).origin : OWN.includes(site)
  if (!isOurs) throw new AppError('forbidden', 'This form was sent by another site. Please open your link again.')
}

const OWN = ['same-origin', 'none']

import type { BuildCorrection } from '#contract/requests/custom-build'
import type { RentalCorrection } from '#contract/requests/rental'
import { call, tokenOf } from './client.ts'

/** Corrects the customer's details of a request as staff do, such as of `rentals/12`. */
export async function correct(path: string, body: RentalCorrection | BuildCorrection, version?: number) {
  const headers = version === undefined ? {} : { headers: { 'If-Match': `"${version}"` } }
  return call('PUT', `/api/${path}/customer`, { body, token: await tokenOf('staff'), ...headers })
}

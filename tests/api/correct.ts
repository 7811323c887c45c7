import type { BuildCorrection } from '#contract/requests/custom-build'
import type { RentalCorrection } from '#contract/requests/rental'
import { call, staff } from './client.ts'

/** Corrects the customer's details of a request as staff do, such as of `rentals/12`. */
export async function correct(path: string, body: RentalCorrection | BuildCorrection, version?: number) {
  return call('PUT', `/api/${path}/customer`, await staff({ body, version }))
}

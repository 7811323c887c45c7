import { send } from '../product.ts'
import { call, tokenOf } from './client.ts'

/** The options of a call of staff, with their token. */
export const staff = async (values: object = {}) => ({ token: await tokenOf('staff'), ...values })

/** Tries to delete the picture at `url`. */
export async function remove(url: string) {
  return call('DELETE', url.replace('/images/', '/api/images/'), await staff())
}

/** What the address of a picture is answered. */
export async function status(url: string) {
  const answer = await send(url)
  await answer.arrayBuffer()
  return answer.status
}

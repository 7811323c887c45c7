import type { CustomerRequestResponse } from '#contract/requests/customer-request'
import { call } from '../api/call.ts'
import { parseRecord, stringOrEmpty } from '../stores/stored.ts'
import { getSessionItem, setSessionItem } from './session-storage.ts'

/** A request that was sent in this visit, and the page of it. */
export interface SentRequest {
  id: number
  link: string
}

/** Stores which request was sent under `key`, so that a returning visitor does not send it twice. */
export function saveSentRequest(key: string, { id, link }: { id: number; link: string | null }): void {
  if (link) setSessionItem(key, JSON.stringify({ id, link }))
}

/** The request that was sent under `key` in this visit; `null` where there is none. */
export function findSentRequest(key: string): SentRequest | null {
  const sent = parseRecord(getSessionItem(key))
  const [id, link] = [Number(sent?.id), stringOrEmpty(sent?.link)]
  return id > 0 && link.startsWith('/request/') ? { id, link } : null
}

/** True if the customer has withdrawn the request since; false if the server does not respond. */
export async function isWithdrawn({ link }: SentRequest): Promise<boolean> {
  const response = await call<CustomerRequestResponse>(`/api/requests/${link.split('/')[2]}`, '', 'request')
  return response.ok && response.value.request.is_withdrawn
}

import type { BusinessInfo } from '#contract/business'
import { timeoutSignal } from './timeout-signal.ts'

/** The business record; `null`, with a warning, for an unsuccessful response. Rejects when the network fails. */
export async function fetchBusiness(): Promise<BusinessInfo | null> {
  const headers = { accept: 'application/json' }
  const response = await fetch('/api/business-info', { headers, signal: timeoutSignal() })
  if (response.ok) return response.json()
  console.warn(`Business information answered ${response.status}, the defaults stay`)
  return null
}

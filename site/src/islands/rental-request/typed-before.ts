import type { RentalFields } from '../../stores/rental-form.ts'

const TEXTS = ['customer_name', 'customer_email', 'customer_phone', 'delivery_address', 'special_requirements'] as const

/** The texts that were typed, or put back by the browser, before the script ran. */
export function typedBefore(): Partial<RentalFields> {
  if (import.meta.env.SSR) return {}
  const typed: Partial<RentalFields> = {}
  for (const name of TEXTS) {
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`form [name="${name}"]`)
    if (field?.value) typed[name] = field.value
  }
  return typed
}

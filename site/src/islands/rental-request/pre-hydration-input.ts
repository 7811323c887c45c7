import type { Day } from '#contract/wire'
import { isDay } from '#domain/days'
import type { RentalFields } from '../../stores/rental-form.ts'

const TEXTS = ['customer_name', 'customer_email', 'customer_phone', 'delivery_address', 'special_requirements'] as const

type Control = HTMLInputElement | HTMLTextAreaElement

/** The texts that were typed, or restored by the browser, before the script ran. */
export function typedTexts(): Partial<RentalFields> {
  if (import.meta.env.SSR) return {}
  const texts: Partial<RentalFields> = {}
  for (const name of TEXTS) {
    const text = document.querySelector<Control>(`form [name="${name}"]`)?.value
    if (text) texts[name] = text
  }
  return texts
}

/** The days of the grid that were pressed before the script ran (browser/pre-hydration.js). */
export function pressedDays(): Day[] {
  const days = document.querySelectorAll<HTMLElement>('[data-day][data-pressed]')
  return Array.from(days, ({ dataset }) => dataset.day ?? '')
}

/** Everything that was typed, ticked or chosen, or restored by the browser, before the script ran. */
export function preHydrationInput(): { fields: Partial<RentalFields>; start: Day | null; end: Day | null } {
  const box = document.querySelector<HTMLInputElement>('form [name="delivery_required"]')
  return {
    fields: { ...typedTexts(), ...(box?.checked && { delivery_required: true }) },
    start: dayIn('rental_start_date'),
    end: dayIn('rental_end_date'),
  }
}

/** Empties the fields of a request that was sent: after a reload Firefox would restore their values. */
export function clearFields(): void {
  for (const field of document.querySelectorAll<Control>('main :is(input, textarea)')) {
    field.value = ''
    if ('checked' in field) field.checked = false
  }
}

function dayIn(name: string): Day | null {
  const text = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? ''
  return isDay(text) ? text : null
}

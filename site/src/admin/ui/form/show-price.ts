import { priceText } from './number-text.ts'

/** Formats the price in a field. */
export function showPrice(input: HTMLInputElement): void {
  input.value = priceText(input.value)
}

/** Formats the price on every render of the field, unless it is empty or focused. */
export function showPriceAtRest(input: HTMLInputElement | null): void {
  if (input && input !== document.activeElement && input.value) showPrice(input)
}

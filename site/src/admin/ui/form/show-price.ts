import { priceText } from './number-text.ts'

/** Writes the price in a field as prices are written. */
export function showPrice(input: HTMLInputElement): void {
  input.value = priceText(input.value)
}

/** The same each time the field is drawn, unless it is empty or somebody is typing in it. */
export function showPriceAtRest(input: HTMLInputElement | null): void {
  if (input && input !== document.activeElement && input.value) showPrice(input)
}

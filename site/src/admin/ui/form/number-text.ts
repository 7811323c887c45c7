/** The number in what somebody typed; anything else becomes `otherwise` (admin specification, section 5: 0). */
export function numberFrom<T>(text: unknown, otherwise: T): number | T {
  const typed = String(text ?? '').trim()
  const number = Number(typed)
  return typed !== '' && Number.isFinite(number) ? number : otherwise
}

/** A price as its field shows it: two decimals (admin specification, section 9); one with more stays, to be rejected as seen. */
export function priceText(value: unknown): string {
  const price = numberFrom(value, 0)
  const text = price.toFixed(2)
  return Number(text) === price ? text : String(price)
}

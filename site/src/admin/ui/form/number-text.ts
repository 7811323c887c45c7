/** The number in what somebody typed; what is none becomes `otherwise` (admin specification, section 5: 0). */
export function numberFrom<T>(text: unknown, otherwise: T): number | T {
  const typed = String(text ?? '').trim()
  const number = Number(typed)
  return typed !== '' && Number.isFinite(number) ? number : otherwise
}

/** A price as it stands in its field: two decimals (admin specification, section 9). */
export function priceText(value: unknown): string {
  return numberFrom(value, 0).toFixed(2)
}

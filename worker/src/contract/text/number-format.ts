// Intl could format all of these, but first loads its tables: 10 ms in a fresh isolate, 20 to 30 in a laptop's browser, four times
// that on a phone. tests/conventions.test.ts keeps it out of what visitors wait for.

/** A number in the American format, as in “12,500.5”: grouped thousands, at most three decimals. */
export function formatNumber(amount: number): string {
  const [whole = '', rest] = String(Math.round(Math.abs(amount) * 1000) / 1000).split('.')
  const parted = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  const sign = amount < 0 && (whole !== '0' || rest) ? '-' : ''
  return sign + (rest ? `${parted}.${rest}` : parted)
}

/** An amount of money with its currency `sign` in front, as in “$1,250.00”; `short` omits zero cents. */
export function formatMoney(sign: '$' | '€', amount: number, short?: 'short'): string {
  const cents = Math.round(Math.abs(amount) * 100)
  const minus = amount < 0 && cents > 0 ? '-' : ''
  const rest = cents % 100
  const parted = formatNumber((cents - rest) / 100)
  return `${minus}${sign}${parted}${short && rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

// Apart from equipment-price.ts, which visitors' pages load.
const OTHER_CURRENCY = /[$£¥]|(?<![a-z])(?:usd|cad|gbp|chf)(?![a-z])/i

/** True if a text has the sign or the code of another currency than the euro. */
export function namesOtherCurrency(text: string): boolean {
  return OTHER_CURRENCY.test(text)
}

/**
 * True for a price in another currency than the euro, whatever its format, such as “$1,200” or an amount beside its currency: its
 * figure must not become one in euro.
 */
export function isForeignPrice(value: unknown): boolean {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null)
  return /\d/.test(text) && namesOtherCurrency(text)
}

// Apart from equipment-price.ts, which visitors' pages load.
const OTHER_CURRENCY = /[$£¥]|(?<![a-z])(?:usd|cad|gbp|chf)(?![a-z])/i

/** True for a text with a price in another currency than the euro, such as “$1,200”: its figure must not become one in euro. */
export function isForeignPrice(value: unknown): boolean {
  return typeof value === 'string' && /\d/.test(value) && OTHER_CURRENCY.test(value)
}

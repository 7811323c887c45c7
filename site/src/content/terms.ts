/** Rental terms of every trailer (storefront specification, section 2). */
export const terms = [
  { title: 'Minimum rental 1 day', text: 'Take it for one event or for the whole season.' },
  { title: 'Weekly discounts', text: 'The weekly price applies as soon as it costs less than single days.' },
  { title: 'Monthly rates', text: 'The monthly price covers 30 days, and applies as soon as it costs less.' },
  { title: 'Flexible pickup and return', text: 'We agree on a time that suits your opening hours.' },
  { title: 'Basic maintenance support', text: 'Wear that comes with normal use is ours to fix.' },
  { title: 'Setup assistance', text: 'We show you water, gas, power and the awning before you open.' },
  { title: '24/7 emergency line', text: 'Call us at any hour while you rent.' },
] as const

/** What a price depends on, and where it is told: nowhere before our answer for a trailer without a rate. */
export function priceNote(hasRates: boolean): string {
  const where = hasRates
    ? 'Your request shows the price for your dates.'
    : 'We name the price for your dates in our answer.'
  return `Prices may vary with season, distance and length of the rental. ${where}`
}

/** Rental terms of every trailer (storefront specification, section 2). */
export const terms = [
  { title: 'Minimum rental 1 day', text: 'Take it for one event or for the whole season.' },
  { title: 'Weekly discounts', text: 'From seven days on, the weekly price applies.' },
  { title: 'Monthly rates', text: 'From thirty days on, the monthly price applies.' },
  { title: 'Flexible pickup and return', text: 'We agree on a time that suits your opening hours.' },
  { title: 'Basic maintenance support', text: 'Wear that comes with normal use is ours to fix.' },
  { title: 'Setup assistance', text: 'We show you water, gas, power and the awning before you open.' },
  { title: '24/7 emergency line', text: 'Someone answers, even on a Saturday night.' },
] as const

export const termsNote =
  'Prices may vary with season, distance and length of the rental. Your request shows the price for your dates.'

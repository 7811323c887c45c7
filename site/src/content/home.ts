/** Words of the home page; every claim is one of the storefront specification, section 9. */
export const hero = {
  title: ['Roll up.', 'Open up.', 'Sell out.'],
  lead: 'Rent a food trailer that is ready to serve, within 2 hours of Tampa. Or have your own built in 8 to 10 weeks and delivered to any of the 50 states.',
  sticker: 'Rentals within 2 hours of Tampa',
} as const

export const figures = [
  { figure: '10+', label: 'trailers delivered' },
  { figure: '8 to 10', label: 'weeks average delivery' },
  { figure: '50', label: 'states delivered to' },
  { figure: '97%', label: 'first-pass inspections' },
  { figure: '10+', label: 'five-star reviews' },
] as const

export const steps = [
  {
    title: 'Choose your kitchen',
    text: 'Pick a rental that suits your menu, or a model to have built your way.',
  },
  {
    title: 'Tell us when and where',
    text: 'Send your dates and see the price at once. For a build, pick size, color and equipment.',
  },
  {
    title: 'Start serving',
    text: 'Rentals arrive ready to serve. Custom builds are yours in 8 to 10 weeks, in all 50 states.',
  },
] as const

export const closing = {
  title: 'Not sure which trailer fits your menu?',
  text: 'Take a free 15-minute consult. Tell us what you cook and how many you feed, and we will point you to the right trailer.',
} as const

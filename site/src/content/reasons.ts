/** Why visitors choose the business; `part` is where the drawing shows it. Claims: storefront specification, section 9. */
export const reasons = [
  {
    part: 'vent',
    title: 'Passes the first time',
    text: '97% of our trailers pass their first inspection. Hood, sinks and fire suppression are built to code.',
  },
  {
    part: 'window',
    title: 'Built around your menu',
    text: 'Tell us what you serve. We plan counters, cooking equipment, sinks and outlets to fit it.',
  },
  {
    part: 'wall',
    title: 'Yours in 8 to 10 weeks',
    text: 'That is the average from a signed drawing to a trailer at your curb, with its color and your name on it.',
  },
  {
    part: 'wheels',
    title: 'Delivered to 50 states',
    text: 'We tow it to you and show you water, gas and power before we leave.',
  },
  {
    part: 'door',
    title: 'Rent before you buy',
    text: 'Rent by the day, the week or the month within 2 hours of Tampa, and see how your food sells first.',
  },
  {
    part: 'hitch',
    title: 'Help when you need it',
    text: 'A free 15-minute consult before you decide, and a 24/7 emergency line while you rent.',
  },
] as const

/** Why visitors choose the business; `part` is where the drawing shows it. Claims: storefront specification, section 9. */
export const reasons = [
  {
    part: 'vent',
    title: 'Passes the first time',
    text: '97% of our trailers pass their first inspection. Hood, sinks and fire suppression are built to the code book.',
  },
  {
    part: 'window',
    title: 'Built around your menu',
    text: 'You say what comes through the window. We lay out the line, the wells and the outlets behind it.',
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
    title: 'Step in for a weekend',
    text: 'Rent by the day, the week or the month within 2 hours of Tampa, before you buy anything.',
  },
  {
    part: 'hitch',
    title: 'People who pick up',
    text: 'A free 15-minute consult before you decide, and a 24/7 emergency line while you rent.',
  },
] as const

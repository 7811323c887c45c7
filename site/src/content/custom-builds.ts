/** How a custom build goes, from configuring it to delivery (storefront specification, section 2). */
export const buildProcess = [
  { title: 'Configure', text: 'Choose a model, its size and its color, and pick the equipment your menu needs.' },
  {
    title: 'Customize',
    text: 'We go through the drawing with you: layout, outlets, branding, down to the last shelf.',
  },
  {
    title: 'Build and deliver',
    text: 'Your trailer is welded, wired and tested in Tampa, typically in 8 to 10 weeks, then brought to your door.',
  },
] as const

/** What can be changed on every model. */
export const customizations = [
  { title: 'RAL colors', text: 'Eight colors of the RAL paint standard to choose from.' },
  { title: 'Interior layout', text: 'Cooking line, counters, sinks and doors where your crew needs them.' },
  { title: 'Equipment selection', text: 'From griddles to espresso machines, fitted and connected.' },
  { title: 'Branding', text: 'Your name, your menu board, your awning stripe.' },
] as const

/** The three steps of the configurator (storefront specification, section 2); `hash` is their place in the address. */
export const BUILD_STEPS = [
  { title: 'Select Trailer Model', short: 'Model', hash: '' },
  { title: 'Customize', short: 'Color', hash: 'customize' },
  { title: 'Equipment Selection', short: 'Equipment', hash: 'equipment' },
] as const

export type BuildStep = 0 | 1 | 2

/** Progress in percent: 0, 50 and 100. */
export function stepPercent(step: BuildStep): number {
  return (step / (BUILD_STEPS.length - 1)) * 100
}

/** The last step that may be opened: the first needs a model and a size, the second a color. */
export function furthestStep(hasModelAndSize: boolean, hasColor: boolean): BuildStep {
  if (!hasModelAndSize) return 0
  return hasColor ? 2 : 1
}

/** What to do where Next does not lead on, and the name of the field for it; null where Next does, or nothing is begun. */
export function nextStepHint(
  step: BuildStep,
  furthest: BuildStep,
  sizeHint: string | null,
): { words: string; field: string } | null {
  if (step === 2) return { words: 'Go to your quote', field: 'customer_name' }
  if (step === 1) return furthest === 1 ? { words: 'Pick a color to continue', field: 'color' } : null
  return sizeHint === null ? null : { words: sizeHint, field: 'size' }
}

/** The step that the hash of an address names; null for a hash that leads somewhere else on the page. */
export function stepOfHash(hash: string): BuildStep | null {
  const name = hash.replace(/^#/, '')
  return ([0, 1, 2] as const).find((step) => BUILD_STEPS[step].hash === name) ?? null
}

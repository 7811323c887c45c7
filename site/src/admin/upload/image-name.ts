const ENDING = /\.[^.]*$/

/**
 * The name to give an image called `filename`, or `null` where it keeps its own: an empty or the same name changes
 * nothing (admin specification, section 5). A name typed without an image's extension gets its current one.
 */
export function nextName(typed: string, filename: string): string | null {
  const name = typed.trim()
  if (name === '') return null
  const whole = /\.(jpe?g|png|webp|svg)$/i.test(name) ? name : name + (ENDING.exec(filename)?.[0] ?? '')
  return whole === filename ? null : whole
}

import type { RalCode } from '#contract/custom-build'
import css from './build.module.css'
import { colorHex } from './words.ts'

/** A dot in a body color, beside the color's name. */
export function Swatch({ code }: { code: RalCode }) {
  return <span aria-hidden="true" className={css.swatch} style={{ background: colorHex(code) }} />
}

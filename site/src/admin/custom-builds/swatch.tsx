import type { RalCode } from '#contract/requests/custom-build'
import css from './build.module.css'
import { colorHex, colorInWords } from './words.ts'

/** A body color by its name, after a dot in it. */
export function Swatch({ code }: { code: RalCode }) {
  return (
    <span className={css.color}>
      <span aria-hidden="true" className={css.swatch} style={{ background: colorHex(code) }} />
      {colorInWords(code)}
    </span>
  )
}

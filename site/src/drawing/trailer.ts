import { type Assembly, assemble } from './assembly.ts'
import { describeTrailer } from './describe.ts'
import { squeeze, svg } from './markup.ts'
import { drawOutline } from './outline.ts'
import { resolveTrailer, type TrailerDrawing } from './parameters.ts'
import { drawScene } from './scene.ts'

interface Picture {
  viewBox: string
  content: string
}

function boxed({ left, right, top, bottom }: Assembly['bounds']): string {
  return svg`${left} ${top} ${right - left} ${bottom - top}`
}

function picture(drawing: TrailerDrawing): Picture {
  const trailer = resolveTrailer(drawing)
  if (drawing.variant === 'outline') {
    const { markup, bounds } = drawOutline(trailer)
    return { viewBox: boxed(bounds), content: markup }
  }
  const assembly = assemble(trailer, drawing.variant === 'scene' && drawing.scene === 'dusk')
  if (drawing.variant === 'scene') return drawScene(assembly, trailer, drawing)
  const { defs, shadow, trailer: markup, bounds } = assembly
  return { viewBox: boxed(bounds), content: svg`<defs>${defs}</defs>${shadow}${markup}` }
}

/** Complete `<svg>` markup of a food trailer; the same parameters always give the same markup. */
export function drawTrailer(drawing: TrailerDrawing): string {
  const { viewBox, content } = picture(drawing)
  return squeeze(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMidYMid meet"
 role="img" aria-label="${describeTrailer(drawing)}">${content}</svg>`)
}

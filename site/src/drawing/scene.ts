import type { Assembly } from './assembly.ts'
import { svg } from './markup.ts'
import type { Trailer, TrailerRatio, TrailerScene } from './model.ts'
import { beach } from './scene-beach.ts'
import { city } from './scene-city.ts'
import { dusk } from './scene-dusk.ts'
import { market } from './scene-market.ts'
import { park } from './scene-park.ts'
import type { Backdrop, Stage } from './stage.ts'

const sizes: Record<TrailerRatio, readonly [number, number]> = {
  '16:9': [1200, 675],
  '4:3': [1000, 750],
  '21:9': [1400, 600],
}

const paint: Record<TrailerScene, (stage: Stage) => Backdrop> = { beach, market, city, dusk, park }

/** The trailer in its surroundings. */
export function drawScene(
  assembly: Assembly,
  trailer: Trailer,
  scene: TrailerScene = 'beach',
  ratio: TrailerRatio = '16:9',
): { viewBox: string; content: string } {
  const [width, height] = sizes[ratio]
  const { left, right, top } = assembly.bounds
  const scale = Math.min((width * 0.88) / (right - left), (height * 0.7) / -top, 1.36)
  const [x, ground] = [width * 0.5 - ((left + right) / 2) * scale, height * 0.868]
  const [horizon, end] = [height * 0.6, x + right * scale]
  const stage: Stage = { id: trailer.id, width, height, horizon, ground, left: x, right: end }
  const { defs, behind, front } = paint[scene](stage)
  return {
    viewBox: svg`0 0 ${width} ${height}`,
    content: svg`<defs>${assembly.defs}${defs}</defs>${behind}<g transform="translate(${x} ${ground})
 scale(${scale.toFixed(3)})">${assembly.shadow}${assembly.trailer}</g>${front}`,
  }
}

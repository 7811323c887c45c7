import type { Assembly } from './assembly.ts'
import { svg } from './markup.ts'
import { measuringLine } from './measuring-line.ts'
import { clampLength, type Trailer, type TrailerDrawing, type TrailerRatio, type TrailerScene } from './parameters.ts'
import { ROOF_GEAR } from './roof.ts'
import { beach } from './scene-beach.ts'
import { city } from './scene-city.ts'
import { dusk } from './scene-dusk.ts'
import { market } from './scene-market.ts'
import { park } from './scene-park.ts'
import { METER, ROOF } from './shell.ts'
import type { Backdrop, Stage } from './stage.ts'

const sizes: Record<TrailerRatio, readonly [number, number]> = {
  '16:9': [1200, 675],
  '4:3': [1000, 750],
  '21:9': [1400, 600],
  '2:1': [1280, 640],
}

// Where the wheels stand, as a share of the height. A shared link shows the middle of a 4:3 picture, which must contain them.
const GROUND = 0.868
const GROUND_4_3 = 0.81

const paint: Record<TrailerScene, (stage: Stage) => Backdrop> = { beach, market, city, dusk, park }

/** The trailer in its surroundings; with `frameM` to the scale of the longest one. */
export function drawScene(
  assembly: Assembly,
  trailer: Trailer,
  { scene = 'beach', ratio = '16:9', frameM, lengthM }: TrailerDrawing,
): { viewBox: string; content: string } {
  const [width, height] = sizes[ratio]
  const { left, right } = assembly.bounds
  const scale = frameM === undefined ? fitting(assembly.bounds, width, height) : frameScale(frameM, width, height)
  const [x, ground] = [width * 0.5 - ((left + right) / 2) * scale, height * (ratio === '4:3' ? GROUND_4_3 : GROUND)]
  const [horizon, end] = [height * 0.6, x + right * scale]
  const stage: Stage = { id: trailer.id, width, height, horizon, ground, left: x, right: end }
  const { defs, behind } = paint[scene](stage)
  const tail = x + trailer.lengthM * METER * scale
  const isMeasured = frameM !== undefined && lengthM !== undefined
  const line = isMeasured && measuringLine(x, tail, lengthM, (ground + height) / 2)
  return {
    viewBox: svg`0 0 ${width} ${height}`,
    content: svg`<defs>${assembly.defs}${defs}</defs>${behind}<g transform="translate(${x} ${ground})
 scale(${scale.toFixed(3)})">${assembly.shadow}${assembly.trailer}</g>${line}`,
  }
}

function fitting({ left, right, top }: Assembly['bounds'], width: number, height: number): number {
  return Math.min((width * 0.88) / (right - left), (height * 0.7) / -top, 1.36)
}

/** Room for the longest body with the longest hitch and everything on its roof. */
function frameScale(frameM: number, width: number, height: number): number {
  const room = { left: -238, right: clampLength(frameM) * METER + 44, top: ROOF - ROOF_GEAR - 12 }
  return Math.min((width * 0.96) / (room.right - room.left), (height * 0.72) / -room.top)
}

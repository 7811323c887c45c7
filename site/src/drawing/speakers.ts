import type { Layout } from './layout.ts'
import { svg } from './markup.ts'

/** Where loudspeakers hang: either side of the windows, except where a porthole already is. */
export function speakerPlaces({ windows, sideWindow: side }: Layout): number[] {
  const [first, last] = [windows[0], windows[windows.length - 1]]
  const places = first && last ? [first.x - 28, last.x + last.width + 28] : []
  return places.filter((x) => !side || Math.abs(side.x + side.width / 2 - x) > side.width / 2 + 10)
}

/** Slim loudspeakers on wall brackets. */
export function speakers(places: readonly number[], id: string): string {
  const cone = (y: number) => svg`<circle cy="${y}" r="5.5" fill="#3d3e42" stroke="#6d6f73"/><circle cy="${y}" r="2"
 fill="#131315"/>`
  return svg`<defs><g id="${id}-speaker"><rect x="-6" y="-213" width="20" height="62" rx="3" opacity=".22"/><rect
 x="-9"
 y="-218" width="18" height="62" rx="3" fill="#1d1d20"/><path d="M-7.5 -214V-160" stroke="#77797d" stroke-width="1.4"/>
${[-208, -194, -180].map(cone)}<circle cy="-166" r="2.6" fill="#6d6f73"/></g></defs>
${places.map((x) => svg`<use href="#${id}-speaker" x="${x}"/>`)}`
}

import { range, svg } from './markup.ts'

const WIDTH = 54

/** Chalk lines with prices: writing nobody has to read. */
function chalk(x: number, y: number, rows: number): string {
  const items = range(rows).map((row) => svg`M${x + 9} ${y + 25 + row * 9.5}h${[20, 15, 22, 17][row % 4] ?? 18}`)
  const prices = range(rows).map((row) => svg`M${x + 38} ${y + 25 + row * 9.5}h7`)
  return svg`<path d="M${x + 12} ${y + 13}q4 -6 7 0t7 0t7 0t7 -1" fill="none" stroke="#f2b33d" stroke-width="2.4"
 stroke-linecap="round"/><path d="${items}" stroke="#f4efe2" stroke-width="2.2" stroke-linecap="round" opacity=".85"/>
<path d="${prices}" stroke="#f09a86" stroke-width="2.2" stroke-linecap="round"/>`
}

/** The menu on a chalkboard, on the wall or as a board that stands on the ground. */
export function menuBoard({ x, stands }: { x: number; stands: boolean }): string {
  if (stands) return standing(x)
  return svg`<rect x="${x + 4}" y="-255" width="${WIDTH}" height="86" rx="4" fill="#000" opacity=".25"/>
<rect x="${x}" y="-260" width="${WIDTH}" height="86" rx="4" fill="#b27a3f"/><path
 d="M${x + 2} -176V-258H${x + WIDTH - 2}"
 fill="none" stroke="#e0b074" stroke-width="1.6"/><rect x="${x + 5}" y="-255" width="${WIDTH - 10}" height="76" rx="1"
 fill="#20302c"/><path d="M${x + 5} -255h30l-24 76h-6Z" fill="#fff" opacity=".06"/>${chalk(x, -256, 5)}`
}

function standing(x: number): string {
  return svg`<ellipse cx="${x + 34}" cy="16" rx="42" ry="5" fill="#17110e" opacity=".4"/>
<path d="M${x + 12} -84L${x + 60} -80L${x + 66} 10H${x + 61}Z" fill="#6d4522"/>
<path d="M${x + 5} -88H${x + WIDTH - 5}L${x + WIDTH + 2} 16H${x + WIDTH - 4}L${x + WIDTH - 5} 6H${x + 5}L${x + 4} 16
H${x - 2}Z" fill="#b27a3f"/><path d="M${x + 6} -86H${x + WIDTH - 6}" stroke="#e6bb82" stroke-width="2"/>
<path d="M${x + 9} -82H${x + WIDTH - 9}L${x + WIDTH - 6} -1H${x + 6}Z" fill="#20302c"/>${chalk(x, -80, 5)}`
}

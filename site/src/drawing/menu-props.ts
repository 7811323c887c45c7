import type { Span } from './layout.ts'
import { svg } from './markup.ts'
import type { TrailerMenu } from './parameters.ts'

/** Each dish and its companion stand on y = 0, around x = 0. */
const dishes: Record<TrailerMenu, readonly [string, string]> = {
  tacos: [
    `<path d="M-33 0h66l-3 -4h-60Z" fill="#8a5a2e"/>${[-20, 0, 20].map(taco).join('')}`,
    `${sauce(-9, '#b92a1c')}${sauce(6, '#4f7d37')}<path d="M14 0q1 -9 9 -9t9 9Z" fill="#9dbb45"/><path d="M17 0q1 -6 6
 -6t6 6" fill="none" stroke="#d8e49a"/>`,
  ],
  coffee: [
    `<path d="M-32 -40H30V-33H32V-6H-32Z" fill="#c9cccc"/><path d="M-32 -40H30V-35H-32Z" fill="#fbfaf6"/><path d="M-32
 -6H32V0H-34Z" fill="#3a3c3f"/><path d="M-26 -24H26V-8H-26Z" fill="#55595c"/><path
 d="M-14 -24h10v4h-10ZM6 -24h10v4h-10Z"
 fill="#e6e6e1"/><path d="M-4 -22h9M16 -22h9" stroke="#4b2d18" stroke-width="3"/><path d="M-13 -8v-7h9v7ZM7 -8v-7h9v7Z"
 fill="#fff"/><circle cx="-24" cy="-31" r="2.6" fill="#c8321f"/><path d="M-6 -30h20" stroke="#6d7275"
 stroke-width="2"/>
<path d="M-24 -40v-6h9v6ZM-12 -40v-6h9v6ZM0 -40v-6h9v6Z" fill="#fbf7f0" stroke="#a89f90" stroke-width=".8"/>`,
    `${paperCup(-16)}${paperCup(2)}<path d="M14 0l2 -17h15l2 17Z" fill="#e0cfae"/><path d="M17 -17q6 -8 13 0Z"
 fill="#b9793c"/><path d="M19 -8h9" stroke="#8a6a42" stroke-width="2"/>`,
  ],
  bbq: [
    `<path d="M-38 0h76l-3 -5h-70Z" fill="#8a5a2e"/><path d="M-31 -5q-3 -17 6 -20q28 -6 50 1q9 3 6 19Z"
 fill="#6b2413"/>
<path d="M-27 -20q24 -7 50 0" fill="none" stroke="#d2703c" stroke-width="3" stroke-linecap="round"/><path
 d="M-20 -6v-15
M-8 -6v-17M4 -6v-17M16 -6v-15" stroke="#3d1209" stroke-width="1.6"/><path d="M-21 -23v-6M-9 -25v-6M3 -25v-6M15 -23v-6"
 stroke="#f0e2c4" stroke-width="4" stroke-linecap="round"/>`,
    `${sauce(-12, '#7a2614')}${sauce(2, '#d39a2e')}<path d="M12 0v-15h22v15Z" fill="#e6dcc6"/><path
 d="M12 -15q3 -6 6 -3
q4 -5 8 0q4 -4 8 3Z" fill="#7d9a4a"/><path d="M12 -9h22" stroke="#c8321f" stroke-width="3"/>`,
  ],
  'ice-cream': [
    `<path d="M-28 0v-4h56v4Z" fill="#b98448"/><path d="M-24 -4v-9h48v9" fill="none" stroke="#b98448"
 stroke-width="3"/>
${cone(-15, '#f3a6a8', '#d97f86')}${cone(0, '#fff3dc', '#dcc7a0')}${cone(15, '#8a5a3c', '#63391f')}`,
    `<path d="M-14 -16h28l-6 12v2h5v2h-26v-2h5v-2Z" fill="#cfe3e2"/><circle cx="-6" cy="-20" r="8" fill="#f6c7c4"/>
<circle cx="7" cy="-20" r="8" fill="#fff3dc"/><circle cy="-29" r="8" fill="#a8cfa5"/><circle cx="2" cy="-39" r="3.2"
 fill="#c8321f"/><path d="M-10 -23q2 -4 5 -4" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/>`,
  ],
  burgers: [
    `<path d="M-26 0h52l3 -3h-58Z" fill="#8a5a2e"/><path d="M-20 -3v-4q0 -2 3 -2h34q3 0 3 2v4Z" fill="#d99743"/>
<path d="M-23 -14h46v5h-46Z" fill="#5b2b17"/><path d="M-22 -14h44l-9 5l-5 -4l-8 1l-6 -1Z" fill="#f2b33d"/>
<path d="M-24 -14q4 -5 8 -1q4 -5 8 -1q4 -5 8 -1q4 -5 8 0q4 -4 8 1q4 -4 8 2Z" fill="#6b9a3c"/><path d="M-22 -17q0 -17 22
 -17t22 17Z" fill="#dd9a44"/><path d="M-16 -23q3 -7 12 -8" fill="none" stroke="#f8d79a" stroke-width="2.6"
 stroke-linecap="round"/><path d="M-6 -28h2M4 -30h2M11 -26h2M2 -25h2" stroke="#fff3d6" stroke-width="2"/>`,
    `${fries(-6)}<path d="M14 0l2 -22h14l2 22Z" fill="#fbf7f0"/><path d="M14.5 -6l1 -9h15l1 9Z" fill="#c8321f"/><path
 d="M15 -22h16v-3h-16Z" fill="#e3ded2"/><path d="M23 -25l3 -12" stroke="#c8321f" stroke-width="2.4"/>`,
  ],
  bowls: [
    `<path d="M-26 -17h52q-2 17 -17 17h-18q-15 0 -17 -17Z" fill="#1f5f66"/><path d="M-24 -14q2 11 11 13" fill="none"
 stroke="#7fb4b4" stroke-width="2" stroke-linecap="round"/><path d="M-26 -17q2 -9 9 -8q4 -6 10 -2q8 -7 14 0q8 -4 11 3
q7 -1 8 7Z" fill="#fff6e2"/><path d="M-22 -18q2 -8 9 -8l3 8ZM8 -26q7 -1 9 7h-11Z" fill="#86a83f"/><path d="M-8 -18
l1 -10l7 -2l4 5v7Z" fill="#ee8455"/><path d="M-6 -25l9 -2M-7 -21h11" stroke="#fbc6a4" stroke-width="1.4"/>
<path d="M12 -22L34 -42M15 -21L38 -39" stroke="#7a4a26" stroke-width="2" stroke-linecap="round"/>`,
    `<path d="M-18 -9h30q-1 9 -9 9h-12q-8 0 -9 -9ZM-16 -18h26q0 9 -8 9h-10q-8 0 -8 -9ZM-15 -27h24q0 9 -7 9h-10q-7 0 -7
 -9Z" fill="#e9dcc2" stroke="#a08d6c" stroke-width=".9"/><path d="M-14 -6q1 4 4 5M-12 -15q1 4 4 5M-11 -24q1 4 4 5"
 fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/>${sauce(20, '#2c2420')}`,
  ],
}

function taco(x: number): string {
  return svg`<path d="M${x - 15} -5a15 15 0 0 1 30 0Z" fill="#c98a32"/><path d="M${x - 14} -7q-1 -6 3 -7q0 -6 5 -6
q3 -5 7 -1q5 -2 7 3q6 1 5 6q4 2 2 6Z" fill="#6f9a3a"/><path d="M${x - 8} -16h4M${x} -19h4M${x + 7} -14h4"
 stroke="#d23c25" stroke-width="3.4" stroke-linecap="round"/><path d="M${x - 17} -3a15 14 0 0 1 30 0Z" fill="#efbb55"/>
<path d="M${x - 13} -6a12 12 0 0 1 8 -8" fill="none" stroke="#fbe1a0" stroke-width="2" stroke-linecap="round"/>`
}

function sauce(x: number, color: string): string {
  return svg`<path d="M${x - 6} 0V-16Q${x - 6} -20 ${x - 2} -21L${x} -29L${x + 2} -21Q${x + 6} -20 ${x + 6} -16V0Z"
 fill="${color}"/><path d="M${x - 3.4} -3V-16" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".5"/>
<path d="M${x - 3} -20H${x + 3}" stroke="#fff3dc" stroke-width="2"/>`
}

function paperCup(x: number): string {
  return svg`<path d="M${x - 8} -22h16l-2.5 22h-11Z" fill="#fbf7f0"/><path d="M${x - 7.4} -16h14.8l-1 9h-12.8Z"
 fill="#9a6234"/><path d="M${x - 9} -25h18v3h-18ZM${x - 7} -28h14l1 3h-16Z" fill="#2c2522"/>`
}

function cone(x: number, cream: string, shade: string): string {
  return svg`<path d="M${x - 6} -22h12l-6 20Z" fill="#d99a4a"/><path d="M${x - 4} -19l6 8M${x + 4} -19l-6 8"
 stroke="#a5692a"/><path d="M${x - 8} -22q-1 -6 3 -7q-1 -5 3 -6q0 -5 3 -7q0 4 3 6q3 2 1 7q4 2 3 7q-8 3 -16 0Z"
 fill="${cream}"/><path d="M${x - 7} -24q8 3 14 -3M${x - 4} -30q5 2 8 -3" fill="none" stroke="${shade}"
 stroke-width="1.6"/>`
}

function fries(x: number): string {
  return svg`<path d="M${x - 9} -12l-1 -16M${x - 4} -12v-20M${x + 1} -12l1 -17M${x + 6} -12l2 -19M${x + 9} -12l1 -13"
 stroke="#f2b33d" stroke-width="4"/><path d="M${x - 12} -18q12 6 24 0l-3 18h-18Z" fill="#c8321f"/>
<path d="M${x - 7} -8h14" stroke="#fff3dc" stroke-width="3"/>`
}

/** The dish and its companion, to be set out on every counter. */
export function menuDefs(id: string, menu: TrailerMenu): string {
  const [dish, companion] = dishes[menu]
  return svg`<g id="${id}-dish">${dish}</g><g id="${id}-side">${companion}</g>`
}

/** What is sold, set out on the counter of a window; a second window shows the companion first. */
export function menuProps({ x, width }: Span, id: string, index: number): string {
  const [left, right] = index ? (['side', 'dish'] as const) : (['dish', 'side'] as const)
  const place = (at: number, prop: string) => svg`<use href="#${id}-${prop}" x="${at}" y="-137"/>`
  if (width < 118) return place(x + width / 2, left)
  const middle = x + width * 0.5
  const napkins = svg`<path d="M${middle - 9} -137v-13h18v13Z" fill="#3c3f42"/><path d="M${middle - 6} -147h12v7h-12Z"
 fill="#fbf7f0"/>`
  return svg`${place(x + Math.max(42, width * 0.2), left)}${place(x + width - Math.max(44, width * 0.17), right)}
${width > 240 && napkins}`
}

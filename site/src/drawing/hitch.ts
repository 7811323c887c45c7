import type { Layout } from './layout.ts'
import { linear, svg } from './markup.ts'
import type { Trailer } from './parameters.ts'

/** A gas bottle, and the gradient for round, upright parts. */
export function hitchDefs(id: string): string {
  return svg`${bottle(id)}${linear(
    `${id}-can`,
    [
      ['0', '#b9b4a8'],
      ['.22', '#fffdf6'],
      ['.55', '#e4dfd3'],
      ['1', '#8f8b84'],
    ],
    true,
  )}`
}

/** Where the two gas bottles stand on the drawbar: in front of the generator, if there is one. */
export function bottlePlaces(extras: Trailer['extras']): number[] {
  return extras.has('generator') ? [-104, -136] : [-32, -64]
}

/** Drawbar with coupling, jockey wheel, gas bottles and, if ordered, the generator. */
export function hitch({ hitch: reach }: Layout, { id, extras }: Trailer): string {
  const bottles = bottlePlaces(extras).map((x) => svg`<use href="#${id}-gas" x="${x}"/>`)
  return svg`${jockeyWheel(54 - reach, id)}${bottles}
${extras.has('generator') && generator(id)}${drawbar(reach, id)}`
}

function drawbar(reach: number, id: string): string {
  const nose = -reach
  return svg`<path d="M${nose + 26} -50Q${nose + 60} -18 ${nose + 110} -44" fill="none" stroke="#6f7377"
 stroke-width="3" stroke-dasharray="4 2.5"/>
<path d="M${nose + 22} -59L${nose + 70} -60H42V-44H${nose + 70}L${nose + 22} -50Z" fill="url(#${id}-rail)"/>
<path d="M${nose + 26} -58L${nose + 70} -59H0" fill="none" stroke="#a3a6a9" stroke-width="1.4" opacity=".7"/>
<path d="M${nose + 40} -63H${nose + 14}Q${nose - 1} -62 ${nose} -51Q${nose + 1} -44 ${nose + 8} -44L${nose + 13} -50
H${nose + 40}Z" fill="#6b6f74" stroke="#222326"/><path d="M${nose + 6} -58Q${nose + 9} -61 ${nose + 36} -61"
 fill="none" stroke="#d5d6d5" stroke-width="1.6"/><path d="M${nose + 17} -62L${nose + 34} -73L${nose + 40} -72"
 fill="none" stroke="#3a3c40" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`
}

function jockeyWheel(x: number, id: string): string {
  return svg`<path d="M${x - 4} -20L${x - 4} -8M${x + 4} -20V-8" stroke="#4a4d51" stroke-width="2.5"/>
<circle cx="${x}" cy="-11" r="11" fill="#242527"/><circle cx="${x}" cy="-11" r="5" fill="#b9bcbd"/>
<circle cx="${x}" cy="-11" r="1.6" fill="#333"/><rect x="${x - 4}" y="-100" width="8" height="80"
 fill="url(#${id}-can)"/>
<rect x="${x - 6}" y="-84" width="12" height="52" rx="2" fill="#4b4e53"/>
<path d="M${x - 3} -82V-36" stroke="#94989b" stroke-width="1.6"/>
<path d="M${x} -100V-105H${x + 15}V-113" fill="none" stroke="#54585c" stroke-width="3" stroke-linejoin="round"/>
<rect x="${x + 12}" y="-121" width="6" height="12" rx="3" fill="#1f2022"/>`
}

function bottle(id: string): string {
  return svg`<g id="${id}-gas" transform="translate(0 -60)"><path d="M-13 -1V-6H13V-1Z" fill="#6d6a64"/>
<path d="M-19 -10Q-19 -3 -12 -3H12Q19 -3 19 -10V-42Q18 -54 0 -55Q-18 -54 -19 -42Z" fill="url(#${id}-can)"
 stroke="#77726a"/><path d="M-19 -29H19" stroke="#77726a" opacity=".5"/><path d="M-4 -53V-60H4V-53Z" fill="#b08d3f"/>
<path d="M-11 -53V-65Q0 -69 11 -65V-53H7V-61H-7V-53Z" fill="url(#${id}-can)" stroke="#77726a"/>
<circle cx="0" cy="-62" r="4" fill="#3a3a3a"/><path d="M-19 -22H19V-15H-19Z" fill="#c8321f" opacity=".85"/></g>`
}

function generator(id: string): string {
  return svg`<g><rect x="-86" y="-126" width="82" height="66" rx="5" fill="none" stroke="#2b2c2f" stroke-width="4"/>
<rect x="-82" y="-121" width="74" height="56" rx="7" fill="#b8271b"/><path d="M-82 -84H-8V-72Q-8 -65 -15 -65H-75
Q-82 -65 -82 -72Z" fill="#3b3c40"/><path d="M-78 -117H-14" stroke="#f3a798" stroke-width="2" stroke-linecap="round"/>
<rect x="-76" y="-112" width="28" height="22" rx="3" fill="#26272a"/><circle cx="-69" cy="-104" r="3.5"
 fill="#e7e3d8"/>
<circle cx="-58" cy="-104" r="3.5" fill="#e7e3d8"/><path d="M-72 -95h20" stroke="#f2b33d" stroke-width="2"/>
<path d="M-29 -98v28" stroke="#5f120c" stroke-width="22" stroke-dasharray="2.4 3.6"/><circle cx="-66" cy="-75" r="4"
 fill="url(#${id}-steel)"/>
<path d="M-58 -126V-132H-32V-126" fill="none" stroke="#2b2c2f" stroke-width="4"/></g>`
}

import { svg } from './markup.ts'

interface Person {
  x: number
  foot: number
  /** Height in pixels. */
  tall: number
  top: string
  legs: string
  skin: string
  hair: string
  kind: 'stands' | 'walks' | 'dress'
  flip?: boolean
}

/** Bodies 100 high over their feet at 0, seen a little from the side. */
const clothes = {
  stands: [
    'M-9 -50L-8 0H-1L1 -38L4 0H11L10 -50Z',
    'M-5 -84Q-13 -83 -14 -72L-16 -48Q-13 -44 -10 -47L-9 -62V-46H10L11 -62L14 -52Q19 -52 18 -57L14 -76Q12 -83 5 -84Z',
  ],
  walks: [
    'M-9 -49Q-11 -26 -19 -3L-12 0Q-2 -20 1 -36Q4 -20 13 -1L20 -3Q11 -28 10 -49Z',
    `M-5 -84Q-12 -83 -14 -73L-19 -53Q-17 -47 -13 -50L-8 -64L-9 -46H11L10 -66L17 -55L25 -57Q25 -62 20 -62L13 -77
Q11 -83 5 -84Z`,
  ],
  dress: [
    'M-7 -30L-6 0H-1L0 -30ZM2 -30L4 0H9L8 -30Z',
    `M-4 -84Q-11 -83 -13 -73L-14 -54Q-11 -50 -8 -54L-7 -62Q-10 -40 -15 -24Q0 -20 15 -24Q10 -42 8 -62L15 -55
Q19 -57 16 -62L12 -76Q10 -83 4 -84Z`,
  ],
} as const

/** Someone in the distance, plain enough to stay in the background. */
export function person({ x, foot, tall, top, legs, skin, hair, kind, flip = false }: Person): string {
  const [lower, upper] = clothes[kind]
  const size = (tall / 100).toFixed(2)
  return svg`<g transform="translate(${x} ${foot}) scale(${flip ? '-' : ''}${size} ${size})"><path d="${lower}"
 fill="${legs}"/><path d="M-3 -88V-82H4V-88Z" fill="${skin}"/><path d="${upper}" fill="${top}"/><ellipse cx="1"
 cy="-92.5"
 rx="6.6" ry="7.6" fill="${skin}"/><path d="M-6 -89Q-8 -101 1 -101.5Q8 -101 8 -95Q2 -94 -1 -97Q-2 -91 -6 -89Z"
 fill="${hair}"/></g>`
}

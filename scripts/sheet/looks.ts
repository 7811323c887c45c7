import { PORTAL, SITE } from './screens.ts'

/** The data of the product in the screenshots. */
const STATES = ['full', 'empty', 'long', 'failing'] as const

export type State = (typeof STATES)[number]

const PLACES = ['site', 'portal'] as const
const THEMES = ['light', 'dark'] as const
const WIDTHS = [390, 768, 1440, 2000]
const SCREENS = [...SITE, ...PORTAL].map(({ name }) => name)

/** A way to look at one half of the product. */
export interface Look {
  place: (typeof PLACES)[number]
  state: State
  theme: (typeof THEMES)[number]
}

const LOOKS: readonly Look[] = [
  ...STATES.map((state) => ({ place: 'site', state, theme: 'light' }) as const),
  ...STATES.map((state) => ({ place: 'portal', state, theme: 'light' }) as const),
  { place: 'portal', state: 'full', theme: 'dark' },
]

/**
 * What a contact sheet shows that `words` narrow down; everything without words. Throws at a word it does not know: ignored, a
 * misspelled one would make the whole sheet, which takes many minutes.
 */
export function narrowed(words: readonly string[]) {
  const known = [...PLACES, ...STATES, ...THEMES, ...WIDTHS.map(String)]
  const unknown = words.find((word) => ![...known, ...SCREENS].includes(word))
  if (unknown)
    throw new Error(`The sheet knows no “${unknown}”, but ${known.join(', ')}, and the screens ${SCREENS.join(', ')}.`)
  const wanted = <Name extends string | number>(names: readonly Name[]): readonly Name[] => {
    const given = names.filter((name) => words.includes(String(name)))
    return given.length > 0 ? given : names
  }
  const [places, states, themes] = [wanted(PLACES), wanted(STATES), wanted(THEMES)]
  const looks = LOOKS.filter(
    ({ place, state, theme }) => places.includes(place) && states.includes(state) && themes.includes(theme),
  )
  const screens = wanted(SCREENS)
  const shown = looks.filter(({ place }) => screensOf(place).some(({ name }) => screens.includes(name)))
  if (shown.length === 0) throw new Error('There are no such screens: only the portal is shown dark, and only full.')
  return { looks: shown, widths: wanted(WIDTHS), screens }
}

/** The screens of one half of the product. */
export function screensOf(place: Look['place']) {
  return place === 'site' ? SITE : PORTAL
}

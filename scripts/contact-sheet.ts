import { mkdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { build } from './build.ts'
import { launchChromium } from './chromium.ts'
import { say } from './command.ts'
import { type Shot, writeAlbum } from './sheet/album.ts'
import { PORTAL, type Screen, SITE } from './sheet/screens.ts'
import { STATES, type State, signIn, startIn } from './sheet/states.ts'

// Every screen at every width in every state, on one page. Arguments narrow it: `npm run sheet -- portal dark 390`.
const WIDTHS = [390, 768, 1440, 2000]
const OUT = 'test-results/sheet'
const words = process.argv.slice(2)

/** A way to look at one half of the product. */
interface Look {
  place: 'site' | 'portal'
  state: State
  theme: 'light' | 'dark'
}

const LOOKS: readonly Look[] = [
  ...STATES.map((state) => ({ place: 'site', state, theme: 'light' }) as const),
  ...STATES.map((state) => ({ place: 'portal', state, theme: 'light' }) as const),
  { place: 'portal', state: 'full', theme: 'dark' },
]

/** The `names` that are among the arguments; all of them if none is. */
function wanted<Name extends string | number>(names: readonly Name[]): readonly Name[] {
  const given = names.filter((name) => words.includes(String(name)))
  return given.length > 0 ? given : names
}

// A failed request is retried after a pause; until then the screen still shows that it is loading.
async function stillness(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 6000 }).catch(() => undefined)
  const onItsWay = page.getByRole('status').filter({ hasText: /^Loading/, visible: true })
  const end = Date.now() + 10_000
  while ((await onItsWay.count()) > 0 && Date.now() < end) await page.waitForTimeout(100)
}

async function take(page: Page, { name, path, press }: Screen, { place, state, theme }: Look): Promise<Shot> {
  await page.goto(path)
  await stillness(page)
  const button = press ? page.getByRole('button', { name: press }).first() : undefined
  if (button && (await button.isVisible())) {
    await button.click()
    await stillness(page)
  }
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
  })
  const width = page.viewportSize()?.width ?? 0
  const shown = theme === 'dark' ? `${state} dark` : state
  const file = `${place}-${name}-${shown.replace(' ', '-')}-${width}.jpg`
  await page.screenshot({ path: `${OUT}/${file}`, type: 'jpeg', quality: 72, fullPage: place === 'site' })
  return { screen: `${place}: ${name}`, state: shown, width, file }
}

async function walk(browser: Browser, look: Look): Promise<Shot[]> {
  const { place, state, theme } = look
  const screens = place === 'site' ? SITE : PORTAL
  const names = wanted(screens.map(({ name }) => name))
  const { harness, url } = await startIn(state, place === 'portal')
  const shots: Shot[] = []
  for (const width of wanted(WIDTHS)) {
    const isPhone = width < 500
    const viewport = { width, height: isPhone ? 844 : 900 }
    const context = await browser.newContext({
      baseURL: url.href,
      viewport,
      // With a touch pointer, as on a phone: controls are larger then.
      ...(isPhone && { hasTouch: true, isMobile: true }),
      reducedMotion: 'reduce',
      colorScheme: theme,
    })
    const page = await context.newPage()
    if (place === 'portal') await signIn(page, url, state)
    for (const screen of screens) {
      if (names.includes(screen.name)) shots.push(await take(page, screen, look))
    }
    await context.close()
    say(`${place}, ${state}, ${theme}, ${width} px`)
  }
  await harness.close()
  return shots
}

await build()
mkdirSync(OUT, { recursive: true })
const browser = await launchChromium({ whole: true })
const shots: Shot[] = []
const kinds = { place: wanted(['site', 'portal']), state: wanted(STATES), theme: wanted(['light', 'dark']) }
for (const look of LOOKS) {
  const isWanted =
    kinds.place.includes(look.place) && kinds.state.includes(look.state) && kinds.theme.includes(look.theme)
  if (isWanted) shots.push(...(await walk(browser, look)))
}
await browser.close()
writeAlbum(`${OUT}/index.html`, shots)
say(`${shots.length} pictures: ${OUT}/index.html`)
process.exit(0)

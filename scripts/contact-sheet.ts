import { mkdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { build } from './build.ts'
import { launchChromium } from './chromium/chromium.ts'
import { orExit, parseCommandLine, say } from './cli/command.ts'
import { type Shot, writeAlbum } from './sheet/album.ts'
import { type Look, narrowed, screensOf } from './sheet/looks.ts'
import type { Screen } from './sheet/screens.ts'
import { pathIn, signIn, startIn, stayLocked } from './sheet/states.ts'

// Every screen at every width in every state, on one page. Arguments narrow it: `npm run sheet -- portal dark 390`.
const OUT = 'test-results/sheet'
const { positionals: words } = parseCommandLine({ options: {}, allowPositionals: true })

const { looks, widths, screens: names } = orExit(() => narrowed(words))

// A failed request is retried after a pause; until then the screen still shows that it is loading.
async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 6000 }).catch(() => undefined)
  const onItsWay = page.getByRole('status').filter({ hasText: /^Loading/, visible: true })
  const end = Date.now() + 10_000
  while ((await onItsWay.count()) > 0 && Date.now() < end) await page.waitForTimeout(100)
}

async function pressIfThere(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name }).first()
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  // On a phone it is in the drawer.
  if (!(await button.isVisible()) && (await menu.isVisible())) {
    await menu.click()
    await button.waitFor()
  }
  if (await button.isVisible()) await button.click()
}

async function take(page: Page, { name, path, press }: Screen, { place, state, theme }: Look): Promise<Shot> {
  await page.goto(path)
  await waitUntilStill(page)
  if (press) {
    await pressIfThere(page, press)
    await waitUntilStill(page)
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
  const { harness, url } = await startIn(state, place === 'portal')
  const screens: Screen[] = []
  for (const screen of screensOf(place).filter(({ name }) => names.includes(name)))
    screens.push({ ...screen, path: await pathIn(screen.path, url, state) })
  const shots: Shot[] = []
  for (const width of widths) {
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
    await (place === 'portal' ? signIn(page, url, state) : stayLocked(page))
    for (const screen of screens) shots.push(await take(page, screen, look))
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
for (const look of looks) shots.push(...(await walk(browser, look)))
await browser.close()
writeAlbum(`${OUT}/index.html`, shots)
say(`${shots.length} pictures: ${OUT}/index.html`)
process.exit(0)

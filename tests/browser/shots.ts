import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { SHOTS } from '../../scripts/sheet/screens.ts'

/** Which screen a page shows, as a name for its picture: numbers and secrets of the address stand for any of their kind. */
async function nameOf(page: Page, hasDialog: boolean): Promise<string> {
  const { pathname } = new URL(page.url())
  const screen = pathname
    .replace(/^\/request\/.*/, '/request')
    .replaceAll(/\d+/g, 'id')
    .slice(1)
    .replaceAll('/', '-')
  const hasFailed = await page.locator('[role="alert"]:is(div):has(h1, h2, h3)').count()
  const state = `${hasDialog ? '-dialog' : ''}${hasFailed ? '-failing' : ''}`
  const width = String(page.viewportSize()?.width ?? 0).padStart(4, '0')
  return `${screen || 'home'}${state}.${width}.jpg`
}

/** Keeps a picture of the screen for the contact sheet, unless a story has kept one of it already. */
export async function keepPicture(page: Page, hasDialog: boolean): Promise<void> {
  const path = `${SHOTS}/${await nameOf(page, hasDialog)}`
  if (existsSync(path)) return
  mkdirSync(SHOTS, { recursive: true })
  // The caret as it is: to hide it takes a style that the policy of the page would note.
  // A sheet with a gap is no fault of the story's: Chromium now and then has no picture to give.
  const picture = await page.screenshot({ type: 'jpeg', quality: 60, caret: 'initial' }).catch(() => null)
  if (picture) writeFileSync(path, picture)
}

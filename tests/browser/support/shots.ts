import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { SHOTS } from '../../../scripts/sheet/screens.ts'

/** A file name for the picture of a page's screen, in which ids and tokens of the address are replaced by placeholders. */
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
  // Leaves the caret visible: hiding it takes a style that the page's policy would report. A missing picture does not fail the
  // story: Chromium sometimes cannot take one.
  const picture = await page.screenshot({ type: 'jpeg', quality: 60, caret: 'initial' }).catch(() => null)
  if (picture) writeFileSync(path, picture)
}

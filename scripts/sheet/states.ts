import type { Page } from 'playwright-core'
import { LoginResponse } from '#contract/access/session'
import type { PasswordRequired } from '#contract/access/site-access'
import { RequestLinkResponse } from '#contract/requests/request-link'
import { LOCKED_PATH } from '../../site/src/locked-path.ts'
import { type Db, openDb } from '../../worker/src/db/client.ts'
import * as schema from '../../worker/src/db/schema.ts'
import { hashPassword } from '../../worker/src/http/access/password.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/accounts.ts'
import { startEmpty, startProduct, startUnmigrated } from '../product/harness.ts'
import type { State } from './looks.ts'

const NAME = 'The Extraordinarily Well-Equipped Gulf Coast Breakfast, Barbecue and Wood-Fired Pizza Kitchen'
const PERSON = 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Fernández de Córdoba y Villanueva'
const ADDRESS = 'maximiliana.wolfeschlegelsteinhausenbergerdorff@a-remarkably-long-domain-name.example.org'
const TEXT = `${'Everything a long day at the market needs, and then a little more than that. '.repeat(9)}\n\n${'unbroken'.repeat(30)}`
const LIST = Array.from({ length: 14 }, (_, index) => `${index + 1}. Stainless steel counter with a drawer below`)

/** Makes every text in the records about as long as the forms allow. */
async function lengthen(db: Db): Promise<void> {
  const customer = { customer_name: PERSON, customer_email: ADDRESS }
  const kind = { name: NAME, description: TEXT, features: LIST }
  await db.batch([
    db.update(schema.trailers).set({ ...kind, location: NAME, size: '16 ft by 8 ft 6 in, with the awning open' }),
    db.update(schema.customTrailers).set({ ...kind, price: 123_456_789 }),
    db.update(schema.equipment).set({ name: NAME, description: TEXT, price: 99_999_999 }),
    db
      .update(schema.rentals)
      .set({ ...customer, trailer_name: NAME, special_requirements: TEXT, delivery_address: TEXT }),
    db
      .update(schema.customBuilds)
      .set({ ...customer, company_name: NAME, trailer_model: NAME, special_requirements: TEXT }),
    db.update(schema.contactMessages).set({ name: PERSON, email: ADDRESS, message: TEXT }),
    db.update(schema.businessInfo).set({ business_name: NAME, address: NAME, email: ADDRESS, description: TEXT }),
    db.update(schema.adminGroups).set({ description: TEXT.slice(0, 200) }),
  ])
}

async function addAccount(db: Db): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  await db.insert(schema.accounts).values({ ...DEMO_ACCOUNTS[0], password_hash })
}

/** Starts the built product in a state, for visitors or for staff. */
export async function startIn(state: State, forStaff: boolean) {
  if (state === 'failing' && !forStaff) return startUnmigrated()
  const started = state === 'empty' ? await startEmpty() : await startProduct()
  const db = openDb(started.env.DB)
  if (state === 'empty') await addAccount(db)
  if (state === 'long') await lengthen(db)
  return started
}

async function tokenAt(url: URL): Promise<string> {
  const body = JSON.stringify({ username: DEMO_ACCOUNTS[0].username, password: DEMO_PASSWORD })
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(new URL('/api/auth/login', url), { method: 'POST', headers, body })
  return LoginResponse.parse(await response.json()).token
}

// Both approved: their pages have the most to show.
const LINKED: Readonly<Record<string, string>> = { '{rental}': 'rentals/7', '{build}': 'custom-builds/5' }

/** The path of a screen, with a new link where it is that of a customer's page; one that has ended where there are no requests. */
export async function pathIn(path: string, url: URL, state: State): Promise<string> {
  const place = Object.keys(LINKED).find((name) => path.includes(name))
  if (!place) return path
  if (state === 'empty' || state === 'failing') return path.replace(place, 'ended')
  const headers = { Authorization: `Bearer ${await tokenAt(url)}` }
  const response = await fetch(new URL(`/api/${LINKED[place]}/links`, url), { method: 'POST', headers })
  return path.replace(`/request/${place}`, RequestLinkResponse.parse(await response.json()).link)
}

/** Keeps the password screen where it is: while the site is open, its script would go on to the home page. */
export async function stayLocked(page: Page): Promise<void> {
  const locked: PasswordRequired = { required: true, password: null }
  await page.route('**/api/auth/password-required', (route) => {
    const { pathname } = new URL(route.request().frame().url())
    return pathname === LOCKED_PATH ? route.fulfill({ json: { success: true, ...locked } }) : route.continue()
  })
}

/** Stores a session in a page's browser, and makes the calls of every section fail if that is the state. */
export async function signIn(page: Page, url: URL, state: State): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('adminToken', kept), await tokenAt(url))
  if (state !== 'failing') return
  const refusal = { success: false, error: 'Something went wrong on our side. Please try again.', requestId: 'sheet' }
  await page.route(/\/api\/(?!auth)/, (route) => route.fulfill({ status: 500, json: refusal }))
}

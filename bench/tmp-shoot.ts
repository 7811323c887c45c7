import { chromium } from 'playwright-core'
import { existsSync } from 'node:fs'
import { startProduct } from '../scripts/harness.ts'
import { newToken, sha256 } from '../worker/src/http/token.ts'
const p = await startProduct()
const token = newToken(); const at = new Date().toISOString()
await p.env.DB.prepare('insert into sessions select ?, id, ?, ? from accounts where username = ?').bind(await sha256(token), at, at, 'manager').run()
await p.env.DB.prepare("update contact_messages set rental_id = 3 where id = (select max(id) from contact_messages)").run()
await p.env.DB.prepare("insert into contact_messages (name,email,message) values (?,?,?)").bind('Maximiliana-Konstantinopolita von und zu Hohenzollern-Sigmaringen the Third of Tampa Bay', 'a-very-long-address-that-does-not-end-for-a-while@subdomain.of-a-very-long-domain.example.org', ('A long message that goes on. ').repeat(60)+'\n\nSecond paragraph').run()
const path = ['/usr/bin/chromium-headless-shell','/usr/bin/chromium', process.env.CHROMIUM ?? ''].find((x) => existsSync(x))
const b = await chromium.launch({ args: ['--no-sandbox','--disable-gpu'], ...(path && { executablePath: path }) })
async function shot(name: string, w: number, url: string, act?: (page: any) => Promise<void>) {
  const c = await b.newContext({ baseURL: p.url.href, viewport: { width: w, height: w > 800 ? 900 : 844 } })
  const page = await c.newPage(); page.setDefaultTimeout(40000)
  await page.addInitScript((k: string) => localStorage.setItem('adminToken', k), token)
  try { await page.goto(url); await page.locator('h1').waitFor(); await page.waitForLoadState('networkidle'); if (act) await act(page); await page.waitForTimeout(400) } catch (e) { console.log(name, String(e).slice(0,300)) }
  await page.screenshot({ path: `/tmp/desk-shots/${name}.png` }); await c.close()
}
const ids = (await p.env.DB.prepare('select max(id) m from contact_messages').first<any>()).m
for (const [n,w] of [['d',1440],['m',390]] as const) {
  await shot(`contact-list-${n}`, w, '/admin/contact-requests', async (pg) => { await pg.getByRole('checkbox').first().check(); await pg.getByRole('checkbox').nth(1).check() })
  await shot(`contact-open-${n}`, w, `/admin/contact-requests?open=${ids-1}`)
  await shot(`contact-long-${n}`, w, `/admin/contact-requests?open=${ids}`, async (pg) => { await pg.getByLabel('Reply').fill('Dear all'); await pg.getByLabel('Reply').scrollIntoViewIfNeeded() })
  await shot(`rental-bulk-${n}`, w, '/admin/rentals?status=pending', async (pg) => { await pg.getByRole('checkbox').first().check() })
  await shot(`rental-open-${n}`, w, '/admin/rentals?status=pending', async (pg) => { await pg.getByRole('row').getByRole('link').first().click(); await pg.getByRole('button', {name:'Edit dates, price and notes'}).scrollIntoViewIfNeeded() })
  await shot(`rental-edit-${n}`, w, '/admin/rentals?status=pending', async (pg) => { await pg.getByRole('row').getByRole('link').first().click(); await pg.getByRole('button', {name:'Edit dates, price and notes'}).click(); await pg.route('**/api/rentals/*', (r: any) => r.request().method()==='PUT' ? r.fulfill({status:409, json:{success:false,error:'Already booked by request #3 from Fri, Nov 27, 2026 to Sun, Nov 29, 2026.',other:{noun:'rental',id:3}}}) : r.continue()); await pg.getByLabel('Notes').fill('x'); await pg.getByRole('button',{name:'Save'}).click() })
  await shot(`reject-${n}`, w, '/admin/rentals?status=pending', async (pg) => { await pg.getByRole('checkbox').first().check(); await pg.getByRole('checkbox').nth(1).check(); await pg.getByRole('button',{name:'Reject 2'}).click() })
}
await shot('dash-d', 1440, '/admin/dashboard')
await b.close(); process.exit(0)

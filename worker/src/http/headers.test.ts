import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from './env.ts'
import { headers } from './headers.ts'

const app = new Hono<AppEnv>().use(headers).get('/:status', (c) => {
  // As a page does that is found to be broken after it asked to be kept.
  c.header('Cloudflare-CDN-Cache-Control', 'public, max-age=60')
  return new Response('{}', { status: Number(c.req.param('status')), headers: c.res.headers })
})

test.each([
  ['200', 'public, max-age=60', 'public, max-age=0, must-revalidate'],
  ['404', null, 'no-store'],
  ['503', null, 'no-store'],
])('an answer of %s that asks to be kept tells the edge %j and browsers %s', async (status, edge, browser) => {
  const answer = await app.request(`/${status}`)
  expect(answer.headers.get('Cloudflare-CDN-Cache-Control')).toBe(edge)
  expect(answer.headers.get('Cache-Control')).toBe(browser)
})

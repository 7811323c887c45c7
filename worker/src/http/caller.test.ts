import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { author } from './author.ts'
import { callerOf } from './caller.ts'
import type { AppEnv } from './env.ts'

const caller = {
  user: { id: 7, username: 'ann', email: '', role: 'admin', roleLevel: 50, permissions: [] },
  tokenHash: 'x',
}

function app() {
  return new Hono<AppEnv>()
    .get('/staff', async (c, next) => {
      c.set('caller', caller)
      await next()
    })
    .get('*', (c) => c.json({ id: callerOf(c).user.id, by: author(c).by }))
    .onError((error, c) => c.text(error.message, 500))
}

test('the caller of a route behind a sign-in is known, and the author of what it changes', async () => {
  expect(await (await app().request('/staff')).json()).toEqual({ id: 7, by: 'ann' })
})

test('a route that lets in everybody has no caller, and asking for one fails', async () => {
  const response = await app().request('/open')
  expect([response.status, await response.text()]).toEqual([500, 'GET /open is not behind signedIn'])
})

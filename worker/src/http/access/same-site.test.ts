import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { AppError } from '../app-error.ts'
import { refuseOtherSites } from './same-site.ts'

const app = new Hono()
  .post('/', (c) => {
    refuseOtherSites(c)
    return c.text('taken')
  })
  .onError((error, c) => c.text(error.message, error instanceof AppError ? error.status : 500))

test.each([
  ['nothing at all', {}, 200],
  // Older browsers send this for pages without a referrer, such as those behind a secret link.
  ['a hidden origin', { Origin: 'null' }, 200],
  ['our origin', { Origin: 'https://site.example' }, 200],
  ['another origin', { Origin: 'https://other.example' }, 403],
  ['our origin over plain HTTP', { Origin: 'http://site.example' }, 403],
  ['that it is ours', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['that a person opened it', { 'Sec-Fetch-Site': 'none' }, 200],
  ['that it is of a sister site', { Origin: 'null', 'Sec-Fetch-Site': 'same-site' }, 403],
  ['that it is of another site', { Origin: 'https://site.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
])('a form with %s is taken or refused', async (_, headers, status) => {
  expect((await app.request('https://site.example/', { method: 'POST', headers })).status).toBe(status)
})

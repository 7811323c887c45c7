import { expect, test } from 'vitest'
import { mailerOf } from './mailer.ts'

const bindings = { DB: {}, MAIL: { send: async () => ({ messageId: '' }) } } as unknown as Cloudflare.Env
const settings = { MAIL_FROM: 'us@example.org', SITE_URL: 'https://site.example/' }

test('there is a mailer where sender and site are known, which names the site without its last slash', () => {
  expect(mailerOf({ ...bindings, ...settings })).toMatchObject({
    from: 'us@example.org',
    site: 'https://site.example',
  })
})

test.each([
  ['the binding', { ...bindings, ...settings, MAIL: undefined }],
  ['a sender', { ...bindings, ...settings, MAIL_FROM: '' }],
  ['the address of the site', { ...bindings, MAIL_FROM: 'us@example.org' }],
])('there is none without %s, and mails wait', (_, env) => {
  expect(mailerOf(env as Cloudflare.Env)).toBeNull()
})

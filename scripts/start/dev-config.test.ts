import { expect, test } from 'vitest'
import { configOf } from './dev-config.ts'

test('mails of a server at another port link to it, and nothing else is changed', () => {
  const [own, other] = ['http://127.0.0.1:8787', 'http://127.0.0.1:8790']
  expect(configOf(other).replace(other, own)).toBe(configOf(own))
  expect(configOf(other)).toContain(`[vars]\nMAIL_FROM = "mail@tampafoodtrailers.test"\nSITE_URL = "${other}"\n`)
})

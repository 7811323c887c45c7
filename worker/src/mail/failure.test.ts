import { describe, expect, test } from 'vitest'
import { failureOf } from './failure.ts'

const failing = (message: string, code?: string) => failureOf(Object.assign(new Error(message), code && { code }))

describe('failureOf', () => {
  test('gives up on an address that is suppressed', () => {
    expect(failing('no', 'E_RECIPIENT_SUPPRESSED')).toMatchObject({ isFinal: true })
  })

  test('waits out a limit', () => expect(failing('no', 'E_DAILY_LIMIT_EXCEEDED')).toMatchObject({ isFinal: false }))

  test('finds the code in the message too', () => {
    expect(failing('E_SENDER_NOT_VERIFIED: no')).toEqual(failing('no', 'E_SENDER_NOT_VERIFIED'))
  })

  test('tells the first line of what it does not know, without addresses of pages', () => {
    expect(failing('fetch failed for https://x.test/request/secret now\nstack')).toEqual({
      reason: 'The mail service did not take the e-mail: fetch failed for  now',
      isFinal: false,
    })
  })

  test('has words for what is no error', () => {
    expect(failureOf('no')).toEqual({ reason: 'The mail service did not take the e-mail.', isFinal: false })
  })
})

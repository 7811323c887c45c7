import { describe, expect, test } from 'vitest'
import type { Mail } from '#contract/requests/mail'
import { canRetry, isLeaving, isTooLate, mailTimeInWords, stateLook, toldOfRejection } from './words.ts'

const mail: Mail = {
  id: 1,
  template: 'received',
  noun: 'rental',
  record_id: 1,
  recipient: 'ana@example.org',
  subject: 'We received your request',
  by: null,
  status: 'queued',
  attempts: 0,
  next_attempt_at: '2026-11-21T17:00:00.000Z',
  error: null,
  outdated: false,
  created_at: '2026-11-21T17:00:00.000Z',
  sent_at: null,
}
const later = { attempts: 2, error: 'It is down.', next_attempt_at: '2026-11-21T17:05:00.000Z' }
const failed = { status: 'failed', attempts: 6, error: 'It is down.', next_attempt_at: null } as const
const sent = { status: 'sent', attempts: 1, next_attempt_at: null, sent_at: '2026-11-21T17:00:01.000Z' } as const

describe('a mail', () => {
  test.each([
    ['was just written', {}, [false, false]],
    ['waits', later, [false, true]],
    ['failed', failed, [false, true]],
    ['was sent', sent, [false, false]],
  ])('that is outdated and %s is not offered to be sent again', (_, values, expected) => {
    const shown = { ...mail, ...values, outdated: true }
    expect([canRetry(shown), isTooLate(shown)]).toEqual(expected)
  })

  test.each([
    ['that was just written', {}, 'Queued', true, false, 'Written Nov 21, 2026, 12:00 PM'],
    [
      'that waits',
      later,
      'Queued',
      false,
      true,
      'Written Nov 21, 2026, 12:00 PM, tried 2 times. Next try Nov 21, 2026, 12:05 PM',
    ],
    ['that failed', failed, 'Failed', false, true, 'Written Nov 21, 2026, 12:00 PM'],
    ['that was sent', sent, 'Sent', false, false, 'Sent Nov 21, 2026, 12:00 PM'],
  ])('%s says so', (_, values, label, leaving, again, when) => {
    const shown = { ...mail, ...values }
    expect(stateLook(shown).label).toBe(label)
    expect(isLeaving(shown)).toBe(leaving)
    expect(canRetry(shown)).toBe(again)
    // Runtime versions differ in the kind of space before PM.
    expect(mailTimeInWords(shown).replace(/\u202f/g, ' ')).toBe(when)
  })
})

test('a customer was told last of a rejection that was sent, unless a later mail says otherwise', () => {
  const rejection: Mail = { ...mail, ...sent, template: 'rejected' }
  const notice: Mail = { ...mail, ...sent, template: 'notice' }
  const unsent: Mail = { ...mail, template: 'priced' }
  expect(toldOfRejection([unsent, notice, rejection, { ...mail, ...sent }])).toBe(sent.sent_at)
  expect(toldOfRejection([{ ...unsent, ...sent }, rejection])).toBeNull()
  expect(toldOfRejection([{ ...mail, template: 'rejected' }])).toBeNull()
  expect(toldOfRejection([])).toBeNull()
})

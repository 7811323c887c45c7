import { expect, test } from 'vitest'
import { confirmationInWords } from './confirmation-in-words.ts'

const at = '2026-11-20T15:00:00.000Z'

test.each([
  ['accepted', { accepted_at: at }, 'Thank you. We have your acceptance.'],
  ['accepted', {}, null],
  ['withdrawn', { is_withdrawn: true }, 'Your request is withdrawn.'],
  ['withdrawn', {}, null],
  ['asked', {}, 'We have your question and answer within one business day.'],
  ['other', { accepted_at: at, is_withdrawn: true }, null],
  [null, { accepted_at: at, is_withdrawn: true }, null],
])('what is done as %j with %j reads %j', (done, values, words) => {
  expect(confirmationInWords(done, { accepted_at: null, is_withdrawn: false, ...values })).toBe(words)
})

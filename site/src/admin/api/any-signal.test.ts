import { expect, test } from 'vitest'
import { anySignal } from './any-signal.ts'

const reason = new Error('taken back')

test('ends with the first of several, for its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const either = anySignal(one.signal, other.signal)
  expect(either.aborted).toBe(false)
  other.abort(reason)
  one.abort(new Error('too late'))
  expect([either.aborted, either.reason]).toEqual([true, reason])
})

test('has ended where one of them ended before', () => {
  const either = anySignal(new AbortController().signal, AbortSignal.abort(reason))
  expect([either.aborted, either.reason]).toEqual([true, reason])
})

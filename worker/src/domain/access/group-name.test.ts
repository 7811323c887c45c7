import { expect, test } from 'vitest'
import { isSameGroupName } from './group-name.ts'

test.each([
  ['Night shift', 'Night shift', true],
  ['Night shift', 'NIGHT Shift', true],
  ['Night shift', ' Night  shift ', true],
  ['Night shift', 'Night\u00a0shift', true],
  ['Night shift', 'Night\u200d shift', true],
  ['Night shift', 'Ni\u00adght\u200d shift', true],
  ['Équipe', 'éQUIPE', true],
  ['Équipe', 'E\u0301quipe', true],
  ['Ｎight shift', 'night shift', true],
  ['Night shift', 'Nightshift', false],
  ['Night shift', 'Night shifts', false],
])('%j and %j are the same name: %j', (one, other, same) => {
  expect(isSameGroupName(one, other)).toBe(same)
})

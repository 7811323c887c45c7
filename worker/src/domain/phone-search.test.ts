import { describe, expect, test } from 'vitest'
import { searchedDigits } from './phone-search.ts'

describe('a number that is looked for', () => {
  test.each([
    ['+1 (813) 555-0142', '8135550142'],
    ['18135550142', '8135550142'],
    ['813 555', '813555'],
    ['813.555.0142', '8135550142'],
    ['+27 82 123 45678', '278212345678'],
    ['\u202a+1\u00a0(813)\u00a0555\u20110142\u202c', '8135550142'],
    ['tel:+18135550142', '8135550142'],
    ['50142', '50142'],
    ['1813555', '1813555'],
    ['218135550142', '218135550142'],
    ['8135550142 ines', null],
    ['0142', null],
    ['#12', null],
    ['ines 8135550142', null],
    ['', null],
  ])('%j is %j', (typed, digits) => {
    expect(searchedDigits(typed)).toBe(digits)
  })
})

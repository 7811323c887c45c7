import { expect, test } from 'vitest'
import { refuseHiddenPage, refuseLarge } from './bytes.ts'
import { RefusedFile } from './refused-file.ts'

test.each([
  [1, 1],
  [12_000, 4166],
  [4166, 12_000],
  [10_000, 5000],
])('a picture of %i by %i is taken', (width, height) => {
  expect(() => refuseLarge(width, height)).not.toThrow()
})

test.each([
  [0, 5],
  [5, 0],
  [5, Number.NaN],
  [12_001, 5],
  [5, 12_001],
  [10_000, 5001],
])('a picture of %i by %i is refused', (width, height) => {
  expect(() => refuseLarge(width, height)).toThrow(RefusedFile)
})

test.each(['<HTML>', 'x <!DocType  html>', '<head>', '<body onload="x()">', '<SCRIPT>', '<iframe src="x">'])(
  'what is left out of a picture is refused where it hides %j',
  (text) => {
    expect(() => refuseHiddenPage(Buffer.from(text))).toThrow(RefusedFile)
  },
)

test.each(['', 'a < b', '<headline>', '<x:xmpmeta>'])('what is left out may say %j', (text) => {
  expect(() => refuseHiddenPage(Buffer.from(text))).not.toThrow()
})

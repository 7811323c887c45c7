import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { aboutInWords, isAboutTrailer, saysNothing } from './contact-about.ts'

test.each([
  ['', true],
  [' \n', true],
  [aboutInWords("Retro 20'"), true],
  [`${aboutInWords("Retro 20'")}Does it come in green?`, false],
  ['About time:\nwhen do you open?', false],
  ['Hello', false],
])('%j says nothing: %s', (message, nothing) => {
  expect(saysNothing(message)).toBe(nothing)
})

test.each([
  [paths.rent(1), true],
  [paths.rentalDetails(1), true],
  [paths.customDetails(1), true],
  [paths.rentals, false],
  [paths.build, false],
])('%s is about one trailer: %s', (path, isOne) => {
  expect(isAboutTrailer(path)).toBe(isOne)
})

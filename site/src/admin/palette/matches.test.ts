import { describe, expect, test } from 'vitest'
import { matches, searchWords } from './matches.ts'

describe('matches', () => {
  test.each([
    ['Rental Trailers', 'rent'],
    ['Rental Trailers', 'tra ren'],
    ['Rental Trailers', ''],
    ['José Márquez', 'marquez'],
    ['jose@example.org', 'example'],
  ])('finds %s by “%s”', (text, typed) => expect(matches(text, typed)).toBe(true))

  test.each([
    ['Rental Trailers', 'ental'],
    ['Rental Trailers', 'rental builds'],
  ])('does not find %s by “%s”', (text, typed) => expect(matches(text, typed)).toBe(false))
})

describe('searchWords', () => {
  test.each([
    ['#12', '#12'],
    [' #3', '#3'],
    ['7', '7'],
    [' Zelda ', 'Zelda'],
    ['jo', 'jo'],
    ['j', ''],
    ['#', ''],
    ['', ''],
  ])('asks for “%s” as “%s”', (typed, asked) => expect(searchWords(typed)).toBe(asked))
})

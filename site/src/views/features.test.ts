import { describe, expect, test } from 'vitest'
import { foldedList, shownFeatures } from './features.ts'

const six = ['griddle', 'fryer', 'sink', 'hood', 'awning', 'porch']

describe('shownFeatures', () => {
  test('shows four on the home page and counts the rest', () => {
    expect(shownFeatures(six, 'home')).toEqual({ shown: six.slice(0, 4), more: '+2 more features...' })
    expect(shownFeatures(six.slice(0, 5), 'home').more).not.toBeNull()
  })

  test('counts nothing when all four fit', () => {
    expect(shownFeatures(six.slice(0, 4), 'home').more).toBeNull()
  })

  test('shows three chips on the rentals page', () => {
    expect(shownFeatures(six, 'list')).toEqual({ shown: six.slice(0, 3), more: null })
  })
})

describe('foldedList', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `feature ${index}`)

  test('folds what comes after twelve', () => {
    const forty = names(40)
    expect(foldedList(forty)).toEqual({ shown: forty.slice(0, 12), folded: forty.slice(12) })
    expect(foldedList(names(16)).folded).toHaveLength(4)
  })

  test.each([0, 12, 15])('folds nothing of %i', (count) => {
    expect(foldedList(names(count))).toEqual({ shown: names(count), folded: [] })
  })
})

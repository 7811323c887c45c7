import { describe, expect, test } from 'vitest'
import { shownFeatures } from './features.ts'

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

import { describe, expect, test } from 'vitest'
import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import { availableModels, modelAlt, sizeBadge, startingPrice } from './model.ts'

describe('startingPrice', () => {
  test.each([
    [14_450, 'Starting from $14,450'],
    [14_450.5, 'Starting from $14,450.50'],
    [0, 'Price on request'],
  ])('of %d is “%s”', (price, words) => {
    expect(startingPrice(price)).toBe(words)
  })
})

describe('sizeBadge', () => {
  test('shows the dimensions, and the sizes where there are none', () => {
    expect(sizeBadge({ dimensions: "16' × 7'", sizes: ['4m'] })).toBe("16' × 7'")
    expect(sizeBadge({ dimensions: '', sizes: ['4m', '5m'] })).toBe('4m, 5m (13–16 ft)')
  })

  test('shows the usual sizes, in the picture’s words too, where a model lists none', () => {
    expect(modelAlt({ name: 'Retro', dimensions: '', sizes: [] })).toBe(
      'Retro, custom-built trailer, 4m, 5m, 6m (13–20 ft)',
    )
  })
})

test('a model that is withdrawn is not offered', () => {
  const models = ['available', 'unavailable'].map((status) => ({ status })) as PublicCustomTrailer[]
  expect(availableModels(models)).toEqual([{ status: 'available' }])
})

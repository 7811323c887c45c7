import { expect, test } from 'vitest'
import { ApiError, networkError } from '../api/api-error.ts'
import { importFailure, importResult, rowDetails } from './import-words.ts'

test('tells why nothing was imported', () => {
  expect(importFailure(new ApiError(413, 'Too long.'))).toBe('Failed to import equipment: Too long.')
  expect(importFailure(networkError())).toBe('Failed to import equipment: Network error')
  expect(importFailure(new ApiError(500, ''))).toBe('Failed to import equipment. Please try again.')
})

test('tells what was imported', () => {
  expect(importResult({ add: 1200, change: 3, same: 0, refuse: 0 })).toBe('Equipment imported: 1,200 added, 3 changed.')
})

test('tells what becomes of a row', () => {
  expect(rowDetails({ issues: [{ path: 'starting_watts', message: 'Enter a number' }] })).toEqual([
    'Starting watts: Enter a number',
  ])
  expect(rowDetails({ issues: [{ path: '', message: 'This row is not a piece of equipment' }] })).toEqual([
    'This row is not a piece of equipment',
  ])
  expect(rowDetails({ issues: [{ path: 'category', message: 'Category is required' }] })).toEqual([
    'Category is required',
  ])
  expect(
    rowDetails({
      changes: [
        { field: 'amps', from: null, to: 16 },
        { field: 'info', from: 'a', to: '' },
      ],
    }),
  ).toEqual(['Amps: nothing → 16', 'Info: a → nothing'])
  expect(rowDetails({ changes: [{ field: 'price', from: 900, to: 0 }] })).toEqual(['Price: €900.00 → Price on request'])
  const ratings = { watts: 2800, starting_watts: null, amps: 12, volts: null }
  expect(rowDetails({ price: 1250, ratings })).toEqual(['Price: €1,250.00', 'Power: 2,800 W · 12 A'])
  const unknown = { watts: null, starting_watts: null, amps: null, volts: null }
  expect(rowDetails({ price: 1250, ratings: unknown })).toEqual(['Price: €1,250.00'])
})

test('tells another row by the number that the list has for it', () => {
  const twice = { issues: [{ path: 'name', message: 'Row 1 is the same piece', same_as: 0 }] }
  expect(rowDetails(twice)).toEqual(['Name: Row 1 is the same piece'])
  expect(rowDetails(twice, (index) => index + 2)).toEqual(['Name: Row 2 is the same piece'])
})

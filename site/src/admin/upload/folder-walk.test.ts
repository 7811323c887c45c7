import { describe, expect, test } from 'vitest'
import { foldersToWalk, nextStep } from './folder-walk.ts'

const folders = [
  { name: 'Trailers', path: 'trailers', imageCount: 3 },
  { name: 'Rentals', path: 'rentals', imageCount: 0 },
  { name: 'Equipment', path: 'equipment', imageCount: 1 },
]

describe('the walk through the folders', () => {
  test('takes all that hold something', () => expect(foldersToWalk(folders, '')).toEqual(['trailers', 'equipment']))
  test('stays in the one asked for', () => expect(foldersToWalk(folders, 'rentals')).toEqual(['rentals']))
  test('leads nowhere from a folder that is not there', () => expect(foldersToWalk(folders, 'gone')).toEqual([]))

  test('goes on in a folder, then to the next, then ends', () => {
    expect(nextStep({ place: 0, cursor: '' }, 'c', 2)).toEqual({ place: 0, cursor: 'c' })
    expect(nextStep({ place: 0, cursor: 'c' }, undefined, 2)).toEqual({ place: 1, cursor: '' })
    expect(nextStep({ place: 1, cursor: '' }, undefined, 2)).toBeUndefined()
  })
})

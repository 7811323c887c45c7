import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BOTH } from './light-react.ts'

test('every component that islands share with the portal is copied for visitors, who have no React', () => {
  const shared = globSync('site/src/**/*.tsx').filter((path) => !/^site\/src\/(?:admin|islands)\//.test(path))
  expect(shared).not.toEqual([])
  expect(shared.filter((path) => !BOTH.test(`/x/${path}`))).toEqual([])
})

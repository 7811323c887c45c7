import { expect, test } from 'vitest'
import { hiddenNouns, viewableRequests } from './customer-areas.ts'

test.each([
  [[], ['rental', 'custom_build', 'contact']],
  [['rentals.view'], ['custom_build', 'contact']],
  [
    ['rentals.manage', 'custom_builds.view'],
    ['rental', 'contact'],
  ],
  [['rentals.view', 'custom_builds.view', 'contact.view'], []],
  [['*'], []],
])('an account that may do %j sees nothing of %j', (permissions, nouns) => {
  expect(hiddenNouns(viewableRequests(permissions))).toEqual(nouns)
})

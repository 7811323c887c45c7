import { expect, test } from 'vitest'
import { levelBand, roleInWords } from './levels.ts'

test.each([
  [100, 'Developer'],
  [99, 'Super Admin'],
  [90, 'Super Admin'],
  [89, 'Admin'],
  [50, 'Admin'],
  [49, 'Standard'],
  [1, 'Standard'],
])('level %i is called %s', (level, label) => expect(levelBand(level).label).toBe(label))

test.each([
  ['super_admin', 'Super Admin'],
  ['helper', 'helper'],
])('the role %s reads %s', (role, words) => expect(roleInWords(role)).toBe(words))

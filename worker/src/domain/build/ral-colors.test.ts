import { expect, test } from 'vitest'
import { colorWithCode } from './ral-colors.ts'

test.each([
  ['RAL 9016', 'Traffic White (RAL 9016)'],
  ['RAL 9005', 'Jet Black (RAL 9005)'],
  ['RAL 7016', 'Anthracite Grey (RAL 7016)'],
  ['RAL 3020', 'Traffic Red (RAL 3020)'],
  ['RAL 5015', 'Sky Blue (RAL 5015)'],
  ['RAL 6005', 'Moss Green (RAL 6005)'],
  ['RAL 6018', 'Yellow Green (RAL 6018)'],
  ['RAL 2004', 'Pure Orange (RAL 2004)'],
  ['RAL 1000', 'RAL 1000'],
])('tells %s as %s', (code, words) => expect(colorWithCode(code)).toBe(words))

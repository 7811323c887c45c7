import { expect, test } from 'vitest'
import { withinSentence } from './within-sentence.ts'

test.each([
  ['Stand mixer 10 qt', 'stand mixer 10 qt'],
  ['LED ceiling lights, pair', 'LED ceiling lights'],
  ['LED Strip light', 'LED Strip light'],
  ['High-speed oven', 'high-speed oven'],
])('writes %s as %s within a sentence', (name, words) => expect(withinSentence(name)).toBe(words))

import { expect, test } from 'vitest'
import { importsBeyond } from './flat-imports.ts'

const IMPORTS = {
  'a/island.js': ['a/one.js', 'a/two.js'],
  'a/one.js': ['a/deep.js'],
  'a/two.js': ['a/deep.js', 'a/one.js'],
  'a/deep.js': ['a/deeper.js'],
  'a/deeper.js': ['a/one.js'],
  'a/alone.js': [],
}

const chunkOf = (fileName: keyof typeof IMPORTS) => ({
  fileName,
  code: '',
  imports: IMPORTS[fileName],
  facadeModuleId: null,
})
const chunks = new Map(Object.keys(IMPORTS).map((name) => [name, chunkOf(name as keyof typeof IMPORTS)]))
const beyond = (name: keyof typeof IMPORTS) => importsBeyond(chunkOf(name), chunks)

test('what imports lead to is imported once, in the order in which it is reached', () => {
  expect(beyond('a/island.js')).toBe('import"./deep.js";import"./deeper.js";')
})

test('a file that needs nothing further stays as it is, also in a circle', () => {
  expect([beyond('a/alone.js'), beyond('a/deep.js')]).toEqual(['', 'import"./one.js";'])
})

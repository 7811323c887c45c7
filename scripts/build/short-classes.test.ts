import { expect, test } from 'vitest'
import { shortClasses } from './short-classes.ts'

test('classes have short names of their own, whatever module they are in, and keep them', () => {
  const nameOf = shortClasses(['a.module.css', 'b.module.css'])
  const names = [
    nameOf('row', 'a.module.css'),
    nameOf('cell', 'a.module.css'),
    nameOf('row', 'b.module.css'),
    nameOf('cell', 'b.module.css'),
  ]
  expect(new Set(names).size).toBe(4)
  for (const name of names) expect(name).toMatch(/^_[a-z0-9]{3}_[a-z0-9]$/)
  expect(nameOf('cell', 'a.module.css')).toBe(names[1])
})

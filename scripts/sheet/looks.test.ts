import { expect, test } from 'vitest'
import { sections } from '../../site/src/admin/sections.ts'
import { narrowed } from './looks.ts'
import { PORTAL } from './screens.ts'

test('shows everything unless words narrow it down', () => {
  const { looks, widths, screens } = narrowed([])
  expect([looks.length, widths.length]).toEqual([9, 4])
  expect(screens).toEqual(expect.arrayContaining(['home', 'dashboard']))
  const dark = { place: 'portal', state: 'full', theme: 'dark' }
  expect(narrowed(['portal', 'dark', '390', 'message'])).toEqual({ looks: [dark], widths: [390], screens: ['message'] })
  expect(narrowed(['home']).looks.map(({ place }) => place)).toEqual(['site', 'site', 'site', 'site'])
})

test.each([
  [['portl', 'dark'], 'The sheet knows no “portl”, but site, portal, full, '],
  [['site', 'dark'], 'only the portal is shown dark'],
  [['home', 'portal'], 'There are no such screens'],
])('refuses %j, instead of showing everything or nothing', (words, said) => {
  expect(() => narrowed(words)).toThrow(said)
})

test('shows every section of the portal', () => {
  const shown = PORTAL.map(({ path }) => path)
  expect(sections.map(({ key }) => `/admin/${key}`).filter((path) => !shown.includes(path))).toEqual([])
})

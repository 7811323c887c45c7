import { describe, expect, test } from 'vitest'
import { type AccessAddress, accessHref, readAddress } from './address.ts'

const plain: AccessAddress = { tab: 'accounts', q: '', edit: null }

describe('readAddress', () => {
  test.each([
    [{}, plain],
    [
      { tab: 'groups', edit: 'new' },
      { tab: 'groups', q: '', edit: 'new' },
    ],
    [
      { tab: 'nowhere', edit: '-1', q: 'ana' },
      { ...plain, q: 'ana' },
    ],
    [{ edit: '12' }, { ...plain, edit: 12 }],
  ])('reads %j', (search, address) => expect(readAddress(search)).toEqual(address))
})

describe('accessHref', () => {
  test.each<[AccessAddress, string]>([
    [plain, '/admin/admin-access'],
    [{ tab: 'audit', q: 'ana', edit: null }, '/admin/admin-access?tab=audit&q=ana'],
    [{ tab: 'groups', q: '', edit: 3 }, '/admin/admin-access?tab=groups&edit=3'],
  ])('leads to %j', (address, href) => expect(accessHref(address)).toBe(href))
})

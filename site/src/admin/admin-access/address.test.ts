import { describe, expect, test } from 'vitest'
import { type AccessAddress, accessHref, readAddress } from './address.ts'

const plain: AccessAddress = { tab: 'accounts', q: '', edit: null, kind: '', record: null }

describe('readAddress', () => {
  test.each([
    [{}, plain],
    [
      { tab: 'groups', edit: 'new' },
      { tab: 'groups', q: '', edit: 'new', kind: '', record: null },
    ],
    [
      { tab: 'nowhere', edit: '-1', q: 'ana' },
      { ...plain, q: 'ana' },
    ],
    [{ edit: '12' }, { ...plain, edit: 12 }],
    [
      { tab: 'audit', kind: 'trailer', record: '7' },
      { ...plain, tab: 'audit', kind: 'trailer', record: 7 },
    ],
    [{ kind: 'No kind', record: '-7' }, plain],
  ])('reads %j', (search, address) => expect(readAddress(search)).toEqual(address))
})

describe('accessHref', () => {
  test.each<[AccessAddress, string]>([
    [plain, '/admin/admin-access'],
    [
      { tab: 'audit', q: 'ana', edit: null, kind: 'trailer', record: 7 },
      '/admin/admin-access?tab=audit&q=ana&kind=trailer&record=7',
    ],
    [{ tab: 'groups', q: '', edit: 3, kind: 'trailer', record: 7 }, '/admin/admin-access?tab=groups&edit=3'],
  ])('leads to %j', (address, href) => expect(accessHref(address)).toBe(href))
})

import { describe, expect, test } from 'vitest'
import { type AccessAddress, accessHref, readAddress } from './address.ts'

const plain: AccessAddress = { tab: 'accounts', q: '', edit: null, kind: '' }

describe('readAddress', () => {
  test.each([
    [{}, plain],
    [
      { tab: 'groups', edit: 'new' },
      { tab: 'groups', q: '', edit: 'new', kind: '' },
    ],
    [
      { tab: 'nowhere', edit: '-1', q: 'ana' },
      { ...plain, q: 'ana' },
    ],
    [{ edit: '12' }, { ...plain, edit: 12 }],
    [
      { tab: 'audit', kind: 'trailer' },
      { ...plain, tab: 'audit', kind: 'trailer' },
    ],
    [{ kind: 'No kind' }, plain],
  ])('reads %j', (search, address) => expect(readAddress(search)).toEqual(address))
})

describe('accessHref', () => {
  test.each<[AccessAddress, string]>([
    [plain, '/admin/admin-access'],
    [{ tab: 'audit', q: 'ana', edit: null, kind: 'trailer' }, '/admin/admin-access?tab=audit&q=ana&kind=trailer'],
    [{ tab: 'groups', q: '', edit: 3, kind: 'trailer' }, '/admin/admin-access?tab=groups&edit=3'],
  ])('leads to %j', (address, href) => expect(accessHref(address)).toBe(href))
})

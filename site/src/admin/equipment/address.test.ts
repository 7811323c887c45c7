import { expect, test } from 'vitest'
import { type EquipmentAddress, equipmentHref, readAddress } from './address.ts'

test.each<EquipmentAddress>([
  { q: '', category: '', open: null },
  { q: 'gas & fire', category: 'Power & Electrical', open: { form: 'new' } },
  { q: '', category: '', open: { form: 'import' } },
  { q: '', category: '', open: { form: 'categories' } },
  { q: '', category: '', open: { form: 'edit', id: 12 } },
  { q: '', category: '', open: { form: 'copy', id: 12 } },
])('comes back as it was written: %j', (address) => {
  const query = equipmentHref(address).split('?')[1]
  expect(readAddress(Object.fromEntries(new URLSearchParams(query)))).toEqual(address)
})

test.each(['0', '-1', 'x', 'copy-', 'toString', '1e3'])('opens nothing for %s', (open) => {
  expect(readAddress({ open }).open).toBeNull()
})

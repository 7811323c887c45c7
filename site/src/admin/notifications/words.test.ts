import { describe, expect, test } from 'vitest'
import { recordOf } from './words.ts'

describe('recordOf', () => {
  test.each([
    [{ rental_id: 12 }, 'rental request #12', '/admin/rentals?open=12'],
    [{ build_id: 3 }, 'custom build request #3', '/admin/custom-builds?open=3'],
    [{ contact_id: 7, note: 'x' }, 'message #7', '/admin/contact-requests?open=7'],
  ])('finds the record that %j names', (metadata, name, href) => {
    expect(recordOf({ metadata })).toMatchObject({ name, href })
  })

  test.each([[{}], [{ rental_id: '12' }], [{ rental_id: 0 }], [{ build_id: 1.5 }], [{ contact_id: null }]])(
    'finds none in %j',
    (metadata) => expect(recordOf({ metadata })).toBeNull(),
  )
})

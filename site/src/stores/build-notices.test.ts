import { expect, test } from 'vitest'
import { buildNotices } from './build-notices.ts'

test('notices stand one for each key, the newest last, until they are dismissed', () => {
  const { $notices, notify, dismiss } = buildNotices()
  notify({ key: 'gone', text: 'Two items are gone.' })
  notify({ key: 'full', text: 'The build is full.' })
  notify({ key: 'gone', text: 'Three items are gone.' })
  expect($notices.get().map(({ text }) => text)).toEqual(['The build is full.', 'Three items are gone.'])
  dismiss('full')
  expect($notices.get().map(({ key }) => key)).toEqual(['gone'])
})

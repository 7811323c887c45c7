import { expect, test } from 'vitest'
import { buildNotices } from './build-notices.ts'

test('notices stand one for each key, the newest last, until they are dismissed', () => {
  const { $notices, tell, dismiss } = buildNotices()
  tell({ key: 'gone', words: 'Two items are gone.' })
  tell({ key: 'full', words: 'The build is full.' })
  tell({ key: 'gone', words: 'Three items are gone.' })
  expect($notices.get().map(({ words }) => words)).toEqual(['The build is full.', 'Three items are gone.'])
  dismiss('full')
  expect($notices.get().map(({ key }) => key)).toEqual(['gone'])
})

import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { deletionBy } from './deletion.ts'

/** Deletes one record, to which the server responds with each of `statuses` in turn; returns how each press ended. */
async function presses(...statuses: number[]) {
  const record = { id: 1 }
  const responses = [...statuses]
  const { mutationFn } = deletionBy<object>(async () => {
    const status = responses.shift() ?? 200
    if (status !== 200) throw new ApiError(status, '')
  })
  const ends: string[] = []
  for (const _ of statuses) ends.push(await mutationFn(record).then(() => 'done', String))
  return ends
}

test('a record that is gone after a lost answer has been deleted by us, and any other by somebody else', async () => {
  expect(await presses(0, 404)).toEqual(['Error', 'done'])
  expect(await presses(502, 0, 404)).toEqual(['Error', 'Error', 'done'])
  expect(await presses(404)).toEqual(['Error'])
  expect(await presses(412, 404)).toEqual(['Error', 'Error'])
})

test('a lost answer is asked for once more by itself, a refusal is not', () => {
  const { retry } = deletionBy(async () => {})
  expect([retry(0, new ApiError(0, '')), retry(1, new ApiError(0, '')), retry(0, new ApiError(412, ''))]).toEqual([
    true,
    false,
    false,
  ])
})

import { expect, test } from 'vitest'
import { findRecords } from './id-or-name.ts'

const sink = { id: 9, name: 'Sink' }
const fryer = { id: 3, name: 'Fryer' }
const otherFryer = { id: 12, name: 'Fryer' }

test.each([
  ['by number', [9, 3], [sink, fryer]],
  ['by name', ['fryer', 'SINK'], [fryer, sink]],
  ['twice', ['Sink', 9, 'sink'], [sink]],
  ['by a name that two have', ['Fryer'], [fryer]],
  ['by the number of the second of a name', [12], [otherFryer]],
  ['by what is not there', ['Wok', 77], []],
])('what is named %s is found', (_, named, records) => {
  expect(findRecords(named, [fryer, sink, otherFryer])).toEqual(records)
})

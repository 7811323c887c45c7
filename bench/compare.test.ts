import { expect, test } from 'vitest'
import { type Kept, worseThan } from './compare.ts'

const last: Kept = { counted: { bytes: 100, requests: 0 }, timed: { Xeon: { page: 1.7 }, EPYC: { page: 2 } } }

test.each([
  ['nothing of what grew by a tenth', { machine: 'EPYC', counted: { bytes: 110 }, timed: { page: 2.2 } }, []],
  ['what grew by more', { machine: 'EPYC', counted: { bytes: 111 }, timed: {} }, ['bytes: 111, was 100']],
  ['what was nothing', { machine: 'EPYC', counted: { requests: 1 }, timed: {} }, ['requests: 1, was 0']],
  ['times of such a machine', { machine: 'Xeon', counted: {}, timed: { page: 2 } }, ['page: 2, was 1.7']],
  ['no times of another machine', { machine: 'Ampere', counted: {}, timed: { page: 9 } }, []],
  ['nothing that is new', { machine: 'EPYC', counted: { rows: 9 }, timed: {} }, []],
])('a run is told %s', (_, run, lines) => {
  expect(worseThan(last, run)).toEqual(lines)
})

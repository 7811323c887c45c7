import { describe, expect, test } from 'vitest'
import { jobState } from './job-state.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString()

describe('a job', () => {
  test.each([
    ['never ran', null, null, null, 'never'],
    ['ended just now', at(1), at(1), null, 'ok'],
    ['ended within three intervals', at(179), at(179), null, 'ok'],
    ['has missed three intervals', at(181), at(181), null, 'late'],
    ['failed, however long ago', at(999), at(999), 'stuck', 'failed'],
    ['has just begun', at(1), null, null, 'running'],
    ['may be at it for a quarter of an hour', at(15), null, null, 'running'],
    ['was cut short', at(16), null, null, 'stuck'],
  ] as const)('that %s', (_, started_at, ended_at, error, state) => {
    expect(jobState({ name: 'x', every_minutes: 60, started_at, ended_at, error }, now)).toBe(state)
  })
})

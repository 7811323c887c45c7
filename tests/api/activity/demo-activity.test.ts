import { expect, test } from 'vitest'
import { ActivityList } from '#contract/activity'
import { DEMO_BUILDS } from '../../../scripts/demo/builds.ts'
import { DEMO_MESSAGES } from '../../../scripts/demo/contact.ts'
import { DEMO_RENTALS } from '../../../scripts/demo/rentals.ts'
import { ask, tokenOf } from '../client.ts'

test('the demo tells of its requests in the order they came, and each entry names its record', async () => {
  const count = DEMO_RENTALS.length + DEMO_BUILDS.length + DEMO_MESSAGES.length
  const { data } = await ask(ActivityList, 200, 'GET', '/api/activity-logs', { token: await tokenOf('manager') })
  const demo = data.activities.filter(({ id }) => id <= count)
  expect(demo).toHaveLength(count)
  const times = demo.map(({ timestamp }) => timestamp)
  expect(times).toEqual(times.toSorted().toReversed())
  const named = demo.map(({ metadata }) => metadata.rental_id ?? metadata.build_id ?? metadata.contact_id)
  expect(named.every(Number.isInteger)).toBe(true)
})

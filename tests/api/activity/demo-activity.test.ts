import { expect, test } from 'vitest'
import { AccountList, GroupList } from '#contract/access/account'
import { ActivityList } from '#contract/activity'
import { TrailerList } from '#contract/catalogue/trailer'
import { ImageFolderList } from '#contract/picture/image'
import { BuildList } from '#contract/requests/custom-build'
import { RentalList } from '#contract/requests/rental'
import { DEMO_BUILDS } from '../../../scripts/demo/builds.ts'
import { DEMO_MESSAGES } from '../../../scripts/demo/contact.ts'
import { DEMO_RENTALS } from '../../../scripts/demo/rentals.ts'
import { expectResponse, tokenOf } from '../client.ts'

test('the demo tells of its requests in the order they came, and each entry names its record', async () => {
  const count = DEMO_RENTALS.length + DEMO_BUILDS.length + DEMO_MESSAGES.length
  const { data } = await expectResponse(ActivityList, 200, 'GET', '/api/activity-logs', {
    token: await tokenOf('manager'),
  })
  const demo = data.activities.filter(({ id }) => id <= count)
  expect(demo).toHaveLength(count)
  const times = demo.map(({ timestamp }) => timestamp)
  expect(times).toEqual(times.toSorted().toReversed())
  const named = demo.map(({ metadata }) => metadata.rental_id ?? metadata.build_id ?? metadata.contact_id)
  expect(named.every(Number.isInteger)).toBe(true)
})

test('the demo has a fleet, pictures and people, and requests in every state', async () => {
  const token = await tokenOf('developer')
  const { trailers } = await expectResponse(TrailerList, 200, 'GET', '/api/trailers', { token })
  const rentable = ['available', 'available', 'available', 'available']
  expect(trailers.map(({ status }) => status).toSorted()).toEqual([...rentable, 'maintenance', 'rented'])
  const { counts: rentals } = await expectResponse(RentalList, 200, 'GET', '/api/rentals', { token })
  const { counts: builds } = await expectResponse(BuildList, 200, 'GET', '/api/custom-builds', { token })
  const missing = { missing: 0 }
  expect([...Object.values(rentals ?? missing), ...Object.values(builds ?? missing)]).not.toContain(0)
  const { folders } = await expectResponse(ImageFolderList, 200, 'GET', '/api/images/folders', { token })
  expect(folders.find(({ path }) => path === 'trailers')?.imageCount).toBeGreaterThan(0)
  const { data } = await expectResponse(AccountList, 200, 'GET', '/api/admin-accounts', { token })
  expect(data.accounts.map(({ username, role }) => [username, role])).toEqual([
    ['developer', 'developer'],
    ['manager', 'super_admin'],
    ['staff', 'admin'],
  ])
  const groups = await expectResponse(GroupList, 200, 'GET', '/api/admin-groups', { token })
  expect(groups.data.groups.length).toBeGreaterThan(1)
})

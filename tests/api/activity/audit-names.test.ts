import { expect, test } from 'vitest'
import { AuditList } from '#contract/activity'
import { RentalResponse } from '#contract/requests/rental'
import { call, expectResponse, tokenOf } from '../client.ts'
import {
  newAccount,
  newBuild,
  newEquipment,
  newGroup,
  newModel,
  newTrailer,
  rentalRequest,
  signedInAs,
} from '../records.ts'

async function entriesOf(noun: string, id: number) {
  const token = await tokenOf('manager')
  return (await expectResponse(AuditList, 200, 'GET', `/api/audit-log?noun=${noun}&record_id=${id}`, { token })).data
    .entries
}

test('an entry names what it mentions as it is called now, and nothing that is gone', async () => {
  const token = await tokenOf('manager')
  const [group, { id, username }] = [await newGroup({ name: 'Night crew' }), await newAccount()]
  const [piece, gone] = [await newEquipment({ name: 'Griddle' }), await newEquipment({ name: 'Old fryer' })]
  const trailer = await newTrailer({ name: 'Taco box', equipment: [gone] })
  await call('PUT', `/api/admin-accounts/${id}`, { body: { group_id: group }, token })
  await call('PUT', `/api/trailers/${trailer}`, { body: { name: 'Taco “2”', equipment: [piece] }, token })
  await call('DELETE', `/api/equipment/${gone}`, { token })
  const namesOf = async (noun: string, id: number) => (await entriesOf(noun, id)).map(({ names }) => names)
  expect(await namesOf('account', id)).toEqual([{ account: { [id]: username }, group: { [group]: 'Night crew' } }])
  expect(await namesOf('trailer', trailer)).toEqual([
    { trailer: { [trailer]: 'Taco “2”' }, equipment: { [piece]: 'Griddle' } },
  ])
  await call('DELETE', `/api/admin-groups/${group}`, { token })
  expect(await namesOf('account', id)).toEqual([{ account: { [id]: username } }])
  expect(await namesOf('group', group)).toEqual([{}])
})

test('an entry names the trailer of a rental that staff entered, and whose subscription to the calendar began', async () => {
  const trailer = await newTrailer({ name: 'Rented box' })
  const { id, token } = await signedInAs({})
  const body = rentalRequest(trailer)
  const { quote } = await expectResponse(RentalResponse, 201, 'POST', '/api/rentals/entered', { body, token })
  await call('POST', '/api/calendar-feed', { token })
  const [rental] = await entriesOf('rental', quote.id)
  expect(rental?.names).toEqual({ trailer: { [trailer]: 'Rented box' } })
  const [feed] = await entriesOf('calendar_feed', id)
  expect(feed?.names).toEqual({ account: { [id]: expect.stringMatching(/^account-/) } })
})

async function found(q: string) {
  const token = await tokenOf('manager')
  const { data } = await expectResponse(AuditList, 200, 'GET', `/api/audit-log?q=${encodeURIComponent(q)}`, { token })
  return data.entries.map(({ action, noun, record_id }) => `${action} ${noun} ${record_id}`)
}

test('the search finds entries by the names that they show, in any case', async () => {
  const token = await tokenOf('manager')
  const [group, account] = [await newGroup({ name: 'Día de campo' }), await newAccount()]
  const [piece, other] = [await newEquipment({ name: 'Wanted “plancha” 100%' }), await newEquipment()]
  const [trailer, unlike] = [await newTrailer({ name: 'Sought-after box' }), await newTrailer({ equipment: [piece] })]
  await call('PUT', `/api/admin-accounts/${account.id}`, { body: { group_id: group }, token })
  await call('PUT', `/api/trailers/${trailer}`, { body: { equipment: [other, piece], features: ['Sink'] }, token })
  await call('PUT', `/api/trailers/${unlike}`, { body: { size: '5 m' }, token })
  const body = rentalRequest(trailer)
  const { quote } = await expectResponse(RentalResponse, 201, 'POST', '/api/rentals/entered', { body, token })
  expect(await found('DÍA DE CAMPO')).toEqual([`update account ${account.id}`])
  expect(await found('wanted “plancha” 100%')).toEqual([`update trailer ${trailer}`])
  expect(await found('sought-after')).toEqual([`create rental ${quote.id}`, `update trailer ${trailer}`])
  expect(await found('wanted “plancha” 100_')).toEqual([])
  // The most letters with two forms that a search accepts, within the parameter limit of a statement.
  expect(await found('áéíóúàèìòùâêîôûäëïöüãõñç')).toEqual([])
})

test('the search finds entries by the words that they show for actions, kinds and states', async () => {
  const { id } = await newBuild(await newModel())
  const token = await tokenOf('manager')
  for (const status of ['approved', 'in_progress'])
    await call('PUT', `/api/custom-builds/${id}/status`, { body: { status }, token })
  const moved = `status custom_build ${id}`
  expect(await found(`moved custom build #${id}`)).toEqual([moved, moved])
  expect((await found('In Progress'))[0]).toBe(moved)
})

import { expect, test } from 'vitest'
import { BuildStatus } from '#contract/requests/custom-build'
import { buildRefusal } from '#domain/build/request'
import { DEMO_BUILDS } from './builds.ts'
import { DEMO_MODELS } from './custom-trailers.ts'
import { equipmentNamed } from './equipment.ts'

test.each(DEMO_BUILDS)('the demo build of $customer.0 is one a visitor could have sent', (build) => {
  const model = DEMO_MODELS[build.model - 1]
  if (!model) throw new Error('This build has no model')
  const chosen = equipmentNamed(build.equipment)
  const wish = { trailer_size: build.size, equipment_selected: chosen.map(({ id }) => id) }
  expect(buildRefusal(wish, model, chosen)).toBeNull()
  expect(new Set(build.equipment).size).toBe(build.equipment.length)
})

test('the demo builds are in every state', () => {
  expect(new Set(DEMO_BUILDS.map(({ status }) => status))).toEqual(new Set(BuildStatus.options))
})

// The desk lists requests by id, the newest first.
test('the demo builds are in the order in which they were sent', () => {
  const sent = DEMO_BUILDS.map((build) => build.sent)
  expect(sent).toEqual(sent.toSorted((a, b) => b - a))
})

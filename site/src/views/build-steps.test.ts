import { describe, expect, test } from 'vitest'
import { BUILD_STEPS, furthestStep, stepOfHash, stepPercent } from './build-steps.ts'

describe('the steps of the configurator', () => {
  test('make 0, 50 and 100 percent', () => {
    expect(([0, 1, 2] as const).map(stepPercent)).toEqual([0, 50, 100])
  })

  test.each([
    [false, false, 0],
    [false, true, 0],
    [true, false, 1],
    [true, true, 2],
  ] as const)('with model and size %s and color %s open up to step %i', (model, color, step) => {
    expect(furthestStep(model, color)).toBe(step)
  })

  test('are found in the address again', () => {
    expect(BUILD_STEPS.map(({ hash }) => stepOfHash(`#${hash}`))).toEqual([0, 1, 2])
    expect(['', '#', '#main', '#model=1&size=5m'].map(stepOfHash)).toEqual([0, 0, null, null])
  })
})

import { describe, expect, test } from 'vitest'
import { BUILD_STEPS, furthestStep, nextStepHint, stepOfHash, stepPercent } from './steps.ts'

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

  test.each([
    ['the first before a model is picked', 0, 0, null, null],
    ['the first before a size is picked', 0, 0, 'Pick a size', { words: 'Pick a size', field: 'size' }],
    ['the first with both', 0, 1, null, null],
    ['the second before a color is picked', 1, 1, null, { words: 'Pick a color to continue', field: 'color' }],
    ['the second with a color', 1, 2, null, null],
    ['the last', 2, 2, null, { words: 'Go to your quote', field: 'customer_name' }],
  ] as const)('say where to go on from %s', (_, step, furthest, missing, way) => {
    expect(nextStepHint(step, furthest, missing)).toEqual(way)
  })

  test('are found in the address again', () => {
    expect(BUILD_STEPS.map(({ hash }) => stepOfHash(`#${hash}`))).toEqual([0, 1, 2])
    expect(['', '#', '#main', '#model=1&size=5m'].map(stepOfHash)).toEqual([0, 0, null, null])
  })
})

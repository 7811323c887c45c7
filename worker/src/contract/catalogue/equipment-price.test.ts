import { describe, expect, test } from 'vitest'
import { isMistakenPrice, readEquipmentPrice } from './equipment-price.ts'

describe('the price of a piece of equipment', () => {
  test.each([
    [1250, 1250],
    [0, 0],
    [19.999, 20],
    [19.994, 19.99],
    ['1250', 1250],
    ['1250.5', 1250.5],
    ['1250,50', 1250.5],
    ['€ 1.250,00', 1250],
    ['1.250,00 €', 1250],
    ['1,250.00', 1250],
    ['EUR 1,250', 1250],
    ['1.250', 1250],
    ['1.250.000', 1_250_000],
    ['1,250,000.99', 1_250_000.99],
    ['1.250.000,99', 1_250_000.99],
    ['1,250.000', 1250],
    ['1250,000', 1250],
    ['0.125', 0.13],
    ['0,90', 0.9],
    ["1'250.00", 1250],
    ['1’250.–', 1250],
    ['1 250,00', 1250],
    ['1\u202f250,00\u00a0€', 1250],
    ['1.250,-', 1250],
    ['from €99 each', 99],
  ])('is read from %j as %d', (form, price) => {
    expect(readEquipmentPrice(form)).toBe(price)
  })

  test.each([
    [[450, 900], 450],
    [['on request', '€ 450,00'], 450],
    [{ amount: '1.250,00', currency: 'EUR' }, 1250],
    [{ currency: 'EUR', net: { amount: 1250 } }, 1250],
    [{ small: [null, 99.5], large: 120 }, 99.5],
  ])('is the first readable one of %j', (form, price) => {
    expect(readEquipmentPrice(form)).toBe(price)
  })

  test.each([
    [undefined],
    [null],
    [true],
    [''],
    ['   '],
    ['on request'],
    ['€'],
    ['٣٤٥'],
    [-5],
    ['-5'],
    ['€ −5,00'],
    ['100 - 200'],
    ['1e9'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [Number.MAX_VALUE],
    ['9'.repeat(400)],
    [[]],
    [{}],
    [[[[[450]]]]],
    [() => 450],
  ])('is “on request”, 0, for %s', (form) => {
    expect(readEquipmentPrice(form)).toBe(0)
  })

  test('is read at once from text that is made to take long', () => {
    const before = process.cpuUsage()
    for (const text of ['1'.repeat(60_000), '.'.repeat(60_000).concat('1'), '1.'.repeat(30_000), '- '.repeat(30_000)]) {
      expect(readEquipmentPrice(text)).toBe(0)
    }
    // Measures CPU time, not elapsed time: other programs may have used the processor meanwhile.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500)
  })
})

describe('a text with figures that are no price', () => {
  test.each(['-5', '€ −5,00', '100 - 200', '1e9', '1e-9 €'])('is %j', (text) => {
    expect(isMistakenPrice(text)).toBe(true)
  })

  test.each([
    undefined,
    null,
    true,
    -5,
    '',
    'on request',
    '0',
    '€ 0,00',
    '1.250,00',
    [],
    {},
    `1 - 2 ${'word '.repeat(20)}`,
  ])('is not %j', (form) => {
    expect(isMistakenPrice(form)).toBe(false)
  })
})

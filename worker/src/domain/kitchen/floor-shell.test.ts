import { describe, expect, test } from 'vitest'
import { floorShell, readLength } from './floor-shell.ts'

describe('readLength', () => {
  test.each([
    ['5m', 500],
    ['5.5 m', 550],
    ['5,5 m', 550],
    ['500 cm', 500],
    ["16'", 488],
    ['16 ft', 488],
    ['16-ft', 488],
    ['12 ft', 366],
    ["8'", 244],
    ['18 feet', 549],
    [`16' 6"`, 503],
    [`16'6"`, 503],
    ['16 6"', 503],
    [' 5 Meters ', 500],
    ['1 meter 50 in', 227],
    ['4 metre', 400],
    ['200 cm', 200],
    ['1500 cm', 1500],
    ['12', 1200],
    ['13', 396],
    ['20’', 610],
    ['6', 600],
    ['20', 610],
  ])('reads %s as %i cm', (text, cm) => expect(readLength(text)).toBe(cm))

  test.each(['', 'large', '1m', '199 cm', '16m', '5m x 2m', '-5m', '6 pounds', '192"', '19.25"', '240 in'])(
    'does not read “%s”',
    (text) => {
      expect(readLength(text)).toBeNull()
    },
  )
})

describe('floorShell', () => {
  test.each(['2m', '3m', '4m', "16'", '8m', '15m'])('has door, hatch and pass inside a trailer of %s', (size) => {
    const shell = floorShell(size)
    if (!shell) throw new Error('No shell')
    const { lengthCm, door, hatch, pass } = shell
    expect(hatch.startCm).toBeGreaterThan(0)
    expect(hatch.startCm + hatch.lengthCm).toBeLessThan(door.startCm)
    expect(pass.startCm).toBeGreaterThanOrEqual(hatch.startCm)
    expect(door.startCm + door.lengthCm).toBeLessThan(lengthCm)
  })

  test.each([
    ['4m', 310, 67, 176],
    ['8m', 710, 235, 240],
  ])(
    'of %s has a door of 70 cm, 10 from the corner, and a hatch of 45%% of its length, 240 cm at most',
    (size, door, hatch, lengthCm) => {
      expect(floorShell(size)).toMatchObject({
        door: { startCm: door, lengthCm: 70 },
        hatch: { startCm: hatch, lengthCm },
        pass: { startCm: hatch + lengthCm - 60, lengthCm: 60 },
      })
    },
  )
})

import { describe, expect, test } from 'vitest'
import type { PowerBudget } from '#domain/kitchen/power-budget'
import { powerInWords } from './power-words.ts'

const budget: PowerBudget = {
  runningWatts: 6400,
  startingWatts: 8101,
  starter: 'Reach-in refrigerator, two doors',
  amps120: 53.3,
  amps240: 26.7,
  needs240: false,
  generatorWatts: 10_000,
  shore: 50,
  unknown: [],
}

describe('powerInWords', () => {
  test('says what a kitchen draws and what carries it', () => {
    expect(powerInWords(budget)).toEqual([
      'About 6,400 W while running, 8,200 W for a moment when the reach-in refrigerator starts.',
      'A 10,000 W generator carries it with 20% to spare.',
      'On shore power, plugged in at a site, it takes 50 A.',
    ])
  })

  test('says no more of starting where nothing starts harder than it runs', () => {
    const [first] = powerInWords({ ...budget, runningWatts: 815, starter: null })
    expect(first).toBe('About 820 W with everything on.')
  })

  test.each([
    [{ generatorWatts: 8000 }, 'An 8,000 W generator carries it with 20% to spare.'],
    [{ generatorWatts: 9000 }, 'A 9,000 W generator carries it with 20% to spare.'],
    [{ generatorWatts: 2800 }, 'A 2,800 W generator carries it with 20% to spare.'],
    [{ generatorWatts: 18_000 }, 'An 18,000 W generator carries it with 20% to spare.'],
    [{ generatorWatts: null }, 'No common generator carries this with 20% to spare. Cooking with gas helps most.'],
    [{ shore: null }, 'Even 50 A of shore power, plugged in at a large site, is too little for it.'],
    [{ shore: 30 } as const, 'On shore power, plugged in at a site, 30 A is enough.'],
    [
      { needs240: true, runningWatts: 2000 },
      'On shore power, plugged in at a site, it takes 50 A, since a piece needs 240 V.',
    ],
    [{ runningWatts: 2000 }, 'On shore power, plugged in at a site, it takes 50 A.'],
    [{ needs240: true }, 'On shore power, plugged in at a site, it takes 50 A.'],
    [{ unknown: ['Fan'] }, 'Not counted, because we do not know what it draws: Fan.'],
    [{ unknown: ['Fan', 'Mixer'] }, 'Not counted, because we do not know what they draw: Fan; Mixer.'],
  ])('for %j says: %s', (change, sentence) => {
    expect(powerInWords({ ...budget, ...change })).toContain(sentence)
  })

  test('offers no generator for a kitchen without power', () => {
    const none = {
      ...budget,
      runningWatts: 0,
      startingWatts: 0,
      starter: null,
      generatorWatts: 2000,
      shore: 30,
    } as const
    expect(powerInWords(none)).toEqual(['Nothing chosen so far needs power.'])
    expect(powerInWords({ ...none, unknown: ['Fan'] })[0]).toBe('No power to count yet.')
  })
})

import { describe, expect, test } from 'vitest'
import { readSvg } from './svg.ts'

const read = (inside: string) => () =>
  readSvg(new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`))

const LEVELS = Array.from({ length: 11 }, (_, level) => level)

/** Eleven elements of which each holds three shapes that refer to the next one, and a shape that refers to the first. */
function chain(name: string, referTo: (level: number) => string, before = ''): string {
  const shapes = (level: number) => `<path d="M0 0L9 0L9 9L0 9z" ${level < LEVELS.length ? referTo(level) : ''}/>`
  const levels = LEVELS.map((level) => `<${name} id="m${level}">${shapes(level + 1).repeat(3)}</${name}>`)
  return `${before}${levels.join('')}${shapes(0)}`
}

const rules = (selector: string, property: string) =>
  `<style>/* { */ ${LEVELS.map((level) => `g.x, path${selector}${level} { ${property}: url( '#m${level}' ) }`).join(' ')}</style>`

describe('a drawing of two kilobytes that takes a browser for ever is refused', () => {
  test.each([
    ['masks in masks', chain('mask', (level) => `mask="url(#m${level})"`)],
    ['markers at the points of markers', chain('marker', (level) => `marker-mid="url(#m${level})"`)],
    [
      'markers that a group hands on',
      `<g marker-mid="url(#m0)">${chain('marker', (level) => `style="stroke: red; marker: url(#m${level})"`)}</g>`,
    ],
    ['masks by class', chain('mask', (level) => `class="a x${level}"`, rules('.x', 'mask'))],
    ['masks by class, the rules last', `${chain('mask', (level) => `class="x${level}"`)}${rules('.x', 'mask')}`],
    ['patterns in patterns, deeper', chain('pattern', (level) => `fill="url(#m${level})" stroke="url(#m${level})"`)],
    ['copies of a crowd', `<g id="a">${'<path/>'.repeat(1000)}</g>${'<use href="#a"/>'.repeat(1000)}`],
    [
      'a chain without end',
      Array.from({ length: 5000 }, (_, at) => `<mask id="m${at}" mask="url(#m${at + 1})"/>`).join(''),
    ],
  ])('%s', (_, inside) => {
    expect(read(inside)).toThrow('draws its parts too many times')
  })
})

describe('what drawing programs save is taken', () => {
  const shapes = (attributes: string) => `<path d="M0 0L9 0L9 9z" ${attributes}/>`.repeat(5000)
  const gradient = '<linearGradient id="g"><stop offset="0"/><stop offset="1"/></linearGradient>'

  test.each([
    ['gradients everywhere', gradient + shapes('fill="url(#g)" stroke="url(#g)"')],
    [
      'clip paths by class',
      `<style>.c{clip-path:url(#c)}path{fill:url(#g)}</style><clipPath id="c"><rect/></clipPath>${shapes('class="c"')}`,
    ],
    ['arrows at the ends of lines', `<marker id="a"><path d="M0 0h9z"/></marker>${shapes('marker-end="url(#a)"')}`],
    [
      'a mask with a mask, a filter and a gradient',
      `${gradient}<mask id="m"><g mask="url(#n)"><rect fill="url(#g)" filter="url(#f)"/></g></mask><mask id="n"><rect/></mask><g mask="url(#m)">${shapes('')}</g>`,
    ],
    ['what refers to itself', '<mask id="m" mask="url(#m)"><path mask="url(#m)"/></mask><path mask="url(#m)"/>'],
    ['what refers to nothing', '<path mask="url(#none)" fill="none"/>'],
  ])('%s', (_, inside) => {
    expect(read(inside)).not.toThrow()
  })
})

test('a style that makes much of little is refused', () => {
  const style = `${'a,'.repeat(10_000)}b{${'fill:url(#a);'.repeat(10_000)}}`
  expect(read(`<style>${style}</style>`)).toThrow('draws its parts too many times')
  const once = `<style>a{${'fill:url(#a);'.repeat(400_000)}}</style>`
  expect(read(`${once}<path class="${'a '.repeat(300_000)}"/>`)).not.toThrow()
})

test('long texts are read once', () => {
  const blank = ' '.repeat(300_000)
  const began = process.cpuUsage()
  for (const text of [
    `url(${blank}#${blank}`,
    'url(#a'.repeat(50_000),
    '{'.repeat(300_000),
    `}#${'}'.repeat(300_000)}`,
    ',#'.repeat(100_000),
  ])
    expect(read(`<style>${text}</style><path style="${text}"/>`)).not.toThrow()
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(3000)
})

import { expect, test } from 'vitest'
import { readSvg } from './svg.ts'

test.each(['href="#a" xlink:href="#b"', 'xlink:href="#b" href="#a"'])('readSvg writes one address for %s', (both) => {
  const root = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
  const { parts } = readSvg(new TextEncoder().encode(`<svg ${root}><use ${both}/></svg>`))
  const text = parts.map((part) => new TextDecoder().decode(part)).join('')
  expect(text).toBe('<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"></use></svg>')
})

test.each(['&#0;', '&#x110000;', '&copy;', '&'])(
  'readSvg refuses a text with %s, which no letter stands for',
  (reference) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><title>A${reference}</title></svg>`
    expect(() => readSvg(new TextEncoder().encode(svg))).toThrow()
  },
)

test.each([
  ['an attribute', (text: string) => `<path fill="${text}"/>`],
  ['a style', (text: string) => `<style>${text}</style>`],
  // Scanning again from each of the blanks would take minutes.
])('readSvg reads blanks in %s once', (_, holding) => {
  const svgOf = (target: string) => `<svg xmlns="http://www.w3.org/2000/svg">${holding(`url(${target})`)}</svg>`
  const blank = ' '.repeat(200_000)
  expect(() => readSvg(new TextEncoder().encode(svgOf(`${blank}x`)))).toThrow('from elsewhere')
  expect(() => readSvg(new TextEncoder().encode(svgOf(`${blank}'${blank}#a`)))).not.toThrow()
})

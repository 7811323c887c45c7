import { expect, test } from 'vitest'
import { RefusedFile } from './refused-file.ts'
import { refuseOutside, refuseOutsideStyle } from './svg-references.ts'

test.each([
  ['use', 'href', '#a'],
  ['use', 'xlink:href', '#a'],
  ['image', 'href', 'data:image/png;base64,iVBO+/w=\n='],
  ['rect', 'fill', 'url(#a)'],
  ['rect', 'fill', `URL ( ' #a')`],
  ['rect', 'fill', 'red'],
])('of a drawing %s %s=%j stays within it', (element, name, value) => {
  expect(() => refuseOutside(element, name, value)).not.toThrow()
})

test.each([
  ['use', 'href', '#'],
  ['use', 'href', '#a b'],
  ['use', 'href', 'x#a'],
  ['use', 'xlink:href', '/x.svg#a'],
  ['use', 'href', 'data:image/png;base64,iVBO'],
  ['image', 'href', 'data:image/png;base64,iVBO<x>'],
  ['image', 'href', 'https://evil.test/#data:image/png;base64,iVBO'],
  ['rect', 'fill', 'JavaScript:alert(1)'],
  ['rect', 'fill', 'java\nscript :alert(1)'],
  ['rect', 'fill', 'vbscript:x'],
  ['rect', 'fill', 'livescript:x'],
  ['rect', 'fill', 'DATA:text/html,x'],
  ['rect', 'fill', 'url()'],
])('of a drawing %s %s=%j is refused', (element, name, value) => {
  expect(() => refuseOutside(element, name, value)).toThrow(RefusedFile)
})

test.each([
  '@IMPORT "x"',
  '@namespace x "y"',
  'a { fill: image-set("x" 1x) }',
  '@font-face { src (x) }',
  'a { width: expression(x) }',
  'a { width: Expression (x) }',
  'a { -moz-binding: x }',
  'a { Behavior: x }',
  'a { behavior : x }',
  'a { fill: u\\rl(x) }',
  'a { fill: url(#a); stroke: url() }',
  'a { fill: url(x#a',
])('the style %j is refused', (style) => {
  expect(() => refuseOutsideStyle(style)).toThrow(RefusedFile)
})

import { expect, test } from 'vitest'
import { isShortcut } from './is-shortcut.ts'

const press = { key: 'k', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false }

test.each([
  ['Ctrl K', press, true],
  ['⌘K with capitals on', { ...press, key: 'K', ctrlKey: false, metaKey: true }, true],
  ['Ctrl Z', { ...press, key: 'z' }, false],
  ['K alone', { ...press, ctrlKey: false }, false],
  ['Ctrl Shift K', { ...press, shiftKey: true }, false],
  ['a field that the browser fills in', { ...press, key: undefined }, false],
])('%s opens the palette: %3$s', (_, event, expected) => {
  expect(isShortcut(event, 'k')).toBe(expected)
})

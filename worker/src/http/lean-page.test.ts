import { expect, test } from 'vitest'
import { leanPage, withoutUnused } from './lean-page.ts'
import { hashOf } from './own-policy.ts'

const EVERYBODYS = 'h1{margin:0}@keyframes arrive{from{opacity:0}}'
const SHOWN = '.card[data-c-abc]{color:red}@media print{.card[data-c-abc]{display:none}}'
const BOTH = '.card[data-c-abc],.row[data-c-xyz]{gap:1px}.row[data-c-xyz],p{gap:2px}'
const UNUSED = '.row[data-c-xyz]{color:blue}@media print{.row[data-c-xyz]>b[data-c-xyz]{display:none}}'
const STYLE = EVERYBODYS + SHOWN + UNUSED + BOTH
const HTML = `<head><style>${STYLE}</style></head><p class="card" data-c-abc>Hello`

function leave(html: string, policy: string, asked = true) {
  const request = new Request('https://example.org/')
  if (asked) leanPage(request)
  const headers = new Headers({ 'Content-Security-Policy': policy })
  return { html: withoutUnused(request, html, headers), policy: headers.get('Content-Security-Policy') }
}

test('a page leaves without the rules of components it does not show, and its policy names what is left', () => {
  const style = EVERYBODYS + SHOWN + BOTH
  // Twice, since what was shortened is remembered.
  for (const _ of [1, 2])
    expect(leave(HTML, `style-src 'self' ${hashOf(STYLE)}`)).toEqual({
      html: HTML.replace(STYLE, style),
      policy: `style-src 'self' ${hashOf(style)}`,
    })
})

test.each([
  ['shows all of them', `${HTML}<i data-c-xyz>`, hashOf(STYLE), true],
  ['did not ask', HTML, hashOf(STYLE), false],
  ['has a style that its policy does not know', HTML, hashOf('other'), true],
  ['has no style', '<p>Hello', hashOf(STYLE), true],
])('a page that %s leaves as it is', (_, html, hash, asked) => {
  const policy = `style-src ${hash}`
  expect(leave(html, policy, asked)).toEqual({ html, policy })
})

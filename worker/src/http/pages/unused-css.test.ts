import { expect, test } from 'vitest'
import { hashOf } from './page-policy.ts'
import { dropUnusedCss, withoutUnusedCss } from './unused-css.ts'

const EVERYBODYS = 'h1{margin:0}@keyframes arrive{from{opacity:0}}'
const SHOWN = '.card[data-c-abc]{color:red}@media print{.card[data-c-abc]{display:none}}'
const BOTH = '.card[data-c-abc],.row[data-c-xyz]{gap:1px}.row[data-c-xyz],p{gap:2px}'
const UNUSED = '.row[data-c-xyz]{color:blue}@media print{.row[data-c-xyz]>b[data-c-xyz]{display:none}}'
const UNSURE = 'p:not(.row[data-c-xyz]){gap:3px}.all{gap:4px;.row[data-c-xyz]{gap:5px}}'
const STYLE = EVERYBODYS + SHOWN + UNUSED + BOTH + UNSURE
const HTML = `<head><style>${STYLE}</style></head><p class="card" data-c-abc>Hello`

function leave(html: string, policy: string, asked = true) {
  const request = new Request('https://example.org/')
  if (asked) dropUnusedCss(request)
  return withoutUnusedCss(request, html, policy)
}

test('a page leaves without the rules of components it does not show, and its policy names what is left', () => {
  const style = EVERYBODYS + SHOWN + BOTH + UNSURE
  // Twice, since the shortened style is cached.
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

test.each([
  [':not(:is(.a):has([data-c-xyz])){gap:0}', 'what holds where a component is not'],
  [':not(p,[data-c-xyz]){gap:0}', 'the same beside something else'],
  ['@media print{p:not(:is(.a):has([data-c-xyz])){gap:0}}', 'the same on paper'],
  ['@media print{.all{.row[data-c-xyz]{gap:0}}}', 'a rule in a rule on paper'],
  ['@media print{@supports (gap:0){.all{gap:0;.row[data-c-xyz]{gap:0}}}}', 'a rule in a rule on such paper'],
  ['.all{@media print{.row[data-c-xyz]{gap:0}}}', 'a rule on paper in a rule'],
  ['.row[data-c-xyz]{gap:0;@media print{gap:1px}}', 'paper in a rule'],
  ['@media print{.row[data-c-xyz]{gap:0}p{gap:0}}', 'a rule of everybody beside it'],
])('%s stays: %s', (rule) => {
  const html = `<head><style>${rule}</style></head><p data-c-abc>`
  expect(leave(html, `style-src ${hashOf(rule)}`).html).toBe(html)
})

test.each([
  '@media print{@supports (gap:0){.row[data-c-xyz]{gap:0}}}',
  '@media print{.row[data-c-xyz]{gap:0}b[data-c-xyz]{gap:0}}',
  '.row[data-c-xyz]:not(b){gap:0}',
])('%s goes where its component is not', (rule) => {
  const html = `<head><style>${rule}</style></head><p data-c-abc>`
  expect(leave(html, `style-src ${hashOf(rule)}`).html).toBe(html.replace(rule, ''))
})

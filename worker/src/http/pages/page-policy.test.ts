import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { composedPolicy, digestOf, pagePolicy } from './page-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a page keeps the hashes of its own styles and scripts, once, and nothing else of the policy changes', () => {
  const policy = `default-src 'self'; script-src 'self' ${hash('b()')} ${hash('elsewhere()')}; style-src 'self' ${hash('p{}')} ${hash('p{}')} ${hash('i{}')};`
  const html = '<style data-x>p{}</style><script src="/a.js"></script><script type="module">b()</script>'
  expect(pagePolicy(policy, html)).toBe(
    `default-src 'self'; script-src 'self' ${hash('b()')}; style-src 'self' ${hash('p{}')}`,
  )
})

test.each(['<style>', '<script>', "<script src='x'", "<style title='"])(
  'a page keeps its hashes beside a name that reads %s',
  (name) => {
    const policy = `script-src ${hash('b()')}; style-src ${hash('p{}')}`
    const html = `<meta content="${name} Grill"><style>p{}</style><img alt='${name.replaceAll("'", '')}'><p>’</p><script>b()</script>`
    expect(pagePolicy(policy, html)).toBe(policy)
  },
)

test('a script that somebody smuggled into the page is not allowed for standing there', () => {
  expect(pagePolicy(`script-src 'self' ${hash('ours()')}`, '<script>theirs()</script>')).toBe("script-src 'self'")
})

test('Astro composes a policy once for pages of the same directives, sources, styles and scripts', () => {
  const page = (directive: string, source: string, style: string, script: string) => ({
    directives: [directive],
    scriptDirective: { resources: [source] },
    _metadata: { extraStyleHashes: [style], extraScriptHashes: [script] },
  })
  const policyOf = (...sources: [string, string, string, string]) =>
    composedPolicy(page(...sources), ({ directives }) => `${directives} ${Math.random()}`)
  const policy = policyOf('frame-src a', 'x', 's', 'j')
  expect(policyOf('frame-src a', 'x', 's', 'j')).toBe(policy)
  const others = [
    policyOf('frame-src b', 'x', 's', 'j'),
    policyOf('frame-src a', 'y', 's', 'j'),
    policyOf('frame-src a', 'x', 't', 'j'),
    policyOf('frame-src a', 'x', 's', 'k'),
  ]
  expect(new Set([policy, ...others])).toHaveLength(5)
})

test('styles that differ only in their middle have hashes of their own', () => {
  const [red, tan] = ['red', 'tan'].map((color) => `${'/**/'.repeat(20)}p{color:${color}}${'/**/'.repeat(20)}`)
  expect([red, tan, red].map((style) => `'${digestOf(style ?? '')}'`)).toEqual(
    [red, tan, red].map((style) => hash(style ?? '')),
  )
})

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { leanManifest } from './lean-manifest.ts'

const server = mkdtempSync(join(tmpdir(), 'lean-manifest-'))
afterEach(() => rmSync(server, { recursive: true }))

const MANIFEST = {
  rootDir: 'file:///x/',
  routes: [{ route: '/a', styles: [{ type: 'inline', content: '.a:before{content:"}{"}' }] }],
  componentMetadata: [
    ['/x/site/src/pages/a.astro', { propagation: 'none' }],
    ['/x/node_modules/y.js', { propagation: 'in-tree' }],
  ],
  clientDirectives: [['load', '(() => {})()']],
  entryModules: {
    '/x/site/src/islands/a.tsx': '_astro/a.1.js',
    '/x/site/src/admin/b.tsx': '_astro/b.2.js',
    '\u0000virtual:page': 'chunks/page.mjs',
    'astro:scripts/before-hydration.js': '',
  },
  assets: ['/_astro/a.1.js'],
  csp: {
    scriptHashes: ['sha256-a'],
    styleHashes: ['sha256-b'],
    styleDirective: { hashes: ['sha256-b'], resources: [] },
  },
}

it('leaves in the manifest what pages are made from', () => {
  mkdirSync(join(server, 'chunks'))
  const path = join(server, 'chunks/app.mjs')
  writeFileSync(path, `const a="{";b(${JSON.stringify(MANIFEST)},"}");c()`)
  leanManifest(server)
  const [, left = '', rest] = /^const a="\{";b\((.*),"\}"\)(;c\(\))$/.exec(readFileSync(path, 'utf8')) ?? []
  expect(rest).toBe(';c()')
  expect(JSON.parse(left)).toEqual({
    rootDir: 'file:///x/',
    routes: MANIFEST.routes,
    componentMetadata: [['/x/site/src/pages/a.astro', { propagation: 'none' }]],
    clientDirectives: [['load', '//']],
    entryModules: { '/x/site/src/islands/a.tsx': '_astro/a.1.js', 'astro:scripts/before-hydration.js': '' },
    assets: [],
    csp: { scriptHashes: ['sha256-a'], styleHashes: [], styleDirective: { hashes: [], resources: [] } },
  })
})

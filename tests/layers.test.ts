import { describe, expect, test } from 'vitest'
import { files, importsOf, loadedBy, packagesOf, target } from './imports.ts'

// Who may import whom (docs/decisions/0002-layers.md). A folder may always import itself and packages.
const WORKER: Record<string, readonly string[]> = {
  contract: [],
  domain: ['contract'],
  db: ['contract', 'domain'],
  log: ['contract', 'domain', 'db'],
  storage: ['contract', 'domain', 'log'],
  http: ['contract', 'domain', 'db', 'storage', 'log'],
  openapi: ['contract', 'domain', 'http'],
  mail: ['contract', 'domain', 'db', 'http', 'log'],
  jobs: ['contract', 'domain', 'db', 'storage', 'http', 'mail', 'log'],
  routes: ['contract', 'domain', 'db', 'storage', 'log', 'http', 'mail', 'jobs'],
  'app.ts': ['http', 'routes'],
  catalogue: ['contract', 'domain', 'db', 'log', 'http'],
  'scheduled.ts': ['db', 'jobs', 'log'],
  'index.ts': ['app.ts', 'http', 'log', 'scheduled.ts'],
}

// Which subject of the database layer may import which; all of them may import what is beside their folders.
const SUBJECTS: Record<string, readonly string[]> = {
  access: ['mails'],
  activity: [],
  catalogue: ['library'],
  library: [],
  logs: ['access'],
  mails: [],
  requests: ['catalogue', 'mails'],
  schema: [],
}

const SITE: Record<string, readonly string[]> = {
  'locked-path.ts': [],
  'paths.ts': ['locked-path.ts'],
  'edge-cache.ts': [],
  'persistent-atom.ts': [],
  drawing: [],
  content: ['paths.ts'],
  api: [],
  views: ['content', 'drawing', 'paths.ts'],
  stores: ['content', 'paths.ts', 'persistent-atom.ts'],
  islands: ['stores', 'api', 'browser', 'paths.ts', 'persistent-atom.ts', 'content', 'drawing', 'views'],
  browser: ['stores', 'api', 'views', 'paths.ts', 'locked-path.ts'],
  admin: ['paths.ts', 'persistent-atom.ts', 'content', 'drawing', 'views'],
  components: ['paths.ts', 'edge-cache.ts', 'content', 'drawing', 'views', 'api', 'browser', 'islands'],
  layouts: ['paths.ts', 'views', 'browser', 'components', 'styles', 'fonts', 'admin'],
  pages: [
    ...['paths.ts', 'edge-cache.ts', 'content', 'drawing', 'views', 'api', 'browser', 'islands'],
    ...['components', 'layouts', 'admin'],
  ],
}

// What visitors' browsers run. Other folders count as far as these import them.
const PLAIN = files.filter((path) => /^site\/src\/(api|stores|browser)\//.test(path))
const SCRIPTED = files.filter((path) => /^site\/src\/(islands\/|(?!pages\/admin\b).*\.astro$)/.test(path))
const OF_REACT = /^(@[\w-]+\/)?(react|preact)\b/

const OPEN_TO_SITE = /^#(contract\/([\w-]+\/)?[\w-]+|domain\/([\w-]+\/)?[\w-]+|catalogue\/[\w-]+)$/

function folderOf(path: string, root: string): string {
  return path.slice(root.length).split('/')[0] ?? ''
}

function forbiddenImports(root: string, rules: Record<string, readonly string[]>): string[] {
  return files
    .filter((path) => path.startsWith(root) && folderOf(path, root) in rules)
    .flatMap((path) => {
      const folder = folderOf(path, root)
      return importsOf(path)
        .map((name) => target(path, name))
        .filter((to) => to?.startsWith(root))
        .map((to) => folderOf(to ?? '', root))
        .filter((to) => to !== folder && !rules[folder]?.includes(to))
        .map((to) => `${path} imports ${to}`)
    })
}

describe('the layers', () => {
  test('of the Worker point one way', () => {
    expect(forbiddenImports('worker/src/', WORKER)).toEqual([])
  })

  test('of the database’s subjects point one way', () => {
    const inFolders = files.filter((path) => /^worker\/src\/db\/[\w-]+\//.test(path))
    expect(new Set(inFolders.map((path) => folderOf(path, 'worker/src/db/')))).toEqual(new Set(Object.keys(SUBJECTS)))
    expect(forbiddenImports('worker/src/db/', SUBJECTS).filter((found) => !found.endsWith('.ts'))).toEqual([])
  })

  test('of the site point one way', () => {
    expect(forbiddenImports('site/src/', SITE)).toEqual([])
  })

  // Visitors' scripts use views on pages that have no drawing.
  test('lend views the types of the drawing alone', () => {
    const loaded = files
      .filter((path) => path.startsWith('site/src/views/'))
      .flatMap((path) => loadedBy(path).filter((name) => target(path, name)?.startsWith('site/src/drawing/')))
    expect(loaded).toEqual([])
  })

  test.each([
    ['worker/src/', WORKER],
    ['site/src/', SITE],
  ])('have a rule for every folder and file of %s', (root, rules) => {
    const folders = new Set(files.filter((path) => path.startsWith(root)).map((path) => folderOf(path, root)))
    expect([...folders].filter((folder) => !(folder in rules))).toEqual([])
  })

  test('let the site reach the Worker through three of its folders only', () => {
    const wrong = files
      .filter((path) => path.startsWith('site/'))
      .flatMap((path) =>
        importsOf(path).filter((name) => target(path, name)?.startsWith('worker/') && !OPEN_TO_SITE.test(name)),
      )
    expect(wrong).toEqual([])
  })

  test('keep the site out of the Worker', () => {
    const wrong = files
      .filter((path) => path.startsWith('worker/'))
      .flatMap((path) => importsOf(path).filter((name) => target(path, name)?.startsWith('site/')))
    expect(wrong).toEqual([])
  })

  test('leave zod to the contract, and the rest of the contract to nothing else', () => {
    const packages = files
      .filter((path) => path.startsWith('worker/src/contract/'))
      .flatMap((path) => importsOf(path).filter((name) => !name.startsWith('.')))
    expect(new Set(packages)).toEqual(new Set(['zod']))
  })

  test('keep zod, and what of the contract needs it, from the browsers of visitors', () => {
    expect(packagesOf([...PLAIN, ...SCRIPTED]).filter(({ name }) => name === 'zod')).toEqual([])
  })

  test('keep React to islands', () => {
    expect(packagesOf(PLAIN).filter(({ name }) => OF_REACT.test(name))).toEqual([])
  })

  test('keep SQL in the database folder', () => {
    const wrong = files.filter(
      (path) => !path.startsWith('worker/src/db/') && importsOf(path).some((name) => name.startsWith('drizzle-orm')),
    )
    expect(wrong).toEqual([])
  })

  test('have no folder that says nothing', () => {
    expect(files.filter((path) => /\/(utils|lib|helpers|common|services)\//.test(path))).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { chunkGroups, fileName, type Graph, rootsOf, workerGroups } from './chunks.ts'

const IMPORTS: Record<string, string[]> = {
  '/site/src/layouts/Page.astro?script': ['/site/src/paths.ts'],
  '/site/src/islands/rental.tsx': ['/site/src/paths.ts', '/worker/src/domain/money.ts', '/node_modules/react/index.js'],
  '/site/src/pages/admin.astro?script': [
    '/site/src/admin/ui/button.tsx',
    '/site/src/paths.ts',
    '/node_modules/react/index.js',
  ],
  '/site/src/admin/rentals/rentals.tsx': ['/site/src/admin/ui/button.tsx', '/site/src/admin/ui/tabs.tsx'],
  '/site/src/admin/upload/upload.tsx': ['/site/src/admin/ui/tabs.tsx', '/worker/src/domain/money.ts'],
}

const OF_THE_WORKER: Record<string, string[]> = {
  '/worker/src/index.ts': ['/worker/src/app.ts'],
  '/worker/src/app.ts': ['/worker/src/domain/money.ts'],
  '/site/src/layouts/Page.astro': ['/site/src/components/frame/Nav.astro', '/worker/src/domain/money.ts'],
  '/site/src/components/frame/Nav.astro': ['/node_modules/astro/runtime.js'],
  '/site/src/layouts/Private.astro': ['/node_modules/astro/runtime.js'],
  '/site/src/pages/rentals.astro': ['/site/src/layouts/Page.astro', '/site/src/components/cards/RentalCard.astro'],
}

function graphOf(imports: Record<string, string[]>): Graph {
  return {
    getModuleInfo: (id) => ({
      importers: Object.keys(imports).filter((importer) => imports[importer]?.includes(id)),
      dynamicImporters: [],
      isEntry: id in imports,
    }),
  }
}

const graph = graphOf(IMPORTS)

function groupOf(id: string, groups: typeof chunkGroups | typeof workerGroups, of: Graph): string | null {
  for (const { name, ...group } of groups.toSorted((a, b) => b.priority - a.priority)) {
    const isHeld = 'test' in group && group.test?.test(id)
    const chunk = typeof name === 'string' ? (isHeld ? name : null) : name(id, of)
    if (chunk) return chunk
  }
  return null
}

test('finds the entries that need a module, however far away', () => {
  expect(rootsOf('/site/src/admin/ui/tabs.tsx', graph).sort()).toEqual([
    '/site/src/admin/rentals/rentals.tsx',
    '/site/src/admin/upload/upload.tsx',
  ])
})

test.each([
  ['/node_modules/react/index.js', 'react'],
  ['/site/src/paths.ts', 'site'],
  ['/worker/src/domain/money.ts', 'shared'],
  ['/site/src/admin/ui/button.tsx', 'portal'],
  ['/site/src/admin/ui/tabs.tsx', 'desk'],
  ['/node_modules/lucide-react/dist/esm/icons/trash-2.mjs', 'portal'],
])('puts %s into the file “%s”', (id, group) => {
  expect(groupOf(id, chunkGroups, graph)).toBe(group)
})

test.each([
  ['/worker/src/domain/money.ts', 'core'],
  ['/site/src/components/frame/Nav.astro', 'frame'],
  ['/node_modules/astro/runtime.js', 'base'],
  ['/site/src/components/cards/RentalCard.astro', null],
])('puts %s into the Worker’s file “%s”', (id, group) => {
  expect(groupOf(id, workerGroups, graphOf(OF_THE_WORKER))).toBe(group)
})

test('gives files short names', () => {
  expect(fileName({ name: 'Page.astro_astro_type_script_index_0_lang' })).toBe('_astro/Page.[hash].js')
  expect(fileName({ name: 'shared~portal~configurator' })).toBe('_astro/shared.[hash].js')
})

import { closure } from './closure.ts'

/** The part of the bundler's module graph that is used here: who imports a module, and whether it is an entry. */
export interface Graph {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[]; isEntry: boolean } | null
}

const WORKER = /\/worker\/src\/index\.ts$/
const EVERY_PAGE = /\/site\/src\/layouts\/Page\.astro/
const PRIVATE_PAGE = /\/site\/src\/layouts\/Private\.astro/
const PORTAL = /\/site\/src\/(admin\/|pages\/admin\.astro)/
const PORTALS_PAGE = /\/site\/src\/pages\/admin\.astro/
const FIRST_SCREEN = /\/site\/src\/admin\/dashboard\/dashboard\.tsx$/
const REACT = /\/node_modules\/(react\/|scheduler\/|react-dom\/)/
const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/

/**
 * Which modules share a file in the browser. By default the bundler creates a file for every set of entries that share
 * something: fifty for a screen of the portal. Visitors' pages never load a module that they do not need.
 */
export const chunkGroups = [
  { name: 'react', test: REACT, priority: 5, minShareCount: 1 },
  { name: of('site', (id, roots) => !id.includes('/node_modules/') && roots.some((root) => EVERY_PAGE.test(root))) },
  { name: of('shared', (_, roots) => roots.some((root) => !PORTAL.test(root))), entriesAware: true, priority: 3 },
  { name: of('portal', (id, roots) => ICON.test(id) || isFirstScreens(roots)), priority: 2, minShareCount: 1 },
  { name: of('desk', () => true), priority: 1 },
].map((group) => ({ priority: 4, minShareCount: 2, ...group }))

/**
 * Which modules share a file of the Worker: those that the API needs as well, those that both layouts need, and those that all
 * pages of one layout need. Each file is compiled separately, and a fresh isolate's first page needed twenty-six. Modules that
 * only some pages need stay separate, since a page gets the styles of all its files.
 */
export const workerGroups = [
  { name: neededFor('core', WORKER), priority: 3 },
  { name: neededFor('base', EVERY_PAGE, PRIVATE_PAGE), priority: 2 },
  { name: neededFor('frame', EVERY_PAGE), priority: 1 },
].map((group) => ({ minShareCount: 2, ...group }))

/** A short name for a file: every import repeats it. */
export function fileName({ name }: { name: string }): string {
  return `_astro/${name.replace(/[._~].*/, '')}.[hash].js`
}

function of(name: string, holds: (id: string, roots: string[]) => boolean) {
  return (id: string, graph: Graph) => (holds(id, rootsOf(id, graph)) ? name : null)
}

// A module that the portal's page itself needs is loaded with it, even if screens need it too.
function isFirstScreens(roots: string[]): boolean {
  return (
    roots.some((root) => PORTALS_PAGE.test(root)) || (roots.length > 1 && roots.some((root) => FIRST_SCREEN.test(root)))
  )
}

/** The page scripts, islands and `import()`s that depend on a module. */
export function rootsOf(id: string, graph: Graph): string[] {
  return neededBy(id, graph).filter((one) => {
    const found = graph.getModuleInfo(one)
    return found && (found.isEntry || found.dynamicImporters.length > 0)
  })
}

function neededFor(name: string, ...all: RegExp[]) {
  return (id: string, graph: Graph) => {
    const found = neededBy(id, graph)
    return all.every((which) => found.some((one) => which.test(one))) ? name : null
  }
}

// A module and all its direct and indirect importers.
function neededBy(id: string, graph: Graph): string[] {
  return [...closure([id], (one) => graph.getModuleInfo(one)?.importers ?? [])]
}

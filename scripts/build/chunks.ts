/** The part of the bundler's module graph that is asked here: who imports a module, and whether it is an entry. */
export interface Graph {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[]; isEntry: boolean } | null
}

const EVERY_PAGE = /\/site\/src\/layouts\/Page\.astro/
const PORTAL = /\/site\/src\/(admin\/|pages\/admin\.astro)/
const PORTALS_PAGE = /\/site\/src\/pages\/admin\.astro/
const FIRST_SCREEN = /\/site\/src\/admin\/dashboard\/dashboard\.tsx$/
const REACT = /\/node_modules\/(react\/|scheduler\/|react-dom\/)/
const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/

/**
 * Which modules share a file in the browser. Left alone the bundler makes one of every set of entries that share something:
 * fifty for a screen of the portal. Visitors' pages never load a module that they do not need.
 */
export const chunkGroups = [
  { name: 'react', test: REACT, priority: 5, minShareCount: 1 },
  { name: of('site', (id, roots) => !id.includes('/node_modules/') && roots.some((root) => EVERY_PAGE.test(root))) },
  { name: of('shared', (_, roots) => roots.some((root) => !PORTAL.test(root))), entriesAware: true, priority: 3 },
  { name: of('portal', (id, roots) => ICON.test(id) || isFirstScreens(roots)), priority: 2, minShareCount: 1 },
  { name: of('desk', () => true), priority: 1 },
].map((group) => ({ priority: 4, minShareCount: 2, ...group }))

/** A short name for a file: every import repeats it. */
export function fileName({ name }: { name: string }): string {
  return `_astro/${name.replace(/[._~].*/, '')}.[hash].js`
}

function of(name: string, holds: (id: string, roots: string[]) => boolean) {
  return (id: string, graph: Graph) => (holds(id, rootsOf(id, graph)) ? name : null)
}

// A module that the portal's page itself needs is loaded with it, whichever screens need it too.
function isFirstScreens(roots: string[]): boolean {
  return (
    roots.some((root) => PORTALS_PAGE.test(root)) || (roots.length > 1 && roots.some((root) => FIRST_SCREEN.test(root)))
  )
}

/** The pages' own scripts, islands and `import()`s that cannot do without a module. */
export function rootsOf(id: string, graph: Graph): string[] {
  const seen = new Set<string>()
  const roots: string[] = []
  const waiting = [id]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const found = graph.getModuleInfo(next)
    if (!found) continue
    if (found.isEntry || found.dynamicImporters.length > 0) roots.push(next)
    waiting.push(...found.importers)
  }
  return roots
}

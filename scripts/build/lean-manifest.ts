import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Astro writes its manifest as JSON, and this key first.
const START = '{"rootDir":'
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}]/g

// The parts that are made shorter; it has many more.
interface Manifest {
  assets: string[]
  clientDirectives: [name: string, script: string][]
  componentMetadata: [id: string, metadata: object][]
  csp: { styleHashes: string[]; styleDirective: { hashes: string[] } }
  entryModules: Record<string, string>
}

/** Leaves out of Astro's manifest, which the first page of each isolate has to read, what no page of this Worker asks it for. */
export function leanManifest(server: string): void {
  const path = globSync(join(server, 'chunks/*.mjs')).find((one) => readFileSync(one, 'utf8').includes(START))
  if (!path) throw new Error(`No file of ${server} holds Astro's manifest. Does Astro write it differently now?`)
  const code = readFileSync(path, 'utf8')
  const begin = code.indexOf(START)
  const end = endOfObject(code, begin)
  const manifest = lean(JSON.parse(code.slice(begin, end)))
  writeFileSync(path, `${code.slice(0, begin)}${JSON.stringify(manifest)}${code.slice(end)}`)
}

// Without what only the build, the prerenderer or a browser would read.
function lean<M extends Manifest>(manifest: M): M {
  const { clientDirectives, componentMetadata, csp, entryModules } = manifest
  return {
    ...manifest,
    // Files are served without the Worker, and to paths that are no page all the same.
    assets: [],
    // The scripts of directives are not written into pages (worker-patches.ts).
    clientDirectives: clientDirectives.map(([name]) => [name, '//']),
    // Pages ask for components, by their files.
    componentMetadata: componentMetadata.filter(([id]) => id.endsWith('.astro')),
    // A page has no style of the build as it is: what it does not use is cut out, and the rest hashed (http/pages/page-policy.ts).
    csp: { ...csp, styleHashes: [], styleDirective: { ...csp.styleDirective, hashes: [] } },
    // What a page can tell a browser to load; all others are chunks of the Worker and of the portal.
    entryModules: Object.fromEntries(
      Object.entries(entryModules).filter(
        ([id, file]) => (file === '' || file.startsWith('_astro/')) && !id.includes('/site/src/admin/'),
      ),
    ),
  }
}

// The position after the object that begins at `begin`.
function endOfObject(code: string, begin: number): number {
  let depth = 0
  for (const { 0: token, index } of code.slice(begin).matchAll(TOKENS)) {
    if (token === '{') depth++
    if (token === '}' && --depth === 0) return begin + index + 1
  }
  throw new Error('Astro’s manifest does not end')
}

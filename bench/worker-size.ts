import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const SERVER = 'dist/server'
const STATIC_IMPORT = /(?:from|import)\s*["'](\.[^"']+)["']/g

/** Gzipped bytes of the Worker's code: all of it, and what is loaded before the first call of the API. */
export interface SizeFigure {
  all: number
  api: number
}

/** Weighs the built Worker as it is uploaded, without source maps. */
export function measureSize(): SizeFigure {
  const names = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'))
  return { all: weigh(names), api: weigh([...reached('entry.mjs')]) }
}

function weigh(names: string[]): number {
  return gzipSync(
    names
      .toSorted()
      .map((name) => readFileSync(join(SERVER, name), 'utf8'))
      .join(''),
  ).length
}

// The static imports of a module, and theirs.
function reached(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const [, path = ''] of readFileSync(join(SERVER, name), 'utf8').matchAll(STATIC_IMPORT)) {
    reached(normalize(join(dirname(name), path)), found)
  }
  return found
}

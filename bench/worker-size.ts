import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { closure } from '../scripts/build/closure.ts'

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
  return { all: weigh(names), api: weigh([...closure(['entry.mjs'], importsOf)]) }
}

function weigh(names: string[]): number {
  return gzipSync(
    names
      .toSorted()
      .map((name) => readFileSync(join(SERVER, name), 'utf8'))
      .join(''),
  ).length
}

function importsOf(name: string): string[] {
  const found = readFileSync(join(SERVER, name), 'utf8').matchAll(STATIC_IMPORT)
  return [...found].map(([, path = '']) => normalize(join(dirname(name), path)))
}

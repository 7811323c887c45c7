import type { Plugin } from 'vite'
import { closure } from './closure.ts'

const ISLAND = /\/site\/src\/islands\//

/** What is used here of a file that the bundler has made: the files it imports, and what it was made for. */
interface Chunk {
  fileName: string
  code: string
  imports: readonly string[]
  facadeModuleId: string | null
}

/**
 * Has the script of an island import all files that its imports lead to. A browser then asks for all of them once it has the first,
 * instead of a few with each round trip. The order in which they run stays: those added are last, and have run by then.
 */
export const flatImports: Plugin = {
  name: 'flat-imports',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = new Map<string, Chunk>()
    for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file)
    for (const chunk of chunks.values()) {
      if (ISLAND.test(chunk.facadeModuleId ?? '')) chunk.code += importsBeyond(chunk, chunks)
    }
  },
}

/** Code that imports what the imports of `chunk` import, and so on, without what it already imports. */
export function importsBeyond(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>): string {
  const reached = closure(chunk.imports, (file) => chunks.get(file)?.imports ?? [])
  const beyond = [...reached].filter((file) => file !== chunk.fileName && !chunk.imports.includes(file))
  return beyond.map((file) => `import"./${file.slice(file.lastIndexOf('/') + 1)}";`).join('')
}

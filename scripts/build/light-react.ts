import type { Plugin } from 'vite'

/** The Preact module that replaces each module of React. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
}

const OWN = '?light'
const ISLAND = /\/(site\/src\/islands\/|@astrojs\/react\/dist\/)/
/** Modules that the portal also uses, with React: visitors get separate copies. */
export const BOTH = /\/(@nanostores\/react\/|lucide-react\/|site\/src\/views\/.+\.tsx$)/

/**
 * Runs islands on Preact, which is a tenth of React's size and does what they need, while the portal stays on React (decision
 * 47). In development both run on React, whose error messages are better.
 */
export const lightReact: Plugin = {
  name: 'light-react',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    const inBrowser = this.environment.name === 'client'
    if (inBrowser && !(importer && (importer.endsWith(OWN) || ISLAND.test(importer)))) return null
    const from = importer?.replace(OWN, '')
    const instead = STANDS_FOR[id]
    if (instead) return this.resolve(instead, from, { ...options, skipSelf: true })
    if (!inBrowser) return null
    const found = await this.resolve(id, from, { ...options, skipSelf: true })
    return found && BOTH.test(found.id) ? { ...found, id: found.id + OWN, moduleSideEffects: false } : found
  },
}

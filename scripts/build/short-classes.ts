import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { shortNames } from './short-scopes.ts'

const MODULES = 'site/src/**/*.module.css'

/** Names the classes of the CSS modules at `paths`: a short name for the module, and the index of the class in it. */
export function shortClasses(paths: readonly string[]): (name: string, path: string) => string {
  const modules = shortNames(paths)
  const known = new Map<string, string[]>()
  return (name, path) => {
    const classes = known.get(path) ?? []
    known.set(path, classes)
    if (!classes.includes(name)) classes.push(name)
    return `_${modules.get(path)}_${classes.indexOf(name).toString(36)}`
  }
}

/**
 * Shortens class names in the build, since each is both in a style and in a page: it saves a quarter of a kilobyte of the
 * compressed booking page, which is at its limit (decision 47).
 */
export function shortClassNames() {
  const nameOf = shortClasses(globSync(MODULES))
  const generateScopedName = (name: string, file: string) => nameOf(name, relative('.', file.split('?', 1)[0] ?? file))
  return {
    name: 'short-classes',
    apply: 'build' as const,
    config: () => ({ css: { modules: { generateScopedName } } }),
  }
}

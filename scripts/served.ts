import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A copy of the build for a server to run, unaffected by later builds. */
export interface Served {
  /** The configuration for wrangler. */
  config: string
  /** Deletes the copy. */
  remove: () => void
}

/**
 * Copies the build in `dist` for the server at `port`: a build replaces its files one by one, and a running server's pages
 * would refer to files that are gone. A copy left by a killed server is replaced.
 */
export function copyToServe(port: number, dist = 'dist', root = '.'): Served {
  const wrangler = join(root, '.wrangler')
  const folder = join(wrangler, 'served', String(port))
  const server = join(folder, 'server')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  remove()
  for (const part of ['client', 'server']) cpSync(join(dist, part), join(folder, part), { recursive: true })
  // Wrangler looks for .dev.vars and the mail folder next to its configuration, so the copy gets them too.
  const own = join(root, '.dev.vars')
  if (existsSync(own)) cpSync(own, join(server, '.dev.vars'))
  rmSync(join(server, '.wrangler'), { recursive: true, force: true })
  mkdirSync(join(wrangler, 'tmp'), { recursive: true })
  symlinkSync(resolve(wrangler), join(server, '.wrangler'), 'junction')
  return { config: join(server, 'wrangler.json'), remove }
}

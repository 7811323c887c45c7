import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { QUICK_COST } from './quick-cost.ts'

const BUILT_COST = /=\{N:16384,r:8,p:5\}/g

/** The folder of the built Worker with quick password hashing. */
export function quickServer(): string {
  const { QUICK_SERVER } = process.env
  if (!QUICK_SERVER) throw new Error('vitest.config.ts names this file as globalSetup, which makes the folder')
  return QUICK_SERVER
}

/** Copies the built Worker and lowers the cost of its passwords; nothing else is changed, and `dist/server` stays as it is. */
export default function setup(): () => void {
  const server = mkdtempSync('dist/quick-passwords-')
  cpSync('dist/server', server, { recursive: true })
  const entry = `${server}/entry.mjs`
  const built = readFileSync(entry, 'utf8')
  if (built.match(BUILT_COST)?.length !== 1)
    throw new Error('The built Worker does not name the cost of a password once')
  writeFileSync(entry, built.replace(BUILT_COST, `=${JSON.stringify(QUICK_COST)}`))
  process.env.QUICK_SERVER = server
  return () => rmSync(server, { recursive: true, force: true })
}

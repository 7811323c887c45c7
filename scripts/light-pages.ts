import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { ownPolicy } from '../worker/src/http/own-policy.ts'

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/
const BY_HAND = ['site/src/browser/early.js', 'site/src/browser/speculation-rules.json']

/** What the policy calls the scripts that stand in a page as they are written. */
export const writtenHashes = BY_HAND.map(
  (path) => `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}` as const,
)

/** Islands that wait for the first view, and built pages whose policy names their own scripts and styles alone. */
export function lightPages(): AstroIntegration {
  return {
    name: 'light-pages',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'seen', entrypoint: './site/src/browser/seen-directive.ts' }),
      'astro:build:done': ({ dir }) => {
        for (const path of globSync(`${fileURLToPath(dir)}*.html`)) shortenPolicy(path)
      },
    },
  }
}

function shortenPolicy(path: string): void {
  const html = readFileSync(path, 'utf8')
  // What a server island brings later may have scripts of its own.
  if (html.includes('data-island-id')) return
  writeFileSync(
    path,
    html.replace(POLICY, (_, start, policy) => start + ownPolicy(policy, html)),
  )
}

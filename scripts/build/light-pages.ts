import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { pagePolicy } from '../../worker/src/http/pages/page-policy.ts'
import { closure } from './closure.ts'

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/
const ISLAND_AHEAD = /<link rel="preload" as="fetch" href="\/_server-islands\/[^>]*>/g
const ISLAND = /<script type="module" data-astro-rerun data-island-id=.*?<\/script>/gs
const TEMPLATE = /<template\b.*?<\/template>/gs
const SCRIPT = /<script type="module" src="(\/_astro\/[^"]+)"/g
const IMPORT = /\b(?:from|import)"\.\/([\w.-]+\.js)"/g
const PRE_HYDRATION = readFileSync('site/src/browser/pre-hydration.js', 'utf8')
const THEME = readFileSync('site/src/admin/theme/theme-early.js', 'utf8')
const RULES = JSON.stringify(JSON.parse(readFileSync('site/src/browser/speculation-rules.json', 'utf8')))

// The preamble that @vitejs/plugin-react expects; Astro adds it to pages with islands only, and the portal is no island.
const REFRESH = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

/** The hashes, for the policy, of scripts that layouts write without Astro's knowledge. */
export const writtenHashes = [PRE_HYDRATION, THEME, RULES].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}` as const,
)

/**
 * Delays islands and server islands until after the first view; of prerendered pages, reduces the policy to their own hashes and
 * preloads what scripts import that are not late.
 */
export function lightPages(): AstroIntegration {
  return {
    name: 'light-pages',
    hooks: {
      'astro:config:setup': ({ addClientDirective, injectScript, command }) => {
        addClientDirective({ name: 'painted', entrypoint: './site/src/browser/painted-directive.ts' })
        if (command === 'dev') injectScript('page', REFRESH)
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir)
        // Within the folder: in a pattern the brackets of its own name would match other letters.
        for (const name of globSync('*.html', { cwd: folder })) {
          const path = join(folder, name)
          const html = readFileSync(path, 'utf8')
          // A server island adds no styles or scripts later (tests/api/pages/islands.test.ts), so its page needs no hashes for them.
          writeFileSync(path, withOwnPolicy(withPreloads(withLateIslands(html), folder)))
        }
      },
    },
  }
}

// A page whose scripts are not late (components/loading/Late.astro) waits for all of them, and not for one round trip after another:
// the portal shows nothing before.
function withPreloads(html: string, folder: string): string {
  const scripts = [...html.replaceAll(TEMPLATE, '').matchAll(SCRIPT)].map(([, file = '']) => file)
  const importsOf = (file: string) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORT)].map(([, name]) => `/_astro/${name}`)
  const links = [...closure(scripts, importsOf)].map((file) => `<link rel="modulepreload" href="${file}">`)
  return html.replace('<style>', () => `${links.join('')}<style>`)
}

function withOwnPolicy(html: string): string {
  return html.replace(POLICY, (_, start, policy) => start + pagePolicy(policy, html))
}

// Astro preloads server islands ahead of everything else; ours are below the first view and can wait for it.
function withLateIslands(html: string): string {
  return html.replace(ISLAND_AHEAD, '').replace(ISLAND, (script) => `<template data-late>${script}</template>`)
}

import cloudflare from '@astrojs/cloudflare'
import { cacheCloudflare } from '@astrojs/cloudflare/cache'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { chunkGroups, fileName, workerGroups } from './scripts/build/chunks.ts'
import { compiledAtOnce } from './scripts/build/compiled-at-once.ts'
import { flatImports } from './scripts/build/flat-imports.ts'
import { leanWorker } from './scripts/build/lean-worker.ts'
import { lightPages, writtenHashes } from './scripts/build/light-pages.ts'
import { lightReact } from './scripts/build/light-react.ts'
import { withStatements } from './scripts/build/prepared-statements.ts'
import { shortClassNames } from './scripts/build/short-classes.ts'
import { shortScopes } from './scripts/build/short-scopes.ts'
import { viteFirst } from './scripts/build/vite-first.ts'

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://127.0.0.1:8787',
  srcDir: './site/src',
  publicDir: './site/public',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  // Any free port for the debugger: two builds that look for one from 9229 on can find the same, and one of them fails.
  adapter: cloudflare({ imageService: 'passthrough', inspectorPort: 0 }),
  integrations: [react(), lightPages()],
  cache: { provider: cacheCloudflare() },
  session: false,
  devToolbar: { enabled: false },
  vite: {
    // Empty where Turnstile is off: then neither the widget nor anything that leads to it is built.
    define: { 'import.meta.env.TURNSTILE_SITE_KEY': JSON.stringify(process.env.TURNSTILE_SITE_KEY ?? '') },
    plugins: [
      lightReact,
      shortScopes(),
      shortClassNames(),
      leanWorker,
      withStatements,
      compiledAtOnce,
      flatImports,
      viteFirst,
    ],
    // Vite's own, but ours to raise: decision 49 names what it stands for.
    build: { target: ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'] },
    environments: {
      // Few files of half the bytes for a fresh isolate to load; source maps keep errors readable.
      ssr: { build: { rolldownOptions: { output: { minify: true, codeSplitting: { groups: workerGroups } } } } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: chunkGroups },
              // The adapter's own, for servers without a process, would head each file of a browser too.
              banner: () => '',
              entryFileNames: fileName,
              chunkFileNames: fileName,
            },
          },
        },
      },
    },
  },
  security: {
    csp: {
      scriptDirective: { hashes: writtenHashes },
      directives: [
        // Fonts too: each byte of a page's headers counts in its first round trip.
        "default-src 'self'",
        "img-src 'self' data: blob: https:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
})

import type { Plugin } from 'vite'
import { PATCHES, type Patch } from './worker-patches.ts'

/** A module of a package that is never called here. */
interface Unused {
  /** The file in node_modules. */
  path: RegExp
  /** The code of the stub that takes its place. */
  instead: string
}

// Each with the reason why it is never called here. Together they were an eighth of the Worker.
const UNUSED: readonly Unused[] = [
  // Astro's images: its endpoint, the types of all files, what measures a picture. Ours are files, or come from the library.
  {
    path: /\/@astrojs\/cloudflare\/dist\/entrypoints\/image-passthrough-endpoint\.js$/,
    instead: 'export const prerender = false; export const GET = () => new Response(null, { status: 404 })',
  },
  {
    path: /\/astro\/dist\/assets\/internal\.js$/,
    instead: `const never = () => { throw new Error("Astro makes no pictures here.") }
      export const cssFitValues = []; export { never as getConfiguredImageService, never as getImage, never as verifyOptions }`,
  },
  { path: /\/mrmime\/index\.mjs$/, instead: 'export const lookup = () => undefined' },
  {
    path: /\/astro\/dist\/assets\/utils\/remoteProbe\.js$/,
    instead: 'export const inferRemoteSize = () => { throw new Error("Pictures elsewhere are not measured here.") }',
  },
  // Collects pictures while pages are prerendered, which happens in another bundle.
  {
    path: /\/@astrojs\/cloudflare\/dist\/utils\/static-image-collection\.js$/,
    instead: 'export const installAddStaticImage = () => undefined',
  },
  // Astro's actions, which would be a second API.
  { path: /\/astro\/dist\/actions\/handler\.js$/, instead: 'export const handleAction = () => undefined' },
  {
    path: /\/astro\/dist\/actions\/utils\.js$/,
    instead: `export const hasActionPayload = () => false; export const createGetActionResult = () => () => undefined
      export const createCallAction = () => () => { throw new Error("There are no actions here.") }`,
  },
  {
    path: /\/astro\/dist\/actions\/runtime\/client\.js$/,
    instead: 'export const deserializeActionResult = () => undefined',
  },
  // Parses HTML into elements, if a setting that is off here is on.
  {
    path: /\/@astrojs\/react\/dist\/vnode-children\.js$/,
    instead: 'export default () => { throw new Error("Children of islands stay HTML here.") }',
  },
  // Pages in several languages.
  {
    path: /\/astro\/dist\/core\/i18n\/handler\.js$/,
    instead: `export const [compileI18n, getI18n] = [() => null, () => null]
      export const finalizeI18n = (_i18n, _state, response) => response`,
  },
  {
    path: /\/astro\/dist\/core\/i18n\/domain\.js$/,
    instead: 'export const computePathnameFromDomain = () => undefined',
  },
  // Validates the settings of the content security policy, which the build has done.
  {
    path: /\/astro\/dist\/core\/csp\/config\.js$/,
    instead: `export const ALGORITHMS = { "SHA-256": "sha256-", "SHA-384": "sha384-", "SHA-512": "sha512-" }`,
  },
  // zod as JSON Schema, which the API description is generated from during the build.
  {
    path: /\/zod\/v4\/core\/json-schema-processors\.js$/,
    instead: `const never = () => { throw new Error("The Worker describes no schemas.") }
      export const allProcessors = {}; export { never as aggregateChecks, never as toJSONSchema }`,
  },
  {
    path: /\/zod\/v4\/core\/to-json-schema\.js$/,
    instead: `const never = () => { throw new Error("The Worker describes no schemas.") }
      export { never as initializeContext, never as processSchema, never as extractDefs, never as finalize }
      export const [createToJSONSchemaMethod, createStandardJSONSchemaMethod] = [() => never, () => never]`,
  },
  // Would sort components between several frameworks by patterns; here one adapter renders all islands.
  { path: /\/@astrojs\/internal-helpers\/dist\/create-filter\.js$/, instead: 'export const createFilter = () => null' },
]

// What this build has applied; `buildEnd` fails a build that missed one.
const met = new Set<Unused | Patch>()

/** Replaces unused modules of packages with stubs, and applies `PATCHES`, only in the Worker's bundle. */
export const workerWithout: Plugin = {
  name: 'worker-without',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (this.environment.name !== 'ssr') return null
    const found = await this.resolve(id, importer, { ...options, skipSelf: true })
    return found && UNUSED.some(({ path }) => path.test(found.id)) ? `\0without:${found.id}` : null
  },
  transform(code, id) {
    const due = this.environment.name === 'ssr' ? PATCHES.filter(({ path }) => path.test(id)) : []
    for (const patch of due) {
      if (!code.includes(patch.before))
        this.error(`${id} no longer says "${patch.before}"; see scripts/build/worker-patches.ts.`)
      met.add(patch)
    }
    return due.length === 0 ? null : due.reduce((text, { before, after }) => text.replace(before, after), code)
  },
  load(id) {
    const unused = id.startsWith('\0without:') && UNUSED.find(({ path }) => path.test(id))
    if (!unused) return null
    met.add(unused)
    return unused.instead
  },
  // Otherwise a file that a package has renamed would go into the Worker unchanged, unnoticed.
  buildEnd(error) {
    if (error || this.environment.name !== 'ssr') return
    const missed = new Set([...PATCHES, ...UNUSED].filter((one) => !met.has(one)).map(({ path }) => path.source))
    if (missed.size === 0) return
    this.error(
      `The Worker has no file like ${[...missed].join(', ')}; see scripts/build/worker-patches.ts and worker-without.ts.`,
    )
  },
}

import type { Plugin } from 'vite'
import product from '../../package.json' with { type: 'json' }
import { PATCHES, type Patch } from './worker-patches.ts'

/** A module of a package that is never called here. */
interface Unused {
  /** The file in node_modules. */
  path: RegExp
  /** The code of the stub that takes its place. */
  instead: string
  /** Nothing in a browser calls it either. */
  inBrowsers?: true
}

// Each with the reason why it is never called here. Together they were a seventh of the Worker.
const UNUSED: readonly Unused[] = [
  // Serves the build, which prerenders pages and their pictures with another bundle; removes Astro's images and fonts as well.
  {
    path: /\/@astrojs\/cloudflare\/dist\/utils\/prerender\.js$/,
    instead: `const never = () => { throw new Error("The Worker prerenders nothing.") }
      export { never as handleImageTransformRequest, never as handlePrerenderRequest, never as handleStaticImagesRequest,
        never as handleStaticPathsRequest, never as installPrerenderErrorPropagation, never as isImageTransformRequest,
        never as isPrerenderRequest, never as isStaticImagesRequest, never as isStaticPathsRequest }`,
  },
  {
    path: /\/@astrojs\/cloudflare\/dist\/utils\/static-image-collection\.js$/,
    instead: 'export const installAddStaticImage = () => { throw new Error("The Worker prerenders nothing.") }',
  },
  {
    path: /\/@astrojs\/cloudflare\/dist\/entrypoints\/image-passthrough-endpoint\.js$/,
    instead: 'export const prerender = false; export const GET = () => new Response(null, { status: 404 })',
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
  // Parses HTML into elements, for a setting that is off here.
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
    path: /\/astro\/dist\/i18n\/utils\.js$/,
    instead: `const never = () => { throw new Error("There is one language here.") }
      export { never as computeCurrentLocale, never as computeCurrentLocaleFromParams, never as computePreferredLocale,
        never as computePreferredLocaleList }`,
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
    inBrowsers: true,
    path: /\/zod\/v4\/core\/json-schema-processors\.js$/,
    instead: `const never = () => { throw new Error("Schemas are described by the build.") }
      export const allProcessors = {}; export { never as aggregateChecks, never as toJSONSchema }`,
  },
  {
    inBrowsers: true,
    path: /\/zod\/v4\/core\/to-json-schema\.js$/,
    instead: `const never = () => { throw new Error("Schemas are described by the build.") }
      export { never as initializeContext, never as processSchema, never as extractDefs, never as finalize }
      export const [createToJSONSchemaMethod, createStandardJSONSchemaMethod] = [() => never, () => never]`,
  },
  // Lets zod check objects that contain themselves, which no JSON does; zod/mini works without it.
  {
    inBrowsers: true,
    path: /\/zod\/v4\/core\/memoizer\.js$/,
    instead: 'export const [memoizer, isBackEdge, isRecursiveSchema] = [() => undefined, () => false, () => false]',
  },
  // Astro's own pages for errors during development, and for unknown addresses, which have a file here.
  {
    path: /\/astro\/dist\/core\/errors\/dev-handler\.js$/,
    instead: 'export const renderDevError = () => { throw new Error("Nobody develops in the Worker.") }',
  },
  { path: /\/astro\/dist\/template\/4xx\.js$/, instead: 'export default () => "Not found"' },
  // JSX outside of islands, the pages of lists known at build time, and cookies, which are Hono's.
  {
    path: /\/astro\/dist\/runtime\/server\/jsx\.js$/,
    instead: 'export const renderJSX = () => { throw new Error("JSX is rendered in islands only.") }',
  },
  {
    path: /\/astro\/dist\/core\/render\/paginate\.js$/,
    instead: 'export const generatePaginateFunction = () => () => { throw new Error("Lists are paged by the API.") }',
  },
  {
    path: /\/node_modules\/cookie\/dist\/index\.js$/,
    instead: `const never = () => { throw new Error("Pages read and set no cookies.") }
      export { never as parseCookie, never as stringifySetCookie }`,
  },
  // drizzle's relational queries; ours join.
  {
    path: /\/drizzle-orm\/relations\.js$/,
    instead: `const never = () => { throw new Error("The schema has no relations.") }
      export { never as createTableRelationsHelpers, never as extractTablesRelationalConfig, never as getOperators,
        never as getOrderByOperators, never as Many, never as mapRelationalRow, never as normalizeRelation, never as One }`,
  },
  {
    path: /\/drizzle-orm\/sqlite-core\/query-builders\/query\.js$/,
    instead:
      'export class RelationalQueryBuilder { constructor() { throw new Error("The schema has no relations.") } }',
  },
  // The router of apps that specify none: their routes are all copied to the app that specifies one.
  {
    path: /\/hono\/dist\/router\/reg-exp-router\/router\.js$/,
    instead: `export class RegExpRouter { name = "none"
      add() { throw new Error("Routes are matched by the app's own router.") }
      match() { return this.add() } }`,
  },
  {
    path: /\/hono\/dist\/utils\/mount\.js$/,
    instead: 'export const createMountedRequest = () => { throw new Error("No app is mounted.") }',
  },
  // Only the version of the product is read.
  { path: /\/package\.json$/, instead: JSON.stringify({ version: product.version }) },
  // Would sort components between several frameworks by patterns; here one adapter renders all islands.
  { path: /\/@astrojs\/internal-helpers\/dist\/create-filter\.js$/, instead: 'export const createFilter = () => null' },
]

// Not applied in development, or where pages are prerendered.
const UNUSED_IN: Readonly<Record<string, readonly Unused[]>> = {
  ssr: UNUSED,
  client: UNUSED.filter(({ inBrowsers }) => inBrowsers),
}

// What this build has applied; `buildEnd` fails a build that missed one.
const applied = new Set<Unused | Patch>()

/** Replaces unused modules of packages with stubs, and applies `PATCHES` to the Worker's bundle. */
export const leanWorker: Plugin = {
  name: 'lean-worker',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    const unused = UNUSED_IN[this.environment.name]
    const found = unused && (await this.resolve(id, importer, { ...options, skipSelf: true }))
    return found && unused.some(({ path }) => path.test(found.id)) ? `\0stub:${found.id}` : null
  },
  transform(code, id) {
    const due = this.environment.name === 'ssr' ? PATCHES.filter(({ path }) => path.test(id)) : []
    for (const patch of due) {
      if (!code.includes(patch.before))
        this.error(`${id} no longer says "${patch.before}"; see scripts/build/worker-patches.ts.`)
      applied.add(patch)
    }
    return due.length === 0 ? null : due.reduce((text, { before, after }) => text.replace(before, after), code)
  },
  load(id) {
    const unused = id.startsWith('\0stub:') && UNUSED.find(({ path }) => path.test(id))
    if (!unused) return null
    applied.add(unused)
    return unused.instead
  },
  // zod imports some twenty functions of a module that is a stub here, and each would be a warning in the output of a failed build.
  onLog: (_level, { code, message }) =>
    code === 'IMPORT_IS_UNDEFINED' && message.includes('stub:') ? false : undefined,
  // Otherwise a file that a package has renamed would go into the Worker unchanged, unnoticed.
  buildEnd(error) {
    if (error || this.environment.name !== 'ssr') return
    const missed = new Set([...PATCHES, ...UNUSED].filter((one) => !applied.has(one)).map(({ path }) => path.source))
    if (missed.size === 0) return
    this.error(
      `The Worker has no file like ${[...missed].join(', ')}; see scripts/build/worker-patches.ts and lean-worker.ts.`,
    )
  },
}

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

interface Unused {
  path: RegExp
  /** What stands in its place. */
  instead: string
}

// Each with the reason why nothing here ever calls it. Together they are an eighth of the Worker.
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
  // Collects pictures while pages are built ahead, which happens in another bundle.
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
  // Reads HTML to make elements of it, where a setting that is off here asks for that.
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
  // zod as JSON Schema, which the description of the API is made of while building.
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
  // Would sort components between several frameworks by patterns; here all islands are React's.
  { path: /\/@astrojs\/internal-helpers\/dist\/create-filter\.js$/, instead: 'export const createFilter = () => null' },
]

interface Quicker {
  path: RegExp
  slow: string
  quick: string
}

const REACT = /\/@astrojs\/react\/dist\/server\.js$/
const PAGE = /\/astro\/dist\/runtime\/server\/render\/page\.js$/
const ours = (path: string) => JSON.stringify(fileURLToPath(new URL(`../${path}`, import.meta.url)))

const QUICKER: readonly Quicker[] = [
  // Astro asks a component for a stream and reads it to its end before it goes on. An island that waits for nothing is a text
  // at once. What pages built ahead wait for is rendered by another bundle.
  {
    path: REACT,
    slow: 'await readResult(await ReactDOM.renderToReadableStream(vnode, options))',
    quick: 'keptIsland(vnode, options, (await import("react-dom/server")).renderToString)',
  },
  // A third of what renders pages, which a page without islands need not load.
  {
    path: REACT,
    slow: 'import ReactDOM from "react-dom/server";',
    quick: `import { keptIsland } from ${ours('site/src/islands/kept-island.ts')};`,
  },
  {
    path: REACT,
    slow: 'if ("renderToReadableStream" in ReactDOM) {',
    quick: 'if (true) {',
  },
  // Once more to see whether it is React's; here all of them are.
  {
    path: REACT,
    slow: 'async function check(Component, props, children, metadata) {',
    quick: 'async function check(Component) {\n  return typeof Component !== "string";',
  },
  // What wakes an island comes with the scripts that wait for the first view (site/src/browser/island.ts), as islands do.
  {
    path: /\/astro\/dist\/runtime\/server\/scripts\.js$/,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source's own words
    slow: '<script>${process.env.NODE_ENV === "development" ? islandScriptDev : islandScript}</script>',
    quick: '',
  },
  // A page goes out as a whole (http/headers.ts), so that to stream it would be in vain.
  {
    path: /\/@astrojs\/cloudflare\/dist\/utils\/handler\.js$/,
    slow: 'const app = createApp();',
    quick: 'const app = createApp({ streaming: false });',
  },
  // A page is a text already; as bytes it would be read back for its policy, the memory and the log.
  {
    path: PAGE,
    slow: 'import { renderCspContent } from "./csp.js";',
    quick: `import { renderCspContent } from "./csp.js";\nimport { keepPage } from ${ours('worker/src/http/kept-pages.ts')};`,
  },
  {
    path: PAGE,
    slow: `body = encoder.encode(body);
    headers.set("Content-Length", body.byteLength.toString());`,
    quick: `headers.set("Content-Length", Buffer.byteLength(body).toString());`,
  },
  {
    path: PAGE,
    slow: 'return new Response(body, { ...init, headers, status, statusText });',
    quick: 'return keepPage(result.request, new Response(body, { ...init, headers, status, statusText }), body);',
  },
  // Intl reads its tables when it is first asked for anything, which took half of a fresh isolate's first page.
  {
    path: /\/astro\/dist\/core\/logger\/core\.js$/,
    slow: 'new Intl.DateTimeFormat([], {',
    quick: 'Object.assign({ format: (date) => date.toISOString().slice(11, 19) }, {',
  },
  {
    path: /\/astro\/dist\/core\/routing\/priority\.js$/,
    slow: 'return aContent.localeCompare(bContent)',
    quick: 'return aContent < bContent ? -1 : 1',
  },
  {
    path: /\/astro\/dist\/core\/routing\/priority\.js$/,
    slow: 'return a.route.localeCompare(b.route)',
    quick: 'return a.route < b.route ? -1 : Number(a.route > b.route)',
  },
  // The styles of a page are the same with each visit.
  {
    path: /\/astro\/dist\/core\/fetch\/fetch-state\.js$/,
    slow: 'import { generateCspDigest } from "../encryption.js";',
    quick: `import { generateCspDigest as digestOf } from "../encryption.js";
const digests = new Map();
async function generateCspDigest(text, algorithm) {
  const digest = digests.get(text) ?? await digestOf(text, algorithm);
  digests.set(text, digest);
  return digest;
}`,
  },
]

/** Leaves out of the Worker what its packages bring along and nothing calls, and renders islands without streams. */
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
    const due = this.environment.name === 'ssr' ? QUICKER.filter(({ path }) => path.test(id)) : []
    for (const { slow } of due) {
      if (!code.includes(slow)) this.error(`${id} no longer says "${slow}"; see scripts/worker-without.ts.`)
    }
    return due.length === 0 ? null : due.reduce((text, { slow, quick }) => text.replace(slow, quick), code)
  },
  load: (id) => (id.startsWith('\0without:') ? (UNUSED.find(({ path }) => path.test(id))?.instead ?? null) : null),
}

import type { Plugin } from 'vite'

interface Unused {
  path: RegExp
  /** What stands in its place. */
  instead: string
}

// Each with the reason why nothing here ever calls it. Together they are an eighth of the Worker.
const UNUSED: readonly Unused[] = [
  // React's renderer of streams, which `QUICKER` does without.
  {
    path: /\/react-dom-server\.edge\.production\.js$/,
    instead: 'exports.renderToReadableStream = () => { throw new Error("Nothing is streamed here.") }',
  },
  // Astro's images: its endpoint, the types of all files, what measures a picture. Ours are files, or come from the library.
  {
    path: /\/@astrojs\/cloudflare\/dist\/entrypoints\/image-passthrough-endpoint\.js$/,
    instead: 'export const prerender = false; export const GET = () => new Response(null, { status: 404 })',
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
  // Would sort components between several frameworks by patterns; here all islands are React's.
  { path: /\/@astrojs\/internal-helpers\/dist\/create-filter\.js$/, instead: 'export const createFilter = () => null' },
]

interface Quicker {
  path: RegExp
  slow: string
  quick: string
}

const QUICKER: readonly Quicker[] = [
  // Astro asks a component for a stream and reads it to its end before it goes on. An island that waits for nothing is a text
  // at once. What pages built ahead wait for is rendered by another bundle.
  {
    path: /\/@astrojs\/react\/dist\/server\.js$/,
    slow: 'await readResult(await ReactDOM.renderToReadableStream(vnode, options))',
    quick: 'ReactDOM.renderToString(vnode, options)',
  },
  // Once more to see whether it is React's; here all of them are.
  {
    path: /\/@astrojs\/react\/dist\/server\.js$/,
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

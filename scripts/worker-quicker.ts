import { fileURLToPath } from 'node:url'

/** Lines of a package that the Worker has said otherwise. */
export interface Quicker {
  path: RegExp
  slow: string
  quick: string
}

const ROUTING = /\/astro\/dist\/core\/routing\/handler\.js$/
const REACT = /\/@astrojs\/react\/dist\/server\.js$/
const PAGE = /\/astro\/dist\/runtime\/server\/render\/page\.js$/
const ours = (path: string) => JSON.stringify(fileURLToPath(new URL(`../${path}`, import.meta.url)))

/** What Astro and its adapters do in vain, or otherwise than it is wanted here, each with the reason. */
export const QUICKER: readonly Quicker[] = [
  // Astro asks a component for a stream and reads it to its end before it goes on. An island that waits for nothing is a text
  // at once, and to Preact (decision 47) Astro's options would be a context. What pages built ahead wait for is rendered by
  // another bundle.
  {
    path: REACT,
    slow: 'await readResult(await ReactDOM.renderToReadableStream(vnode, options))',
    quick: 'keptIsland(vnode, (await import("react-dom/server")).renderToString)',
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
  // Once more to see whose component it is; here all islands are this adapter's, which renders them by Preact (decision 47).
  {
    path: REACT,
    slow: 'async function check(Component, props, children, metadata) {',
    quick: 'async function check(Component) {\n  return typeof Component !== "string";',
  },
  // React's word, which Preact writes into the page: Astro then misses what stands inside an island, and sends it once more.
  {
    path: /\/@astrojs\/react\/dist\/static-html\.js$/,
    slow: 'suppressHydrationWarning: true,',
    quick: '',
  },
  // What wakes an island comes with the scripts that wait for the first view (site/src/browser/island.ts), as islands do, and
  // its style with that of every page: each would be one more hash in the policy too.
  {
    path: /\/astro\/dist\/runtime\/server\/scripts\.js$/,
    slow: 'switch (type) {',
    quick: 'return ""; switch (type) {',
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
    quick: `import { renderCspContent } from "./csp.js";\nimport { keepPage } from ${ours('worker/src/http/kept-pages.ts')};
import { withoutUnused } from ${ours('worker/src/http/lean-page.ts')};`,
  },
  {
    path: PAGE,
    slow: `body = encoder.encode(body);
    headers.set("Content-Length", body.byteLength.toString());`,
    quick: `body = withoutUnused(result.request, body, headers);
    headers.set("Content-Length", Buffer.byteLength(body).toString());`,
  },
  {
    path: PAGE,
    slow: 'return new Response(body, { ...init, headers, status, statusText });',
    quick: 'return keepPage(result.request, new Response(body, { ...init, headers, status, statusText }), body);',
  },
  // Why a page could not be made is for the error log, under the id of its answer; Astro tells the console alone.
  {
    path: ROUTING,
    slow: 'import { renderErrorFromState } from "../errors/handler.js";',
    quick: `import { renderErrorFromState } from "../errors/handler.js";\nimport { noteBroken } from ${ours('worker/src/http/broken-render.ts')};`,
  },
  {
    path: ROUTING,
    slow: `  } catch (err) {
    state.logger.error(null, err.stack || err.message || String(err));
    return renderErrorFromState(state, request, {`,
    quick: `  } catch (err) {
    noteBroken(request, err);
    return renderErrorFromState(state, request, {`,
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
  // An island's name among others: its props tell it apart, so that what they were rendered to need not be read for it.
  {
    path: /\/astro\/dist\/runtime\/server\/render\/component\.js$/,
    slow: `-->\n\${html}\n`,
    quick: `-->\n`,
  },
  // A page that is made on request has no list of its addresses, in which its own was looked for.
  {
    path: /\/astro\/dist\/core\/render\/params-and-props\.js$/,
    slow: 'const staticPaths = await',
    quick: 'if (!route.prerender) return {};\n  const staticPaths = await',
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

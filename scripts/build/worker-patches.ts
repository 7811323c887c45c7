import { fileURLToPath } from 'node:url'

/** A patch of one passage in a package's file, applied while the Worker is bundled. */
export interface Patch {
  /** The file in node_modules. */
  path: RegExp
  before: string
  after: string
}

const ROUTING = /\/astro\/dist\/core\/routing\/handler\.js$/
const REACT = /\/@astrojs\/react\/dist\/server\.js$/
const FETCH_STATE = /\/astro\/dist\/core\/fetch\/fetch-state\.js$/
const PAGE = /\/astro\/dist\/runtime\/server\/render\/page\.js$/
// A file of this repository, as an import specifier for use in a package.
const ours = (path: string) => JSON.stringify(fileURLToPath(new URL(`../../${path}`, import.meta.url)))

/** The passages of Astro and its adapters that are changed, each with the reason. */
export const PATCHES: readonly Patch[] = [
  // Astro renders an island to a stream and reads it to the end before it goes on; an island that awaits nothing can be rendered
  // to a string at once. Astro's options are left out, since Preact (decision 47) would take them for its context.
  {
    path: REACT,
    before: 'await readResult(await ReactDOM.renderToReadableStream(vnode, options))',
    after: 'renderToString(vnode)',
  },
  {
    path: REACT,
    before: 'import ReactDOM from "react-dom/server";',
    after: 'import { renderToString } from "react-dom/server";',
  },
  {
    path: REACT,
    before: 'if ("renderToReadableStream" in ReactDOM) {',
    after: 'if (true) {',
  },
  // Preact and what renders islands is a third of the code that renders pages: loaded with the first island, not with every page.
  // Astro would also render each component once more to find out which adapter it belongs to; here all islands belong to this one.
  {
    path: /^\0virtual:astro:renderers$/,
    before: 'import _renderer0 from "@astrojs/react/server.js";',
    after: `const _renderer0 = {
      check: async (Component) => typeof Component !== "string",
      async renderToStaticMarkup(...island) {
        const { default: renderer } = await import("@astrojs/react/server.js");
        return renderer.renderToStaticMarkup.apply(this, island);
      },
      supportsAstroStaticSlot: true,
    };`,
  },
  // Removes a tag that nothing purges from every page's headers: the booking page and its headers just fit into a first round trip.
  {
    path: /\/@astrojs\/cloudflare\/dist\/cache\/provider\.js$/,
    before: 'tags.push(pathTag(pathname));',
    after: '',
  },
  // A prop that only React knows. Preact renders it as an attribute, so that Astro does not recognize an island's slot content
  // in its HTML, and sends it a second time.
  {
    path: /\/@astrojs\/react\/dist\/static-html\.js$/,
    before: 'suppressHydrationWarning: true,',
    after: '',
  },
  // Astro would write the script that hydrates islands, and its style, into the page. Here the script comes with those that wait
  // for the first view (site/src/browser/island.ts), and the style with that of every page, which also saves their hashes in
  // the content security policy.
  {
    path: /\/astro\/dist\/runtime\/server\/scripts\.js$/,
    before: 'switch (type) {',
    after: 'return ""; switch (type) {',
  },
  // The Worker reads every page as a whole before it leaves (http/headers.ts), so streaming would only cost time.
  {
    path: /\/@astrojs\/cloudflare\/dist\/utils\/handler\.js$/,
    before: 'const app = createApp();',
    after: 'const app = createApp({ streaming: false });',
  },
  // Astro keeps only the bytes of a page; its text is needed for the policy, the caches and the log.
  {
    path: PAGE,
    before: 'import { renderCspContent } from "./csp.js";',
    after: `import { renderCspContent } from "./csp.js";\nimport { composedPolicy } from ${ours('worker/src/http/pages/page-policy.ts')};
import { cachePage } from ${ours('worker/src/http/pages/page-cache.ts')};`,
  },
  {
    path: PAGE,
    before: `body = encoder.encode(body);
    headers.set("Content-Length", body.byteLength.toString());`,
    after: '',
  },
  // A page's policy is 4 KB, most of which the page does not need: as a header it would be copied into the runtime and out again.
  {
    path: PAGE,
    before: 'headers.set("content-security-policy", renderCspContent(result));',
    after: '',
  },
  {
    path: PAGE,
    before: 'return new Response(body, { ...init, headers, status, statusText });',
    after: `return cachePage(result.request, body, composedPolicy(result, renderCspContent), { ...init, headers, status, statusText });`,
  },
  // Astro creates a prototype per request for what all of its components share, so the runtime had to learn the shape of each
  // component's global again.
  {
    path: FETCH_STATE,
    before: `const Astro = Object.assign(Object.create(astroPagePartial), {
      props,
      self: null
    });
    Object.defineProperty(Astro, slotValuesSymbol, {
      value: slotValues,
      writable: true,
      configurable: true,
      enumerable: false
    });
    return Astro;`,
    after: 'return astroGlobal(astroPagePartial, props, slotValuesSymbol, slotValues);',
  },
  // Astro logs the error of a page that could not be rendered only to the console; it belongs in the error log, under the
  // request id of the response.
  {
    path: ROUTING,
    before: 'import { renderErrorFromState } from "../errors/handler.js";',
    after: `import { renderErrorFromState } from "../errors/handler.js";\nimport { recordRenderError } from ${ours('worker/src/http/pages/render-error.ts')};`,
  },
  {
    path: ROUTING,
    before: `  } catch (err) {
    state.logger.error(null, err.stack || err.message || String(err));
    return renderErrorFromState(state, request, {`,
    after: `  } catch (err) {
    recordRenderError(request, err);
    return renderErrorFromState(state, request, {`,
  },
  // The first use of Intl loads its tables, which took half the time of a fresh isolate's first page.
  {
    path: /\/astro\/dist\/core\/logger\/core\.js$/,
    before: 'new Intl.DateTimeFormat([], {',
    after: 'Object.assign({ format: (date) => date.toISOString().slice(11, 19) }, {',
  },
  {
    path: /\/astro\/dist\/core\/routing\/priority\.js$/,
    before: 'return aContent.localeCompare(bContent)',
    after: 'return aContent < bContent ? -1 : 1',
  },
  {
    path: /\/astro\/dist\/core\/routing\/priority\.js$/,
    before: 'return a.route.localeCompare(b.route)',
    after: 'return a.route < b.route ? -1 : Number(a.route > b.route)',
  },
  // Astro hashes an island's props and HTML for its id. The props are enough to tell islands apart, and far shorter.
  {
    path: /\/astro\/dist\/runtime\/server\/render\/component\.js$/,
    before: `-->\n\${html}\n`,
    after: `-->\n`,
  },
  // Only prerendered pages have a list of static paths to look the address up in.
  {
    path: /\/astro\/dist\/core\/render\/params-and-props\.js$/,
    before: 'const staticPaths = await',
    after: 'if (!route.prerender) return {};\n  const staticPaths = await',
  },
  // The styles of a page are the same for each request, and the policy needs their hashes too: each is computed once.
  {
    path: FETCH_STATE,
    before: 'import { generateCspDigest } from "../encryption.js";',
    after: `import { digestOf as generateCspDigest } from ${ours('worker/src/http/pages/page-policy.ts')};
import { astroGlobal } from ${ours('worker/src/http/pages/astro-global.ts')};`,
  },
]

import { html } from 'hono/html'
import { areaOf, bodyOf } from './document.ts'
import type { Header } from './headers.ts'
import type { Operation } from './operations.ts'
import { schemaOf } from './schemas.ts'

/** The API description as a page: every call with its permission, parameters, responses and errors. */
export function docsPage(operations: readonly Operation[], version: string) {
  const areas = Map.groupBy(operations, ({ path }) => areaOf(path))
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API of Tampa Food Trailers</title>
<link rel="stylesheet" href="/api-docs.css">
</head>
<body>
<header>
<h1>API of Tampa Food Trailers</h1>
<p>Version ${version}. The same as data: <a href="/api/openapi.json">openapi.json</a>.
Staff send their token as <code>Authorization: Bearer …</code>.
A failure is <code>{success: false, error, issues?, requestId}</code>, where <code>error</code> is a sentence for a person and the id
finds the call in the logs.</p>
<nav aria-label="Areas"><ul>${[...areas.keys()].map((area) => html`<li><a href="#${area}">${area}</a></li>`)}</ul></nav>
</header>
<main>${[...areas].map(([area, calls]) => section(area, calls))}</main>
</body>
</html>`
}

function section(area: string, operations: readonly Operation[]) {
  return html`<section id="${area}"><h2>${area}</h2>${operations.map(article)}</section>`
}

function article({ method, path, call, permissions, query, body, beside, refuses, headers }: Operation) {
  return html`<article>
<h3><span class="method">${method}</span> ${path}</h3>
<p>${call.does} ${whoMay(permissions)}</p>
${query ? shape('Query', schemaOf(query, 'input')) : ''}
${body ? shape('Request body', bodyOf(body, beside)) : ''}
${call.takes ? html`<p>Request body: <code>${call.takes}</code>.</p>` : ''}
${call.returns ? shape(`Response ${call.status ?? 200}`, schemaOf(call.returns, 'output')) : ''}
${call.returns ? '' : html`<p>Response ${call.status ?? 200}${call.media ? html` <code>${call.media}</code>` : ''}.</p>`}
${named('Request header', headers.request)}
${named('Response header', headers.response)}
<p class="refuses">Errors: ${[...refuses, 500, 503].join(', ')}.</p>
</article>`
}

function whoMay(permissions: Operation['permissions']) {
  if (!permissions) return html`<em>Open to everybody.</em>`
  if (permissions.length === 0) return html`<em>For every signed-in account.</em>`
  return html`<em>Requires</em> ${permissions.map((name) => html`<code>${name}</code> `)}`
}

function named(label: string, headers: readonly Header[]) {
  return headers.map(({ name, does }) => html`<p>${label} <code>${name}</code>: ${does}</p>`)
}

function shape(label: string, schema: object) {
  return html`<details><summary>${label}</summary><pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre></details>`
}

import type { CallFigure } from './calls.ts'
import type { ColdFigure } from './cold.ts'
import type { CloneFigure } from './fresh-clone.ts'
import type { ListFigure } from './lists.ts'
import type { PageFigure } from './pages.ts'
import { drawBars } from './plot.ts'
import type { PortalFigure } from './portal.ts'
import type { TypingFigure } from './typing.ts'
import type { SizeFigure } from './worker-size.ts'

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

/** All bytes of a first view. */
export function bytesOf({ bytes }: PageFigure): number {
  return Object.values(bytes).reduce((sum, kind) => sum + kind, 0)
}

/** The part of the report on what a first view transfers. */
export function pageTable(pages: readonly PageFigure[]): string {
  const rows = pages.map((page) => {
    const { document, stylesheet, script, font, image, fetch } = page.bytes
    const kinds = [document, stylesheet, script, font, image, fetch, bytesOf(page)].map(kilobytes)
    return `| ${page.path} | ${kinds.join(' | ')} | ${page.requests} |`
  })
  return `## First view of a page on a phone, KB over the wire

| page | HTML | CSS | script | fonts | images | data | all | requests |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}

/** The part of the report on the portal over long lists. */
export function portalTable(typing: TypingFigure, portal: readonly PortalFigure[]): string {
  const rows = portal.map(({ what, open, delay, frame, found }) => {
    return `| ${what} | ${[open, delay, frame, found].map(Math.round).join(' | ')} |`
  })
  return `## Typing into the search of ${typing.items} pieces of equipment

Longest from a key press to the next frame: ${Math.round(typing.delay)} ms. Longest between two frames: ${Math.round(typing.frame)} ms.

## The portal over 10,000 trailers and 5,000 pieces of equipment, ms

| list | open and usable | longest from key to frame | longest between frames | search done after the last key |
|---|---|---|---|---|
${rows.join('\n')}
`
}

/** The part of the report on lists of many requests. */
export function listTable(lists: readonly ListFigure[]): string {
  const rows = lists.map(({ what, milliseconds, rowsRead, plan }) => {
    return `| ${what} | ${Math.round(milliseconds)} | ${rowsRead} | ${plan.join('; ')} |`
  })
  return `## A list of 100,000 rental requests, 100 a page

Medians of twenty calls. Rows are those that D1 counts as read and bills.

| query | ms | rows read | query plan of SQLite |
|---|---|---|---|
${rows.join('\n')}
`
}

/** The part of the report on what a start costs: of an isolate, and of a clone. */
export function startTable(size: SizeFigure, cold: readonly ColdFigure[], clone: CloneFigure): string {
  const rows = cold.map(({ path, first, warm }) => {
    return `| \`${path}\` | ${first.toFixed(1)} | ${warm.toFixed(2)} | ${(first / warm).toFixed(1)} |`
  })
  return `## A fresh isolate

The Worker is ${kilobytes(size.all)} KB gzipped; ${kilobytes(size.api)} of that is loaded before the first API call, the rest with the first page.

| path | first answer, ms | warm, ms | ratio |
|---|---|---|---|
${rows.join('\n')}

## A fresh clone

\`npm start\` shows the first page after ${Math.round(clone.first)} s, packages and build included, and after ${Math.round(clone.later)} s the next time.
On its own \`npm ci\` takes ${Math.round(clone.install)} s and \`npm run build\` ${Math.round(clone.build)} s.
`
}

/** Draws how much of a call is the database and the runtime, and how much is ours. */
export function drawCallTime(calls: readonly CallFigure[]): void {
  const bars = calls
    .filter(({ bare }) => bare !== 'constant')
    .map(({ what, status, p50 }) => ({
      name: `${what}, ${status}`,
      parts: [
        { name: 'as long as the bare Worker takes', size: 100 * Math.min(p50, 1) },
        { name: 'beyond it', size: 100 * Math.max(p50 - 1, 0) },
      ],
    }))
  drawBars('call-time', 'Time of a call, as a share of a bare Worker with one SELECT', '%', bars)
}

import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { build } from '../scripts/build.ts'
import { say } from '../scripts/command.ts'
import { measureCalls } from './calls.ts'
import { growthTable, measureGrowth } from './growth.ts'
import { lighthouseTable, measureLighthouse } from './lighthouse.ts'
import { measureLists } from './lists.ts'
import { logTable, measureLogs } from './logs.ts'
import { drawPageTime } from './page-time.ts'
import { measurePages } from './pages.ts'
import { measurePortal } from './portal.ts'
import { measureTyping } from './typing.ts'

const PAGES = [
  '/',
  '/rentals',
  '/rental-details?id=1',
  '/custom',
  '/custom-trailer-details?id=1',
  '/faq',
  '/contact',
  '/rent/1',
  '/build',
  '/admin',
]
const CALLS = ['/api/trailers/public', '/api/business-info', '/rentals', '/rent/1', '/']

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

await build()
say('Weighing the pages')
const pages = await measurePages(PAGES)
say('Visiting the pages with Lighthouse')
const lighthouse = await measureLighthouse(PAGES.filter((path) => path !== '/admin'))
drawPageTime(pages, lighthouse)
say('Letting the catalogue grow')
const growth = await measureGrowth()
say('Typing into the search of equipment')
const typing = await measureTyping()
say('Working in a long catalogue')
const portal = await measurePortal()
say('Paging through 100,000 requests')
const lists = await measureLists()
say('Timing the calls against a bare Worker')
const calls = await measureCalls(CALLS)
say('Asking a log of a million calls')
const logs = await measureLogs()

const report = `# What was measured

\`npm run bench\` on ${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}.

## First view of a page on a phone, KB over the wire

| page | HTML | CSS | script | fonts | images | all | requests |
|---|---|---|---|---|---|---|---|
${pages
  .map(({ path, bytes: { document, stylesheet, script, font, image }, requests }) => {
    const all = document + stylesheet + script + font + image
    return `| ${path} | ${[document, stylesheet, script, font, image, all].map(kilobytes).join(' | ')} | ${requests} |`
  })
  .join('\n')}

${lighthouseTable(lighthouse)}
${growthTable(growth)}
## Typing into the search of ${typing.items} pieces of equipment

Longest from a key press to the next picture: ${Math.round(typing.delay)} ms. Longest between two pictures: ${Math.round(typing.frame)} ms.

## The portal over 10,000 trailers and 5,000 pieces of equipment, ms

| list | open and usable | longest from key to picture | longest between pictures | search done after the last key |
|---|---|---|---|---|
${portal.map(({ what, ...figures }) => `| ${what} | ${[figures.open, figures.delay, figures.frame, figures.found].map(Math.round).join(' | ')} |`).join('\n')}

## A list of 100,000 rental requests, 100 a page

Medians of twenty calls. Rows are those D1 counts as read, and bills.

| look | ms | rows read | how SQLite finds them |
|---|---|---|---|
${lists.map(({ what, milliseconds, rowsRead, plan }) => `| ${what} | ${Math.round(milliseconds)} | ${rowsRead} | ${plan.join('; ')} |`).join('\n')}

## One call at a time, as a multiple of a bare Worker with one SELECT

Medians of five interleaved rounds, through the same local entry. Milliseconds are this machine's; the ratio is what travels.

| path | ratio | ms |
|---|---|---|
${calls.map(({ path, ratio, milliseconds }) => `| ${path} | ${ratio.toFixed(2)} | ${milliseconds.toFixed(2)} |`).join('\n')}

${logTable(logs)}`
writeFileSync('bench/report.md', report)
console.log(`\n${report}`)
process.exit(0)

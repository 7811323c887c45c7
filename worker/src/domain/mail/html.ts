import type { BusinessInfo } from '#contract/business'
import { escapeMarkup } from '../escape-markup.ts'
import type { Block, Letter } from './letter.ts'
import { signature } from './signature.ts'

// One style sheet and no style attributes: a mail program that drops it shows a plain, readable page.
const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; background: #fbf7f0; color: #1c1b1a; font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
.mail { max-width: 600px; margin: 0 auto; padding: 24px 16px 40px; }
.brand { margin: 0 0 14px; font-size: 20px; font-weight: 800; letter-spacing: -0.02em; }
.card { padding: 44px 24px 28px; border: 1px solid #e6ded2; border-radius: 14px; background: #ffffff; }
.card { background-image: radial-gradient(circle at 8px 8px, #c8321f 7.5px, transparent 8px), radial-gradient(circle at 24px 8px, #f3e6d2 7.5px, transparent 8px), linear-gradient(90deg, #c8321f 50%, #f3e6d2 50%); background-repeat: round no-repeat; background-size: 32px 16px, 32px 16px, 32px 8px; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; }
h2 { margin: 0 0 8px; font-size: 17px; line-height: 1.3; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
ol { margin: 0 0 20px; padding-left: 22px; }
li { margin: 0 0 6px; }
dl { margin: 0 0 20px; padding: 4px 0; border: solid #e6ded2; border-width: 1px 0; }
dt { margin: 12px 0 0; font-size: 14px; color: #5b5650; }
dd { margin: 0 0 12px; font-weight: 600; overflow-wrap: anywhere; }
blockquote { margin: 0 0 20px; padding: 4px 0 4px 16px; border-left: 3px solid #f2b33d; }
blockquote p { margin: 0; }
.label { margin-bottom: 6px; font-size: 14px; color: #5b5650; }
.button { display: inline-block; padding: 12px 22px; border-radius: 10px; background: #a62716; color: #ffffff; font-weight: 700; text-decoration: none; }
.left-out { color: #5b5650; font-style: italic; }
.card > :last-child { margin-bottom: 0; }
.foot { margin: 20px 0 0; font-size: 14px; color: #5b5650; }
@media (prefers-color-scheme: dark) {
  body { background: #14211f; color: #f6efe3; }
  .card { background-color: #1c2b28; border-color: #2c3b38; }
  dl { border-color: #2c3b38; }
  dt, .label, .foot, .left-out { color: #b9c4bf; }
  .button { background: #f2b33d; color: #1c1b1a; }
}
`

/** A letter as a complete HTML page, without a table, a picture or a script. */
export function letterHtml({ subject, heading, blocks }: Letter, business: BusinessInfo): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="mail">
<p class="brand">${escapeMarkup(business.business_name)}</p>
<div class="card">
<h1>${escapeMarkup(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</div>
<p class="foot">${signature(business).map(escapeMarkup).join('<br>\n')}</p>
</div>
</body>
</html>
`
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'words':
      return `<p>${lines(block.text)}</p>`
    case 'facts':
      return `<dl>\n${block.facts.map(([label, value]) => `<dt>${escapeMarkup(label)}</dt><dd>${lines(value)}</dd>`).join('\n')}\n</dl>`
    case 'quote':
      return `<p class="label">${escapeMarkup(block.title)}</p>\n<blockquote><p>${lines(block.text)}</p></blockquote>`
    case 'steps':
      return `<h2>${escapeMarkup(block.title)}</h2>\n<ol>${block.steps.map((step) => `<li>${escapeMarkup(step)}</li>`).join('')}</ol>`
    case 'link':
      return block.href === null
        ? `<p class="left-out">${escapeMarkup(block.label)}: a personal link, which only the customer gets</p>`
        : `<p><a class="button" href="${escapeMarkup(block.href)}">${escapeMarkup(block.label)}</a></p>`
  }
}

function lines(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>\n')
}

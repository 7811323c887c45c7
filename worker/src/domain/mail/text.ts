import type { BusinessInfo } from '#contract/business'
import type { Fact } from './content.ts'
import type { Block, Letter } from './letter.ts'
import { signature } from './signature.ts'

/** A letter as plain text. */
export function letterText(letter: Letter, business: BusinessInfo): string {
  return `${bodyText(letter)}\n\n${['-- ', ...signature(business)].join('\n')}\n`
}

/** A letter as plain text, without the signature. */
export function bodyText({ heading, blocks }: Letter): string {
  return [heading, ...blocks.map(blockText)].join('\n\n')
}

function factText([label, value]: Fact): string {
  const lines = value.split('\n')
  return lines.length > 1 ? [`${label}:`, ...lines.map((line) => `  ${line}`)].join('\n') : `${label}: ${value}`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'words':
      return block.text
    case 'facts':
      return block.facts.map(factText).join('\n')
    case 'quote':
      return [`${block.title}:`, ...block.text.split('\n').map((line) => `> ${line}`)].join('\n')
    case 'steps':
      return [`${block.title}:`, ...block.steps.map((step, index) => `${index + 1}. ${step}`)].join('\n')
    case 'link':
      return `${block.label}: ${block.href ?? '(a personal link, which only the customer gets)'}`
  }
}

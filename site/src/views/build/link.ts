import { MAX_BUILD_ITEMS } from '#contract/text/limits'
import type { IdOrName } from '#domain/build/id-or-name'
import { joinedRuns } from '#domain/id-ranges'

/** The parts of a build that a link carries; anything else in the link is ignored. */
export interface LinkedBuild {
  model: string | null
  size: string | null
  /** RAL code. */
  color: string | null
  /** Numbers of equipment, or names from older links. */
  items: readonly IdOrName[]
  concept: string | null
  /** Whether the concept's equipment has yet to be added. */
  awaits: boolean
}

const MAX_TEXT = 80

/** A build as the hash of an address, as in `model=2&size=5m&color=7016&items=1-3.8`; empty for an empty build. */
export function encodeBuild({ model, size, color, items, concept, awaits }: LinkedBuild): string {
  const ids = items.filter((item) => typeof item === 'number')
  const names = items.filter((item) => typeof item === 'string')
  const parts: [string, string | null][] = [
    ['model', model],
    ['size', size],
    ['color', color?.replace(/^RAL /, '') ?? null],
    ['items', joinedRuns(ids, '.')],
    ...names.map((name): [string, string] => ['item', name]),
    ['for', concept],
    ['needs', concept && awaits ? 'all' : null],
  ]
  const filled = parts.filter((part): part is [string, string] => Boolean(part[1]))
  return new URLSearchParams(filled).toString()
}

/** Decodes the build in a link, which is not trusted; null for an address without one. */
export function decodeBuild(hash: string): LinkedBuild | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  if (!['model', 'size', 'color', 'items', 'item', 'for'].some((key) => params.has(key))) return null
  const color = text(params.get('color'))
  const names = params.getAll('item').flatMap((name) => text(name) ?? [])
  return {
    model: text(params.get('model')),
    size: text(params.get('size')),
    color: color && (/^\d{4}$/.test(color) ? `RAL ${color}` : color),
    items: [...numbers(params.get('items') ?? ''), ...names].slice(0, MAX_BUILD_ITEMS),
    concept: text(params.get('for')),
    awaits: params.has('needs'),
  }
}

function text(value: string | null): string | null {
  return value?.trim().slice(0, MAX_TEXT) || null
}

function numbers(list: string): number[] {
  const ids = new Set<number>()
  for (const part of list.split('.')) {
    const [, from, to = from] = /^(\d{1,15})(?:-(\d{1,15}))?$/.exec(part) ?? []
    if (from === undefined) continue
    for (let id = Math.max(1, Number(from)); id <= Number(to) && ids.size < MAX_BUILD_ITEMS; id++) ids.add(id)
  }
  return [...ids]
}

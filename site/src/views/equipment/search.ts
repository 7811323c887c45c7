import type { PublicEquipment } from '#contract/catalogue/equipment'
import { bestFirst } from '#domain/equipment/best-first'
import { OTHER } from '#domain/equipment/other'
import { groupBy } from '#domain/group-by'
import { straightQuotes } from '#domain/plain-letters'
import { itemsInWords } from '../build/prices.ts'
import { dimensionsInWords } from './facts.ts'

/** Equipment with the text it is searched by, folded once so that every key press is a plain comparison. */
export type SearchIndex = readonly { item: PublicEquipment; name: string; text: string }[]

/** Pieces of one category, in the order of the list. */
export interface EquipmentGroup<Item = PublicEquipment> {
  category: string
  items: readonly Item[]
}

/** The visitor's filters; a null `category` means all of them, and a query always searches all categories. */
export interface EquipmentFilter {
  category: string | null
  query: string
  onlySelected: boolean
}

/** The category a piece is listed under. */
export function categoryOf({ category }: Pick<PublicEquipment, 'category'>): string {
  return category.trim() || OTHER
}

/** Lower case, without accents, with one spelling of the multiplication sign, of quotation marks and of spaces. */
function fold(text: string): string {
  const letters = straightQuotes(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(/[×✕*]/g, 'x').replace(/\s+/g, ' ').trim()
}

/** Indexes equipment for search by name, info, description and dimensions. */
export function searchIndex(equipment: readonly PublicEquipment[]): SearchIndex {
  return equipment.map((item) => {
    const name = fold(item.name)
    const dimensions = fold(dimensionsInWords(item.dimensions))
    const text = [name, fold(`${item.info}\n${item.description}`), dimensions, dimensions.replaceAll(' ', '')]
    return { item, name, text: text.join('\n') }
  })
}

/** Visible equipment by category; every word of the query must match, and the names that match best come first. */
export function visibleEquipment(
  index: SearchIndex,
  { category, query, onlySelected }: EquipmentFilter,
  selected: ReadonlySet<number>,
): EquipmentGroup[] {
  const words = fold(query).split(' ').filter(Boolean)
  const found = index.filter(
    ({ item, text }) =>
      (words.length > 0 ? words.every((word) => text.includes(word)) : !category || categoryOf(item) === category) &&
      (!onlySelected || selected.has(item.id)),
  )
  return byCategory(bestFirst(found, words, ({ name }) => name).map(({ item }) => item))
}

/** Groups equipment by category, with categories and items in order of appearance. */
export function byCategory<Item extends Pick<PublicEquipment, 'category'>>(
  items: readonly Item[],
): EquipmentGroup<Item>[] {
  return [...groupBy(items, categoryOf)].map(([category, members]) => ({ category, items: members }))
}

/** The first `most` pieces in their categories. */
export function limitItems(groups: readonly EquipmentGroup[], most: number): EquipmentGroup[] {
  let room = most
  return groups.flatMap(({ category, items }) => {
    const shown = items.slice(0, room)
    room -= shown.length
    return shown.length > 0 ? [{ category, items: shown }] : []
  })
}

/** How many pieces all groups have. */
export function countItems(groups: readonly EquipmentGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0)
}

/** True if selected equipment exists but the category hides all of it. */
export function isSelectedElsewhere({ category, query, onlySelected }: EquipmentFilter, selected: number): boolean {
  return onlySelected && !query.trim() && category !== null && selected > 0
}

/** The message where nothing is visible (storefront specification, section 8). */
export function nothingVisibleInWords({ query, onlySelected }: EquipmentFilter): string {
  return onlySelected && !query.trim() ? 'No selected equipment found.' : 'No equipment matches your search.'
}

/** How much a search found, or that nothing is visible, for a screen reader; empty for a category as it is. */
export function foundInWords(groups: readonly EquipmentGroup[], { query }: Pick<EquipmentFilter, 'query'>): string {
  if (groups.length === 0) return 'No items found.'
  if (!query.trim()) return ''
  return `${itemsInWords(countItems(groups))} found.`
}

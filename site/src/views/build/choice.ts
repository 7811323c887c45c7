import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import type { PublicEquipment } from '#contract/catalogue/equipment'
import type { IdOrName } from '#domain/build/id-or-name'

type Piece = Pick<PublicEquipment, 'id' | 'name' | 'category'>

/** A name as addresses write it: lower case, words joined by hyphens. */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}'’′]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** The model that an address or a draft refers to, by its id or by its name as a slug. */
export function findModel<Model extends Pick<PublicCustomTrailer, 'id' | 'name'>>(
  models: readonly Model[],
  ref: IdOrName | null,
): Model | null {
  if (ref === null) return null
  const wanted = slug(String(ref))
  return models.find(({ id }) => String(id) === String(ref)) ?? models.find(({ name }) => slug(name) === wanted) ?? null
}

/** Resolves a draft's references in order: the ids of those still on offer, and the references that are discontinued. */
export function resolveItems(
  refs: readonly IdOrName[],
  equipment: readonly Piece[],
): { ids: number[]; discontinued: IdOrName[] } {
  const known = new Set(equipment.map(({ id }) => id))
  const found = refs.map((ref) => {
    if (typeof ref === 'number') return known.has(ref) ? ref : null
    return idByName(ref, equipment)
  })
  return {
    ids: [...new Set(found.filter((id) => id !== null))],
    discontinued: refs.filter((_, index) => found[index] === null),
  }
}

/** Finds a piece by name or, in older drafts, by the name after the position in a composite; the longest match wins. */
function idByName(text: string, equipment: readonly Piece[]): number | null {
  const named = equipment.find(({ name }) => isSameName(name, text))
  if (named) return named.id
  const words = `-${slug(text)}-`
  const inside = equipment.filter(({ name }) => slug(name) && new RegExp(`-\\d+-${slug(name)}-`, 'u').test(words))
  const [best] = inside.sort(
    (a, b) =>
      b.name.length - a.name.length ||
      Number(words.includes(slug(b.category))) - Number(words.includes(slug(a.category))),
  )
  return best?.id ?? null
}

function isSameName(a: string, b: string): boolean {
  return (slug(a) || a.trim()) === (slug(b) || b.trim())
}

/**
 * Translates references from one list to another with different ids: by name, and by category where several pieces share a
 * name. A piece that `to` does not have is referred to by name; an id that `known` does not have stays.
 */
export function translateRefs(
  refs: readonly IdOrName[],
  known: ReadonlyMap<number, { name: string; category?: string }>,
  to: readonly Piece[],
): IdOrName[] {
  return refs.map((ref) => {
    const piece = typeof ref === 'number' ? known.get(ref) : undefined
    if (!piece) return ref
    const alike = to.filter(({ name }) => isSameName(name, piece.name))
    const same = alike.find(({ category }) => isSameName(category, piece.category ?? '')) ?? alike[0]
    return same?.id ?? piece.name
  })
}

/** Ids of the equipment that a concept needs, as far as it is on offer. */
export function conceptItems(
  { needs }: { needs: readonly string[] },
  equipment: readonly Pick<PublicEquipment, 'id' | 'name'>[],
): number[] {
  const ids = new Map(equipment.map(({ id, name }) => [slug(name), id]))
  return needs.flatMap((name) => ids.get(slug(name)) ?? [])
}

/** Replaces the previous concept's equipment with the new one's; what the visitor picked by hand stays. */
export function replaceConceptItems(
  items: readonly IdOrName[],
  before: readonly number[],
  after: readonly number[],
): IdOrName[] {
  const dropped = new Set<IdOrName>(before)
  return [...new Set([...items.filter((item) => !dropped.has(item)), ...after])]
}

/** Names of the pieces that are discontinued; their ids where no name is known. */
export function discontinuedInWords(
  discontinued: readonly IdOrName[],
  names: Readonly<Record<string, string>>,
): string {
  return discontinued.map((ref) => (typeof ref === 'string' ? ref : (names[ref] ?? `item no. ${ref}`))).join(', ')
}

/** A draft's items, split into what can be built in and what the chosen model does not offer. */
export interface ChosenEquipment {
  items: readonly PublicEquipment[]
  ids: ReadonlySet<number>
  notOffered: readonly PublicEquipment[]
}

/** Chosen equipment in list order; what only another model offers is listed separately, not dropped. */
export function chosenEquipment(
  refs: readonly IdOrName[],
  offered: readonly PublicEquipment[],
  equipment: readonly PublicEquipment[],
): ChosenEquipment {
  const wanted = new Set(resolveItems(refs, equipment).ids)
  const items = offered.filter(({ id }) => wanted.has(id))
  const ids = new Set(items.map(({ id }) => id))
  return { items, ids, notOffered: equipment.filter(({ id }) => wanted.has(id) && !ids.has(id)) }
}

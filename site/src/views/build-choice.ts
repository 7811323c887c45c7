import type { PublicCustomTrailer } from '#contract/custom-trailer'
import type { PublicEquipment } from '#contract/equipment'

type Ref = number | string

/** A name as addresses write it: lower case, words joined by hyphens. */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}'’′]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** The model an address or a draft means: by its id, or by its name as a slug. */
export function findModel<Model extends Pick<PublicCustomTrailer, 'id' | 'name'>>(
  models: readonly Model[],
  ref: Ref | null,
): Model | null {
  if (ref === null) return null
  const wanted = slug(String(ref))
  return models.find(({ id }) => String(id) === String(ref)) ?? models.find(({ name }) => slug(name) === wanted) ?? null
}

/** What a draft's references mean today, in their order: ids where they are found, and what is no longer there. */
export function resolveItems(
  refs: readonly Ref[],
  equipment: readonly Pick<PublicEquipment, 'id' | 'name' | 'category'>[],
): { ids: number[]; gone: Ref[] } {
  const known = new Set(equipment.map(({ id }) => id))
  const found = refs.map((ref) => {
    if (typeof ref === 'number') return known.has(ref) ? ref : null
    return idByName(ref, equipment)
  })
  return {
    ids: [...new Set(found.filter((id) => id !== null))],
    gone: refs.filter((_, index) => found[index] === null),
  }
}

/** A piece by its name; or, of older drafts, by the name after the position in a composite: the longest that fits. */
function idByName(
  text: string,
  equipment: readonly Pick<PublicEquipment, 'id' | 'name' | 'category'>[],
): number | null {
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
 * References to one list as references to another, which numbers its pieces otherwise: by name, and by category where
 * several share one. What `to` does not have is referred to by its name; a number that `known` has no name for stays.
 */
export function relisted(
  refs: readonly Ref[],
  known: ReadonlyMap<number, { name: string; category?: string }>,
  to: readonly Pick<PublicEquipment, 'id' | 'name' | 'category'>[],
): Ref[] {
  return refs.map((ref) => {
    const piece = typeof ref === 'number' ? known.get(ref) : undefined
    if (!piece) return ref
    const alike = to.filter(({ name }) => isSameName(name, piece.name))
    const same = alike.find(({ category }) => isSameName(category, piece.category ?? '')) ?? alike[0]
    return same?.id ?? piece.name
  })
}

/** Ids of what a concept needs, as far as it is on offer. */
export function conceptItems(
  { needs }: { needs: readonly string[] },
  equipment: readonly Pick<PublicEquipment, 'id' | 'name'>[],
): number[] {
  const ids = new Map(equipment.map(({ id, name }) => [slug(name), id]))
  return needs.flatMap((name) => ids.get(slug(name)) ?? [])
}

/** A concept's equipment instead of that of the concept before; what the visitor picked by hand stays. */
export function changeConcept(items: readonly Ref[], before: readonly number[], after: readonly number[]): Ref[] {
  const dropped = new Set<Ref>(before)
  return [...new Set([...items.filter((item) => !dropped.has(item)), ...after])]
}

/** Which pieces are gone, by the names they had; a number stands where no name is known. */
export function goneInWords(gone: readonly Ref[], names: Readonly<Record<string, string>>): string {
  return gone.map((ref) => (typeof ref === 'string' ? ref : (names[ref] ?? `item no. ${ref}`))).join(', ')
}

/** What of a draft's items can be built in, and what the chosen model does not offer. */
export interface ChosenEquipment {
  items: readonly PublicEquipment[]
  ids: ReadonlySet<number>
  notOffered: readonly PublicEquipment[]
}

/** Chosen equipment in the order of the list; what only another model offers is listed apart, not forgotten. */
export function chosenEquipment(
  refs: readonly Ref[],
  offered: readonly PublicEquipment[],
  equipment: readonly PublicEquipment[],
): ChosenEquipment {
  const wanted = new Set(resolveItems(refs, equipment).ids)
  const items = offered.filter(({ id }) => wanted.has(id))
  const ids = new Set(items.map(({ id }) => id))
  return { items, ids, notOffered: equipment.filter(({ id }) => wanted.has(id) && !ids.has(id)) }
}

import { idIn } from '#contract/text/record-id'
import type { IdOrName } from '#domain/build/id-or-name'
import { limitBuildItems } from '#domain/build/limit'
import { persistentAtom } from '../persistent-atom.ts'
import { isRecord, parseRecord, stringOrEmpty } from './stored.ts'

/** The configuration draft (storefront specification, section 3), and the concept it started from. */
export interface BuildDraft {
  trailer_model: IdOrName | null
  size_m: string | null
  color_ral: string | null
  items: readonly IdOrName[]
  concept: string | null
  /** Whether the concept's equipment has yet to be added, since it was chosen before the list had loaded. */
  awaits_items: boolean
  /** Which list the ids in `items` are from: the catalogue, or the static file, which may have other ids. */
  listed: 'catalogue' | 'file'
  /** Id of the request it was sent as, kept for every tab and for a visit next week. */
  sent: number | null
}

export const EMPTY_DRAFT: BuildDraft = {
  trailer_model: null,
  size_m: null,
  color_ral: null,
  items: [],
  concept: null,
  awaits_items: false,
  listed: 'catalogue',
  sent: null,
}

/** Reads a draft from stored text, which is not trusted; what cannot be read is left empty. */
export function readBuildDraft(stored: string | null): BuildDraft {
  const draft = parseRecord(stored) ?? {}
  const items = Array.isArray(draft.items) ? draft.items.flatMap((item) => toIdOrName(item) ?? []) : []
  const sent = toIdOrName(draft.sent)
  return {
    trailer_model: toIdOrName(draft.trailer_model),
    size_m: stringOrEmpty(draft.size_m).trim() || null,
    color_ral: stringOrEmpty(draft.color_ral).trim() || null,
    items: limitBuildItems(items),
    concept: stringOrEmpty(draft.concept).trim() || null,
    awaits_items: draft.awaits_items === true,
    listed: draft.listed === 'file' ? 'file' : 'catalogue',
    sent: typeof sent === 'number' ? sent : null,
  }
}

function toIdOrName(value: unknown): IdOrName | null {
  if (isRecord(value)) return toIdOrName(value.id) ?? toIdOrName(value.name)
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? value : null
  const text = stringOrEmpty(value).trim().slice(0, 300)
  return idIn(text) ?? (text || null)
}

/** The draft of this browser, kept across reloads and in step between tabs. */
export function buildDraft() {
  const $draft = persistentAtom<BuildDraft>('build-draft', EMPTY_DRAFT, {
    encode: JSON.stringify,
    decode: readBuildDraft,
  })

  /** The visitor's own build while the draft is one from a link; `null` if there is none to restore. */
  const $ownDraft = persistentAtom<BuildDraft | null>('build-own', null, {
    encode: (own: BuildDraft | null) => (own ? JSON.stringify(own) : undefined),
    decode: (stored) => {
      const own = readBuildDraft(stored)
      return isEmptyDraft(own) ? null : own
    },
  })

  function change(part: Partial<BuildDraft>) {
    $draft.set({ ...$draft.get(), ...part })
  }

  /** Selects a model; the size is kept only if the model offers it. */
  function chooseModel({ id, sizes }: { id: number; sizes: readonly string[] }) {
    const { size_m } = $draft.get()
    change({ trailer_model: id, size_m: size_m && sizes.includes(size_m) ? size_m : null })
  }

  function addItems(ids: readonly number[]) {
    change({ items: limitBuildItems([...$draft.get().items, ...ids]) })
  }

  /** Removes pieces; removing the last one also removes the concept, which can then be chosen again with all its equipment. */
  function removeItems(refs: readonly IdOrName[]) {
    const gone = new Set(refs)
    const items = $draft.get().items.filter((item) => !gone.has(item))
    change({ items, ...(items.length === 0 && { concept: null }) })
  }

  function toggleItem(id: number) {
    if ($draft.get().items.includes(id)) removeItems([id])
    else addItems([id])
  }

  /** Opens the build of a link and puts the visitor's own aside, unless it was put aside for an earlier link. */
  function openShared(shared: BuildDraft) {
    const draft = $draft.get()
    const own = $ownDraft.get() ?? draft
    $ownDraft.set(isEmptyDraft(own) || isSameBuild(own, shared) ? null : own)
    if (!isSameBuild(draft, shared)) $draft.set(shared)
  }

  const discardOwnDraft = () => $ownDraft.set(null)

  return {
    $draft,
    $ownDraft,
    openShared,
    /** Replaces the draft with the build that was put aside. */
    restoreOwn: () => {
      $draft.set($ownDraft.get() ?? $draft.get())
      discardOwnDraft()
    },
    discardOwnDraft,
    chooseModel,
    chooseSize: (size_m: string | null) => change({ size_m }),
    chooseColor: (color_ral: string | null) => change({ color_ral }),
    chooseConcept: (concept: string | null, awaits_items: boolean) => change({ concept, awaits_items }),
    setItems: (items: readonly IdOrName[]) => change({ items: limitBuildItems(items) }),
    /** Brings back the items of an earlier draft, with the concept that went with the last of them. */
    restoreItems: ({ items, concept }: BuildDraft) => change({ items, concept }),
    /** Replaces the items with the same ones under another list's ids. */
    relist: (items: readonly IdOrName[], listed: BuildDraft['listed']) =>
      change({ items: limitBuildItems(items), listed }),
    addItems,
    /** Adds the equipment that the concept awaited. */
    addAwaited: (items: readonly number[]) => {
      addItems(items)
      change({ awaits_items: false })
    },
    removeItems,
    toggleItem,
    markSent: (sent: number) => change({ sent }),
    clearModel: () => change({ trailer_model: null, size_m: null }),
    // Keeps the list that the equipment is chosen from.
    startOver: () => $draft.set({ ...EMPTY_DRAFT, listed: $draft.get().listed }),
  }
}

/** True when nothing has been chosen. */
export function isEmptyDraft({ trailer_model, size_m, color_ral, items }: BuildDraft): boolean {
  return trailer_model === null && size_m === null && color_ral === null && items.length === 0
}

function isSameBuild(one: BuildDraft, other: BuildDraft): boolean {
  // A link has its items in ascending order, a draft in the order in which they were chosen.
  const comparable = (draft: BuildDraft) => JSON.stringify({ ...draft, items: [...draft.items].sort(), sent: null })
  return comparable(one) === comparable(other)
}

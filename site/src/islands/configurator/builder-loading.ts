import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import type { IdOrName } from '#domain/build/id-or-name'
import { sizesOf } from '#domain/build/offer'
import { ralColors } from '#domain/build/ral-colors'
import { type EquipmentListing, loadCatalogueEquipment, loadEquipment } from '../../api/equipment.ts'
import { loadModels } from '../../api/models.ts'
import {
  conceptItems,
  discontinuedInWords,
  findModel,
  resolveItems,
  slug,
  translateRefs,
} from '../../views/build/choice.ts'
import { availableModels } from '../../views/build/model.ts'
import { sortedEquipment } from '../../views/equipment/sorted.ts'
import type { Builder } from './builder.ts'

const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000

/** Uses the `known` models or fetches them, and fetches the equipment; reconciles the draft with each as it arrives. */
export function loadCatalogue(builder: Builder, known: readonly PublicCustomTrailer[] | null): void {
  if (known) reconcileModels(builder, known, builder.$requestedModel.get())
  else void fetchModels(builder)
  void fetchEquipment(builder, FIRST_PAUSE_MS)
}

// Retried for as long as there is none, since the page keeps saying that it is loading.
async function fetchEquipment(builder: Builder, pauseMs: number): Promise<void> {
  const listing = await loadEquipment()
  // A quote that was sent meanwhile has loaded it.
  if (builder.$equipment.get()?.length) return
  reconcileEquipment(builder, listing)
  if (listing.items.length > 0) return
  setTimeout(() => void fetchEquipment(builder, Math.min(2 * pauseMs, LONGEST_PAUSE_MS)), pauseMs)
}

/** Fetches the models, or retries after a failure. */
export async function fetchModels(builder: Builder): Promise<void> {
  const { models, error } = await loadModels()
  builder.$modelsError.set(error)
  reconcileModels(builder, availableModels(models), builder.$requestedModel.get())
}

/** Applies the models on offer: selects the one the address asks for, and keeps what they still allow of the draft. */
function reconcileModels(builder: Builder, models: readonly PublicCustomTrailer[], wanted: string | null): void {
  if (models.length > 0) reconcileModel(builder, models, wanted)
  reconcileColor(builder)
  builder.$models.set(models)
}

/** Reconciles a replaced draft with what has loaded; dismisses the previous draft's notices about model, size and color. */
export function reconcileDraft(builder: Builder): void {
  for (const key of ['link', 'model', 'size', 'color']) builder.dismiss(key)
  const models = builder.$models.get()
  if (models) reconcileModels(builder, models, null)
  addAwaitedItems(builder)
}

function reconcileModel(builder: Builder, models: readonly PublicCustomTrailer[], wanted: string | null): void {
  const { trailer_model, size_m } = builder.$draft.get()
  const requested = wanted === null ? null : findModel(models, wanted)
  if (wanted !== null && !requested) builder.notify({ key: 'link', text: 'The model of this link is not offered.' })
  const model = requested ?? findModel(models, trailer_model)
  if (model) {
    builder.chooseModel({ id: model.id, sizes: sizesOf(model) })
    if (size_m && !sizesOf(model).includes(size_m)) {
      builder.notify({ key: 'size', text: `${model.name} does not come in ${size_m}. Pick one of its sizes.` })
    }
  } else if (trailer_model !== null) dropModel(builder, trailer_model)
}

function dropModel({ $names, notify, clearModel }: Builder, ref: IdOrName): void {
  const name = typeof ref === 'string' ? ref : $names.get()[`model-${ref}`]
  notify({ key: 'model', text: `${name ?? 'The model you chose'} is no longer offered. Choose another one.` })
  clearModel()
}

function reconcileColor({ $draft, chooseColor, notify }: Builder): void {
  const { color_ral } = $draft.get()
  if (color_ral === null || ralColors.some(({ code }) => code === color_ral)) return
  notify({ key: 'color', text: `The color ${color_ral} is no longer offered. Choose another one.` })
  chooseColor(null)
}

/** Applies the loaded equipment: older references and those to another list become its ids, and a concept gets its pieces. */
function reconcileEquipment(builder: Builder, { listed, items: unsorted }: EquipmentListing): void {
  // Here, since the database compares the codes of letters: “100 gal” before “40 gal”.
  const items = sortedEquipment(unsorted)
  const draft = builder.$draft.get()
  if (items.length > 0) {
    const refs = draft.listed === listed ? draft.items : translateRefs(draft.items, knownPieces(builder), items)
    const { ids, discontinued } = resolveItems(refs, items)
    // Cleared first, so that nothing looks up old ids in the new list between the two steps.
    builder.$equipment.set(null)
    builder.relist([...ids, ...discontinued], listed)
  }
  builder.$equipment.set(items)
  addAwaitedItems(builder)
}

/** Adds the equipment that a concept still awaits, once it has loaded. */
function addAwaitedItems({ $draft, $equipment, $concept, $offered, addAwaited }: Builder): void {
  if (!$draft.get().awaits_items || !$equipment.get()?.length) return
  const concept = $concept.get()
  addAwaited(concept ? conceptItems(concept, $offered.get()) : [])
}

// A loaded piece replaces the name kept from an earlier visit, since it has its category as well.
function knownPieces({ $names, $equipment }: Builder) {
  const remembered = Object.entries($names.get()).map(([id, name]) => [Number(id), { name }] as const)
  return new Map<number, { name: string; category?: string }>([
    ...remembered,
    ...($equipment.get() ?? []).map((piece) => [piece.id, piece] as const),
  ])
}

/**
 * Reloads models and equipment; returns the names of chosen pieces that are not offered, `null` where the equipment cannot be
 * loaded.
 */
export async function refreshCatalogue(builder: Builder): Promise<string[] | null> {
  const [{ models, error }, items] = await Promise.all([loadModels(), loadCatalogueEquipment()])
  const before = chosenNames(builder)
  if (error === null) reconcileModels(builder, availableModels(models), null)
  if (items === null) return null
  if (items.length === 0) return removeAllEquipment(builder)
  reconcileEquipment(builder, { listed: 'catalogue', items })
  const after = new Set(chosenNames(builder).map(slug))
  return before.filter((name) => !after.has(slug(name)))
}

/** Removes all chosen equipment, since the catalogue has none; returns the names of what was chosen. */
function removeAllEquipment(builder: Builder): string[] {
  const { $draft, $concept, $equipment, relist, addAwaited } = builder
  const concept = $draft.get().awaits_items && $concept.get()
  const lost = [...chosenNames(builder), ...(concept ? [`the equipment for ${concept.label}`] : [])]
  $equipment.set([])
  relist([], 'catalogue')
  addAwaited([])
  return lost
}

function chosenNames({ $equipment, $chosen, $draft, $names }: Builder): string[] {
  if ($equipment.get()?.length) return $chosen.get().items.map(({ name }) => name)
  return $draft.get().items.map((ref) => discontinuedInWords([ref], $names.get()))
}

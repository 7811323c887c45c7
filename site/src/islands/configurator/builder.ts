import { atom, computed, type ReadableAtom } from 'nanostores'
import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import type { PublicEquipment } from '#contract/catalogue/equipment'
import { offeredEquipment, sizesOf } from '#domain/build/offer'
import { priceInWords } from '#domain/money'
import { buildConcepts } from '../../content/build-concepts.ts'
import { persistentAtom } from '../../persistent-atom.ts'
import { type BuildDraft, buildDraft } from '../../stores/build-draft.ts'
import { buildNotices } from '../../stores/build-notices.ts'
import { parseRecord, stringOrEmpty } from '../../stores/stored.ts'
import { chosenEquipment, findModel, resolveItems } from '../../views/build/choice.ts'
import { buildDrawing } from '../../views/build/picture.ts'
import { equipmentTotal } from '../../views/build/prices.ts'
import { type BuildStep, furthestStep } from '../../views/build/steps.ts'

export type Builder = ReturnType<typeof makeBuilder>

/** The state of the configurator: the draft, what is on offer, and everything derived from the two. */
export function makeBuilder() {
  const draft = buildDraft()
  /** Null until they have loaded; empty if they could not be loaded. */
  const $models = atom<readonly PublicCustomTrailer[] | null>(null)
  const $equipment = atom<readonly PublicEquipment[] | null>(null)
  /** The draft as it was sent, while the confirmation shows it: another tab may have begun another trailer. */
  const $sentDraft = atom<BuildDraft | null>(null)
  const $shown = computed([draft.$draft, $sentDraft], (draft, sent) => sent ?? draft)
  const choice = chosenOf($shown, $models, $equipment)
  return {
    ...draft,
    $sentDraft,
    /** What the page said the last build costs that it sent, which may have been changed before the response. */
    $quoted: atom<QuotedBuild | null>(null),
    $shown,
    ...buildNotices(),
    ...choice,
    ...stepsOf($shown, $models, choice.$size),
    $models,
    /** Why the models could not be loaded, in a sentence. */
    $modelsError: atom<string | null>(null),
    /** The model that the address requests, by id or slug. */
    $requestedModel: atom<string | null>(null),
    $equipment,
    $names: rememberedNames(),
  }
}

/** The prices of a build in words: the model's, and the sum of the equipment. */
export interface QuotedBuild {
  price: string | null
  subtotal: string
}

type $Draft = ReadableAtom<BuildDraft>
type $Models = ReadableAtom<readonly PublicCustomTrailer[] | null>
type $Equipment = ReadableAtom<readonly PublicEquipment[] | null>

/** What the draft has chosen among what is on offer, with its price and drawing. */
function chosenOf($draft: $Draft, $models: $Models, $equipment: $Equipment) {
  const $model = computed([$models, $draft], (models, { trailer_model }) => findModel(models ?? [], trailer_model))
  const $size = computed([$model, $draft], (model, { size_m }) =>
    model && size_m && sizesOf(model).includes(size_m) ? size_m : null,
  )
  /** What is still required before the second step. */
  const $sizeHint = computed([$model, $size], (model, size) =>
    model && size === null ? 'Pick a size to continue' : null,
  )
  const $concept = computed($draft, ({ concept }) => buildConcepts.find(({ key }) => key === concept) ?? null)
  const $offered = computed([$model, $equipment], (model, equipment) => offeredEquipment(model, equipment ?? []))
  const $discontinued = computed([$draft, $equipment], ({ items }, equipment) =>
    equipment && equipment.length > 0 ? resolveItems(items, equipment).discontinued : [],
  )
  const $chosen = computed([$draft, $offered, $equipment], ({ items }, offered, equipment) =>
    chosenEquipment(items, offered, equipment ?? []),
  )
  const $total = computed($chosen, ({ items }) => equipmentTotal(items))
  const $basePrice = computed($model, (model) => model && priceInWords(model.price))
  const $drawing = computed([$model, $draft, $chosen, $concept], (model, draft, { items }, concept) =>
    buildDrawing({
      model: model?.name ?? null,
      size: draft.size_m,
      color: draft.color_ral,
      items,
      concept,
    }),
  )
  return { $model, $size, $sizeHint, $concept, $offered, $discontinued, $chosen, $total, $basePrice, $drawing }
}

/** The step to show: the one the address requests, or the furthest that the draft allows. */
function stepsOf($draft: $Draft, $models: $Models, $size: ReadableAtom<string | null>) {
  /** The step the address requests. */
  const $requestedStep = atom<BuildStep>(0)
  const $furthest = computed([$models, $size, $draft], (models, size, { trailer_model, size_m, color_ral }) => {
    const isChosen = trailer_model !== null && size_m !== null
    return furthestStep(models ? size !== null : isChosen, color_ral !== null)
  })
  const $step = computed(
    [$requestedStep, $furthest],
    (wanted, furthest): BuildStep => (wanted <= furthest ? wanted : furthest),
  )
  return { $requestedStep, $furthest, $step }
}

/** Names of everything ever chosen, to name a piece or model that no longer exists; models under `model-{id}`. */
function rememberedNames() {
  return persistentAtom<Readonly<Record<string, string>>>(
    'build-names',
    {},
    {
      encode: JSON.stringify,
      decode: (stored) =>
        Object.fromEntries(Object.entries(parseRecord(stored) ?? {}).map(([key, name]) => [key, stringOrEmpty(name)])),
    },
  )
}

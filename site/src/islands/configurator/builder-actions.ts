import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import { sizesOf } from '#domain/build/offer'
import { type BuildConcept, buildConcepts } from '../../content/build-concepts.ts'
import { conceptItems, replaceConceptItems } from '../../views/build/choice.ts'
import { type Builder, makeBuilder } from './builder.ts'
import { dropModelFromAddress, goToStep, limitStep, syncWithAddress } from './builder-address.ts'
import { loadCatalogue, reconcileDraft } from './builder-loading.ts'
import { watchSentBuild } from './sent-build.ts'

/** Reads the draft and the address, and fetches what is on offer if not yet known; `pressed` is the id of a model chosen early. */
export function startBuilder(models: readonly PublicCustomTrailer[] | null, pressed: number | null): Builder {
  const builder = makeBuilder()
  builder.$chosen.subscribe(({ items, notOffered }) =>
    rememberNames(
      builder,
      [...items, ...notOffered].map(({ id, name }) => [`${id}`, name]),
    ),
  )
  builder.$model.subscribe((model) => model && rememberNames(builder, [[`model-${model.id}`, model.name]]))
  const requested = syncWithAddress(builder)
  builder.$requestedModel.set(pressed === null ? requested : `${pressed}`)
  const stop = builder.$models.listen((models) => {
    if (builder.$modelsError.get()) return
    stop()
    if (models?.length) dropModelFromAddress(builder)
  })
  limitStep(builder)
  loadCatalogue(builder, models)
  watchSentBuild(builder)
  return builder
}

function rememberNames({ $names }: Builder, named: readonly (readonly [string, string])[]): void {
  const known = $names.get()
  const fresh = named.filter(([key, name]) => known[key] !== name)
  if (fresh.length > 0) $names.set({ ...known, ...Object.fromEntries(fresh) })
}

/** Selects a model, keeps the size if the model comes in it, and dismisses the notices that asked for a model or a size. */
export function selectModel(builder: Builder, model: PublicCustomTrailer): void {
  builder.dismiss('size')
  builder.dismiss('model')
  builder.dismiss('link')
  builder.chooseModel({ id: model.id, sizes: sizesOf(model) })
}

/** Restores the build that a link has replaced, and opens the furthest step it had reached. */
export function restoreOwnBuild(builder: Builder): void {
  builder.restoreOwn()
  reconcileDraft(builder)
  const furthest = builder.$furthest.get()
  if (builder.$step.get() !== furthest) goToStep(builder, furthest)
}

/** Starts from a concept, or from none with null: its equipment replaces the previous concept's. */
export function selectConcept(builder: Builder, concept: BuildConcept | null): void {
  const before = buildConcepts.find(({ key }) => key === builder.$draft.get().concept)
  const offered = builder.$offered.get()
  const items = (needs: BuildConcept | null | undefined) => (needs ? conceptItems(needs, offered) : [])
  builder.setItems(replaceConceptItems(builder.$draft.get().items, items(before), items(concept)))
  builder.chooseConcept(concept?.key ?? null, concept !== null && !builder.$equipment.get()?.length)
}

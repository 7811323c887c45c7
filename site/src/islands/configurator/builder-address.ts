import type { IdOrName } from '#domain/build/id-or-name'
import { paths } from '../../paths.ts'
import { type BuildDraft, EMPTY_DRAFT, readBuildDraft } from '../../stores/build-draft.ts'
import { decodeBuild, encodeBuild, type LinkedBuild } from '../../views/build/link.ts'
import { BUILD_STEPS, type BuildStep, stepOfHash } from '../../views/build/steps.ts'
import type { Builder } from './builder.ts'
import { reconcileDraft } from './builder-loading.ts'

/** Opens the build in the address and follows its changes; returns the requested model, by id or slug. */
export function syncWithAddress(builder: Builder): string | null {
  const read = () => {
    const linked = decodeBuild(location.hash)
    if (linked) openLink(builder, linked)
    else builder.$requestedStep.set(stepOfHash(location.hash) ?? builder.$requestedStep.get())
  }
  read()
  addEventListener('popstate', read)
  return new URL(location.href).searchParams.get('model')?.trim() || null
}

/** Goes to a step, with a history entry so that Back leaves it. */
export function goToStep(builder: Builder, step: BuildStep): void {
  // Back would seem to do nothing after a press on the step that is shown.
  if (step !== builder.$requestedStep.get()) history.pushState(null, '', addressOf(step))
  builder.$requestedStep.set(step)
}

/**
 * Drops a requested step that cannot be opened yet: otherwise the step would open as soon as a keyboard user moves to the first
 * color or size, before they could choose another.
 */
export function limitStep(builder: Builder): void {
  const { $models, $modelsError, $furthest, $requestedStep } = builder
  const stay = () => {
    const furthest = $furthest.get()
    if ($models.get() === null || $modelsError.get() !== null || $requestedStep.get() <= furthest) return
    history.replaceState(null, '', addressOf(furthest))
    $requestedStep.set(furthest)
  }
  for (const store of [$models, $furthest, $requestedStep]) store.listen(stay)
}

/** Removes the model from the address once the draft has it: a reload must not choose it again. */
export function dropModelFromAddress(builder: Builder): void {
  if (location.search) history.replaceState(null, '', addressOf(builder.$requestedStep.get()))
}

/** Address of the build as it is, for another person or device. */
export function buildLink({ $draft, $discontinued, $names }: Builder): string {
  const { trailer_model, size_m, color_ral, items, concept, awaits_items, listed } = $draft.get()
  const discontinued = new Set($discontinued.get())
  // A link identifies catalogue items by id; the static file has other ids, so its items are identified by name.
  const linked = (item: IdOrName) => (listed === 'file' ? ($names.get()[item] ?? item) : item)
  const hash = encodeBuild({
    model: trailer_model === null ? null : String(trailer_model),
    size: size_m,
    color: color_ral,
    items: items.filter((item) => !discontinued.has(item)).map(linked),
    concept,
    awaits: awaits_items,
  })
  return `${location.origin}${paths.build}${hash && `#${hash}`}`
}

function addressOf(step: BuildStep): string {
  const { hash } = BUILD_STEPS[step]
  return `${paths.build}${hash && `#${hash}`}`
}

function openLink(builder: Builder, linked: LinkedBuild): void {
  builder.openShared(toDraft(linked))
  // Pasted into the address bar of this page, it comes when all has loaded.
  reconcileDraft(builder)
  history.replaceState(null, '', addressOf(2))
  builder.$requestedStep.set(2)
}

function toDraft({ model, size, color, items, concept, awaits }: LinkedBuild): BuildDraft {
  const stored = { trailer_model: model, size_m: size, color_ral: color, items, concept, awaits_items: awaits }
  return { ...EMPTY_DRAFT, ...readBuildDraft(JSON.stringify(stored)) }
}

import type { PublicCustomTrailer } from '#contract/custom-trailer'
import type { PublicEquipment } from '#contract/equipment'
import { loadEquipment } from '../../api/equipment.ts'
import { loadModels } from '../../api/models.ts'
import { ralColors } from '../../content/ral-colors.ts'
import { conceptItems, findModel, resolveItems, sizesOf } from '../../views/build-choice.ts'
import { offered } from '../../views/model.ts'
import type { Builder } from './builder.ts'

/** Asks for models and equipment at once, and settles what the draft says about each as it comes. */
export function loadCatalogue(builder: Builder, wantedModel: string | null): void {
  void loadModels().then((models) => settleModels(builder, offered(models), wantedModel))
  void loadEquipment().then((equipment) => settleEquipment(builder, equipment))
}

/** Takes the models on offer: the one the address asks for, and what of the draft they still allow. */
function settleModels(builder: Builder, models: readonly PublicCustomTrailer[], wanted: string | null): void {
  const { $draft, $models } = builder
  if (models.length > 0) {
    const { trailer_model, size_m } = $draft.get()
    const asked = wanted === null ? null : findModel(models, wanted)
    if (wanted !== null && !asked) builder.tell({ key: 'asked', words: 'The model of this link is not on offer.' })
    const model = asked ?? findModel(models, trailer_model)
    if (model) {
      builder.chooseModel({ id: model.id, sizes: sizesOf(model) })
      if (size_m && !sizesOf(model).includes(size_m)) {
        builder.tell({ key: 'size', words: `${model.name} does not come in ${size_m}. Pick one of its sizes.` })
      }
    } else if (trailer_model !== null) {
      const name = typeof trailer_model === 'string' ? trailer_model : builder.$names.get()[`model-${trailer_model}`]
      builder.tell({
        key: 'model',
        words: `${name ?? 'The model you chose'} is no longer on offer. Choose another one.`,
      })
      builder.forgetModel()
    }
  }
  settleColor(builder)
  $models.set(models)
}

function settleColor({ $draft, chooseColor, tell }: Builder): void {
  const { color_ral } = $draft.get()
  if (color_ral === null || ralColors.some(({ code }) => code === color_ral)) return
  tell({ key: 'color', words: `The color ${color_ral} is no longer on offer. Choose another one.` })
  chooseColor(null)
}

/** Takes the equipment: older forms of the draft's items become ids, and a concept chosen meanwhile gets its pieces. */
function settleEquipment(builder: Builder, equipment: readonly PublicEquipment[]): void {
  const { ids, gone } = resolveItems(builder.$draft.get().items, equipment)
  if (equipment.length > 0) builder.setItems([...ids, ...gone])
  builder.$equipment.set(equipment)
  const concept = builder.$concept.get()
  if (concept && builder.$isConceptPending.get()) builder.addItems(conceptItems(concept, builder.$offered.get()))
  builder.$isConceptPending.set(false)
}

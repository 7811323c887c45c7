import { requestBuild } from '../../api/builds.ts'
import { ralColors } from '../../content/ral-colors.ts'
import type { BuildForm } from '../../stores/build-form.ts'
import type { Builder } from './builder.ts'

/** Sends the build with what was typed; a draft that is not whole cannot come this far. */
export async function sendQuote(builder: Builder, form: BuildForm): Promise<void> {
  const { $model, $size, $draft, $chosen, $equipment } = builder
  const [model, size] = [$model.get(), $size.get()]
  const color = ralColors.find(({ code }) => code === $draft.get().color_ral)
  if (!model || !size || !color) {
    form.settle({ ok: false, status: 0, error: 'Choose a model, a size and a color first.', issues: [] })
    return
  }
  // The draft holds numbers, and without the list it would be sent without its pieces and without a word.
  if ($draft.get().items.length > 0 && !$equipment.get()?.length) {
    const error = 'Your equipment has not loaded yet. Wait a moment and send again; nothing you typed is lost.'
    form.settle({ ok: false, status: 0, error, issues: [] })
    return
  }
  const request = {
    ...form.$fields.get(),
    trailer_model: model.id,
    trailer_size: size,
    color_ral: color.code,
    equipment_selected: $chosen.get().items.map(({ id }) => id),
  }
  const key = form.begin(request)
  if (key) form.settle(await requestBuild(request, key))
}

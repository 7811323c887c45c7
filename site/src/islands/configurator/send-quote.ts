import { ralColors } from '#domain/build/ral-colors'
import { requestBuild } from '../../api/builds.ts'
import type { BuildForm } from '../../stores/build-form.ts'
import { subtotalInWords } from '../../views/build/prices.ts'
import type { Builder } from './builder.ts'
import { refreshCatalogue } from './builder-loading.ts'

/** Sends the build with what was typed; an incomplete draft cannot reach this step. */
export async function sendQuote(builder: Builder, form: BuildForm): Promise<void> {
  if (form.$sending.get()) return
  const refused = isEquipmentLoading(builder)
    ? STILL_LOADING
    : (alreadySent(builder) ?? (await matchEquipment(builder, form)))
  if (refused) refuse(form, refused)
  else await send(builder, form)
}

// Fields whose value may have been withdrawn since the page was opened.
const OFFERED = /^(trailer_model|trailer_size|equipment_selected)/
const STILL_LOADING = 'Your equipment has not loaded yet. Wait a moment and send again; nothing you typed is lost.'
const UNREACHABLE =
  'We could not check your equipment against our catalog. Please send again in a moment; nothing you typed is lost.'

// The draft holds only ids: before the list has loaded, the request would be sent without its equipment.
function isEquipmentLoading({ $draft, $equipment }: Builder): boolean {
  const { items, awaits_items } = $draft.get()
  return $equipment.get() === null && (items.length > 0 || awaits_items)
}

// Stops, only once, a build that was already sent: another tab may have sent it, and the notice about that is far above the button.
function alreadySent({ $notices, dismiss }: Builder): string | null {
  const notice = $notices.get().find(({ key }) => key === 'sent')
  dismiss('sent')
  return notice ? `${notice.text} If you want to send another one, press the button again.` : null
}

/** Makes sure that all chosen items are from the catalogue; returns a message where some are missing. */
async function matchEquipment(builder: Builder, form: BuildForm): Promise<string | null> {
  const { items, awaits_items, listed } = builder.$draft.get()
  const isMatched = listed === 'catalogue' && builder.$equipment.get()?.length
  if (!awaits_items && (items.length === 0 || isMatched)) return null
  form.$sending.set(true)
  const lost = await refreshCatalogue(builder)
  form.$sending.set(false)
  return lost === null ? UNREACHABLE : lostInWords(lost)
}

function lostInWords(lost: readonly string[]): string | null {
  if (lost.length === 0) return null
  const [they, them] = lost.length === 1 ? ['is', 'it'] : ['are', 'them']
  return `Not sent yet: ${lost.join(', ')} ${they} not offered for this trailer. If your build is right without ${them}, send it again.`
}

async function send(builder: Builder, form: BuildForm): Promise<void> {
  const { $model, $size, $draft, $chosen } = builder
  const [model, size] = [$model.get(), $size.get()]
  const color = ralColors.find(({ code }) => code === $draft.get().color_ral)
  if (!model || !size || !color) return refuse(form, 'Choose a model, a size and a color first.')
  const request = {
    ...form.$fields.get(),
    trailer_model: model.id,
    trailer_size: size,
    color_ral: color.code,
    equipment_selected: $chosen.get().items.map(({ id }) => id),
  }
  const key = form.begin(request)
  if (!key) return
  builder.$quoted.set({ price: builder.$basePrice.get(), subtotal: subtotalInWords(builder.$total.get()) })
  const outcome = await requestBuild(request, key)
  const isOutdated = !outcome.ok && outcome.issues.some(({ path }) => OFFERED.test(path))
  // The server reports ids, so the lists are reloaded, to name the pieces and to let the visitor choose again.
  const words = isOutdated ? lostInWords((await refreshCatalogue(builder)) ?? []) : null
  if (isOutdated && !$size.get()) notifyUnsent(builder)
  if (words) refuse(form, words)
  else form.settle(outcome)
}

// Without model or size the first step is shown, which lacks the form that would say that nothing was sent.
function notifyUnsent({ $notices, notify }: Builder): void {
  const notice = $notices.get().find(({ key }) => key === 'model' || key === 'size')
  if (notice) notify({ ...notice, text: `Not sent yet. ${notice.text} What you typed is kept.`, isAnswer: true })
}

function refuse(form: BuildForm, error: string): void {
  form.settle({ ok: false, status: 0, error, issues: [] })
}

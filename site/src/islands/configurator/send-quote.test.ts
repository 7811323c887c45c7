import { afterEach, expect, test, vi } from 'vitest'
import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import { EMPTY_DRAFT } from '../../stores/build-draft.ts'
import { buildForm } from '../../stores/build-form.ts'
import { makeBuilder } from './builder.ts'
import { buildLink, syncWithAddress } from './builder-address.ts'
import { loadCatalogue } from './builder-loading.ts'
import { sendQuote } from './send-quote.ts'
import { watchSentBuild } from './sent-build.ts'

const model: PublicCustomTrailer = {
  id: 2,
  name: 'Square',
  description: '',
  dimensions: '',
  price: 14_450,
  features: [],
  available_equipment: [],
  image_url: '/x.jpg',
  status: 'available',
  sizes: ['5m'],
}
const griddle = { id: 9, name: 'Flat-top griddle 24"', category: 'Cooking', price: '1.150,00 €' }
const draft = { ...EMPTY_DRAFT, trailer_model: 2, size_m: '5m', color_ral: 'RAL 3020', concept: 'tacos' }
const typed = { customer_name: 'Ana', customer_email: 'ana@example.org', customer_phone: '813 555 0142' }

/** A configurator with that equipment in the catalogue and in the static file, and what was sent from it. */
async function configurator(catalogue: readonly object[], file: readonly object[], awaits_items: boolean) {
  const sent: { equipment_selected: number[] }[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/data/equipment.json') return Response.json(file)
    if (path === '/api/equipment/public') return Response.json({ success: true, equipment: catalogue })
    if (path === '/api/custom-trailers/public') return Response.json({ success: true, trailers: [model] })
    sent.push(JSON.parse(String(init?.body)))
    return Response.json({ success: true, quote: { id: 12 }, link: null }, { status: 201 })
  })
  const builder = makeBuilder()
  builder.$draft.set({ ...draft, awaits_items })
  watchSentBuild(builder)
  loadCatalogue(builder, [model])
  await vi.waitFor(() => expect(builder.$equipment.get()).not.toBeNull())
  const form = buildForm(null)
  form.change(typed)
  return { builder, form, sent, failure: () => form.$failure.get()?.sentence }
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['from the static file', [griddle], griddle.name],
  ['that never came', [], 'the equipment for Tacos'],
])(
  'a concept with equipment %s is given up once the catalogue is empty, and can be sent then',
  async (_, file, name) => {
    const { builder, form, sent, failure } = await configurator([], file, true)
    await sendQuote(builder, form)
    expect(failure()).toBe(
      `Not sent yet: ${name} is not offered for this trailer. If your build is right without it, send it again.`,
    )
    expect(sent).toEqual([])
    await sendQuote(builder, form)
    expect(sent).toMatchObject([{ equipment_selected: [] }])
  },
)

test('a build that another tab has sent is sent again only by who was told', async () => {
  const { builder, form, sent, failure } = await configurator([griddle], [], true)
  builder.markSent(12)
  await sendQuote(builder, form)
  expect(failure()).toBe('Your request #12 is in. If you want to send another one, press the button again.')
  expect(sent).toEqual([])
  await sendQuote(builder, form)
  expect(sent).toMatchObject([{ equipment_selected: [9] }])
})

test('a link copied before the equipment had come brings it along', async () => {
  const early = makeBuilder()
  early.$draft.set({ ...draft, awaits_items: true })
  vi.stubGlobal('location', { origin: 'https://trailers.test' })
  const link = new URL(buildLink(early))
  const { builder } = await configurator([griddle], [], false)
  builder.$draft.set(EMPTY_DRAFT)
  vi.stubGlobal('location', { hash: link.hash, href: link.href })
  vi.stubGlobal('history', { replaceState() {} })
  vi.stubGlobal('addEventListener', () => {})
  syncWithAddress(builder)
  expect(builder.$draft.get()).toMatchObject({ concept: 'tacos', items: [9], awaits_items: false })
})

test.each([
  ['model=7&size=5m&color=3020', 'The model you chose is no longer offered. Choose another one.'],
  ['model=2&size=9m&color=3020', 'Square does not come in 9m. Pick one of its sizes.'],
  ['model=2&size=5m&color=1000', 'The color RAL 1000 is no longer offered. Choose another one.'],
])('a link opened after all has loaded, %s, says what is no longer offered of it', async (hash, words) => {
  const { builder } = await configurator([griddle], [], false)
  builder.notify({ key: 'link', text: 'The model of this link is not offered.' })
  vi.stubGlobal('location', { hash: `#${hash}`, href: `https://trailers.test/build#${hash}` })
  vi.stubGlobal('history', { replaceState() {} })
  vi.stubGlobal('addEventListener', () => {})
  syncWithAddress(builder)
  expect(builder.$notices.get().map((notice) => notice.text)).toEqual([words])
})

import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import type { BuildRequest } from '#contract/requests/custom-build'
import { listed } from '#contract/text/listed'
import { refersTo } from './id-or-name.ts'
import { offeredEquipment, sizesOf } from './offer.ts'

/** Days for which a quote is valid unless staff set another date (rulings, section 1). */
export const QUOTE_VALID_DAYS = 30

type Model = Pick<PublicCustomTrailer, 'name' | 'status' | 'sizes' | 'available_equipment'>
type Wish = Pick<BuildRequest, 'trailer_size' | 'equipment_selected'>
type Found = readonly { id: number; name: string }[]

/** Why a request is rejected: the field at fault, and a message for the visitor. */
export interface BuildRefusal {
  path: 'trailer_model' | 'trailer_size' | 'equipment_selected'
  message: string
}

/** Why `wish` cannot be built as `model`, or `null`; `found` is the chosen equipment as far as it is in the catalogue. */
export function buildRefusal(wish: Wish, model: Model, found: Found): BuildRefusal | null {
  if (model.status !== 'available') {
    return at('trailer_model', `${model.name} cannot be ordered right now. Please choose another model.`)
  }
  return sizeRefusal(wish, model) ?? equipmentRefusal(wish, model, found)
}

function sizeRefusal({ trailer_size }: Wish, model: Model): BuildRefusal | null {
  const sizes = sizesOf(model)
  if (sizes.includes(trailer_size)) return null
  return at('trailer_size', `${model.name} comes in ${listed(sizes, 'or')}. Please choose one of these sizes.`)
}

function equipmentRefusal({ equipment_selected }: Wish, model: Model, found: Found): BuildRefusal | null {
  const gone = [...new Set(equipment_selected)]
    .filter((named) => !found.some((piece) => refersTo(named, piece)))
    .map((named) => (typeof named === 'number' ? `#${named}` : `“${named}”`))
  if (gone.length > 0) {
    return at(
      'equipment_selected',
      `Equipment ${listed(gone, 'and')} ${isOrAre(gone)} no longer offered. ${remove(gone)}`,
    )
  }
  const offered = new Set(offeredEquipment(model, found))
  const others = found.filter((piece) => !offered.has(piece)).map(({ name }) => name)
  if (others.length === 0) return null
  return at('equipment_selected', `${listed(others, 'and')} cannot be built into ${model.name}. ${remove(others)}`)
}

function at(path: BuildRefusal['path'], message: string): BuildRefusal {
  return { path, message }
}

function isOrAre({ length }: readonly string[]): string {
  return length === 1 ? 'is' : 'are'
}

function remove({ length }: readonly string[]): string {
  return `Please remove ${length === 1 ? 'it' : 'them'} and send it again.`
}

import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'

// For a model that lists no sizes (storefront specification, section 3).
const USUAL_SIZES = ['4m', '5m', '6m'] as const

/** The sizes a model comes in; the usual three if it lists none. */
export function sizesOf({ sizes }: Pick<PublicCustomTrailer, 'sizes'>): readonly string[] {
  return sizes.length > 0 ? sizes : USUAL_SIZES
}

/** The pieces of `equipment` that a model offers: all of them, unless it lists its own (rulings, section 7). */
export function offeredEquipment<Piece extends { id: number }>(
  model: Pick<PublicCustomTrailer, 'available_equipment'> | null,
  equipment: readonly Piece[],
): readonly Piece[] {
  if (!model || model.available_equipment.length === 0) return equipment
  const offered = new Set(model.available_equipment)
  return equipment.filter(({ id }) => offered.has(id))
}

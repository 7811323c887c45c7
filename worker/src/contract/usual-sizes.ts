/** Sizes of a model that names none (storefront specification, section 3), and of a new one until staff say otherwise. */
export const USUAL_SIZES = ['4m', '5m', '6m'] as const

/** Shown if a trailer or a model has no picture of its own. */
export const PLACEHOLDER_IMAGE = '/placeholder-trailer.jpg'

import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import { sizesOf } from '#domain/build/offer'
import { sizesInWords } from '#domain/length'
import { PRICE_ON_REQUEST, priceInWords } from '#domain/money'

type Sized = Pick<PublicCustomTrailer, 'dimensions' | 'sizes'>

/** Price of a model's base configuration in words, as in “Starting from $14,450”. */
export function startingPrice(price: number): string {
  return price > 0 ? `Starting from ${priceInWords(price)}` : PRICE_ON_REQUEST
}

/** How big a model is, in a few words: its dimensions, or else the sizes it comes in. */
export function sizeBadge(model: Sized): string {
  return model.dimensions || sizesInWords(sizesOf(model))
}

/** Alt text of a model's picture. */
export function modelAlt(model: Sized & { name: string }): string {
  return `${model.name}, custom-built trailer, ${sizeBadge(model)}`
}

/** Models a visitor can have built. */
export function availableModels(models: readonly PublicCustomTrailer[]): PublicCustomTrailer[] {
  return models.filter(({ status }) => status === 'available')
}

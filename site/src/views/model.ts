import type { PublicCustomTrailer } from '#contract/custom-trailer'
import { sizesInWords } from '#domain/length'
import { PRICE_ON_REQUEST, priceInWords } from '#domain/money'

type Sized = Pick<PublicCustomTrailer, 'dimensions' | 'sizes'>

/** Price of a model's base configuration in words, as in “Starting from $14,450”. */
export function startingPrice(price: number): string {
  return price > 0 ? `Starting from ${priceInWords(price)}` : PRICE_ON_REQUEST
}

/** How big a model is, in a few words: its dimensions, or else the sizes it comes in; empty when neither is known. */
export function sizeBadge({ dimensions, sizes }: Sized): string {
  return dimensions || sizesInWords(sizes)
}

/** Alt text of a model's picture. */
export function modelAlt(model: Sized & { name: string }): string {
  const size = sizeBadge(model)
  return `${model.name}, custom-built trailer${size && `, ${size}`}`
}

/** Models a visitor can have built. */
export function offered(models: readonly PublicCustomTrailer[]): PublicCustomTrailer[] {
  return models.filter(({ status }) => status === 'available')
}

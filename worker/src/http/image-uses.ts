import type { ImageUse } from '#contract/picture/image'
import { AppError } from './app-error.ts'

const WORDS = { trailer: 'the trailer', custom_trailer: 'the custom trailer', category: 'the category' } as const
const MAX_NAMED = 3

/** The error of deleting an image that is in use; each use is an issue. */
export function imageInUse(uses: readonly ImageUse[]): AppError {
  const named = uses.map(({ noun, name }) => `${WORDS[noun]} “${name}”`)
  const more = named.length > MAX_NAMED ? ` and ${named.length - MAX_NAMED} more` : ''
  const places = named.slice(0, MAX_NAMED).join(', ')
  return new AppError('conflict', `This image is shown by ${places}${more}. Choose another one there first.`, {
    issues: uses.map(({ noun, id, name }) => ({ path: id === null ? noun : `${noun}.${id}`, message: name })),
  })
}

/** Tags of the pages that show the records which use an image. */
export function tagsOfUses(uses: readonly ImageUse[]): string[] {
  const tags = uses.flatMap(({ noun, id }) => {
    if (noun === 'category') return ['equipment']
    return noun === 'trailer' ? ['rentals', `rental-${id}`] : ['models', `model-${id}`]
  })
  return [...new Set(tags)]
}

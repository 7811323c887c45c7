import type { ImageFolder } from '#contract/picture/image'

/** Where the next page of the images begins: in the `place`-th folder, after `cursor`. */
export interface Step {
  place: number
  cursor: string
}

/** The folders to walk through: the requested one, or all that are not empty, one after the other. */
export function foldersToWalk(folders: readonly ImageFolder[], folder: string): string[] {
  if (folder) return folders.filter(({ path }) => path === folder).map(({ path }) => path)
  return folders.filter(({ imageCount }) => imageCount > 0).map(({ path }) => path)
}

/** The step after `step`, whose page returned `nextCursor`; `undefined` at the end of the last folder. */
export function nextStep(step: Step, nextCursor: string | undefined, count: number): Step | undefined {
  if (nextCursor) return { place: step.place, cursor: nextCursor }
  return step.place + 1 < count ? { place: step.place + 1, cursor: '' } : undefined
}

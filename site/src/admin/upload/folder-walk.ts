import type { ImageFolder } from '#contract/image'

/** Where the next page of the pictures begins: in the `place`-th folder, behind `cursor`. */
export interface Step {
  place: number
  cursor: string
}

/** The folders to walk through: the one that is asked for, or all that hold something, one after the other. */
export function foldersToWalk(folders: readonly ImageFolder[], folder: string): string[] {
  if (folder) return folders.filter(({ path }) => path === folder).map(({ path }) => path)
  return folders.filter(({ imageCount }) => imageCount > 0).map(({ path }) => path)
}

/** The step after `step`, whose page answered `nextCursor`; `undefined` at the end of the last folder. */
export function nextStep(step: Step, nextCursor: string | undefined, count: number): Step | undefined {
  if (nextCursor) return { place: step.place, cursor: nextCursor }
  return step.place + 1 < count ? { place: step.place + 1, cursor: '' } : undefined
}

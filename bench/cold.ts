import { startDirectProduct } from './direct.ts'
import { askOnce, load } from './socket.ts'
import { median } from './statistics.ts'

const ROUNDS = 3

/** Milliseconds of the first response of a fresh isolate, and of a warm one. */
export interface ColdFigure {
  path: string
  first: number
  warm: number
}

/** Starts a fresh product for each path and round, and calls it. Medians. */
export async function measureCold(paths: readonly string[]): Promise<ColdFigure[]> {
  const figures: ColdFigure[] = []
  for (const path of paths) {
    const firsts: number[] = []
    const warms: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { url, close } = await startDirectProduct(0)
      firsts.push(await askOnce(new URL(path, url)))
      // Uncached, like the first one.
      warms.push((await load(new URL(path, url), { connections: 1, seconds: 2, differing: true })).p50)
      await close()
    }
    figures.push({ path, first: median(firsts), warm: median(warms) })
  }
  return figures
}

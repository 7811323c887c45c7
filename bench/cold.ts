import { startDirectProduct } from './direct.ts'
import { askOnce, load, middle } from './socket.ts'

const ROUNDS = 3

/** Milliseconds from the first question of a fresh isolate to its answer, and of a later one. */
export interface ColdFigure {
  path: string
  first: number
  warm: number
}

/** Starts the product anew for each path and round, and asks. Medians. */
export async function measureCold(paths: readonly string[]): Promise<ColdFigure[]> {
  const figures: ColdFigure[] = []
  for (const path of paths) {
    const firsts: number[] = []
    const warms: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { url, close } = await startDirectProduct(0)
      firsts.push(await askOnce(new URL(path, url)))
      // Made as the first one was.
      warms.push((await load(new URL(path, url), { connections: 1, seconds: 2, differing: true })).p50)
      await close()
    }
    figures.push({ path, first: middle(firsts), warm: middle(warms) })
  }
  return figures
}

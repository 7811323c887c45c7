import { startBare, startProduct } from '../scripts/harness.ts'

const ROUNDS = 5
const CALLS = 200

/** How long one path takes, as a multiple of the bare Worker's one SELECT. */
export interface CallFigure {
  path: string
  ratio: number
  milliseconds: number
}

/** Median milliseconds of one call at a time. */
async function medianOf(call: () => Promise<{ arrayBuffer(): Promise<unknown> }>): Promise<number> {
  const times: number[] = []
  for (let sent = 0; sent < CALLS; sent++) {
    const start = performance.now()
    await (await call()).arrayBuffer()
    times.push(performance.now() - start)
  }
  return middle(times)
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Times public paths of the product against the bare Worker, interleaved in one run. */
export async function measureCalls(paths: readonly string[]): Promise<CallFigure[]> {
  const product = await startProduct()
  const floor = await startBare('bench/bare-worker.js')
  const { results } = await product.env.DB.prepare('select * from trailers').all()
  for (const row of results) {
    const names = Object.keys(row)
    const sql = `insert into trailers (${names}) values (${names.map(() => '?')})`
    await floor.env.DB.prepare(sql)
      .bind(...Object.values(row))
      .run()
  }
  const figures: CallFigure[] = []
  for (const path of paths) {
    const ratios: number[] = []
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const base = await medianOf(() => floor.harness.fetch('/'))
      const time = await medianOf(() => product.harness.fetch(path))
      ratios.push(time / base)
      times.push(time)
    }
    figures.push({ path, ratio: middle(ratios), milliseconds: middle(times) })
  }
  await Promise.all([product.harness.close(), floor.harness.close()])
  return figures
}

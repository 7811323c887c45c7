import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { CRONS } from '../../worker/src/jobs/job.ts'
import { startLocalCron, triggerCron } from './local-cron.ts'

afterEach(() => vi.useRealTimers())

test('fires every cron trigger at once and then as often as it says, also after a run that failed', async () => {
  vi.useFakeTimers()
  const fire = vi.fn(async (_cron: string) => {
    throw new Error('busy')
  })
  const count = (cron: string) => fire.mock.calls.filter(([fired]) => fired === cron).length
  startLocalCron(fire)
  expect([count(CRONS.often), count(CRONS.hourly)]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect([count(CRONS.often), count(CRONS.hourly)]).toEqual([13, 2])
})

test('fires that cron trigger on the server of this machine', async () => {
  const asked: string[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url ?? '')
    response.end('ok')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await triggerCron(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, CRONS.hourly)
  server.close()
  expect(asked).toEqual(['/cdn-cgi/handler/scheduled?cron=17+*+*+*+*'])
})

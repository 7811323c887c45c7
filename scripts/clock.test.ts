import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { CLOCKS } from '../worker/src/jobs/job.ts'
import { keepTime, strikeAt } from './clock.ts'

afterEach(() => vi.useRealTimers())

test('strikes every clock at once and then as often as it says, also after a strike that failed', async () => {
  vi.useFakeTimers()
  const strike = vi.fn(async (_cron: string) => {
    throw new Error('busy')
  })
  const count = (cron: string) => strike.mock.calls.filter(([struck]) => struck === cron).length
  keepTime(strike)
  expect([count(CLOCKS.often), count(CLOCKS.hourly)]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect([count(CLOCKS.often), count(CLOCKS.hourly)]).toEqual([13, 2])
})

test('asks the server on this machine for the strike of that clock', async () => {
  const asked: string[] = []
  const server = createServer(({ url }, answer) => {
    asked.push(url ?? '')
    answer.end('ok')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await strikeAt(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, CLOCKS.hourly)
  server.close()
  expect(asked).toEqual(['/cdn-cgi/handler/scheduled?cron=17+*+*+*+*'])
})

import { beforeEach, expect, test, vi } from 'vitest'
import { SOURCES } from './records.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('../api/call.ts', () => ({ call }))
beforeEach(() => call.mockReset())

const find = (wanted: string, words: string) =>
  SOURCES.find(({ key }) => key === wanted)?.find(words, new AbortController().signal)

test('a message without an e-mail address has no gap in its place', async () => {
  call.mockResolvedValue([{ id: 12, name: 'Ann', email: '', message: 'When do you open?' }])
  expect(await find('messages', 'open')).toMatchObject([{ title: 'Ann', detail: '#12 · When do you open?' }])
})

test('of accounts, which come in one list, only the first five that match are offered', async () => {
  const named = (username: string, first: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: first + index, username, email: `${username}@example.org` }))
  call.mockResolvedValue({ data: { accounts: [...named('bob', 1, 2), ...named('ann', 3, 7)] } })
  expect((await find('accounts', 'ann'))?.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7])
})

test.each(SOURCES.map(({ key }) => key).filter((key) => key !== 'accounts'))(
  'of %s, the server is asked for no more than five',
  async (key) => {
    call.mockResolvedValue(key === 'messages' ? [] : { quotes: [], trailers: [], equipment: [] })
    await find(key, 'ann')
    expect(call).toHaveBeenCalledWith(expect.anything(), expect.stringMatching(/\?q=ann&limit=5$/), expect.anything())
  },
)

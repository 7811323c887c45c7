import { expect, test, vi } from 'vitest'
import { SOURCES } from './records.ts'

const message = vi.hoisted(() => ({ id: 12, name: 'Ann', email: '', message: 'When do you open?' }))
vi.mock('../call.ts', () => ({ call: async () => [message] }))

test('a message without an e-mail address has no gap in its place', async () => {
  const found = await SOURCES.find(({ key }) => key === 'messages')?.find('open', new AbortController().signal)
  expect(found).toMatchObject([{ title: 'Ann', detail: '#12 · When do you open?' }])
})

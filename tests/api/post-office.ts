import { afterAll, vi } from 'vitest'
import { product } from '../product.ts'

/** A mail as the service is given it. */
export type Message = Parameters<SendEmail['send']>[0] & { to: string; text: string; html: string; replyTo?: string }

/** A post office at a time of its own, far from now, so that the Worker's own sender never meets its mails. */
export async function office(send: (message: Message) => Promise<unknown>) {
  const { db } = await product()
  const mail = { send } as unknown as SendEmail
  return { db, mail, from: 'us@example.org', site: 'https://site.example', patienceMs: 20_000 }
}

/** A service that takes nothing. */
export async function down(): Promise<never> {
  throw new Error('The line is dead')
}

/** Keeps what is noted of mails that are not sent off the console of the tests of a file. */
export function keepConsoleQuiet(): void {
  const noted = vi.spyOn(console, 'warn').mockImplementation(() => {})
  afterAll(() => noted.mockRestore())
}

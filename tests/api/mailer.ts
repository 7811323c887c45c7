import { afterAll, vi } from 'vitest'
import { product } from '../product.ts'

/** A mail as the mail service receives it. */
export type Message = Parameters<SendEmail['send']>[0] & { to: string; text: string; html: string; replyTo?: string }

/** A mailer whose clock is far from now, so that the Worker's own sender never picks up its mails. */
export async function mailer(send: (message: Message) => Promise<unknown>) {
  const { db } = await product()
  const mail = { send } as unknown as SendEmail
  return { db, mail, from: 'us@example.org', site: 'https://site.example', timeoutMs: 20_000 }
}

/** A mail service that accepts nothing. */
export async function failingSend(): Promise<never> {
  throw new Error('The line is dead')
}

/** Keeps the warnings about unsent mails off the console for all tests of a file. */
export function keepConsoleQuiet(): void {
  const noted = vi.spyOn(console, 'warn').mockImplementation(() => {})
  afterAll(() => noted.mockRestore())
}

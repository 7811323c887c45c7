import type { SentBuild } from '../../api/builds.ts'
import { keepSent, recallSent } from '../../browser/sent-before.ts'
import { keep } from '../../browser/visit-storage.ts'
import type { Builder } from './builder.ts'

const KEY = 'build-sent'

/** Keeps that the build was sent: its draft stays, and would look after a reload as if it had not been. */
export function keepSentBuild(build: SentBuild): void {
  keepSent(KEY, build)
}

/** Forgets it, where another trailer is begun. */
export function forgetSentBuild(): void {
  keep(KEY, null)
}

/** Tells who comes back that the build was sent. */
export function tellSentBuild(builder: Builder): void {
  const sent = recallSent(KEY)
  if (!sent) return
  const act = { label: 'Open your request', run: () => location.assign(sent.link) }
  builder.tell({ key: 'sent', words: `Your request #${sent.id} is in.`, act })
}

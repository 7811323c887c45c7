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

/** Tells who comes back to the build that it was sent. */
export function tellSentBuild(
  builder: Builder,
  sent: { id: number; link: string | null } | null = recallSent(KEY),
): void {
  if (!sent) return
  const { id, link } = sent
  const act = link === null ? {} : { act: { label: 'Open your request', run: () => location.assign(link) } }
  builder.tell({ key: 'sent', words: `Your request #${id} is in.`, ...act })
}

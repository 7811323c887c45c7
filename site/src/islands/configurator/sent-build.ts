import { computed } from 'nanostores'
import type { SentBuild } from '../../api/builds.ts'
import { isWithdrawn, keepSent, recallSent } from '../../browser/sent-before.ts'
import { keep } from '../../browser/visit-storage.ts'
import type { Builder } from './builder.ts'

const KEY = 'build-sent'

/** Records that the build was sent: its draft stays, and would look unsent after a reload or in another tab. */
export function keepSentBuild(builder: Builder, build: SentBuild): void {
  keepSent(KEY, build)
  builder.noteSent(build.id)
}

/** Forgets the sent build when another trailer is started. */
export function forgetSentBuild(): void {
  keep(KEY, null)
}

/**
 * Shows that the build was sent, from whichever tab, unless its customer has withdrawn it; only the tab that sent it knows the link
 * to the request.
 */
export function followSentBuild(builder: Builder): void {
  const { $draft, tell, dismiss } = builder
  computed($draft, ({ sent }) => sent).subscribe((id) => {
    if (id === null) return dismiss('sent')
    const before = recallSent(KEY)
    const act = before?.id === id && { label: 'Open your request', run: () => location.assign(before.link) }
    tell({ key: 'sent', words: `Your request #${id} is in.`, ...(act && { act }) })
  })
  void dismissWithdrawn(builder)
}

async function dismissWithdrawn({ $draft, dismiss }: Builder): Promise<void> {
  const before = recallSent(KEY)
  if (before && before.id === $draft.get().sent && (await isWithdrawn(before))) dismiss('sent')
}

import { computed } from 'nanostores'
import type { SentBuild } from '../../api/builds.ts'
import { findSentRequest, isWithdrawn, saveSentRequest } from '../../browser/sent-request.ts'
import { setSessionItem } from '../../browser/session-storage.ts'
import type { Builder } from './builder.ts'

const KEY = 'build-sent'

/** Records that the build was sent: its draft stays, and would look unsent after a reload or in another tab. */
export function saveSentBuild(builder: Builder, build: SentBuild): void {
  saveSentRequest(KEY, build)
  builder.noteSent(build.id)
}

/** Forgets the sent build when another trailer is started. */
export function forgetSentBuild(): void {
  setSessionItem(KEY, null)
}

/**
 * Shows that the build was sent, from whichever tab, unless its customer has withdrawn it; only the tab that sent it knows the link
 * to the request.
 */
export function followSentBuild(builder: Builder): void {
  const { $draft, tell, dismiss } = builder
  computed($draft, ({ sent }) => sent).subscribe((id) => {
    if (id === null) return dismiss('sent')
    const before = findSentRequest(KEY)
    const act = before?.id === id && { label: 'Open your request', run: () => location.assign(before.link) }
    tell({ key: 'sent', words: `Your request #${id} is in.`, ...(act && { act }) })
  })
  void dismissWithdrawn(builder)
}

async function dismissWithdrawn({ $draft, dismiss }: Builder): Promise<void> {
  const before = findSentRequest(KEY)
  if (before && before.id === $draft.get().sent && (await isWithdrawn(before))) dismiss('sent')
}

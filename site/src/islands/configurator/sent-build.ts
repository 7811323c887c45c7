import { computed } from 'nanostores'
import type { SentBuild } from '../../api/builds.ts'
import { findSentRequest, isWithdrawn, saveSentRequest } from '../../browser/sent-request.ts'
import { setSessionItem } from '../../browser/session-storage.ts'
import type { Builder } from './builder.ts'

const KEY = 'build-sent'

/** Records that the build was sent: its draft stays, and would look unsent after a reload or in another tab. */
export function saveSentBuild(builder: Builder, build: SentBuild): void {
  saveSentRequest(KEY, build)
  builder.markSent(build.id)
}

/** Forgets the sent build when another trailer is started. */
export function forgetSentBuild(): void {
  setSessionItem(KEY, null)
}

/**
 * Shows that the build was sent, from whichever tab, unless its customer has withdrawn it; only the tab that sent it knows the link
 * to the request.
 */
export function watchSentBuild(builder: Builder): void {
  const { $draft, notify, dismiss } = builder
  computed($draft, ({ sent }) => sent).subscribe((id) => {
    if (id === null) return dismiss('sent')
    const before = findSentRequest(KEY)
    const action = before?.id === id && { label: 'Open your request', run: () => location.assign(before.link) }
    notify({ key: 'sent', text: `Your request #${id} is in.`, ...(action && { action }) })
  })
  void dismissWithdrawn(builder)
}

async function dismissWithdrawn({ $draft, dismiss }: Builder): Promise<void> {
  const before = findSentRequest(KEY)
  if (before && before.id === $draft.get().sent && (await isWithdrawn(before))) dismiss('sent')
}

import { computed } from 'nanostores'
import type { SentBuild } from '../../api/builds.ts'
import { keepSent, recallSent } from '../../browser/sent-before.ts'
import { keep } from '../../browser/visit-storage.ts'
import type { Builder } from './builder.ts'

const KEY = 'build-sent'

/** Keeps that the build was sent: its draft stays, and would look after a reload, or in another tab, as if it had not been. */
export function keepSentBuild(builder: Builder, build: SentBuild): void {
  keepSent(KEY, build)
  builder.noteSent(build.id)
}

/** Forgets it, where another trailer is begun. */
export function forgetSentBuild(): void {
  keep(KEY, null)
}

/** Tells who sees the build that it was sent, from whichever tab; the way to the request is known in its own alone. */
export function followSentBuild({ $draft, tell, dismiss }: Builder): void {
  computed($draft, ({ sent }) => sent).subscribe((id) => {
    if (id === null) return dismiss('sent')
    const before = recallSent(KEY)
    const act = before?.id === id && { label: 'Open your request', run: () => location.assign(before.link) }
    tell({ key: 'sent', words: `Your request #${id} is in.`, ...(act && { act }) })
  })
}

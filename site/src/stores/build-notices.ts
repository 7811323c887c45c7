import { atom } from 'nanostores'

/** Something the visitor should know about the build, until it is dismissed; `action` is what they can do about it. */
export interface BuildNotice {
  key: string
  text: string
  action?: { label: string; run: () => void }
  /** It responds to a press and must be brought into view: the press may have been far below. */
  isAnswer?: true
}

/** Notices on the build, one for each key. */
export function buildNotices() {
  const $notices = atom<readonly BuildNotice[]>([])

  function dismiss(key: string) {
    $notices.set($notices.get().filter((notice) => notice.key !== key))
  }

  function notify(notice: BuildNotice) {
    dismiss(notice.key)
    $notices.set([...$notices.get(), notice])
  }

  return { $notices, notify, dismiss }
}

import { useEffect } from 'react'
import { keep, recall } from '../../browser/visit-storage.ts'
import { readDraft } from '../../stores/rental-draft.ts'
import type { RentalIsland } from './rental.ts'
import { typedBefore } from './typed-before.ts'

/**
 * Takes over what was typed before the script ran, gives back beside it what was typed before a reload, keeps what is typed
 * now, and forgets it once it is sent.
 */
export function useDraft({ draftKey, brought, form, dates }: RentalIsland): void {
  useEffect(() => {
    const draft = readDraft(recall(draftKey))
    const typed = typedBefore()
    form.change({ ...draft?.fields, ...typed.fields })
    const before = brought ?? draft
    dates.setStart(typed.start ?? before?.start ?? null)
    dates.setEnd(typed.end ?? before?.end ?? null)
    const keepDraft = () => {
      if (form.$sent.get()) return keep(draftKey, null)
      const kept = { fields: form.$fields.get(), start: dates.$start.get(), end: dates.$end.get() }
      keep(draftKey, JSON.stringify(kept))
    }
    if (brought) {
      keepDraft()
      // From here on they are the visitor's to change, and a reload gives back what was chosen last.
      history.replaceState(history.state, '', location.pathname)
    }
    const stop = [form.$fields, form.$sent, dates.$start, dates.$end].map((store) => store.listen(keepDraft))
    return () => {
      for (const unlisten of stop) unlisten()
    }
  }, [draftKey, brought, form, dates])
}

/** Asks for the booked days once the page is alive, and when the visitor comes back to it. */
export function useFreshDates({ refresh }: RentalIsland): void {
  useEffect(() => {
    const ask = () => document.visibilityState === 'visible' && void refresh()
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [refresh])
}

import { useEffect } from 'react'
import { datesRefusal } from '#domain/rental/dates'
import { saveTrailer } from '../../browser/referring-trailer.ts'
import { saveSentRequest } from '../../browser/sent-request.ts'
import { getSessionItem, setSessionItem } from '../../browser/session-storage.ts'
import { paths } from '../../paths.ts'
import { readDraft } from '../../stores/rental-draft.ts'
import { backLink } from '../../views/rental/back-link.ts'
import { daysToAsk } from '../../views/rental/words.ts'
import { clearFields, preHydrationInput, pressedDays } from './pre-hydration-input.ts'
import type { RentalIsland } from './rental.ts'

// Kept for the next trailer: the visitor's contact data and days stay the same.
const LAST = 'rental-draft'

const REFRESH_MS = 5 * 60_000

/** Calls `change` after every change of these stores; returns a function that ends this. */
function listenToAll(
  stores: readonly { listen: (change: () => void) => () => void }[],
  change: () => void,
): () => void {
  const ends = stores.map((store) => store.listen(change))
  return () => {
    for (const end of ends) end()
  }
}

/**
 * Takes over what was typed before the script ran, restores the rest from the last draft for this or another trailer, keeps the
 * draft up to date, and deletes it once it is sent.
 */
export function useDraft(rental: RentalIsland): void {
  useEffect(() => {
    const { preset, form, dates } = rental
    restoreDraft(rental)
    if (preset) {
      saveDraft(rental)
      // The days leave the address: from here on the stored draft holds them, and a reload restores the last choice.
      history.replaceState(history.state, '', location.pathname)
    }
    const stores = [form.$fields, form.$attempt, form.$sent, dates.$start, dates.$end]
    return listenToAll(stores, () => saveDraft(rental))
  }, [rental])
}

function restoreDraft({ draftKey, preset, form, dates, pages }: RentalIsland): void {
  const own = readDraft(getSessionItem(draftKey))
  // The newer draft: with another trailer, the visitor may have corrected a number or changed the days since.
  const draft = readDraft(getSessionItem(LAST)) ?? own
  const typed = preHydrationInput()
  form.change({ ...draft?.fields, ...typed.fields })
  const attempt = (own ?? draft)?.attempt
  if (attempt) form.$attempt.set(attempt)
  const before = preset ?? draft
  dates.setStart(typed.start ?? before?.start ?? null)
  dates.setEnd(typed.end ?? before?.end ?? null)
  for (const day of pressedDays()) dates.pick(day)
  const start = dates.$start.get()
  if (start) pages.focus(start, false)
}

function saveDraft({ draftKey, sentKey, form, dates }: RentalIsland): void {
  const sent = form.$sent.get()
  if (sent) {
    saveSentRequest(sentKey, sent)
    clearFields()
  }
  const days = { start: dates.$start.get(), end: dates.$end.get() }
  const draft = sent ? null : JSON.stringify({ fields: form.$fields.get(), ...days, attempt: form.$attempt.get() })
  setSessionItem(draftKey, draft)
  setSessionItem(LAST, draft)
}

/**
 * Adds the days chosen here to the links back: to the list of rentals, which shows what else is free on them, and to the details.
 */
export function useBackLink({ trailerId, dates: { $start, $end, $today } }: RentalIsland): void {
  useEffect(() => {
    const words = document.querySelector('[data-back]')
    const link = words?.closest('a')
    const details = document.querySelector<HTMLAnchorElement>('a[href^="/rental-details"]')
    if (!words || !link || !details) return
    const update = () => {
      const [start, end] = [$start.get(), $end.get()]
      // The list rejects days that nobody can rent, such as past ones in a link from months ago.
      const isAsked = start && end && !datesRefusal({ start, end }, $today.get(), [])
      const days = isAsked ? { start, end } : null
      const { href, label } = backLink(days)
      link.href = href
      words.textContent = label
      details.href = paths.rentalDetails(trailerId, days)
    }
    update()
    return listenToAll([$start, $end], update)
  }, [trailerId, $start, $end, $today])
}

/** Stores the days chosen here for the contact form, which names them with the trailer. Runs once the days have left the address. */
export function useContactContext({ dates: { $start, $end, $today } }: RentalIsland): void {
  useEffect(() => {
    const note = () => saveTrailer(daysToAsk($start.get(), $end.get(), $today.get()))
    note()
    return listenToAll([$start, $end], note)
  }, [$start, $end, $today])
}

/** Fetches the booked days once the page is interactive, when the visitor comes back to it, and now and then in between. */
export function useAvailabilityRefresh({ refresh }: RentalIsland): void {
  useEffect(() => {
    const ask = () => document.visibilityState === 'visible' && void refresh()
    ask()
    document.addEventListener('visibilitychange', ask)
    // Midnight may pass while the page is in view, and a laptop that was closed over night wakes up without the event.
    const asking = setInterval(ask, REFRESH_MS)
    return () => {
      document.removeEventListener('visibilitychange', ask)
      clearInterval(asking)
    }
  }, [refresh])
}

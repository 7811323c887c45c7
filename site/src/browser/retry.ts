import { trailersFailure } from '../api/trailers.ts'

const unread = document.querySelector<HTMLElement>('[data-unread]')
const loading = document.querySelector<HTMLElement>('[data-loading]')
const words = document.querySelector<HTMLElement>('[data-failure]')
const link = document.querySelector<HTMLElement>('[data-retry]')

function showLoading(isLoading: boolean): void {
  unread?.toggleAttribute('hidden', isLoading)
  loading?.toggleAttribute('hidden', !isLoading)
}

// The link works by itself; with scripts a visitor sees that something happens, and why it failed again.
link?.addEventListener('click', async (event) => {
  event.preventDefault()
  showLoading(true)
  const failure = await trailersFailure()
  if (!failure) return location.reload()
  if (words) words.textContent = failure
  showLoading(false)
  link.focus()
})

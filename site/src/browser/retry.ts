import { trailersLoadError } from '../api/trailers.ts'

const errorBox = document.querySelector<HTMLElement>('[data-failed]')
const loading = document.querySelector<HTMLElement>('[data-loading]')
const output = document.querySelector<HTMLElement>('[data-error]')
const link = document.querySelector<HTMLElement>('[data-retry]')

function showLoading(isLoading: boolean): void {
  errorBox?.toggleAttribute('hidden', isLoading)
  loading?.toggleAttribute('hidden', !isLoading)
}

// The link works by itself; with scripts a visitor sees that something happens, and why it failed again.
link?.addEventListener('click', async (event) => {
  event.preventDefault()
  showLoading(true)
  const message = await trailersLoadError()
  if (!message) return location.reload()
  if (output) output.textContent = message
  showLoading(false)
  link.focus()
})

import { copyLink } from './copy-link.ts'

const MESSAGE_MS = 2500

// If the browser cannot share, the page's address is copied instead.
async function share(): Promise<string> {
  const { href: url } = location
  if ('share' in navigator) {
    await navigator.share({ title: document.title, url }).catch(() => undefined)
    return ''
  }
  return copyLink(url)
}

for (const button of document.querySelectorAll('[data-shares]')) {
  button.parentElement?.removeAttribute('hidden')
  let timer = 0
  button.addEventListener('click', async () => {
    const status = button.nextElementSibling
    if (!status) return
    status.textContent = await share()
    clearTimeout(timer)
    timer = window.setTimeout(() => (status.textContent = ''), MESSAGE_MS)
  })
}

const DELAY_MS = 1000

function showLater(): void {
  setTimeout(() => document.querySelector('#chat')?.removeAttribute('hidden'), DELAY_MS)
}

// A visitor first sees the page, then the offer to talk (storefront specification, section 2).
if (document.readyState === 'complete') showLater()
else addEventListener('load', showLater)

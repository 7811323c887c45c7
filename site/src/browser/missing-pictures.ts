function replace(image: HTMLImageElement): void {
  const { fallback } = image.dataset
  if (!fallback || image.src.endsWith(fallback)) return
  image.srcset = ''
  image.src = fallback
}

// Errors of pictures do not bubble, but can be caught in the capture phase.
addEventListener('error', (event) => event.target instanceof HTMLImageElement && replace(event.target), true)

for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
  if (image.complete && image.naturalWidth === 0) replace(image)
}

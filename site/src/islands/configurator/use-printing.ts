import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is being printed; content for paper costs nothing until then. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const media = matchMedia('print')
    // `flushSync`, since the browser copies the page for printing as soon as this listener returns.
    const begin = () => {
      flushSync(() => setPrinting(true))
      // Firefox instantiates a drawing's `<use>` elements at layout; without one, its copy would have a trailer without a body.
      document.body.getBoundingClientRect()
    }
    const end = () => setPrinting(false)
    const follow = () => (media.matches ? begin() : end())
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    media.addEventListener('change', follow)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
      media.removeEventListener('change', follow)
    }
  }, [])
  return isPrinting
}

import { isAboutTrailer } from '../views/contact-about.ts'

/** Name of the trailer whose page led here; `null` where none did, or where it cannot be had. */
export async function trailerBefore(): Promise<string | null> {
  const before = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  if (before?.origin !== location.origin || !isAboutTrailer(before.pathname)) return null
  try {
    const answer = await fetch(before)
    if (!answer.ok) return null
    // The policy complains of the styles of a whole page, also where it is only read.
    const [title = ''] = /<h1.*?<\/h1>/s.exec(await answer.text()) ?? []
    const read = new DOMParser().parseFromString(title, 'text/html')
    return read.querySelector('[data-trailer]')?.textContent ?? null
  } catch {
    return null
  }
}

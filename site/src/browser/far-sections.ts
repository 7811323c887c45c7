import { idle } from './idle.ts'

const frame = () => new Promise((done) => requestAnimationFrame(done))

/**
 * Lays out what `.later` in styles/base.css leaves out, one section whenever the browser has nothing else to do: a picture of the
 * whole page shows all of it, and the scroll bar tells its true length.
 */
export async function layOutFarSections(): Promise<void> {
  for (const section of document.querySelectorAll('.later')) {
    await idle()
    section.classList.remove('later')
    for (const drawing of section.querySelectorAll<HTMLImageElement>('[data-soon]')) drawing.loading = 'eager'
    // Two in one frame would be one long task.
    await frame()
  }
}

import seen from './seen-directive.ts'

declare global {
  interface Window {
    Astro?: Record<string, unknown>
  }
}

window.Astro = { ...window.Astro, seen }

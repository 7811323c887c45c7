import painted from './painted-directive.ts'

declare global {
  interface Window {
    Astro?: Record<string, unknown>
  }
}

window.Astro = { ...window.Astro, painted }

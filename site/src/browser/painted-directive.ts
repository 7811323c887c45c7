import type { ClientDirective } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates an island once the first view is painted, or the visitor begins to use the page. */
    'client:painted'?: boolean
  }
}

const painted: ClientDirective = (load, _, island) => {
  const wake = async () => {
    const hydrate = await load()
    // Loading the script and hydrating are separate tasks, so that input can be handled in between.
    setTimeout(async () => {
      try {
        await hydrate()
      } catch (error) {
        // The event that Astro dispatches if a script fails to load: hydration-error.ts tells the visitor and reports it.
        const detail = { bubbles: true, cancelable: true, detail: { error } }
        island.dispatchEvent(new CustomEvent('astro:hydration-error', detail))
      }
    })
  }
  if ('painted' in document.documentElement.dataset) void wake()
  else addEventListener('painted', wake, { once: true })
}

export default painted

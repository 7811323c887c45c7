import type { ClientDirective } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes an island once the page's first view is painted, or its visitor begins to use the page. */
    'client:seen'?: boolean
  }
}

const seen: ClientDirective = (load, _, island) => {
  const wake = async () => {
    const hydrate = await load()
    // Reading a script is one task, running it another: a finger may come in between.
    setTimeout(async () => {
      try {
        await hydrate()
      } catch (error) {
        // As Astro does where the script itself cannot be had: lost-island.ts says it to the visitor, and reports it.
        const detail = { bubbles: true, cancelable: true, detail: { error } }
        island.dispatchEvent(new CustomEvent('astro:hydration-error', detail))
      }
    })
  }
  if ('seen' in document.documentElement.dataset) void wake()
  else addEventListener('firstview', wake, { once: true })
}

export default seen

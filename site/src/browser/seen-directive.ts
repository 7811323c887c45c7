import type { ClientDirective } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes an island once the page's first view is painted, or its visitor begins to use the page. */
    'client:seen'?: boolean
  }
}

const seen: ClientDirective = (load) => {
  const wake = async () => {
    const hydrate = await load()
    // Reading a script is one task, running it another: a finger may come in between.
    setTimeout(hydrate)
  }
  if ('seen' in document.documentElement.dataset) void wake()
  else addEventListener('firstview', wake, { once: true })
}

export default seen

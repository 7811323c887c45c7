export {}

// Otherwise the script that hydrates islands would ask for these once it has itself arrived, several round trips later.
function fetchIslands(): void {
  for (const island of document.querySelectorAll('astro-island')) {
    for (const name of ['component-url', 'renderer-url']) {
      const script = document.createElement('script')
      script.type = 'module'
      script.src = island.getAttribute(name) ?? ''
      document.head.appendChild(script)
    }
  }
}

// In time: first-view.ts, which dispatches it, comes after this in the page.
addEventListener('painted', fetchIslands, { once: true })

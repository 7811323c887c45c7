// Hydrates islands. Astro's server would inline this script into the page, ahead of the first view
// (scripts/build/worker-patches.ts). The directive is imported first, since an island looks for it at once.
import './painted.ts'
import './hydration-error.ts'
import './translated-text.ts'
import 'astro/runtime/server/astro-island.js'

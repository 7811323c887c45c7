// What wakes islands. A server would write it into the page itself, ahead of the first view (scripts/build/worker-patches.ts). The
// directive first: an island asks for it at once.
import './seen.ts'
import './lost-island.ts'
import 'astro/runtime/server/astro-island.js'

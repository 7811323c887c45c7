// What wakes islands. A server would write it into the page itself, ahead of the first view (scripts/worker-without.ts).
import 'astro/runtime/server/astro-island.js'

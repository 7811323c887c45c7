const broken = new WeakMap<Request, unknown>()

/** Notes why the page for `request` could not be made; scripts/build/worker-patches.ts has Astro call this, which else tells the console alone. */
export function noteBroken(request: Request, error: unknown): void {
  broken.set(request, error)
}

/** What was noted for a page that could not be made. */
export function whyBroken(request: Request): unknown {
  return broken.get(request)
}

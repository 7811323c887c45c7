const broken = new WeakMap<Request, unknown>()

/** Notes why the page for `request` could not be rendered; Astro calls this (scripts/build/worker-patches.ts). */
export function noteBroken(request: Request, error: unknown): void {
  broken.set(request, error)
}

/** The error that was noted for `request`. */
export function whyBroken(request: Request): unknown {
  return broken.get(request)
}

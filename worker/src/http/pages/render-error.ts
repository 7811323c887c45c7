const errors = new WeakMap<Request, unknown>()

/** Records why the page for `request` failed to render; Astro calls this (scripts/build/worker-patches.ts). */
export function recordRenderError(request: Request, error: unknown): void {
  errors.set(request, error)
}

/** The error that was noted for `request`. */
export function renderErrorOf(request: Request): unknown {
  return errors.get(request)
}

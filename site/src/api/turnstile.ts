interface Policy {
  insertDirective: (directive: `frame-src ${string}`) => void
  insertScriptResource: (resource: string) => void
}

/** Turnstile's site key; '' where it is switched off, and then no page includes the widget. */
export const SITE_KEY: string = import.meta.env.TURNSTILE_SITE_KEY ?? ''

/** Origin of the widget: the only foreign one from which a page with a form may load a script. */
export const WIDGET_HOST = 'https://challenges.cloudflare.com'

/** Allows the widget in the CSP of a page with a form, where it is switched on. */
export function allowWidget(policy: Policy | undefined): void {
  if (!SITE_KEY) return
  // Once any source is listed, the page's own must be listed too.
  policy?.insertScriptResource("'self'")
  policy?.insertScriptResource(WIDGET_HOST)
  policy?.insertDirective(`frame-src ${WIDGET_HOST}`)
}

interface Policy {
  insertDirective: (directive: `frame-src ${string}`) => void
  insertScriptResource: (resource: string) => void
}

/** Key of the widget of Turnstile; '' where it is switched off, and then no page knows of it. */
export const SITE_KEY: string = import.meta.env.TURNSTILE_SITE_KEY ?? ''

/** Where the widget comes from, and the only foreign place a page with a form may take a script from. */
export const WIDGET_HOST = 'https://challenges.cloudflare.com'

/** Lets the policy of a page with a form take the widget in, where it is switched on. */
export function allowWidget(policy: Policy | undefined): void {
  if (!SITE_KEY) return
  // Named once, a source replaces the page's own ones.
  policy?.insertScriptResource("'self'")
  policy?.insertScriptResource(WIDGET_HOST)
  policy?.insertDirective(`frame-src ${WIDGET_HOST}`)
}

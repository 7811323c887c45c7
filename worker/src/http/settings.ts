import { createMiddleware } from 'hono/factory'
import { AppError } from './app-error.ts'
import type { AppEnv } from './env.ts'

/** Something the Worker gets from its configuration. */
export interface Setting {
  name: string
  kind: 'binding' | 'variable' | 'secret'
  /** True if nothing works without it; without any other setting, only the feature in `about` is missing. */
  isNeeded: boolean
  /** The setting that is useless without this one. */
  partOf?: string
  /** True for an optional feature that an installation need not have. */
  isExtra?: boolean
  about: string
}

/** All settings from wrangler.toml and `wrangler secret put`; docs/operations.md explains each. */
export const SETTINGS: readonly Setting[] = [
  { name: 'DB', kind: 'binding', isNeeded: true, about: 'The D1 database' },
  { name: 'PICTURES', kind: 'binding', isNeeded: true, about: 'The R2 bucket of pictures' },
  { name: 'IMAGES', kind: 'binding', isNeeded: true, about: 'Resizes pictures' },
  { name: 'ASSETS', kind: 'binding', isNeeded: true, about: 'The built pages' },
  { name: 'PUBLIC_FORMS', kind: 'binding', isNeeded: true, about: 'Limits how fast forms are sent' },
  { name: 'SITE_URL', kind: 'variable', isNeeded: false, about: 'The address of the site; without it, e-mails wait' },
  {
    name: 'RESPONSE_CACHE_TTL_MS',
    kind: 'variable',
    isNeeded: false,
    about: 'How long public responses are repeated; without it never',
  },
  {
    name: 'ROBOTS_TAG',
    kind: 'variable',
    isNeeded: false,
    isExtra: true,
    about: 'What every response tells search engines, such as noindex where the site is only tried out',
  },
  { name: 'MAIL', kind: 'binding', isNeeded: false, about: 'Sends e-mails' },
  { name: 'MAIL_FROM', kind: 'variable', isNeeded: false, about: 'Who e-mails are from; without it they wait' },
  {
    name: 'TURNSTILE_SITE_KEY',
    kind: 'variable',
    isNeeded: false,
    isExtra: true,
    about: 'Asks who sends a form to be a person, together with TURNSTILE_SECRET_KEY',
  },
  {
    name: 'TURNSTILE_SECRET_KEY',
    kind: 'secret',
    isNeeded: false,
    isExtra: true,
    partOf: 'TURNSTILE_SITE_KEY',
    about: 'Lets the Worker ask Cloudflare whether a person sent a form',
  },
]

/** True if the setting is present and not empty. */
export function isSet(env: object, { name }: Setting): boolean {
  return Boolean(Reflect.get(env, name))
}

// Settings never change while an isolate lives, so they are checked once.
const complete = new WeakSet<object>()

/** Refuses every call, naming the missing settings, if the Worker was deployed without required ones. */
export const requireSettings = createMiddleware<AppEnv>(async (c, next) => {
  if (complete.has(c.env)) return next()
  const missing = SETTINGS.filter((setting) => setting.isNeeded && !isSet(c.env, setting))
  if (missing.length > 0) {
    const names = missing.map(({ name, kind }) => `${kind} ${name}`).join(', ')
    throw new AppError('unavailable', `This installation is not complete. Missing: ${names}. See docs/operations.md.`)
  }
  complete.add(c.env)
  await next()
})

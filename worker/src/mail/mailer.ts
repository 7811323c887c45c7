import { type Db, openDb } from '../db/client.ts'

/** What is needed to send mail. */
export interface Mailer {
  db: Db
  mail: Pick<SendEmail, 'send'>
  /** Address that mails come from. */
  from: string
  /** Address of this site, without a slash at its end. */
  site: string
  /** How long the service may take to accept a mail. */
  timeoutMs: number
}

// Less than the half minute for which work may continue after a response, so that the failure is still recorded.
const TIMEOUT_MS = 20_000

/** The message wherever mails wait because the sender's or the site's address is not set. */
export const NOT_SET_UP = 'E-mail is not set up here yet. E-mails wait until it is, and none is lost.'

/** What is needed to send mail from here; `null` if mail is not set up, and mails stay in the queue. */
export function mailerOf(env: Cloudflare.Env): Mailer | null {
  const { DB, MAIL, MAIL_FROM = '' } = env
  const site = siteOf(env)
  if (!MAIL || !MAIL_FROM || !site) return null
  return { db: openDb(DB), mail: MAIL, from: MAIL_FROM, site, timeoutMs: TIMEOUT_MS }
}

/** Address of this site in mails, without a trailing slash; empty if it is not set. */
export function siteOf({ SITE_URL = '' }: Cloudflare.Env): string {
  return SITE_URL.replace(/\/+$/, '')
}

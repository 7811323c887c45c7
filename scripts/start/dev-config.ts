import { readFileSync } from 'node:fs'

/** wrangler.toml for a server at `site` of this machine: mails link to that. */
export function configOf(site: string): string {
  // The first one is that of a laptop.
  return readFileSync('wrangler.toml', 'utf8').replace(/^SITE_URL = ".*"$/m, `SITE_URL = "${site}"`)
}

import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { quietly, say } from './command.ts'
import { DESCRIBED, describeApi } from './describe-api.ts'
import { drawPictures, FALLBACKS, SOCIALS, TOUCH_ICON } from './draw-pictures.ts'
import { shareStyles } from './share-styles.ts'

const MARK = 'dist/.built-from'
// The build leads wrangler to dist/ through this file; without it wrangler would bundle the sources raw.
const SIGNPOST = '.wrangler/deploy/config.json'
const SOURCES = [
  'site/src/**/*',
  'site/public/**/*',
  'worker/**/*',
  '*.config.ts',
  // All of them: a list of those that take part was soon short of two.
  'scripts/*.ts',
  'wrangler.toml',
  'package.json',
  'package-lock.json',
]

function fingerprint(): string {
  const hash = createHash('sha256').update(
    `${process.env.SITE_URL} ${process.env.CLOUDFLARE_ENV} ${process.env.TURNSTILE_SITE_KEY ?? ''}`,
  )
  const files = globSync(SOURCES).filter(
    (path) =>
      statSync(path).isFile() &&
      !path.endsWith('.test.ts') &&
      !(path in FALLBACKS || path in SOCIALS || path === TOUCH_ICON || path.startsWith(DESCRIBED)),
  )
  for (const path of files.sort()) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function isCurrent(): boolean {
  return existsSync(SIGNPOST) && existsSync(MARK) && readFileSync(MARK, 'utf8') === fingerprint()
}

/** Builds site and Worker into dist/, unless the last build was made from the very same sources. */
export async function build(): Promise<void> {
  if (isCurrent()) return
  say('Building the site and the Worker')
  await drawPictures()
  await describeApi()
  await quietly('astro', 'build')
  shareStyles('dist/server')
  writeFileSync(MARK, fingerprint())
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (isCurrent()) say('The build is current')
  await build()
}

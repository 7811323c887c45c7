import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { isStamped, makeStamped } from './build/build-stamp.ts'
import { DESCRIBED, describeApi } from './build/describe-api.ts'
import { drawPictures, FALLBACKS, OLD_ICON, SOCIALS, TOUCH_ICON } from './build/draw-pictures.ts'
import { leanManifest } from './build/lean-manifest.ts'
import { withLock } from './build/lock.ts'
import { shareStyles } from './build/share-styles.ts'
import { failWith, parseCommandLine, runTool, say } from './cli/command.ts'

const STAMP = 'dist/.built-from'
// Outside dist/, which a build empties.
const LOCK = '.wrangler/building'
// The build tells wrangler to use dist/ through this file; without it wrangler would bundle the sources itself.
const SIGNPOST = '.wrangler/deploy/config.json'
const SOURCES = [
  'site/src/**/*',
  'site/public/**/*',
  'worker/**/*',
  '*.config.ts',
  'scripts/build.ts',
  'scripts/cli/command.ts',
  'scripts/build/*.ts',
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
      !(path in FALLBACKS || path in SOCIALS || path === TOUCH_ICON || path === OLD_ICON || path.startsWith(DESCRIBED)),
  )
  for (const path of files.sort()) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function isCurrent(sources: string): boolean {
  return existsSync(SIGNPOST) && isStamped(STAMP, sources)
}

/** Builds site and Worker into dist/, unless the last build was made from the same sources. */
export function build(): Promise<void> {
  // Two at once, as of npm start beside npm test, would mix their files in dist/.
  return withLock(LOCK, buildIfOutdated)
}

async function buildIfOutdated(): Promise<void> {
  // Before the build: edits made while it runs are not in it.
  const sources = fingerprint()
  if (isCurrent(sources)) return
  say('Building the site and the Worker')
  await makeStamped(STAMP, sources, async () => {
    await drawPictures()
    await describeApi()
    await runTool('astro', 'build')
    leanManifest('dist/server')
    shareStyles('dist/server')
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  parseCommandLine({ options: {} })
  if (isCurrent(fingerprint())) say('The build is current')
  await build().catch(failWith)
}

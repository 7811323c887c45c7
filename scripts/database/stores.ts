import { join } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import { type Target, targetOf } from './target.ts'

/** Opens the stores of a local installation. */
export function openLocal({ config, persistTo }: Target) {
  const persist = persistTo ? { persist: { path: join(persistTo, 'v3') } } : {}
  // remoteBindings off: whatever wrangler.toml says, this only ever reaches local data.
  return getPlatformProxy<Cloudflare.Env>({
    configPath: config,
    // As in flagsOf(): CLOUDFLARE_ENV would choose the database of another environment.
    environment: '',
    remoteBindings: false,
    ...persist,
  })
}

/** Lets `work` use the local database and pictures, or those in another `folder`, while no server uses them. */
export async function withStores<T>(work: (env: Cloudflare.Env) => Promise<T>, folder?: string): Promise<T> {
  const local = await openLocal(targetOf({ 'persist-to': folder }))
  try {
    return await work(local.env)
  } finally {
    await local.dispose()
  }
}

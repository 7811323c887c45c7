import { join } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import { quietly } from './command.ts'
import { fillDemo, isEmpty } from './demo/fill.ts'

/** Migrates the local database, or the one in another `folder`, to the newest schema. */
export async function migrate(folder?: string): Promise<void> {
  const where = folder ? ['--persist-to', folder] : []
  await quietly('wrangler', 'd1', 'migrations', 'apply', 'DB', '--local', ...where)
}

/** Lets `work` use the local database and pictures, or those in another `folder`, while no server uses them. */
export async function withStores<T>(work: (env: Cloudflare.Env) => Promise<T>, folder?: string): Promise<T> {
  // remoteBindings off: whatever wrangler.toml says, this reaches the database on this machine only.
  const where = folder ? { persist: { path: join(folder, 'v3') } } : {}
  const local = await getPlatformProxy<Cloudflare.Env>({ remoteBindings: false, ...where })
  try {
    return await work(local.env)
  } finally {
    await local.dispose()
  }
}

/** Fills the database with the demo data if it is empty; returns whether it did. */
export function seed(folder?: string): Promise<boolean> {
  return withStores(async (env) => {
    const fresh = await isEmpty(env.DB)
    if (fresh) await fillDemo(env, new Date())
    return fresh
  }, folder)
}

import { getPlatformProxy } from 'wrangler'
import { quietly } from './command.ts'
import { fillDemo, isEmpty } from './demo/fill.ts'

/** Brings the local database to the newest schema. */
export async function migrate(): Promise<void> {
  await quietly('wrangler', 'd1', 'migrations', 'apply', 'DB', '--local')
}

/** Fills the local database with the demo data when it is empty; answers whether it did. */
export async function seed(): Promise<boolean> {
  // remoteBindings off: whatever wrangler.toml says, this can only ever reach the database on this machine.
  const local = await getPlatformProxy<Cloudflare.Env>({ remoteBindings: false })
  try {
    const fresh = await isEmpty(local.env.DB)
    if (fresh) await fillDemo(local.env, new Date())
    return fresh
  } finally {
    await local.dispose()
  }
}

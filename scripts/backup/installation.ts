import { rmSync, writeFileSync } from 'node:fs'
import { getPlatformProxy } from 'wrangler'
import { openLocal } from '../database/stores.ts'
import type { Target } from '../database/target.ts'
import { readConfig } from '../deploy/config.ts'

/** Database and bucket of an installation, readable and writable from here. */
export interface Installation {
  db: D1Database
  pictures: R2Bucket
}

/** Lets `work` use an installation: a local one through its files, one on Cloudflare through wrangler's remote bindings. */
export async function withInstallation<T>(
  target: Target,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const { env, dispose } = await (target.env ? openRemote(target.env) : openLocal(target))
  try {
    return await work({ db: env.DB, pictures: env.PICTURES })
  } finally {
    await dispose()
  }
}

// Writes only the two bindings, each marked as remote, to a file that exists just while it is read.
async function openRemote(env: string) {
  const { name, compatibility_date, d1_databases, r2_buckets } = readConfig(env)
  const configPath = `.wrangler-${env}-${process.pid}.json`
  const remote = {
    name,
    compatibility_date,
    d1_databases: d1_databases.map((database) => ({ ...database, remote: true })),
    r2_buckets: r2_buckets.map((bucket) => ({ ...bucket, remote: true })),
  }
  writeFileSync(configPath, JSON.stringify(remote))
  try {
    return await getPlatformProxy<Cloudflare.Env>({ configPath, persist: false })
  } finally {
    rmSync(configPath)
  }
}

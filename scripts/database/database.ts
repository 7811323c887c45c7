import { messageOf } from '../cli/command.ts'
import { fillDemo, isEmpty } from '../demo/fill.ts'
import { demoSignIns, type SignIn } from '../demo/sign-ins.ts'
import { withStores } from './stores.ts'
import { migrate, targetOf } from './target.ts'

/** A database that a server can start on. */
export interface Prepared {
  /** Whether it was empty, and was filled with the demo data. */
  isFresh: boolean
  signIns: SignIn[]
}

/** Fills the database with the demo data if it is empty. */
export function seed(folder?: string): Promise<Prepared> {
  return withStores(async (env) => {
    const isFresh = await isEmpty(env.DB)
    if (isFresh) await fillDemo(env, new Date())
    return { isFresh, signIns: await demoSignIns(env.DB) }
  }, folder)
}

/** Migrates the local database, or the one in another `folder`, and fills it if it is empty. Throws with what to do. */
export async function prepareDatabase(folder?: string): Promise<Prepared> {
  try {
    await migrate(targetOf({ 'persist-to': folder }))
    return await seed(folder)
  } catch (error) {
    const where = folder ?? '.wrangler/state'
    throw new Error(`${messageOf(error)}
  The database cannot be used. If the disk is not full and you may write here, its files are damaged: move ${where} away, and
  the next start begins with the demo data, or with a backup (npm run restore).`)
  }
}

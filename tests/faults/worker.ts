import { createApp } from '../../worker/src/app.ts'
import { SCRYPT_COST } from '../../worker/src/http/access/password.ts'
import { QUICK_COST } from '../quick-cost.ts'
import { Fault, faultyBucket, faultyDatabase } from './faulty.ts'
import { keepCopies, look, reset } from './tables.ts'

Object.assign(SCRYPT_COST, QUICK_COST)
const app = createApp()

/** The API on a database and a bucket that fail as the caller says, and the whole database to inspect. */
export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url)
    if (pathname === '/tables/keep') return Response.json(await keepCopies(env.DB))
    if (pathname === '/tables/reset') return Response.json(await reset(env))
    if (pathname === '/tables') return Response.json(await look(env))
    const fault = new Fault(request.headers.get('X-Fault'))
    // Both are for pages and pictures, which are not requested here.
    const pages = { ASSETS: env.DB, IMAGES: env.DB }
    const bindings = {
      ...env,
      ...pages,
      DB: faultyDatabase(env.DB, fault),
      PICTURES: faultyBucket(env.PICTURES, fault),
    }
    const response = await app.fetch(request, bindings, context)
    const told = new Response(response.body, response)
    told.headers.set('X-Struck', fault.struck)
    told.headers.set('X-Written', String(fault.hasWritten))
    return told
  },
} satisfies ExportedHandler<Cloudflare.Env>

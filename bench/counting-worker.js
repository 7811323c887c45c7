import { withEnv } from 'cloudflare:workers'
import product from './entry.mjs'

/** A database that counts the trips to it and the rows they read. */
function counting(database, count) {
  const told = (answer) => {
    count.rows += answer.meta.rows_read
    return answer
  }
  const statement = (real) => ({
    real,
    bind: (...values) => statement(real.bind(...values)),
    all: () => trip(async () => told(await real.all())),
    run: () => trip(async () => told(await real.run())),
    // D1 tells nothing of the rows read for these two, so they are read once more.
    raw: (options) => trip(async () => told(await real.all()) && real.raw(options)),
    first: (column) => trip(async () => told(await real.all()) && real.first(column)),
  })
  const trip = (ask) => {
    count.trips++
    return ask()
  }
  const asked = (real) => ({
    prepare: (sql) => statement(real.prepare(sql)),
    batch: (statements) => trip(async () => (await real.batch(statements.map((one) => one.real))).map(told)),
  })
  return {
    ...asked(database),
    exec: (sql) => trip(() => database.exec(sql)),
    withSession(start) {
      const session = database.withSession(start)
      return { ...asked(session), getBookmark: () => session.getBookmark() }
    },
  }
}

// The product, telling in two headers what each of its answers took of the database.
export default {
  async fetch(request, env, context) {
    const count = { trips: 0, rows: 0 }
    const own = { ...env, DB: counting(env.DB, count) }
    const answer = await withEnv(own, () => product.fetch(request, own, context))
    const told = new Response(answer.body, answer)
    told.headers.set('Trips', String(count.trips))
    told.headers.set('Rows-Read', String(count.rows))
    return told
  },
}

import { withEnv } from 'cloudflare:workers'
import product from './entry.mjs'

/** A database that counts the round trips to it and the rows they read. */
function counting(database, count) {
  const countRows = (answer) => {
    count.rows += answer.meta.rows_read
    return answer
  }
  const statement = (real) => ({
    real,
    bind: (...values) => statement(real.bind(...values)),
    all: () => roundTrip(async () => countRows(await real.all())),
    run: () => roundTrip(async () => countRows(await real.run())),
    // D1 does not report the rows read for these two, so they are read once more.
    raw: (options) => roundTrip(async () => countRows(await real.all()) && real.raw(options)),
    first: (column) => roundTrip(async () => countRows(await real.all()) && real.first(column)),
  })
  const roundTrip = (ask) => {
    count.roundTrips++
    return ask()
  }
  const counted = (real) => ({
    prepare: (sql) => statement(real.prepare(sql)),
    batch: (statements) => roundTrip(async () => (await real.batch(statements.map((one) => one.real))).map(countRows)),
  })
  return {
    ...counted(database),
    exec: (sql) => roundTrip(() => database.exec(sql)),
    withSession(start) {
      const session = database.withSession(start)
      return { ...counted(session), getBookmark: () => session.getBookmark() }
    },
  }
}

// The product, with two headers that report the database cost of each answer.
export default {
  async fetch(request, env, context) {
    const count = { roundTrips: 0, rows: 0 }
    const own = { ...env, DB: counting(env.DB, count) }
    const answer = await withEnv(own, () => product.fetch(request, own, context))
    const reported = new Response(answer.body, answer)
    reported.headers.set('Round-Trips', String(count.roundTrips))
    reported.headers.set('Rows-Read', String(count.rows))
    return reported
  },
}

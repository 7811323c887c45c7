import { env } from 'cloudflare:workers'

const STATEMENTS = JSON.parse(env.STATEMENTS)

// The lower bound for any product: only the statements of a call, in one round trip, in the same runtime on the same rows.
export default {
  async fetch(request) {
    const statements = STATEMENTS[new URL(request.url).pathname].map(({ sql, params }) =>
      env.DB.prepare(sql).bind(...params),
    )
    const [first] = statements
    const answers = statements.length === 1 ? [await first.all()] : await env.DB.batch(statements)
    return Response.json({ success: true, results: answers.map(({ results }) => results) })
  },
}

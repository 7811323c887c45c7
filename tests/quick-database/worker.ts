/** A statement and what is bound to it. */
export interface Asked {
  sql: string
  params: unknown[]
}

/** What one call requests of the database: statements of one transaction, or the bare values of a single one. */
export interface Question {
  asked: Asked[]
  raw: boolean
}

export default {
  async fetch(request: Request, { DB }: { DB: D1Database }) {
    const { asked, raw }: Question = await request.json()
    const statements = asked.map(({ sql, params }) => DB.prepare(sql).bind(...params))
    try {
      return Response.json(raw ? await statements[0]?.raw() : await DB.batch(statements))
    } catch (error) {
      return Response.json(error instanceof Error ? error.message : String(error), { status: 500 })
    }
  },
}

import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { preparedStatements } from './prepared-statements.ts'

const statements = preparedStatements()

describe('the statements that are written while building', () => {
  test('are those of all prepared queries, each under its own name', () => {
    const sources = globSync('worker/src/db/**/*.ts').map((path) => readFileSync(path, 'utf8'))
    const prepared = sources.flatMap((source) => source.match(/ = prepared\(/g) ?? [])
    expect(Object.keys(statements)).toHaveLength(prepared.length)
  })

  test('say which argument stands where, and how a column without a type of the database is read', () => {
    expect(statements['available trailers']).toMatchObject({
      text: expect.stringMatching(
        /^select "id", .* where \("trailers"."status" = \? and "trailers"."id" > \?\) .* limit \?$/s,
      ),
      params: ['available', { argument: 0 }, { argument: 1 }],
      columns: expect.arrayContaining([{ name: 'name' }, { name: 'features', decoder: 'SQLiteTextJson' }]),
    })
    expect(statements['site access']?.columns[0]).toEqual({ name: 'required', decoder: 'SQLiteBoolean' })
  })

  test('stay the same when they are data', () => {
    expect(JSON.parse(JSON.stringify(statements))).toEqual(statements)
  })
})

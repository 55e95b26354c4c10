import { CompiledQuery, createQueryId, PostgresQueryCompiler, type RawBuilder } from 'kysely'
import type { QueryResultRow } from 'pg'
import { type Database, findRequestTimeout, findPipelines, findPool } from './database.ts'
import { connectInTime } from './request-timeout.ts'

type Build<Params, Row> = (params: Params) => RawBuilder<Row>

class Parameter {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Parameter(String(name)) })

/** Compiles a query to SQL once. A parameter that the query uses twice is sent twice. */
const compile = <Params, Row>(build: Build<Params, Row>) => {
  const query = build(placeholders as Params).toOperationNode()
  const { sql, parameters } = new PostgresQueryCompiler().compileQuery(query, createQueryId())
  const names = parameters.map((one) => {
    if (!(one instanceof Parameter))
      throw new Error(`a prepared query cannot contain a fixed value: ${String(one)}`)
    return one.name as keyof Params
  })
  return { text: sql, valuesOf: (params: Params) => names.map((name) => params[name]) }
}

const inKysely = async <Row>(db: Database, text: string, values: unknown[]) =>
  (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows

/** Compiles a query once, for hot paths. Outside a transaction the query goes to the pool and bypasses Kysely. */
export const prepareStatement = <Params extends object, Row extends object>(build: Build<Params, Row>) => {
  const { text, valuesOf } = compile(build)
  return async (db: Database, params: Params): Promise<Row[]> => {
    const pool = findPool(db)
    if (!pool) return inKysely(db, text, valuesOf(params))
    const client = await connectInTime(pool, findRequestTimeout(db))
    try {
      return (await client.query<Row & QueryResultRow>(text, valuesOf(params))).rows
    } finally {
      client.release()
    }
  }
}

/** Outside a transaction, the query shares a connection with other reads, so it must not lock and must always be fast. */
export const prepareRead = <Params extends object, Row extends object>(build: Build<Params, Row>) => {
  const { text, valuesOf } = compile(build)
  return async (db: Database, params: Params): Promise<Row[]> => {
    const shared = findPipelines(db)
    if (!shared) return inKysely(db, text, valuesOf(params))
    return (await shared.query<Row & QueryResultRow>({ text, values: valuesOf(params) })).rows
  }
}

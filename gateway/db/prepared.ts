import { Kysely, type Compilable, type CompiledQuery, type RawBuilder } from 'kysely'
import type { Db } from './connect'
import { Dialect } from './dialect'
import { readerOf } from './reader'
import type { DB } from './tables.gen'

/** Builds and compiles, and never runs anything. */
const builder = new Kysely<DB>({ dialect: new Dialect(() => Promise.reject(new Error('this handle runs nothing'))) })

/** Where a value given at each run belongs. */
class Given {
  constructor(readonly name: string) {}
}

const givens = new Proxy({}, { get: (_target, name) => new Given(String(name)) })

/**
 * A read of the hot path: built and compiled at its first use, prepared by the server, then run by name with the values given.
 * Its text never changes, so a list is given as one array (`= any(${p.ids}::text[])`) and fixed words are written as literals.
 * Outside a transaction it shares a connection with other reads.
 */
export function prepared<P extends object, Row>(
  build: (db: Kysely<DB>, p: P) => Compilable<Row> | RawBuilder<Row>,
): (db: Db, values: P) => Promise<Row[]> {
  let statement: CompiledQuery<Row> | undefined
  return async (db, values) => {
    statement ??= kept(build(builder, givens as P).compile(builder))
    const given = values as Record<string, unknown>
    const parameters = statement.parameters.map((one) => (one instanceof Given ? given[one.name] : one))
    const reader = readerOf(db)
    if (reader) return (await reader.read(statement.sql, parameters)) as Row[]
    return (await db.executeQuery<Row>({ ...statement, parameters })).rows
  }
}

/** The same for a read of one row, or none. */
export function preparedOne<P extends object, Row>(
  build: (db: Kysely<DB>, p: P) => Compilable<Row> | RawBuilder<Row>,
): (db: Db, values: P) => Promise<Row | undefined> {
  const read = prepared(build)
  return async (db, values) => (await read(db, values))[0]
}

const texts = new WeakMap<object, string>()

function kept<Row>(statement: CompiledQuery<Row>): CompiledQuery<Row> {
  texts.set(statement.queryId, statement.sql)
  return statement
}

/** The text behind the id of a statement that ran. */
export const preparedText = (queryId: object): string => texts.get(queryId) ?? ''

import { setImmediate as eventLoop } from 'node:timers/promises'
import type { PGlite, Results } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { liteStatements, type LiteStatements } from './lite-statements'
import { rowsOf } from './row-names'
import { tracedStatement } from '../tracing/tracer'

/** PGlite answers without leaving the microtasks: after so many ms the event loop has its turn, or no new request is even accepted. */
const YIELD_AFTER_MS = 5

/** Tables change in migrations (and in tests of them), by texts without parameters. */
const changesTables = /\b(create|alter|drop)\b/i

/**
 * PGlite seen as a pg pool of one connection, first come first served. Kysely's own PostgresDialect sits on top,
 * so that one database code runs on both engines (ADR 0004).
 */
export function litePool(lite: PGlite, statements: LiteStatements = liteStatements(lite)): PostgresPool {
  let last: Promise<unknown> = Promise.resolve()
  let yieldedAt = performance.now()
  return {
    async connect(): Promise<PostgresPoolClient> {
      let free: () => void = () => undefined
      const turn = last
      last = new Promise<void>((done) => {
        free = done
      })
      await turn
      if (performance.now() - yieldedAt > YIELD_AFTER_MS) {
        await eventLoop()
        yieldedAt = performance.now()
      }
      const run = async (text: string, values: readonly unknown[] = []) => {
        if (values.length === 0 && changesTables.test(text)) statements.forget()
        const result = values.length > 0 ? await statements.run(text, values) : await lastOf(lite, text)
        const rows = result ? rowsOf(result.fields, result.rows) : []
        const command = text.trim().split(/\s+/, 1)[0]?.toUpperCase() ?? ''
        return { command, rowCount: result?.affectedRows ?? rows.length, rows }
      }
      return {
        query: ((text: string, values?: readonly unknown[]) =>
          tracedStatement(text, () => run(text, values))) as PostgresPoolClient['query'],
        release: () => free(),
      }
    },
    end: () => lite.close(),
  }
}

/** What the last statement of a text answers. */
async function lastOf(lite: PGlite, text: string): Promise<Results<unknown[]> | undefined> {
  const results = await lite.exec(text, { rowMode: 'array' })
  return results.at(-1) as Results<unknown[]> | undefined
}

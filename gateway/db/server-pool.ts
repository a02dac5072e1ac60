import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient, QueryArrayResult } from 'pg'
import { DatabaseDown, downOr } from './down'
import { rowsOf } from './row-names'
import { statementNames } from './statement-names'
import { tracedStatement } from '../tracing/tracer'

/** A text that has come so often is prepared under a name, once on each connection. */
const OFTEN = 5

/** ms after which an answer is no longer waited for: the server itself ends a statement earlier (statement_timeout) unless it hangs. */
const LONGEST_WAIT = 40_000

/** Said first on a connection with statements that may take all the time they need (migrations). It serves nothing else afterwards. */
export const withoutLimits = 'set statement_timeout = 0; set lock_timeout = 0'

/** Statements that are used all the time get a name, so that the server parses and plans them once instead of every time. */
export function serverPool(pool: Pool): PostgresPool {
  const names = statementNames(OFTEN)
  return {
    async connect(): Promise<PostgresPoolClient> {
      const client = await connected(pool)
      // The pool listens to idle connections only; an error without a listener ends the process.
      let lost: Error | undefined
      const onLost = (error: Error) => {
        lost = error
        pool.emit('error', error, client)
      }
      client.on('error', onLost)
      let isPatient = false
      const run = async (text: string, values: readonly unknown[] = []): Promise<unknown> => {
        isPatient ||= text === withoutLimits
        const name = values.length > 0 ? names.of(text) : undefined
        try {
          const results = await client.query({
            text,
            values: [...values],
            rowMode: 'array',
            ...(name && { name }),
            ...(!isPatient && { query_timeout: LONGEST_WAIT }),
          })
          const { command, rowCount, fields, rows } = lastOf(results)
          return { command, rowCount, rows: rowsOf(fields, rows) }
        } catch (error) {
          if (isOutdatedPlan(error)) names.forget()
          const failure = downOr(error)
          if (failure instanceof DatabaseDown) lost ??= failure
          throw failure
        }
      }
      const query = (text: string, values?: readonly unknown[]) => tracedStatement(text, () => run(text, values))
      // Kysely's overload for cursors is not offered: nothing streams.
      return {
        query: query as PostgresPoolClient['query'],
        release() {
          client.off('error', onLost)
          client.release(lost ?? isPatient)
        },
      }
    },
    end: () => pool.end(),
  }
}

async function connected(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw downOr(error)
  }
}

/** A text of several statements (migrations) answers a list. */
const lastOf = (results: QueryArrayResult | QueryArrayResult[]): QueryArrayResult =>
  Array.isArray(results) ? (results.at(-1) as QueryArrayResult) : results

/** Another gateway has migrated a table with columns that a prepared statement answers: done again, it is prepared again. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === '0A000' && error.message.includes('cached plan')

import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool } from 'pg'

/** A text that has come so often is prepared under a name, once on each connection. */
const OFTEN = 5
/** Names given at most: a server keeps a plan per connection and name. */
const KEPT = 300
/** A longer text is a bulk insert of some number of rows: it hardly ever comes again. */
const LONGEST = 4000

/** Statements that are used all the time get a name, so that the server parses and plans them once instead of every time. */
export function serverPool(pool: Pool): PostgresPool {
  const names = statementNames()
  return {
    async connect(): Promise<PostgresPoolClient> {
      const client = await pool.connect()
      // The pool listens to idle connections only; an error that nobody listens to ends the process.
      let lost: Error | undefined
      const onLost = (error: Error) => {
        lost = error
        pool.emit('error', error, client)
      }
      client.on('error', onLost)
      const query = async (text: string, values: readonly unknown[] = []): Promise<unknown> => {
        const name = values.length > 0 ? names.of(text) : undefined
        try {
          return await client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) })
        } catch (error) {
          if (isOutdatedPlan(error)) names.forget()
          throw error
        }
      }
      // Kysely's overload for cursors is not offered: nothing streams.
      return {
        query: query as PostgresPoolClient['query'],
        release() {
          client.off('error', onLost)
          client.release(lost)
        },
      }
    },
    end: () => pool.end(),
  }
}

/** Another gateway has migrated a table whose columns a prepared statement answers: done again, it is prepared anew. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === '0A000' && error.message.includes('cached plan')

/** Names for the texts that come often; after `forget` the same texts get other names. */
export function statementNames(): { of(text: string): string | undefined; forget(): void } {
  let seen = new Map<string, number>()
  let names = new Map<string, string>()
  let given = 0
  return {
    of(text) {
      const known = names.get(text)
      if (known !== undefined || text.length > LONGEST || names.size >= KEPT) return known
      const count = (seen.get(text) ?? 0) + 1
      if (count < OFTEN) {
        if (seen.size >= KEPT * OFTEN) seen = new Map()
        seen.set(text, count)
        return undefined
      }
      seen.delete(text)
      const name = `s${++given}`
      names.set(text, name)
      return name
    },
    forget() {
      names = new Map()
      seen = new Map()
    },
  }
}

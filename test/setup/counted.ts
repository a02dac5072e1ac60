import type { KyselyPlugin } from 'kysely'
import type { Database } from '../../gateway/db/connect'
import { preparedText } from '../../gateway/db/prepared'

/** A statement that was run. */
export interface Ran {
  text: string
  rows: number
}

interface Counted {
  database: Database
  count: () => number
  /** Those from this number on. */
  ran: (from: number) => Ran[]
  /** How many statements are still done; null: all. */
  lives: (statements: number | null) => void
}

/** The database with a count of the statements that it was given, those included that were built once and for all. */
export function counted(database: Database): Counted {
  let left: number | null = null
  const statements: { queryId: object; rows: number }[] = []
  const built = new WeakMap<object, () => string>()
  const { db: plain, patient } = database
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      built.set(queryId, () => plain.getExecutor().compileQuery(node, queryId).sql)
      return node
    },
    async transformResult({ result, queryId }) {
      statements.push({ queryId, rows: result.rows.length })
      if (left !== null && left-- <= 0) throw new Error('the process was killed')
      return result
    },
  }
  const textOf = (queryId: object) => built.get(queryId)?.() ?? preparedText(queryId)
  const lives = (statements: number | null) => {
    left = statements
  }
  return {
    database: {
      ...database,
      db: plain.withPlugin(plugin),
      ...(patient && { patient: patient.withPlugin(plugin) }),
    },
    count: () => statements.length,
    ran: (from) => statements.slice(from).map(({ queryId, rows }) => ({ text: textOf(queryId), rows })),
    lives,
  }
}

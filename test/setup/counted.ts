import type { KyselyPlugin } from 'kysely'
import type { Database } from '../../gateway/db/connect'
import { DatabaseDown } from '../../gateway/db/down'
import { preparedText } from '../../gateway/db/prepared'

/** A statement that was run. */
export interface Ran {
  text: string
  rows: number
}

interface Counted {
  database: Database
  count: () => number
  /** The statements that some work runs. */
  recorded: (work: () => Promise<unknown>) => Promise<Ran[]>
  /** How many statements are still done; null: all. */
  lives: (statements: number | null) => void
}

type Statement = { queryId: object; rows: number }

/**
 * The database with a count of the statements that it was given, those included that were built once and for all. They are held while
 * they are recorded only: the trees of all that a long test runs keep the collector busy.
 */
export function counted(database: Database): Counted {
  let left: number | null = null
  let count = 0
  const recordings = new Set<Statement[]>()
  const built = new WeakMap<object, () => string>()
  const { db: plain, patient } = database
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (recordings.size > 0) built.set(queryId, () => plain.getExecutor().compileQuery(node, queryId).sql)
      return node
    },
    async transformResult({ result, queryId }) {
      count += 1
      for (const statements of recordings) statements.push({ queryId, rows: result.rows.length })
      // As a connection that is gone, so that no sweep is put off as one that cannot be listed: the next process has put off none.
      if (left !== null && left-- <= 0) throw new DatabaseDown('the process was killed')
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
    count: () => count,
    async recorded(work) {
      const statements: Statement[] = []
      recordings.add(statements)
      await work().finally(() => recordings.delete(statements))
      // What began before has no text: it is other work, such as settings that are read again.
      return statements.map(({ queryId, rows }) => ({ text: textOf(queryId), rows })).filter(({ text }) => text !== '')
    },
    lives,
  }
}

import pg, { type ClientConfig, type QueryArrayResult } from 'pg'
import { downOr } from './down'
import { rowsOf } from './row-names'
import { isOutdatedPlan } from './server-pool'
import { statementNames } from './statement-names'
import { tracedStatement } from '../tracing/tracer'

/**
 * Reads without a transaction, several at once on each of a few connections: the next statement leaves before the answer of the one
 * before has come. For prepared reads only, which are short: what takes long holds up those behind it.
 */
export interface Reader {
  read(text: string, values: readonly unknown[]): Promise<unknown[]>
  close(): Promise<void>
}

/** Two connections keep the server busy; more processes of it only contend. */
export const READERS = 2

const readers = new WeakMap<object, Reader>()

/** Gives the reads over this handle a reader; handles of transactions have none. */
export const giveReader = (db: object, reader: Reader): void => void readers.set(db, reader)
export const readerOf = (db: object): Reader | undefined => readers.get(db)

/** Reads over so many connections of their own; `settings` is run first on each of them. */
export function createReader(
  config: ClientConfig,
  settings: string,
  onLost: (error: Error) => void,
  connections: number,
): Reader {
  const lines = Array.from({ length: connections }, () => createLine(config, settings, onLost))
  const names = statementNames(1, 'r')
  let turn = 0
  return {
    async read(text, values) {
      turn = (turn + 1) % connections
      const line = lines[turn] as Line
      try {
        const client = line.open() ?? (await line.opened())
        const name = names.of(text)
        const query = { text, values: [...values], rowMode: 'array' as const, ...(name && { name }) }
        const result: QueryArrayResult = await tracedStatement(text, () => client.query(query))
        return rowsOf(result.fields, result.rows)
      } catch (error) {
        if (isOutdatedPlan(error)) names.forget()
        throw downOr(error)
      }
    },
    close: async () => void (await Promise.all(lines.map((line) => line.close()))),
  }
}

type Line = ReturnType<typeof createLine>

/** One connection, made when it is wanted and again after it was lost. */
function createLine(config: ClientConfig, settings: string, onLost: (error: Error) => void) {
  let client: pg.Client | null = null
  let opening: Promise<pg.Client> | null = null
  const connect = async (): Promise<pg.Client> => {
    const made = new pg.Client({ ...config, pipeline: true })
    const gone = () => {
      if (client === made) client = null
    }
    made.on('error', (error) => {
      gone()
      onLost(error)
    })
    made.on('end', gone)
    await made.connect()
    await made.query(settings)
    client = made
    return made
  }
  return {
    open: () => client,
    opened: () => {
      opening ??= connect().finally(() => {
        opening = null
      })
      return opening
    },
    close: async () => client?.end(),
  }
}

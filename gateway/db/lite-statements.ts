import { parse, protocol, type messages, type PGlite, type Results } from '@electric-sql/pglite'

/** Statements kept prepared; the one used longest ago makes room. */
const KEPT = 400
/** A longer text is a bulk insert of some number of rows: it hardly ever comes again. */
const LONGEST = 4000

const { serialize } = protocol

interface Prepared {
  /** '' = prepared for this one time. */
  name: string
  /** Types of the parameters. */
  types: readonly number[]
  /** What the rows look like; null for a statement that answers none. */
  shape: messages.BackendMessage | null
}

/**
 * Runs statements with parameters on PGlite. Its own `query` parses and plans each one every time, in six messages; here a statement is
 * prepared once and then runs by name in one message.
 */
export function liteStatements(lite: PGlite) {
  const known = new Map<string, Prepared>()
  let names = 0

  const send = (parts: readonly Uint8Array[]) => lite.execProtocolStream(joined(parts), { syncToFs: false })

  async function prepare(text: string): Promise<Prepared> {
    const isKept = text.length <= LONGEST
    const name = isKept ? `s${++names}` : ''
    const oldest = isKept && known.size >= KEPT ? known.entries().next().value : undefined
    if (oldest) known.delete(oldest[0])
    const results = await send([
      ...(oldest ? [serialize.close({ type: 'S', name: oldest[1].name })] : []),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ])
    const shape = results.find((message) => message.name === 'rowDescription') ?? null
    return { name, types: parse.parseDescribeStatementResults(results), shape }
  }

  return {
    run: (text: string, values: readonly unknown[]): Promise<Results<unknown[]>> =>
      lite.runExclusive(async () => {
        const statement = known.get(text) ?? (await prepare(text))
        if (statement.name !== '') {
          known.delete(text)
          known.set(text, statement)
        }
        const results = await send([
          serialize.bind({
            statement: statement.name,
            values: values.map((value, index) => textOf(lite, value, statement.types[index] ?? 0)),
          }),
          serialize.execute({}),
          serialize.sync(),
        ])
        const [result] = parse.parseResults(statement.shape ? [statement.shape, ...results] : results, lite.parsers, {
          rowMode: 'array',
        })
        return (result as Results<unknown[]> | undefined) ?? { rows: [], fields: [] }
      }),

    /** Tables have changed: what was prepared may answer other columns now. */
    forget: () => known.clear(),

    /** Has the engine plan ahead what is known, without running it. Answers what makes these the known ones again. */
    async plan(): Promise<() => void> {
      const texts = [...known.keys()]
      known.clear()
      for (const text of texts) {
        const statement = await prepare(text)
        known.set(text, statement)
        await send([
          serialize.bind({ statement: statement.name, values: statement.types.map(() => null) }),
          serialize.sync(),
        ])
      }
      const planned = [...known]
      return () => {
        known.clear()
        for (const [text, statement] of planned) known.set(text, statement)
      }
    },
  }
}

function textOf(lite: PGlite, value: unknown, type: number): string | null {
  if (value === null || value === undefined) return null
  const write = lite.serializers[type]
  return write ? (write(value) as string) : String(value)
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export type LiteStatements = ReturnType<typeof liteStatements>

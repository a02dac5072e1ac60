/*
 * Stands in for `@electric-sql/pglite` in gateway tests: the same class, loaded outside the sandbox. Its errors are
 * re-created inside, so that `instanceof Error` holds for the code under test as it does in the product.
 */
import type * as Pglite from '@electric-sql/pglite'

declare global {
  var __pglite: () => typeof Pglite
  var __pgliteParts: () => Promise<Pglite.PGliteOptions>
  var __pgliteImage: (file: string) => Blob
}

const outside = globalThis.__pglite()

function localError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown
  const source = thrown as Error
  return Object.assign(new Error(source.message), { ...source, name: source.name, stack: source.stack })
}

async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (thrown) {
    throw localError(thrown)
  }
}

/** PGlite knows only the Date of its own realm; the text means the same to it. */
const localParam = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

export class PGlite extends outside.PGlite {
  // The original's `create` makes an instance of the outer class, which would bypass the methods below.
  static override async create(...args: unknown[]): Promise<never> {
    const [first, second] = args as [string | Pglite.PGliteOptions | undefined, Pglite.PGliteOptions | undefined]
    const options = typeof first === 'string' ? { dataDir: first, ...second } : first
    const lite = new PGlite({ ...(await globalThis.__pgliteParts()), ...options })
    await translated(lite.waitReady)
    return lite as never
  }

  override query<T>(sql: string, params?: unknown[], options?: Pglite.QueryOptions): Promise<Pglite.Results<T>> {
    return translated(super.query<T>(sql, params?.map(localParam), options))
  }

  override execProtocolStream(
    message: Uint8Array,
    options?: Pglite.ExecProtocolOptions,
  ): ReturnType<Pglite.PGlite['execProtocolStream']> {
    return translated(super.execProtocolStream(message, options))
  }

  override exec(sql: string, options?: Pglite.QueryOptions): Promise<Pglite.Results[]> {
    return translated(super.exec(sql, options))
  }
}

export const types = outside.types
export const parse = outside.parse
export const protocol = outside.protocol
export const MemoryFS = outside.MemoryFS

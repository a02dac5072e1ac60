import type { Database, Db } from './connect'

/** A read replica: it serves reads that may be some seconds old, while it is there and not too far behind. */
export interface Replica {
  /** The replica's handle; null while it is not fit to be asked. */
  fit(): Db | null
  /** Looks how far behind it is. */
  look(): Promise<void>
  /** Looks again and again; tells each lag in seconds (Infinity after a look that failed), and what failed. Answers how to stop. */
  follow(onLag: (seconds: number) => void, failed: (error: unknown) => void): () => void
  close(): Promise<void>
}

/** Seconds behind the primary up to which a read marked `stale` may be answered. */
const MOST_BEHIND = 30
/** ms between two looks. */
const lookedEvery = 5_000

/** `lagOf`: seconds that a database is behind. */
export function createReplica(database: Pick<Database, 'db' | 'close'>, lagOf: (db: Db) => Promise<number>): Replica {
  let lag = Infinity
  const look = async () => {
    lag = await lagOf(database.db).catch((error: unknown) => {
      lag = Infinity
      throw error
    })
  }
  return {
    fit: () => (lag <= MOST_BEHIND ? database.db : null),
    look,
    follow(onLag, failed) {
      const again = () =>
        look()
          .catch(failed)
          .finally(() => onLag(lag))
      const timer = setInterval(() => void again(), lookedEvery)
      timer.unref()
      void again()
      return () => clearInterval(timer)
    },
    close: () => database.close(),
  }
}

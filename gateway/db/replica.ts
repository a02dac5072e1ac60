import { sql } from 'kysely'
import type { Database, Db } from './connect'

/** A read replica: it serves reads that may be some seconds old, while it is there and not too far behind. */
export interface Replica {
  /** The replica's handle; null while it is not fit to be asked. */
  fit(): Db | null
  /** Looks how far behind it is. */
  look(): Promise<void>
  /** Looks again and again; tells each lag in seconds, and each look that failed. Answers how to stop. */
  follow(onLag: (seconds: number) => void, failed: (error: unknown) => void): () => void
  close(): Promise<void>
}

/** Seconds behind the primary up to which a read marked `stale` may be answered. */
const MOST_BEHIND = 30
/** ms between two looks. */
const lookedEvery = 5_000

export function createReplica(database: Pick<Database, 'db' | 'close'>): Replica {
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
      const again = () => look().then(() => onLag(lag), failed)
      const timer = setInterval(() => void again(), lookedEvery)
      timer.unref()
      void again()
      return () => clearInterval(timer)
    },
    close: () => database.close(),
  }
}

/** A primary that has been idle leaves no time to compare with: a replica that has replayed all that came is not behind. */
async function lagOf(db: Db): Promise<number> {
  const { rows } = await sql<{ lag: number }>`
    select case when not pg_is_in_recovery() or pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
      else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) end::float8 as lag`.execute(db)
  return rows[0]?.lag ?? Infinity
}

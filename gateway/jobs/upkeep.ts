import { sql } from 'kysely'
import type { Job } from './job'

/**
 * What a PostgreSQL server does by itself and the embedded engine, which has no processes of its own, never does: without
 * checkpoints its write-ahead log grows for ever, without vacuum its tables keep what was overwritten, and the planner goes by the
 * first day's numbers.
 */
export const liteUpkeep: readonly Job[] = [
  {
    name: 'LITE_CHECKPOINT',
    schedule: { everySeconds: 300 },
    run: async ({ db }) => void (await sql`checkpoint`.execute(db)),
  },
  {
    name: 'LITE_VACUUM',
    schedule: { everySeconds: 86_400 },
    run: async ({ db }) => void (await sql`vacuum (analyze)`.execute(db)),
  },
]

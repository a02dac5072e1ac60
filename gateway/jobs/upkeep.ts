import { sql } from 'kysely'
import { DAY } from '@domain/date'
import { forgetBefore, KEPT_DAYS } from '../http/idempotency'
import { isoOf } from '../ports/clock'
import type { Job } from './job'

/** What no area owns. */
export const upkeep: readonly Job[] = [
  {
    name: 'idempotencyClean',
    schedule: { dailyAt: '02:45' },
    async run({ db, clock }) {
      const before = isoOf(clock.now() - KEPT_DAYS * DAY)
      let gone: number
      do gone = await forgetBefore(db, before)
      while (gone > 0)
    },
  },
]

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

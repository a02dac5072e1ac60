import { sql } from 'kysely'
import { DAY } from '@domain/date'
import type { Db } from '../db/connect'
import type { InTransaction } from '../db/frame-hours'
import { dropSpans, keepOf, makeSpans } from '../db/partitions'
import type { JobCtx, Work } from '../http/context'
import { forgetBefore, KEPT_DAYS } from '../http/idempotency'
import { isoOf } from '../ports/clock'
import { onePiece, together } from './kinds'

/** CV-3: deletes request numbers of which no repeat is expected any more. */
export async function forgetRequests({ clock }: Pick<Work, 'clock'>, db: Db): Promise<void> {
  const before = isoOf(clock.now() - KEPT_DAYS * DAY)
  let gone: number
  do gone = await forgetBefore(db, before)
  while (gone > 0)
}

const idempotency = onePiece(
  'core.forgetRequests',
  { dailyAt: '02:45' },
  {
    manual: (ctx) => forgetRequests(ctx, ctx.db),
  },
)

/** Months and days of the tables that grow with time: made ahead, dropped after their retention. */
export async function turnMonths({ transaction, clock, settings, log }: MonthsCtx): Promise<void> {
  const inTransaction: InTransaction = (run) => transaction(({ db }) => run(db))
  const made = await makeSpans(inTransaction, clock.today())
  const gone = await dropSpans(inTransaction, clock.today(), (cut) => keepOf(settings, cut))
  if (made.length + gone.length > 0) log.info({ made, gone }, 'months and days of growing tables')
}

type MonthsCtx = Pick<JobCtx, 'transaction' | 'clock' | 'settings' | 'log'>

const months = onePiece('core.months', { dailyAt: '01:10' }, { manual: turnMonths })

/** What no area owns. */
export const upkeep = together([idempotency, months])

export const checkpoint = async (db: Db): Promise<void> => void (await sql`checkpoint`.execute(db))
export const vacuum = async (db: Db): Promise<void> => void (await sql`vacuum (analyze)`.execute(db))

/**
 * What a PostgreSQL server does by itself and the embedded engine, which has no processes of its own, never does: without
 * checkpoints its write-ahead log grows for ever, without vacuum its tables keep what was overwritten, and the planner goes by the
 * first day's numbers.
 */
export const liteUpkeep = together([
  onePiece('core.checkpoint', { everySeconds: 300 }, { manual: ({ db }) => checkpoint(db) }),
  onePiece('core.vacuum', { everySeconds: 86_400 }, { manual: ({ db }) => vacuum(db) }),
])

import { sql } from 'kysely'
import type PgBoss from 'pg-boss'
import { DAY } from '@domain/date'
import type { Db } from '../db/connect'
import type { InTransaction } from '../db/frame-hours'
import { dropSpans, keepOf, makeSpans } from '../db/partitions'
import type { JobCtx, Work } from '../http/context'
import { forgetBefore, KEPT_DAYS } from '../http/idempotency'
import { isoOf } from '../ports/clock'
import { onePiece, together, type AnyKind } from './kinds'

/** pg-boss's tables, a queue for each kind, and the indexes by which the clockwork and the desk look. Run at every start. */
export async function prepareQueues(db: Db, boss: PgBoss, kinds: readonly AnyKind[]): Promise<void> {
  await boss.start()
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const one of kinds) {
    const options = {
      name: one.name,
      policy: 'short' as const,
      retryLimit: one.retry.limit,
      retryDelay: one.retry.delay,
      retryBackoff: true,
      expireInSeconds: one.expire,
    }
    const found = known.get(one.name)
    if (!found) await boss.createQueue(one.name, options)
    else if (differs(found, options)) await boss.updateQueue(one.name, options)
  }
  await sql`create index if not exists work_active on pgboss.job (name) where state = 'active'`.execute(db)
  await sql`create index if not exists work_open on pgboss.job (name, singleton_key) where state <> 'completed'`.execute(
    db,
  )
  await sql`create index if not exists work_failed on pgboss.job (name, completed_on) where state = 'failed'`.execute(
    db,
  )
}

const differs = (found: PgBoss.Queue, wanted: PgBoss.Queue): boolean =>
  found.retryLimit !== wanted.retryLimit ||
  found.retryDelay !== wanted.retryDelay ||
  found.expireInSeconds !== wanted.expireInSeconds

/** The embedded database has one process: what was in hand when it ended waits again at once. */
export const takeBack = (db: Db): Promise<unknown> =>
  sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(db)

/** Takes up items that nobody ends (their time is over), and lets go of those that are long done. */
export const maintain = (boss: PgBoss): Promise<void> => boss.maintain()

/** CV-3: request numbers of which no repeat is expected any more. */
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

import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { NewRow, Row } from '../../../db/rows'
import type { Apply } from './applies'

export type Day = Row<'balanceDay'>

/** Days of a participation, the oldest first. */
export const daysOf = (db: Db, { bp, applyId }: Pick<Apply, 'bp' | 'applyId'>): Promise<Day[]> =>
  db
    .selectFrom('balanceDay')
    .selectAll()
    .where('bp', '=', bp)
    .where('applyId', '=', applyId)
    .orderBy('gasDay')
    .execute()

/** Writes what days came to; one that is settled stays as it is. */
export async function putDays(db: Db, rows: readonly NewRow<'balanceDay'>[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('balanceDay')
    .values([...rows])
    .onConflict((oc) =>
      oc
        .columns(['bp', 'applyId', 'gasDay'])
        .doUpdateSet((eb) => ({
          status: eb.ref('excluded.status'),
          actualVolume: eb.ref('excluded.actualVolume'),
          responseVolume: eb.ref('excluded.responseVolume'),
          effectiveVolume: eb.ref('excluded.effectiveVolume'),
          rate: eb.ref('excluded.rate'),
          reward: eb.ref('excluded.reward'),
          judgedAt: eb.ref('excluded.judgedAt'),
        }))
        .where('balanceDay.settled', '=', false),
    )
    .execute()
}

export const settleDays = (db: Db, { bp, applyId }: Pick<Apply, 'bp' | 'applyId'>, gasDays: readonly string[]) =>
  db
    .updateTable('balanceDay')
    .set({ settled: true })
    .where('bp', '=', bp)
    .where('applyId', '=', applyId)
    .where('gasDay', 'in', [...gasDays])
    .execute()

/** Days of a customer's groups that were part of an activity. */
export const participations = (
  db: Db,
  bp: string,
  { from, to }: { from: string; to: string },
): Promise<Pick<Day, 'groupId' | 'gasDay'>[]> =>
  db
    .selectFrom('balanceDay')
    .select(['groupId', 'gasDay'])
    .where('bp', '=', bp)
    .where('gasDay', '>=', from)
    .where('gasDay', '<=', to)
    .execute()

/** m³ that groups within these meters used less on gas days, as it counted there (S-09). */
export async function lessUsed(
  db: Db,
  bp: string,
  meterIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<string> {
  const { total } = await db
    .selectFrom('balanceDay')
    .innerJoin('balanceApply', (join) =>
      join.onRef('balanceApply.bp', '=', 'balanceDay.bp').onRef('balanceApply.applyId', '=', 'balanceDay.applyId'),
    )
    .select(sql<string>`coalesce(sum(balance_day.effective_volume), 0)::numeric(14, 2)`.as('total'))
    .where('balanceDay.bp', '=', bp)
    .where('balanceDay.gasDay', '>=', from)
    .where('balanceDay.gasDay', '<=', to)
    .where('balanceApply.direction', '=', 'REDUCE')
    .where(sql<boolean>`balance_apply.meter_ids <@ ${[...meterIds]}::text[]`)
    .executeTakeFirstOrThrow()
  return total
}

/** Gas days on which a group responded (S-09). */
export const respondedDays = async (
  db: Db,
  { bp, groupId }: { bp: string; groupId: string },
  { from, to }: { from: string; to: string },
): Promise<string[]> =>
  (
    await db
      .selectFrom('balanceDay')
      .select('gasDay')
      .distinct()
      .where('bp', '=', bp)
      .where('groupId', '=', groupId)
      .where('gasDay', '>=', from)
      .where('gasDay', '<=', to)
      .where('effectiveVolume', '>', '0')
      .execute()
  ).map(({ gasDay }) => gasDay)

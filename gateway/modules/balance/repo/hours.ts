import type { Db } from '../../../db/connect'
import type { NewRow, Row } from '../../../db/rows'

export type KnownHours = Row<'balanceHours'>

interface Of {
  bp: string
  activityId: string
}

/** What groups of a customer used within the hours of an activity, on gas days from `from` to `to`. */
export const hoursOf = (
  db: Db,
  { bp, activityId }: Of,
  { from, to }: { from: string; to: string },
): Promise<Pick<KnownHours, 'groupId' | 'gasDay' | 'volume'>[]> =>
  db
    .selectFrom('balanceHours')
    .select(['groupId', 'gasDay', 'volume'])
    .where('bp', '=', bp)
    .where('activityId', '=', activityId)
    .where('gasDay', '>=', from)
    .where('gasDay', '<=', to)
    .execute()

/** Groups of these customers of which hours are kept for an activity. */
export const groupsWithHours = (
  db: Db,
  activityId: string,
  bps: readonly string[],
): Promise<Pick<KnownHours, 'bp' | 'groupId'>[]> =>
  bps.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('balanceHours')
        .select(['bp', 'groupId'])
        .distinct()
        .where('bp', 'in', [...bps])
        .where('activityId', '=', activityId)
        .execute()

/** Keeps what is known now; of days that were known it is the newer figure. */
export async function putHours(db: Db, rows: readonly NewRow<'balanceHours'>[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('balanceHours')
    .values([...rows])
    .onConflict((oc) =>
      oc.columns(['bp', 'activityId', 'groupId', 'gasDay']).doUpdateSet((eb) => ({
        volume: eb.ref('excluded.volume'),
        knownAt: eb.ref('excluded.knownAt'),
      })),
    )
    .execute()
}

import type { AlarmEventKind } from '@domain/statuses/gas-device'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { NewRow, Row } from '../../../db/rows'

export type AlarmEvent = Row<'alarmEvent'>

/** An event of a kind once per alarm and moment: the same one again changes nothing. */
export async function insertAlarmEvent(db: Db, row: NewRow<'alarmEvent'>): Promise<void> {
  await db
    .insertInto('alarmEvent')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Events of some kinds of an alarm, the newest first. */
export async function alarmEventPage(
  db: Db,
  { bp, alarmId, kinds }: { bp: string; alarmId: string; kinds: readonly AlarmEventKind[] },
  page: { limit: number; offset: number },
): Promise<{ rows: AlarmEvent[]; total: number }> {
  const query = db
    .selectFrom('alarmEvent')
    .where('bp', '=', bp)
    .where('alarmId', '=', alarmId)
    .where('kind', 'in', [...kinds])
  const rows = await query
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('kind')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const total = await countOf(query)
  return { rows, total }
}

export const eventsOfUser = (db: Db, userId: string): Promise<AlarmEvent[]> =>
  db.selectFrom('alarmEvent').selectAll().where('userId', '=', userId).orderBy('at', 'desc').execute()

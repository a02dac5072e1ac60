import type { Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type { UsageAnswerTable } from '../../../db/tables.gen'
import type { AccountKey } from '../../gas-account/service'

const fields = pick('usageAnswer', ['meterId', 'gasDay', 'isWorkday', 'volume', 'answer', 'createdAt'])
export type UsageAnswer = Picked<'usageAnswer', typeof fields>

/** What was answered about meters of a customer since a gas day. */
export const answersSince = (
  db: Db,
  { bp, companyCode }: AccountKey,
  meterIds: readonly string[],
  from: string,
): Promise<UsageAnswer[]> =>
  db
    .selectFrom('usageAnswer')
    .select(fields)
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .where('meterId', 'in', [...meterIds])
    .where('gasDay', '>=', from)
    .orderBy('gasDay')
    .execute()

/** Keeps an answer; a later one about the same day takes its place. */
export async function saveAnswer(db: Db, row: Insertable<UsageAnswerTable>): Promise<void> {
  const { answer, userId, volume, mean, updatedAt } = row
  await db
    .insertInto('usageAnswer')
    .values(row)
    .onConflict((c) => c.columns(['bp', 'meterId', 'gasDay']).doUpdateSet({ answer, userId, volume, mean, updatedAt }))
    .execute()
}

/** What a user answered, for a copy of personal data (PIPL art. 45). */
export const answersOfUser = (db: Db, userId: string): Promise<UsageAnswer[]> =>
  db.selectFrom('usageAnswer').select(fields).where('userId', '=', userId).orderBy('createdAt').execute()

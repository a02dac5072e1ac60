import { sql } from 'kysely'
import type { Db } from '../../../db/connect'

export interface Noted {
  companyCode: string
  day: string
  text: string
  asked: number
  answered: number
}

export async function addQuestions(db: Db, rows: readonly Noted[]): Promise<void> {
  await db
    .insertInto('searchQuestion')
    .values([...rows])
    .onConflict((c) =>
      c.columns(['companyCode', 'day', 'text']).doUpdateSet((eb) => ({
        asked: eb('searchQuestion.asked', '+', eb.ref('excluded.asked')),
        answered: eb('searchQuestion.answered', '+', eb.ref('excluded.answered')),
      })),
    )
    .execute()
}

const open = (db: Db, companyCode: string, since: string) =>
  db
    .selectFrom('searchQuestion')
    .where('companyCode', '=', companyCode)
    .where('day', '>=', since)
    .where('answered', '=', 0)
    .where('settledAt', 'is', null)

export async function unanswered(
  db: Db,
  companyCode: string,
  since: string,
  page: { offset: number; limit: number },
): Promise<{ rows: { text: string; asked: number; lastDay: string }[]; total: number }> {
  const rows = await open(db, companyCode, since)
    .select(['text', sql<number>`sum(asked)::int`.as('asked'), sql<string>`max(day)::text`.as('lastDay')])
    .groupBy('text')
    .orderBy(sql`sum(asked)`, 'desc')
    .orderBy('text')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const count = await open(db, companyCode, since)
    .select(sql<number>`count(distinct text)::int`.as('n'))
    .executeTakeFirst()
  return { rows, total: count?.n ?? 0 }
}

/** False where nothing was open. */
export async function settleQuestions(
  db: Db,
  { companyCode, text, since, now }: { companyCode: string; text: string; since: string; now: string },
): Promise<boolean> {
  const result = await db
    .updateTable('searchQuestion')
    .set({ settledAt: now })
    .where('companyCode', '=', companyCode)
    .where('text', '=', text)
    .where('day', '>=', since)
    .where('answered', '=', 0)
    .where('settledAt', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

export async function askedMost(db: Db, companyCode: string, since: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('searchQuestion')
    .select('text')
    .where('companyCode', '=', companyCode)
    .where('day', '>=', since)
    .where('answered', '>', 0)
    .groupBy('text')
    .orderBy(sql`sum(answered)`, 'desc')
    .orderBy('text')
    .limit(limit)
    .execute()
  return rows.map(({ text }) => text)
}

export async function dropQuestionsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('searchQuestion').where('day', '<', day).execute()
}

import { sql } from 'kysely'
import type { Db } from '../../../db/connect'

export interface Noted {
  companyCode: string
  day: string
  text: string
  asked: number
  answered: number
  /** '<user>.<customer>', keyed hashes. */
  askers: readonly string[]
}

/** Askers that a row keeps at most. */
export const MOST_ASKERS = 20

export async function addQuestions(db: Db, rows: readonly Noted[]): Promise<void> {
  await db
    .insertInto('searchQuestion')
    .values(rows.map((row) => ({ ...row, askers: [...row.askers] })))
    .onConflict((c) =>
      c.columns(['companyCode', 'day', 'text']).doUpdateSet((eb) => ({
        asked: eb('searchQuestion.asked', '+', eb.ref('excluded.asked')),
        answered: eb('searchQuestion.answered', '+', eb.ref('excluded.answered')),
        askers: sql<string[]>`array(
          select distinct unnest(search_question.askers || excluded.askers) limit ${sql.lit(MOST_ASKERS)})`,
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

/** Texts that were answered to so many users of so many customers at least, the most frequent first. */
export async function askedMost(
  db: Db,
  { companyCode, since, atLeast, limit }: { companyCode: string; since: string; atLeast: number; limit: number },
): Promise<string[]> {
  const common = sql<string>`(
    select text from search_question, unnest(askers) asker
    where company_code = ${companyCode} and day >= ${since}
    group by text
    having count(distinct split_part(asker, '.', 1)) >= ${atLeast}
      and count(distinct split_part(asker, '.', 2)) >= ${atLeast})`
  const rows = await db
    .selectFrom('searchQuestion')
    .select('text')
    .where('companyCode', '=', companyCode)
    .where('day', '>=', since)
    .where('answered', '>', 0)
    .where('text', 'in', common)
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

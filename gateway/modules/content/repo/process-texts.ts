import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'

const fields = pick('processText', ['code', 'companyCode', 'version', 'title', 'sections', 'effectiveFrom'])

export type ProcessTextRow = Picked<'processText', typeof fields>

/** The text in force on a day: the company's own before the one for all, of each the newest; undefined without one. */
export async function processTextOn(
  db: Db,
  code: string,
  companyCode: string,
  today: string,
): Promise<ProcessTextRow | undefined> {
  const rows = await db
    .selectFrom('processText')
    .select(fields)
    .where('code', '=', code)
    .where('companyCode', 'in', ['*', companyCode])
    .where('effectiveFrom', '<=', today)
    .orderBy('version', 'desc')
    .execute()
  return rows.find((row) => row.companyCode === companyCode) ?? rows[0]
}

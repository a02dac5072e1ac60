import { sql } from 'kysely'
import type { Db } from '../../../db/connect'

export interface RecordRow {
  kind: 'PLAN' | 'CHANGE'
  id: string
  createdAt: string
}

export interface RecordFilter {
  bp: string
  groupId: string
  planType: string | null
  state: string | null
  year: string | null
}

/** One page of plans and changes of a group together, the newest first, with the total. */
export async function recordPage(
  db: Db,
  { bp, groupId, planType, state, year }: RecordFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: RecordRow[]; total: number }> {
  const where = sql`bp = ${bp} and group_id = ${groupId} and (${planType}::text is null or plan_type = ${planType})
    and (${state}::text is null or state = ${state}) and (${year}::text is null or left(period, 4) = ${year})`
  const { rows } = await sql<RecordRow & { total: number }>`
    select kind, id, created_at, count(*) over ()::int as total from (
      select 'PLAN' as kind, plan_id as id, created_at from gas_plan where ${where}
      union all
      select 'CHANGE' as kind, change_id as id, created_at from plan_change where ${where}
    ) as record
    order by created_at desc, id desc limit ${page.limit} offset ${page.offset}`.execute(db)
  return { rows: rows.map(({ total: _all, ...row }) => row), total: rows[0]?.total ?? 0 }
}

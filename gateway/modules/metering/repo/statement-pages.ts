import { sql } from 'kysely'
import type { StatementState } from '@domain/statuses/statement'
import type { Db } from '../../../db/connect'
import type { AccountKey } from '../types'
import { statementFields, type Statement } from './statement'

/* Pages and sums of a customer's statements: a history is never read whole. */

export interface StatementFilter {
  states?: readonly StatementState[] | undefined
  /** Months, both included. */
  from?: string | undefined
  to?: string | undefined
  meterId?: string | undefined
}

export interface Cut {
  limit: number
  offset: number
}

/** What {@link statements} answers, of which a page is read or a number is counted. */
const shown = (db: Db, key: AccountKey, { states, from, to, meterId }: StatementFilter) =>
  db
    .selectFrom('statement')
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('state', 'not in', ['DRAFT', 'VOID'])
    .$if(from !== undefined, (query) => query.where('billMonth', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('billMonth', '<=', to ?? ''))
    .$if(states !== undefined, (query) => query.where('state', 'in', [...(states ?? [])]))
    .$if(meterId !== undefined, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('statementLine')
            .select('statementLine.meterId')
            .whereRef('statementLine.bp', '=', 'statement.bp')
            .whereRef('statementLine.statementId', '=', 'statement.statementId')
            .where('statementLine.meterId', '=', meterId ?? ''),
        ),
      ),
    )

/** The customer's statements, the newest first: one page of them, or all. */
export const pageOfStatements = (db: Db, key: AccountKey, filter: StatementFilter, cut?: Cut): Promise<Statement[]> =>
  shown(db, key, filter)
    .select(statementFields)
    .orderBy('billMonth', 'desc')
    .orderBy('scopeKey')
    .$if(cut !== undefined, (query) => query.limit(cut?.limit ?? 0).offset(cut?.offset ?? 0))
    .execute()

export interface StatementAfter {
  billMonth: string
  statementId: string
}

/** Statements that come after one in the order of months and ids, the newest first: keyset pages. */
export const statementsAfter = (
  db: Db,
  key: AccountKey,
  filter: StatementFilter,
  after: StatementAfter | null,
  limit: number,
): Promise<Statement[]> =>
  shown(db, key, filter)
    .select(statementFields)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(bill_month, statement_id) < (${after?.billMonth ?? ''}, ${after?.statementId ?? ''})`),
    )
    .orderBy('billMonth', 'desc')
    .orderBy('statementId', 'desc')
    .limit(limit)
    .execute()

export interface MonthSums {
  billMonth: string
  volume: string
  amount: string
  lastDay: string
}

/** What the statements of each month settled, the oldest first, of all their meters or of one; items beside the gas count where a statement is about that meter alone. */
export async function sumStatements(
  db: Db,
  { bp, companyCode }: AccountKey,
  { from, to, meterId }: Required<Pick<StatementFilter, 'from' | 'to'>> & Pick<StatementFilter, 'meterId'>,
): Promise<MonthSums[]> {
  const meter = meterId ?? null
  const { rows } = await sql<MonthSums>`
    with heads as (
      select s.statement_id, s.bill_month, s.period_to, s.other_items from statement s
      where s.bp = ${bp} and s.company_code = ${companyCode} and s.state not in ('DRAFT', 'VOID')
        and s.bill_month >= ${from} and s.bill_month <= ${to}
        and (${meter}::text is null or exists (
          select from statement_line l where l.bp = ${bp} and l.statement_id = s.statement_id and l.meter_id = ${meter}))
    ), lines as (
      select l.statement_id, sum(l.settle_volume) as volume, sum(l.amount) as amount
      from statement_line l join heads h on h.statement_id = l.statement_id
      where l.bp = ${bp} and (${meter}::text is null or l.meter_id = ${meter})
      group by 1
    ), items as (
      select h.statement_id, sum((item ->> 'amount')::numeric) as amount from heads h cross join jsonb_array_elements(h.other_items) item
      where ${meter}::text is null or not exists (
        select from statement_line l where l.bp = ${bp} and l.statement_id = h.statement_id and l.meter_id <> ${meter})
      group by 1
    )
    select h.bill_month as "billMonth", coalesce(sum(lines.volume), 0)::numeric(16,2) as volume,
      (coalesce(sum(lines.amount), 0) + coalesce(sum(items.amount), 0))::numeric(16,2) as amount,
      max(h.period_to) as "lastDay"
    from heads h
    left join lines on lines.statement_id = h.statement_id
    left join items on items.statement_id = h.statement_id
    group by 1 order by 1`.execute(db)
  return rows
}

/** How many statements the customer has in each state, and how many of them lie within some months. */
export const countStatements = (
  db: Db,
  key: AccountKey,
  { from, to, meterId }: StatementFilter,
): Promise<{ state: StatementState; n: number; within: number }[]> =>
  shown(db, key, { meterId })
    .select([
      'state',
      sql<number>`count(*)::int`.as('n'),
      sql<number>`(count(*) filter (where bill_month between ${from ?? '0000-00'} and ${to ?? '9999-99'}))::int`.as(
        'within',
      ),
    ])
    .groupBy('state')
    .execute()

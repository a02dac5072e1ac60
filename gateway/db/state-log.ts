import type { Db } from './connect'

export interface StateChange {
  bp: string
  entity:
    | 'statement'
    | 'bill'
    | 'stop_gas'
    | 'pay_order'
    | 'installment_plan'
    | 'tt_order'
    | 'gas_order'
    | 'package_order'
    | 'child_order'
    | 'supplement_order'
    | 'extraction_change'
    | 'trade_payment'
    | 'ng_bid'
    | 'refund'
    | 'invoice_apply'
    | 'invoice_red'
    | 'qualification'
    | 'usage_site'
    | 'bank_account'
    | 'gas_equipment'
    | 'gas_alarm'
    | 'service_ticket'
    | 'demand_lead'
    | 'balance_apply'
    | 'activity_sign_up'
    | 'elective_record'
    | 'coupon'
    | 'lottery_win'
    | 'inspection_report'
    | 'contract'
    | 'sign_task'
    | 'project'
    | 'project_payment'
  entityId: string
  /** '' for what is new. */
  from: string
  to: string
  /** User id, or SYSTEM for a rule. */
  by: string
  reason?: string
  at: string
}

/** Every state change leaves a row; the timelines of the pages read it (A 2.22). A change to the same state is none. */
export async function logStates(db: Db, changes: readonly StateChange[]): Promise<void> {
  const rows = changes
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, reason = '', ...change }) => ({ ...change, fromState: from, toState: to, reason }))
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto('stateLog')
      .values(rows.slice(start, start + 500))
      .execute()
}

/** What happened to one thing, oldest first. */
export const stateLogOf = (db: Db, bp: string, entity: StateChange['entity'], entityId: string) =>
  db
    .selectFrom('stateLog')
    .select(['toState', 'at', 'reason'])
    .where('bp', '=', bp)
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .orderBy('logId')
    .execute()

/** The user that made a thing, or SYSTEM; null for a thing from before the log. */
export async function creatorOf(
  db: Db,
  { bp, entity, entityId }: { bp: string; entity: StateChange['entity']; entityId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('stateLog')
    .select('by')
    .where('bp', '=', bp)
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .where('fromState', '=', '')
    .executeTakeFirst()
  return row?.by ?? null
}

/** The same as a customer reads it: `S` are the states of the thing's machine, which is all that the log has of it. */
export const timelineOf = <S extends string>(log: Awaited<ReturnType<typeof stateLogOf>>) =>
  log.map(({ toState, at, reason }) => ({ state: toState as S, at, reason: reason || null }))

/** When things of a kind last reached a state since a moment, by id. */
export async function reachedSince(
  db: Db,
  of: { bp: string; entity: StateChange['entity']; state: string },
  since: string,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('stateLog')
    .select(['entityId', 'at'])
    .where('bp', '=', of.bp)
    .where('entity', '=', of.entity)
    .where('toState', '=', of.state)
    .where('at', '>=', since)
    .orderBy('logId')
    .execute()
  return new Map(rows.map(({ entityId, at }) => [entityId, at]))
}

import type { Db } from '../../../db/connect'

export interface StateChange {
  bp: string
  entity: 'statement' | 'bill' | 'stop_gas'
  entityId: string
  fromState: string
  toState: string
  /** User id, or SYSTEM for a rule. */
  by: string
  reason?: string
  at: string
}

/** Every state change leaves a row; the timelines of the pages read it (A 2.22). */
export async function logStates(db: Db, changes: readonly StateChange[]): Promise<void> {
  for (let start = 0; start < changes.length; start += 500)
    await db
      .insertInto('stateLog')
      .values(changes.slice(start, start + 500).map((change) => ({ ...change, reason: change.reason ?? '' })))
      .execute()
}

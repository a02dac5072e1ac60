import type { BoundSession, Work } from '../../http/context'
import { ask } from '../../wiring'
import { stillUsers } from '../message/service'
import type { Win } from './repo/wins'

/**
 * E-L-10: the winner claims. What is won is done at the customer's place: once the winner does not work for the customer number any more,
 * its master claims; the to-do is the master's by then (SA-07).
 */
export async function mayClaim(work: Work, session: BoundSession, { bp, userId }: Win): Promise<boolean> {
  if (userId === session.userId) return true
  return session.isMaster && (await ask(work, stillUsers)(work, bp, [userId])).length === 0
}

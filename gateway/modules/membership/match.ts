import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import * as repo from './repo'
import type { Match } from './repo'
import { MATCH, MATCH_FOR_CERT } from './rules/limits'
import { hashOf, newSecret, unseal } from '../../secret'

/*
 * BD-02: a user that has named two facts of a customer may bind it for 15 minutes; only that user can have a code sent to its filed
 * phone.
 */

/** Stores that the user has found this customer; the ticket is returned once. */
export async function keepMatch(work: Work, userId: string, match: Match): Promise<string> {
  const ticket = newSecret()
  const expireAt = isoOf(work.clock.now() + MATCH)
  await repo.insertMatch(work.db, { ticketHash: hashOf(ticket), userId, ...match, expireAt })
  return ticket
}

/** The customer of a live ticket of this user. */
export const matchOf = (work: Work, userId: string, ticket: string): Promise<Match | undefined> =>
  repo.matchByTicket(work.db, hashOf(ticket), userId, work.clock.iso())

/** Whether the user has found this customer a moment ago. */
const hasMatch = (work: Work, userId: string, match: Match): Promise<boolean> =>
  repo.hasMatch(work.db, userId, match, work.clock.iso())

/** Customer numbers of a gas company that the user has found within a day. */
export const foundBps = (work: Work, userId: string, companyCode: string): Promise<string[]> =>
  repo.foundBps(work.db, userId, companyCode, isoOf(work.clock.now() - MATCH_FOR_CERT + MATCH))

/** BD-05: the phone filed with the contract, for users that have found this customer by two facts only (BD-02): 2102. */
export async function filedPhone(work: Work, userId: string, bp: string, companyCode: string): Promise<string> {
  const customer = (await hasMatch(work, userId, { bp, companyCode }))
    ? await repo.customerRow(work.db, bp, companyCode)
    : undefined
  if (!customer?.reservedPhoneEnc) throw new Refusal('2102')
  return unseal(work, customer.reservedPhoneEnc)
}

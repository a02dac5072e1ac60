import type { Work } from '../../http/context'
import { addressSubject } from '../../http/address'
import { Refusal } from '../../http/refusal'
import * as repo from './repo'
import { ADDRESS_MOST, recentTries, withoutTry } from './rules/address'

/*
 * Vain tries of an address over all phones: passwords, codes, pictures. They are in the database, so that all gateways count together.
 * Lock order: what a phone has, then the address.
 */

/** The tries of this address that count, its row locked; 2906 for one that has tried too much. */
export async function triesOf(work: Work, ip: string): Promise<number[] | Refusal> {
  const now = work.clock.now()
  const { failedAt } = await repo.lockFailures(work.db, addressSubject(ip), work.clock.iso())
  const recent = recentTries(failedAt, now)
  const most = work.settings.integer('*', 'login.ipFailuresPerHour', ADDRESS_MOST)
  return recent.length >= most ? new Refusal('2906') : recent
}

/** Holds a vain try against the address. Answers its moment, by which it can be taken back. */
export async function blame(work: Work, ip: string): Promise<number> {
  const now = work.clock.now()
  const { failedAt } = await repo.lockFailures(work.db, addressSubject(ip), work.clock.iso())
  await keep(work, ip, [...recentTries(failedAt, now), now])
  return now
}

/** Takes back the try of that moment: it was successful. */
export async function forgive(work: Work, ip: string, at: number): Promise<void> {
  const { failedAt } = await repo.lockFailures(work.db, addressSubject(ip), work.clock.iso())
  await keep(work, ip, withoutTry(failedAt, at))
}

const keep = (work: Work, ip: string, failedAt: readonly number[]): Promise<void> =>
  repo.saveFailures(work.db, addressSubject(ip), { failedAt, lockedUntil: null }, null, work.clock.iso())

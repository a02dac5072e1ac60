import { addDays } from '@domain/date'
import type { Work } from '../http/context'
import { archive } from '../modules/contract/service'
import { contractWork } from '../modules/contract/work'
import { withClock } from './clock'
import { supplied } from './customers'
import { ceramics } from './customers/ceramics'
import { hospital } from './customers/hospital'
import { restaurant } from './customers/restaurant'
import { textile } from './customers/textile'
import { sweepNow } from './within'

/** Days from today on which each customer's contract of supply ends (B 8); one's is over. */
const ENDS_IN: Readonly<Record<string, number>> = {
  [ceramics.bp]: 400,
  [restaurant.bp]: 25,
  [hospital.bp]: 300,
  [textile.bp]: -3,
}
/** Days for which a contract of supply is made, and days before the first of them on which it was signed. */
const [LASTS, SIGNED_BEFORE] = [3 * 365, 12]

/** The contracts of supply, and the state of today of every contract that the history has made. */
export async function seedContracts(work: Work): Promise<void> {
  for (const { bp, companyCode } of supplied) {
    const endDate = addDays(work.clock.today(), ENDS_IN[bp] ?? LASTS)
    const startDate = addDays(endDate, 1 - LASTS)
    const signedAt = `${addDays(startDate, -SIGNED_BEFORE)}T10:00:00+08:00`
    const signed = { bp, companyCode, startDate, endDate, signedAt, fileHash: null }
    await archive(withClock(work, signedAt), { ...signed, contractType: 'SUPPLY', title: '供用气合同' })
  }
  for (const one of contractWork.sweeps) await sweepNow(work, one)
}

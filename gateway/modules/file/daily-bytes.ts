import { addressSubject } from '../../http/address'
import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { addUploadedBytes, uploadedBytes } from './repo'

export interface Owner {
  type: 'USER' | 'VISITOR' | 'STAFF' | 'SYSTEM'
  id: string
  companyCode: string
  /** Of visitors only: their uploads are counted by it. */
  ip?: string
}

const DAILY_OF_ADDRESS = 50
const DAILY_OF_ALL = 2048
const DAILY_OF_USER = 500
const MB = 1024 * 1024

/** What is uploaded in a day has an end (MB): of a user; of a visitor's address, and of all visitors together. */
function dailyOf(work: Work, owner: Owner): { subject: string; most: number; code: '44853' | '44855' }[] {
  const limit = (name: string, fallback: number): number => work.settings.integer('*', `upload.${name}`, fallback) * MB
  if (owner.ip === undefined)
    return [{ subject: `user|${owner.id}`, most: limit('userDailyMb', DAILY_OF_USER), code: '44855' }]
  return [
    { subject: addressSubject(owner.ip), most: limit('visitorDailyMb', DAILY_OF_ADDRESS), code: '44853' },
    { subject: 'all', most: limit('visitorsDailyMb', DAILY_OF_ALL), code: '44853' },
  ]
}

/** Refuses before the file is read where the day's bytes are used up already: 44853, 44855. */
export async function refuseUsedUp(work: Work, owner: Owner): Promise<void> {
  for (const { subject, most, code } of dailyOf(work, owner))
    if ((await uploadedBytes(work.db, work.clock.today(), subject)) >= most) throw new Refusal(code)
}

/** Counts the bytes of an upload; refuses what would pass the end of the day. */
export async function charge(work: Work, owner: Owner, bytes: number): Promise<void> {
  for (const { subject, most, code } of dailyOf(work, owner))
    if (!(await addUploadedBytes(work.db, { day: work.clock.today(), subject, bytes, most }))) throw new Refusal(code)
}

import { nextNo } from '../../db/sequence'
import type { Work } from '../../http/context'

/** `NG`, the month, four digits (2.11). */
export async function activityNo(work: Pick<Work, 'db' | 'clock'>): Promise<string> {
  const number = String(await nextNo(work.db, 'seq_ng_no'))
  return `NG${work.clock.today().slice(0, 7).replace('-', '')}${number.padStart(4, '0')}`
}

/** `J`, the day, at least six digits (2.12). */
export async function bidNo(work: Pick<Work, 'db' | 'clock'>): Promise<string> {
  const number = String(await nextNo(work.db, 'seq_bid_no'))
  return `J${work.clock.today().replace(/-/g, '')}${number.padStart(6, '0')}`
}

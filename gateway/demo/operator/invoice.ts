import { compareMoney, sumMoney } from '@domain/money'
import { firstOfMonth, monthOf } from '@domain/date'
import { isUscc } from '@domain/validate'
import type { Work } from '../../http/context'
import type { Verdict } from '../../modules/desk/service'
import { findRed, redsSince } from '../../modules/invoice/repo/reds'
import { findTitle } from '../../modules/invoice/repo/titles'

type Task = { bizNo: string; bp: string | null }

const PASS: Verdict = { decision: 'PASS', remark: '' }
/** IR-08: what one customer may have reversed in a month without a review by staff. */
const MONTHLY = '500000.00'

/** IT-04: another company's title passes with a right number and a proof; without a number it is for staff. */
export async function judgeTitle(work: Work, { bizNo, bp }: Task): Promise<Verdict | null> {
  const title = bp === null ? undefined : await findTitle(work, bp, bizNo)
  if (title?.status !== 'T2') return null
  if (title.titleKind === 'OWN') return isUscc(title.taxNo) ? PASS : null
  return isUscc(title.taxNo) && title.proofFileIds.length > 0 ? PASS : null
}

/** IR-08: what was made out wrongly passes; the rest with a proof, up to a sum a month. */
export async function judgeRed(work: Work, { bizNo, bp }: Task): Promise<Verdict | null> {
  const red = bp === null ? undefined : await findRed(work.db, bp, bizNo)
  if (bp === null || red?.status !== 'R0') return null
  if (red.reason === '01') return PASS
  if (red.proofFileIds.length === 0) return null
  const since = `${firstOfMonth(monthOf(work.clock.today()))}T00:00:00+08:00`
  const total = sumMoney((await redsSince(work.db, bp, since)).map((one) => one.grossAmount))
  return compareMoney(total, MONTHLY) <= 0 ? PASS : null
}

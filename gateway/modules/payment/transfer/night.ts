import { addDays, dateOf } from '@domain/date'
import type { Work } from '../../../http/context'
import { workingCalendar } from '../../calendar/service'
import { dropTask } from '../../desk/service'
import { holdOrder } from '../order/hold'
import { lockTransfer } from '../repo/transfers'
import { nightOf } from '../rules/transfer-rules'
import { endTransfer } from './cancel'
import { rejectProof } from './proof'

/** Reason for a proof without money. */
const NO_MONEY = '未查到款项'

/**
 * The effect of the run at 00:30 on a transfer (3.7): one that was not sent is over; after too long a wait a new proof is
 * requested. Harmless to repeat.
 */
export async function transferPassesNight(work: Work, { bp, ttId }: { bp: string; ttId: string }): Promise<void> {
  const held = await holdOrder(work, ttId, bp)
  const transfer = held && (await lockTransfer(work.db, bp, ttId))
  if (!held || !transfer) return
  const today = work.clock.today()
  const since = transfer.proofAt === null ? today : dateOf(transfer.proofAt)
  const isWorkday = await workingCalendar(work, since, addDays(today, 1))
  const event = nightOf(transfer, work.clock.now(), today, isWorkday)
  if (event === 'EXPIRE') await endTransfer(work, held.order, transfer, 'EXPIRE', 'ttExpire')
  if (event !== 'REJECT') return
  await rejectProof(work, transfer, NO_MONEY, 'ttExpire')
  await dropTask(work, { companyCode: transfer.companyCode, bizType: 'TT_PROOF', bizNo: ttId })
}

import { decimal } from '@domain/decimal'
import type { Work } from '../../http/context'
import type { Verdict } from '../../modules/desk/service'
import { findDispute, linesOf } from '../../modules/metering/service'

/** Share of the month's volume by which a customer's register may differ. */
const BELIEVED = '0.02'

/**
 * A register that the customer reads is granted within 2 % of the month's volume, else the statement stays (5.12); other reasons wait
 * for staff.
 */
export async function judgeDispute(
  work: Work,
  { bizNo, bp }: { bizNo: string; bp: string | null },
): Promise<Verdict | null> {
  const dispute = await findDispute(work.db, bp ?? '', bizNo)
  if (dispute?.expectedReading == null || dispute.result !== null) return null
  const lines = await linesOf(work.db, dispute.bp, [dispute.statementId])
  const line = lines.find(({ meterId, channelNo }) => meterId === dispute.meterId && channelNo === dispute.channelNo)
  if (!line) return null
  const off = decimal(dispute.expectedReading).minus(decimal(line.currReading)).abs()
  if (off.gt(decimal(line.readVolume).times(BELIEVED)))
    return { decision: 'REJECT', remark: '与远传及现场记录不符，维持原读数' }
  return { decision: 'PASS', remark: '经核实，按客户读数调整' }
}

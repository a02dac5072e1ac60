import type { Work } from '../../http/context'
import { qualificationsByKey } from '../../modules/certification/repo'
import type { Verdict } from '../../modules/desk/service'

/** What is still valid passes. */
export async function judgeQualification(work: Work, { bizNo }: { bizNo: string }): Promise<Verdict | null> {
  const [bp = '', qualId = ''] = bizNo.split('|')
  const [row] = await qualificationsByKey(work.db, [{ bp, qualId }])
  if (!row) return null
  const isOver = row.validTo !== null && row.validTo < work.clock.today()
  return isOver ? { decision: 'REJECT', remark: '资质已过有效期' } : { decision: 'PASS', remark: '' }
}

import type { Work } from '../../http/context'
import { qualifications } from '../../modules/certification/qualification-case'
import type { Verdict } from '../../modules/desk/service'

/** What is still valid passes. */
export async function judgeQualification(work: Work, { bizNo }: { bizNo: string }): Promise<Verdict | null> {
  const [bp = '', id = ''] = bizNo.split('|')
  const [row] = await qualifications.byKeys(work, [{ bp, id }])
  if (!row) return null
  const isOver = row.validTo !== null && row.validTo < work.clock.today()
  return isOver ? { decision: 'REJECT', remark: '资质已过有效期' } : { decision: 'PASS', remark: '' }
}

import { EQUIPMENT_USED_UP } from '@domain/deviation/reasons'
import { deviationTypes } from '@domain/statuses/deviation'
import { planReasons } from '@domain/statuses/gas-plan'
import { formatVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { badField } from '../../http/refusal'
import { openText } from '../../secret'
import type { Decided, DeskArea, TaskView } from '../desk/service'
import { urls } from '../file/service'
import { lockAccount } from '../gas-account/service'
import { mayExempt } from './known'
import { casesByIds, lockCase, type DeviationCase } from './repo/cases'
import { decide, equipmentDaysLeft } from './report'

/** Reasons that staff decide (D-06). */
export const deviationDesk: DeskArea = {
  async describe(work, tasks) {
    const cases = await casesByIds(
      work.db,
      tasks[0]?.companyCode ?? '',
      tasks.map(({ bizNo }) => bizNo),
    )
    const addresses = await urls(
      work,
      cases.flatMap(({ attachments }) => attachments),
    )
    return tasks.map(({ bizNo }) => {
      const one = cases.find(({ caseId }) => caseId === bizNo)
      return one ? viewOf(work, one, addresses) : { title: '偏差原因', facts: [], files: [] }
    })
  },
  replies: ['证明材料不足，请补充后重新上报', '所述原因与当日记录不符'],
  decided,
}

function viewOf(work: Work, one: DeviationCase, addresses: ReadonlyMap<string, string>): TaskView {
  const code = one.reasonCode ?? 'OTHER'
  return {
    title: `${one.gasDay} ${deviationTypes[one.caseType]}原因`,
    facts: [
      { label: '户号', value: one.bp },
      ...(one.planVolume === null ? [] : [{ label: '计划', value: formatVolume(one.planVolume) }]),
      { label: '实际', value: formatVolume(one.actualVolume) },
      ...(one.deviationRate === null ? [] : [{ label: '偏差', value: `${one.deviationRate}%` }]),
      { label: '原因', value: planReasons[code].name },
      { label: '说明', value: one.reasonText === null ? '—' : openText(work, one.reasonText) },
      ...(one.recoverDate === null ? [] : [{ label: '预计恢复', value: one.recoverDate }]),
    ],
    files: one.attachments.flatMap((fileId, n) => {
      const url = addresses.get(fileId)
      return url === undefined ? [] : [{ name: `证明${n + 1}`, url }]
    }),
  }
}

/** A case that has gone on meanwhile stays as it is; a day of EQUIPMENT beyond those of the month is rejected (D-06). */
async function decided(work: Work, { companyCode, bizNo, bp, decision, remark, decidedBy }: Decided): Promise<void> {
  if (decision === 'ADJUST') throw badField('decision')
  if (bp === null) return
  // Two of a group that are decided at once: the second one counts the first.
  await lockAccount(work.db, { bp, companyCode })
  const one = await lockCase(work.db, bp, bizNo)
  if (one?.status !== 'SUBMITTED') return
  const isOver =
    one.reasonCode === 'EQUIPMENT' && (await mayExempt(work, one)) && (await equipmentDaysLeft(work, one)) === 0
  const isAccepted = decision === 'PASS' && !isOver
  await decide(work, one, isAccepted, decision === 'PASS' && isOver ? EQUIPMENT_USED_UP : remark, decidedBy)
}

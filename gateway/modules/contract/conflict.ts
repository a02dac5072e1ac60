import { formatFullMoment } from '@domain/date-format'
import type { Work } from '../../http/context'
import { badField, ownOr2902, refuseIf } from '../../http/refusal'
import { transition } from '../../states'
import { openTask as openDeskTask, type Decided, type DeskArea, type TaskView } from '../desk/service'
import { notify } from '../notice/service'
import { lockAccount } from '../gas-account/service'
import { openTask } from './issue'
import { contractsOf, findContract } from './repo'
import { findTask, tasksWithContract, type Task } from './repo/tasks'
import { isReplaced } from './rules/acts'
import { contractMachine } from './states'

/*
 * CONTRACT_CONFLICT on the shared desk: the customer signed at the provider and refused in the app while the provider was silent. Staff
 * settle with the customer which of the two counts: the refusal, or the signature, which is then given again on the same document.
 */

const CONFLICT = 'CONTRACT_CONFLICT'

/** Adds a refused task that is signed at the provider to the desk. */
export const openConflict = (work: Work, { bp, companyCode, taskId }: Task): Promise<void> =>
  openDeskTask(work, { companyCode, bizType: CONFLICT, bizNo: taskId, bp, rule: 'manual', dueAt: null })

async function describe(work: Work, tasks: readonly { bizNo: string; bp: string | null }[]): Promise<TaskView[]> {
  const found = await tasksWithContract(
    work.db,
    tasks.map(({ bizNo, bp }) => ({ bp: bp ?? '', taskId: bizNo })),
  )
  return tasks.map(({ bizNo }) => {
    const one = found.find(({ taskId }) => taskId === bizNo)
    if (!one) return { title: '合同签署冲突', facts: [], files: [] }
    return {
      title: `${one.title}签署冲突`,
      facts: [
        { label: '合同编号', value: one.contractNo },
        { label: '拒签时间', value: formatFullMoment(one.updatedAt) },
        { label: '签署任务', value: one.taskId },
        { label: '情况', value: '客户已在签署平台签署，又在应用内拒签，请与客户核实' },
        { label: '通过', value: '以拒签为准：合同不生效，请在签署平台作废' },
        { label: '驳回', value: '以签署为准：合同重新发出，由客户再次签署' },
      ],
      files: [],
    }
  })
}

/**
 * PASS: the refusal counts. REJECT: the contract is sent out again; 2904 where another one stands in its place by now (C-09, C-11), or where it
 * has ended.
 * Under the lock of the account as renewals and frames are: of two in one place one is under way.
 */
async function decided(work: Work, { bp, companyCode, bizNo, decision, remark }: Decided): Promise<void> {
  if (decision === 'ADJUST') throw badField('decision')
  await lockAccount(work.db, { bp: bp ?? '', companyCode })
  const task = ownOr2902(await findTask(work.db, { bp: bp ?? '', taskId: bizNo }, true))
  const contract = ownOr2902(await findContract(work.db, task, true))
  if (decision === 'REJECT') {
    const other = isReplaced(contract, await contractsOf(work.db, task.bp))
    const hasEnded = contract.endDate !== null && contract.endDate < work.clock.today()
    refuseIf(contract.state === 'REFUSED' && !other && !hasEnded ? null : '2904')
    await transition(work, contractMachine, contract, 'REISSUE', { reason: remark })
    await openTask(work, contract)
    return
  }
  const { contractId } = contract
  const route = `/subPagesB/pages/signManagement/management?contractId=${contractId}`
  const body = `${contract.title}以拒签为准，不生效${remark === '' ? '' : `：${remark}`}`
  const dedupeKey = `CONTRACT_RESULT|${bizNo}|CONFLICT`
  await notify(
    work,
    { bp: task.bp, companyCode, route, bizType: 'CONTRACT', bizId: contractId },
    { message: { templateCode: 'CONTRACT_RESULT', body, dedupeKey } },
  )
}

export const conflictDesk: DeskArea = { describe, decided }

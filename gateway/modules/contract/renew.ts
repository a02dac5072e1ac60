import type { In, Out } from '@contract'
import { yearOf } from '@domain/date'
import { jsonb } from '../../db/connect'
import { nextNo } from '../../db/sequence'
import type { BoundSession, Work } from '../../http/context'
import { refuseIf } from '../../http/refusal'
import { lockAccount } from '../gas-account/service'
import { contracts } from './contract-case'
import { openTask } from './issue'
import { transition } from '../../states'
import { contractsOf } from './repo'
import { contractMachine } from './states'
import { isReissuable, isRenewable, successorOf, successorSpan } from './rules/acts'
import { contractSettings } from './settings'
import { ownContract } from './view'

type Renew = 'default POST /crmgas/contract/renewApply'
type Reissue = 'default POST /crmgas/contract/reissue'

/** The next number of a contract (2.21). */
export async function nextContractNo(work: Work, companyCode: string): Promise<string> {
  const number = String(await nextNo(work.db, 'seq_package_no')).padStart(6, '0')
  return `HT-${companyCode}-${yearOf(work.clock.today())}-${number}`
}

/** A successor on the same terms, as long as the one before, from the day after its end (C-09); 42821 while one is under way. */
export async function renewApply(
  work: Work,
  session: BoundSession,
  { contractId, remark }: In<Renew>,
): Promise<Out<Renew>> {
  await lockAccount(work.db, session)
  const old = await ownContract(work, session, contractId, true)
  refuseIf(
    isRenewable(old, work.clock.today(), contractSettings(work.settings, old.companyCode).renewDays) ? null : '2904',
  )
  const before = successorOf(await contractsOf(work.db, session.bp), contractId)
  if (before?.state === 'DRAFT') {
    const seen = await contracts.locked(work, session, before.contractId)
    const { state } = await contracts.move(work, seen, 'SUBMIT', session.userId)
    return { contractId: before.contractId, status: state }
  }
  refuseIf(before ? '42821' : null)
  const note = remark?.trim() ?? ''
  const row = await contracts.file(work, session, {
    contractNo: await nextContractNo(work, session.companyCode),
    contractType: old.contractType,
    title: old.title,
    ...successorSpan(old),
    fields: jsonb({ ...old.fields, ...(note !== '' && { note }) }),
    renewOf: contractId,
    createdBy: session.userId,
  })
  return { contractId: row.contractId, status: row.state }
}

/** C-03: once, within 30 days; of two successors of a contract (C-09), and of two frames of a year, one is signed. */
export async function reissue(work: Work, session: BoundSession, { contractId }: In<Reissue>): Promise<Out<Reissue>> {
  await lockAccount(work.db, session)
  const row = await ownContract(work, session, contractId, true)
  const all = await contractsOf(work.db, session.bp)
  refuseIf(isReissuable(row, work.clock.today(), all) ? null : '42822')
  await transition(work, contractMachine, row, 'REISSUE', { set: { reissued: 1 }, by: session.userId })
  return { taskId: await openTask(work, row) }
}

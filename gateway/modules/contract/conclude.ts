import { dateOf } from '@domain/date'
import type { ContractState } from '@domain/statuses/gas-contract'
import { event } from '../../extensions'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { emit } from '../../wiring'
import { notify } from '../notice/service'
import { dropNotices } from './notices'
import { contractsOf, findContract, type Contract, type ContractKey } from './repo'
import { signedSuccessorOf } from './rules/acts'
import { contractMachine } from './states'

/** A contract has come into force (C-09, C-12). */
export const contractEffective = event<{ bp: string; companyCode: string; contractId: string }>('contract.effective')

const contractRoute = (contractId: string): string =>
  `/subPagesB/pages/signManagement/management?contractId=${contractId}`

/** C-09: both sides have signed; it is in force, or waits for its first day. A renewal that is signed late begins on that day. */
export async function conclude(
  work: Work,
  contract: Contract,
  { at, fileHash, by }: { at: string; fileHash: string; by: string },
): Promise<ContractState> {
  const day = dateOf(at)
  const startDate = contract.startDate < day && contract.renewOf !== null ? day : contract.startDate
  await transition(work, contractMachine, contract, 'SIGN', { by, set: { signedAt: at, fileHash, startDate } })
  const signed = await reread(work, contract)
  await transition(work, contractMachine, signed, 'COUNTERSIGN', { by: 'COMPANY' })
  if (contract.renewOf !== null) await dropNotices(work, { bp: contract.bp, contractId: contract.renewOf })
  await turn(work, contract)
  const { state } = await reread(work, contract)
  await notify(
    work,
    {
      bp: contract.bp,
      companyCode: contract.companyCode,
      route: contractRoute(contract.contractId),
      bizType: 'CONTRACT',
      bizId: contract.contractId,
    },
    {
      message: {
        templateCode: 'CONTRACT_RESULT',
        body: `${contract.title}双方已签署，${state === 'EFFECTIVE' ? '已生效' : `${startDate}起生效`}`,
        dedupeKey: `CONTRACT_RESULT|${contract.contractId}`,
      },
    },
  )
  return state
}

async function reread(work: Work, key: ContractKey): Promise<Contract> {
  const found = await findContract(work.db, key)
  if (!found) throw new Error(`contract ${key.contractId} is gone`)
  return found
}

/** C-09: a contract begins on its first day and is over the day after its last; what it renews ends with its beginning. */
export async function turn(work: Work, key: ContractKey): Promise<void> {
  const found = await findContract(work.db, key)
  if (!found) return
  const today = work.clock.today()
  if (found.state === 'EFFECTIVE' && found.endDate < today)
    await end(work, found, (await isRenewed(work, found)) ? 'RENEW' : 'EXPIRE')
  if (found.state !== 'WAIT_EFFECT' || found.startDate > today) return
  await transition(work, contractMachine, found, 'TAKE_EFFECT')
  const { bp, companyCode, contractId, renewOf } = found
  const older = renewOf === null ? undefined : await findContract(work.db, { bp, contractId: renewOf })
  if (older?.state === 'EFFECTIVE') await end(work, older, 'RENEW')
  await emit(work, contractEffective, { bp, companyCode, contractId })
  await turn(work, key)
}

/** Whether a signed renewal has begun by now, also one that takes effect later in the same night. */
async function isRenewed(work: Work, { bp, contractId }: ContractKey): Promise<boolean> {
  const next = signedSuccessorOf(await contractsOf(work.db, bp), contractId)
  return next !== undefined && next.startDate <= work.clock.today()
}

/** A contract is over: its notices wait for no acknowledgement any more (C-10). */
export async function end(
  work: Work,
  contract: Contract,
  on: 'EXPIRE' | 'RENEW' | 'TERMINATE',
  by = 'SYSTEM',
): Promise<void> {
  await transition(work, contractMachine, contract, on, { by })
  await dropNotices(work, contract)
}

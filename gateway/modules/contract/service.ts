import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { end } from './conclude'
import { findContract, insertContract, supplyOf, type Contract, type ContractKey } from './repo'
import { countOpenTasks } from './repo/tasks'
import { nextContractNo } from './renew'

/* What other modules may call of contracts with the gas company (B 2.21). */
export { isCertified } from './certified'
export { sealSoon, signedKinds, signedPaper, type SignedKind } from './signing/papers'
export { sha256 } from './signing/sign'
export { contractEffective } from './conclude'
export { frameGround, type FrameGround } from './frame-ground'
export { contractsOf, findContract } from './repo'
export type { Contract } from './repo'

/** The customer's contract of supply in force that reaches to a day at least; null without one. */
export async function supplyContract(
  work: Pick<Work, 'db'>,
  key: { bp: string; companyCode: string },
  until: string,
): Promise<Contract | null> {
  const found = await supplyOf(work.db, key)
  return found && found.endDate >= until ? found : null
}

/** How many contracts wait for the signature of these customers (CX-02). */
export const countToSign = (work: Pick<Work, 'db'>, bps: readonly string[]): Promise<number> =>
  countOpenTasks(work.db, bps)

export interface Signed {
  bp: string
  companyCode: string
  contractType: Contract['contractType']
  title: string
  startDate: string
  endDate: string
  signedAt: string
  /** SHA-256 of what both sides signed. */
  fileHash: string | null
}

/** Archives a contract that both sides have signed: in force, or waiting for its first day (C-09). Answers its id. */
export async function archive(work: Work, signed: Signed): Promise<string> {
  const now = work.clock.iso()
  const contractId = newId(work.clock.now())
  await insertContract(work.db, {
    ...signed,
    contractId,
    contractNo: await nextContractNo(work, signed.companyCode),
    state: signed.startDate > work.clock.today() ? 'WAIT_EFFECT' : 'EFFECTIVE',
    createdAt: now,
    updatedAt: now,
  })
  return contractId
}

/** What was agreed comes to nothing. Nothing happens to a contract that is at its end. */
export async function terminate(work: Work, key: ContractKey, by: string): Promise<void> {
  const found = await findContract(work.db, key)
  if (found?.state === 'WAIT_EFFECT' || found?.state === 'EFFECTIVE') await end(work, found, 'TERMINATE', by)
}

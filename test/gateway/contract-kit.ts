import type { In } from '@contract'
import { jsonb } from '../../gateway/db/connect'
import { turn } from '../../gateway/modules/contract/conclude'
import { askToSign, documentFor } from '../../gateway/modules/contract/issue'
import { findContract, insertContract } from '../../gateway/modules/contract/repo'
import { tasksOf, type Task } from '../../gateway/modules/contract/repo/tasks'
import type { Caller, TestGateway } from '../setup/gateway'
import { inWork, jobOf } from '../setup/content-gateway'
import { nextRequestNo } from './case-kit'
import { codeSentTo } from './login-kit'

export const BP = '1000000001'
let made = 0

/** A contract of the first customer that waits for its signature, with its task. */
export async function aTask(
  gateway: TestGateway,
  over: {
    bp?: string
    contractId?: string
    startDate?: string
    endDate?: string
    renewOf?: string
    contractType?: 'SUPPLY' | 'SAFETY'
  } = {},
): Promise<Task> {
  made += 1
  const {
    bp = BP,
    contractId = `c-${made}`,
    contractType = 'SAFETY',
    startDate = '2026-11-01',
    endDate = '2027-10-31',
    renewOf,
  } = over
  const now = gateway.clock.iso()
  const row = { bp, contractId, companyCode: '1001', contractNo: `HT-${made}`, contractType, title: '安全用气协议' }
  await insertContract(gateway.db, {
    ...row,
    startDate,
    endDate,
    state: 'TO_SIGN',
    renewOf: renewOf ?? null,
    createdAt: now,
    updatedAt: now,
  })
  const found = await findContract(gateway.db, { bp, contractId })
  if (!found) throw new Error('no contract')
  const document = await documentFor(jobOf(gateway), found)
  return inWork(gateway, async (work) => {
    await askToSign(work, found, document)
    const [task] = await tasksOf(work.db, { bp, contractId })
    if (!task) throw new Error('no task')
    return task
  })
}

export const later = (gateway: TestGateway, seconds: number): void =>
  gateway.clock.moveTo(new Date(gateway.clock.now() + seconds * 1000).toISOString())

type Submit = In<'default POST /crmgas/contract/sign/submit'>

/** What a signature needs: the contract read for long enough, and a code. */
export async function readyFor(gateway: TestGateway, caller: Caller, taskId: string): Promise<Submit> {
  const { docHash } = await caller.ok('default GET /crmgas/contract/sign/url', { taskId })
  later(gateway, 70)
  // A day's codes of one address would ask for a picture.
  await gateway.db.deleteFrom('smsCode').execute()
  await caller.ok('default POST /crmgas/portal/sms/sendSms', { smsType: 'CONTRACT_SIGN', taskId })
  const smsCode = await codeSentTo(gateway, '13800000001', 'CONTRACT_SIGN')
  return { requestNo: nextRequestNo(), taskId, smsCode, docHash, signWay: 'SEAL' }
}

/** An annual frame of the first customer begins today: 12 months of 100001 m³, 9001 m³ a day. */
export const frameBegins = (gateway: TestGateway, year: number, contractId = `frame-${year}`): Promise<void> =>
  inWork(gateway, async (work) => {
    const at = work.clock.iso()
    const months = Array.from({ length: 12 }, () => '100001')
    const fields = jsonb({ months, annualVolume: '1200012', mdq: '9001', tolerance: '4' })
    const about = { bp: BP, companyCode: '1001', contractId, contractNo: contractId, title: '年度框架合同', year }
    const span = { startDate: work.clock.today(), endDate: `${year}-12-31`, createdAt: at, updatedAt: at }
    await insertContract(work.db, { ...about, ...span, contractType: 'ANNUAL_FRAME', state: 'WAIT_EFFECT', fields })
    await turn(work, { bp: BP, contractId })
  })

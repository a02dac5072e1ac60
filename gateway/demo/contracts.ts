import { addDays, yearOf } from '@domain/date'
import { jsonb } from '../db/connect'
import type { ContractFields } from '../db/column-types'
import type { Work } from '../http/context'
import { newId } from '../http/ids'
import { expire } from '../modules/contract/due'
import { askToSign, documentFor } from '../modules/contract/issue'
import { nextContractNo } from '../modules/contract/renew'
import { contractsOf, findContract, insertContract, type Contract } from '../modules/contract/repo'
import { insertNotice } from '../modules/contract/repo/notices'
import { findTask, tasksOf } from '../modules/contract/repo/tasks'
import { archive } from '../modules/contract/service'
import { signTaskMachine } from '../modules/contract/states'
import { refused } from '../modules/contract/tasks'
import { contractWork } from '../modules/contract/work'
import { transition } from '../states'
import { withClock } from './clock'
import { supplied } from './customers'
import { ceramics } from './customers/ceramics'
import { hospital } from './customers/hospital'
import { restaurant } from './customers/restaurant'
import { textile } from './customers/textile'
import { masterOf } from './packages/person'
import { sweepNow } from './within'

/** Days from today on which each customer's contract of supply ends (B 8); one's is over. */
const ENDS_IN: Readonly<Record<string, number>> = {
  [ceramics.bp]: 400,
  [restaurant.bp]: 25,
  [hospital.bp]: 300,
  [textile.bp]: -3,
}
/** Days for which a contract of supply is made, and days before the first of them on which it was signed. */
const [LASTS, SIGNED_BEFORE] = [3 * 365, 12]

const at = (day: string): string => `${day}T10:00:00+08:00`

/** The contracts of supply, those that are drafted, signed or came to nothing, and the state of today of all. */
export async function seedContracts(work: Work): Promise<void> {
  for (const { bp, companyCode } of supplied) {
    const endDate = addDays(work.clock.today(), ENDS_IN[bp] ?? LASTS)
    const startDate = addDays(endDate, 1 - LASTS)
    const signedAt = at(addDays(startDate, -SIGNED_BEFORE))
    const signed = { bp, companyCode, startDate, endDate, signedAt, fileHash: null }
    await archive(withClock(work, signedAt), { ...signed, contractType: 'SUPPLY', title: '供用气合同' })
  }
  await ofCeramics(work)
  await ofOthers(work)
  for (const one of contractWork.sweeps) if (one.name === 'contract.turn') await sweepNow(work, one)
}

type Made = Pick<Contract, 'contractType' | 'title' | 'startDate' | 'endDate' | 'state'> &
  Partial<Pick<Contract, 'year' | 'parentId' | 'renewOf' | 'signedAt'>> & { fields?: ContractFields }

/** A contract of a customer as it was made on a day. */
async function make(
  work: Work,
  { bp, companyCode }: { bp: string; companyCode: string },
  day: string,
  { fields = {}, ...made }: Made,
): Promise<string> {
  const then = withClock(work, at(day))
  const now = then.clock.iso()
  const contractId = newId(then.clock.now())
  const contractNo = await nextContractNo(then, companyCode)
  const row = { bp, companyCode, contractId, contractNo, ...made, fields: jsonb(fields) }
  await insertContract(work.db, { ...row, createdAt: now, updatedAt: now })
  return contractId
}

/** A contract that was sent out to be signed on a day; answers its task. */
async function sent(work: Work, customer: { bp: string; companyCode: string }, day: string, made: Omit<Made, 'state'>) {
  const contractId = await make(work, customer, day, { ...made, state: 'TO_SIGN' })
  const row = await findContract(work.db, { bp: customer.bp, contractId })
  if (!row) throw new Error(`${contractId} is missing`)
  const then = withClock(work, at(day))
  await askToSign(then, row, await documentFor(then, row))
  const [task] = await tasksOf(work.db, row)
  if (!task) throw new Error(`${contractId} has no task`)
  return task
}

const YEAR_SHARES = ['1.15', '1.05', '1.00', '0.95', '0.92', '0.90', '0.88', '0.90', '0.95', '1.00', '1.10', '1.20']
const monthsOf = (mean: number): string[] => YEAR_SHARES.map((share) => String(Math.round(mean * Number(share))))
const sumOf = (months: readonly string[]): string => String(months.reduce((sum, one) => sum + Number(one), 0))

async function ofCeramics(work: Work): Promise<void> {
  const today = work.clock.today()
  const year = Number(yearOf(today))
  const months = monthsOf(200_000)
  const terms = { tolerance: '5', pricing: '按政府指导价执行，随气源价格联动调整' }
  const frame = { annualVolume: sumOf(months), months, mdq: '9000', ...terms }
  await make(work, ceramics, `${year - 1}-12-10`, {
    contractType: 'ANNUAL_FRAME',
    title: `${year}年度框架合同`,
    year,
    startDate: `${year}-01-01`,
    endDate: `${year}-12-31`,
    signedAt: at(`${year - 1}-12-12`),
    state: 'EFFECTIVE',
    fields: frame,
  })
  const next = monthsOf(210_000)
  await make(work, ceramics, addDays(today, -2), {
    contractType: 'ANNUAL_FRAME',
    title: `${year + 1}年度框架合同`,
    year: year + 1,
    startDate: `${year + 1}-01-01`,
    endDate: `${year + 1}-12-31`,
    state: 'DRAFT',
    fields: { annualVolume: sumOf(next), months: next, mdq: '9200', ...terms },
  })
  const supply = (await contractsOf(work.db, ceramics.bp)).find(({ contractType }) => contractType === 'SUPPLY')
  await make(work, ceramics, addDays(today, -4 * 365), {
    contractType: 'SUPPLY',
    title: '供用气合同',
    startDate: addDays(supply?.startDate ?? today, -LASTS),
    endDate: addDays(supply?.startDate ?? today, -1),
    state: 'RENEWED',
  })
  const term = { startDate: addDays(today, 20), endDate: addDays(today, 19 + 365) }
  const session = await masterOf(work, ceramics)
  const waiting = await sent(work, ceramics, addDays(today, -6), {
    contractType: 'SAFETY',
    title: '安全用气协议',
    ...term,
  })
  const viewedAt = at(addDays(today, -5))
  const viewed = { set: { viewedAt }, by: session.userId }
  await transition(withClock(work, viewedAt), signTaskMachine, waiting, 'VIEW', viewed)
  const dropped = await sent(work, ceramics, addDays(today, -40), {
    contractType: 'SUPPLEMENT',
    title: '供用气补充协议（调压）',
    ...term,
  })
  await expire(withClock(work, dropped.expireAt), dropped)
  const unwanted = await sent(work, ceramics, addDays(today, -60), {
    contractType: 'SUPPLEMENT',
    title: '供用气补充协议（增容）',
    ...term,
  })
  const wish = { taskId: unwanted.taskId, reason: '增容方案需重新核算，暂不签署', requestNo: 'history' }
  if (await findTask(work.db, unwanted)) await refused(withClock(work, at(addDays(today, -58))), session, wish)
}

async function ofOthers(work: Work): Promise<void> {
  const today = work.clock.today()
  const old = (await contractsOf(work.db, restaurant.bp)).find(({ contractType }) => contractType === 'SUPPLY')
  if (old)
    for (const [kind, state, left] of [
      ['EXPIRE_60', 'ACKED', 60],
      ['EXPIRE_30', 'READ', 30],
    ] as const) {
      const then = withClock(work, `${addDays(old.endDate, -left)}T09:00:00+08:00`)
      const now = then.clock.iso()
      const { bp, companyCode, contractId } = old
      const row = { bp, companyCode, contractId, kind, state, daysLeft: left, createdAt: now, updatedAt: now }
      await insertNotice(work.db, { ...row, noticeId: newId(then.clock.now()), ackAt: state === 'ACKED' ? now : null })
    }
  await make(work, hospital, addDays(today, -3), {
    contractType: 'SUPPLEMENT',
    title: '供用气补充协议（锅炉房）',
    startDate: today,
    endDate: addDays(today, 300),
    state: 'COUNTERSIGN',
  })
  const over = (await contractsOf(work.db, textile.bp)).find(({ contractType }) => contractType === 'SUPPLY')
  if (!over) return
  await make(work, textile, addDays(today, -400), {
    contractType: 'SUPPLEMENT',
    title: '供用气补充协议（定型机）',
    startDate: addDays(today, -390),
    endDate: addDays(today, -25),
    state: 'TERMINATED',
  })
  const startDate = addDays(over.endDate, 1)
  await sent(work, textile, addDays(today, -2), {
    contractType: 'SUPPLY',
    title: '供用气合同',
    startDate,
    endDate: addDays(startDate, LASTS - 1),
    renewOf: over.contractId,
  })
}

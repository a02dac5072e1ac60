import type { In, Out } from '@contract'
import { addDays } from '@domain/date'
import { addMoney, compareMoney, formatMoney, subtractMoney, sumMoney } from '@domain/money'
import { ASKED_DAYS, restOf, takesAmount } from '@domain/project/instalments'
import { allows } from '@domain/machine'
import { projectPaymentTransitions } from '@domain/statuses/project'
import type { BoundSession, Work } from '../../http/context'
import { ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { transition } from '../../states'
import { dropTask, openTask } from '../desk/service'
import { use } from '../file/service'
import { payeeOf } from '../payment/service'
import { done, type Stakes } from '../todo/service'
import { addUpdate, heldProject, ownProject, refreshed, refusePaused } from './life'
import { changePayment, findPayment, ownPayments, paymentsOf, type Payment } from './repo/money'
import type { Project } from './repo/projects'
import { projectPaymentMachine } from './states'
import { asks, PAYMENT_TODO, tellPayment } from './notices'
import { paymentViews } from './views'

type Info = Out<'job GET /project/queryPaymentInfo'>
type Caller = Pick<BoundSession, 'bp' | 'companyCode' | 'userId'>
type Voucher = 'job POST /project/payment/voucher'

export const VOUCHER_TASK = 'PROJECT_VOUCHER'
/** Number of a desk task: both parts of the key. */
const taskNo = ({ bp, paymentId }: Pick<Payment, 'bp' | 'paymentId'>): string => `${bp}|${paymentId}`

export async function paymentInfo(work: Work, session: BoundSession, projectId: string): Promise<Info> {
  const project = await ownProject(work, session, projectId)
  const rows = await paymentsOf(work.db, project)
  const paidAmount = sumMoney(rows.map((row) => row.paidAmount))
  return {
    contractAmount: project.contractAmount,
    paidAmount,
    unpaidAmount: subtractMoney(sumMoney(rows.map(({ amount }) => amount)), paidAmount),
    payee: await payeeOf(work, project.companyCode),
    list: await paymentViews(work, session.bp, rows),
  }
}

/** D 3.11: asks for the instalments that fall due, those of a paused project once it goes on. The project is locked. */
export async function askDue(work: Work, project: Project): Promise<void> {
  if (!asks(project)) return
  const until = addDays(work.clock.today(), ASKED_DAYS)
  for (const row of await paymentsOf(work.db, project)) {
    if (row.status !== 'NOT_DUE' || row.dueDate > until) continue
    await transition(work, projectPaymentMachine, row, 'FALL_DUE', { set: { version: row.version + 1 } })
    await tellPayment(work, project, row)
  }
}

/**
 * PJ-07: a voucher proves a payment that came without a code. While a transfer with a code is open for the instalment its money comes by
 * itself, and would be booked twice.
 */
const refuseAwaited = ({ ttId }: Pick<Payment, 'ttId'>): void => refuseIf(ttId === null ? null : '44607')

/** PJ-07. */
export async function sendVoucher(work: Work, session: Caller, input: In<Voucher>): Promise<Out<Voucher>> {
  const { bp, userId } = session
  const { projectId } = ownOr2902(await findPayment(work.db, { bp, paymentId: input.paymentId }))
  const project = await heldProject(work, session, projectId)
  refusePaused(project)
  const row = ownOr2902(await findPayment(work.db, { bp, paymentId: input.paymentId }))
  refuseIf(row.version === input.version && asks(project) ? null : '2904')
  refuseAwaited(row)
  if (!takesAmount(row, input.amount)) throw new Refusal('44604')
  await use(work, userId, input.files, `PROJECT:${row.paymentId}`)
  await transition(work, projectPaymentMachine, row, 'VOUCHER', {
    by: userId,
    set: {
      voucherFiles: input.files,
      voucherAmount: input.amount,
      voucherDate: input.payDate,
      rejectReason: null,
      version: row.version + 1,
    },
  })
  await openTask(work, {
    companyCode: project.companyCode,
    bizType: VOUCHER_TASK,
    bizNo: taskNo(row),
    bp,
    rule: 'manual',
    dueAt: null,
  })
  await done(work, PAYMENT_TODO, row.paymentId, bp)
  const [view] = await paymentViews(work, bp, [ownOr2902(await findPayment(work.db, row))])
  return ownOr2902(view)
}

/** Nothing of a voucher waits to be looked at. */
const endVoucherTask = (work: Work, row: Payment): Promise<void> =>
  dropTask(work, { companyCode: row.companyCode, bizType: VOUCHER_TASK, bizNo: taskNo(row) })

/** Money that was proved or came: what it pays, and that nothing waits any more. */
export async function payOff(
  work: Work,
  row: Payment,
  { paidAmount, at, by }: { paidAmount: string; at: string; by: string },
): Promise<void> {
  await transition(work, projectPaymentMachine, row, 'PAID', {
    by,
    set: { paidAmount, paidAt: at, version: row.version + 1 },
  })
  await endVoucherTask(work, row)
  await done(work, PAYMENT_TODO, row.paymentId, row.bp)
}

/**
 * Takes money for an instalment that is locked; false where more comes than is left, and nothing is taken. `voucher`: a voucher that waits
 * was right.
 */
export async function takeMoney(
  work: Work,
  project: Project,
  row: Payment,
  { amount, at, by, voucher }: { amount: string; at: string; by: string; voucher: boolean },
): Promise<boolean> {
  if (!takesAmount(row, amount)) return false
  const paidAmount = addMoney(row.paidAmount, amount)
  const version = row.version + 1
  if (compareMoney(paidAmount, row.amount) === 0) await payOff(work, row, { paidAmount, at, by })
  else if (voucher) {
    await transition(work, projectPaymentMachine, row, 'AUDIT_PART', { by, set: { paidAmount, version } })
    await tellPayment(work, project, { ...row, paidAmount })
  } else await changePayment(work.db, row, { paidAmount, version }, work.clock.iso())
  await addUpdate(work, project, {
    kind: 'PAYMENT',
    title: `收到${row.name}${formatMoney(amount)}`,
    nodeCode: 'PA02',
    content:
      compareMoney(paidAmount, row.amount) === 0 ? '已缴清' : `还需${formatMoney(restOf({ ...row, paidAmount }))}`,
  })
  await refreshed(work, project, { by })
  return true
}

/**
 * A voucher was looked at; the project is locked. Refuses 44120 where none waits, and to pass it 44607 during a transfer, 44604 where less
 * is left by now.
 */
export async function auditVoucher(
  work: Work,
  project: Project,
  row: Payment,
  { passed, reason, by }: { passed: boolean; reason: string; by: string },
): Promise<Payment> {
  if (!allows(projectPaymentTransitions, row.status, 'AUDIT_REJECT') || row.voucherAmount === null)
    throw new Refusal('44120')
  if (passed) refuseAwaited(row)
  await endVoucherTask(work, row)
  if (passed) {
    const money = { amount: row.voucherAmount, at: work.clock.iso(), by, voucher: true }
    if (!(await takeMoney(work, project, row, money))) throw new Refusal('44604')
  } else {
    const rejectReason = reason.trim() || '凭证与到账不符'
    await transition(work, projectPaymentMachine, row, 'AUDIT_REJECT', {
      by,
      reason: rejectReason,
      set: { rejectReason, version: row.version + 1 },
    })
    await addUpdate(work, project, { kind: 'PAYMENT', title: `${row.name}凭证未通过`, content: rejectReason })
    await tellPayment(work, project, row)
  }
  return ownOr2902(await findPayment(work.db, row))
}

/** What is left of the instalments that to-dos ask for: money and agreed costs change it. */
export const paymentStakes: Stakes = async (work, { bp }, paymentIds) =>
  new Map((await ownPayments(work.db, bp, paymentIds)).map((row) => [row.paymentId, { amount: restOf(row) }]))

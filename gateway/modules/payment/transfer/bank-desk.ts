import { formatFullMoment } from '@domain/date-format'
import { formatAmount } from '@domain/money'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { badField, Refusal } from '../../../http/refusal'
import { isoOf } from '../../../ports/clock'
import { transition } from '../../../states'
import type { Decided, DeskArea, TaskView } from '../../desk/service'
import { lockAccount } from '../../gas-account/service'
import { allReceivers, lockStatement, statementsById, type Statement } from '../repo/bank'
import { transfersByCode } from '../repo/transfers'
import { codesIn, customerNumberIn } from '../rules/remit-code'
import { statementMachine } from '../states'
import { placeTransfer, topUpPlan } from './create'
import { takeTransfer } from './money'
import { openText } from '../../../secret'

/** A transfer that staff open for money that is there already ends on its day. */
const AT_ONCE = 86_400_000

async function describe(work: Work, tasks: readonly Pick<Decided, 'bizNo' | 'companyCode'>[]): Promise<TaskView[]> {
  const [first] = tasks
  const ids = tasks.map(({ bizNo }) => bizNo)
  const found = first ? await statementsById(work.db, first.companyCode, ids) : []
  return ids.map((id) => {
    const statement = found.find(({ stmtId }) => stmtId === id)
    return statement ? viewOf(work, statement) : { title: '待认领款项', facts: [], files: [] }
  })
}

const viewOf = (work: Work, statement: Statement): TaskView => ({
  title: '待认领款项',
  facts: [
    { label: '金额', value: `${formatAmount(statement.amount)}元` },
    { label: '付款人', value: statement.payerName },
    { label: '付款账号', value: openText(work, statement.payerAccount) },
    { label: '附言', value: statement.note },
    { label: '到账时间', value: formatFullMoment(statement.tradeAt) },
    { label: '处理办法', value: '通过时备注填写汇款识别码或户号；驳回表示已原路退回' },
  ],
  files: [],
})

/** PASS books the money to the target in the remark; REJECT records that it was sent back. */
async function decided(work: Work, { companyCode, bizNo, decision, remark, decidedBy }: Decided): Promise<void> {
  if (decision === 'ADJUST') throw badField('decision')
  if (decision === 'PASS') return claim(work, { companyCode, stmtId: bizNo }, remark, decidedBy)
  const statement = await lockStatement(work.db, companyCode, bizNo)
  if (statement?.state === 'WAITING') await transition(work, statementMachine, statement, 'RETURN', { set: { remark } })
}

/** The remark holds the code of a transfer, or a customer number of this company. Refuses 2904 for money that is booked by now. */
async function claim(
  work: Work,
  key: { companyCode: string; stmtId: string },
  remark: string,
  by: string,
): Promise<void> {
  const [transfer] = await transfersByCode(work.db, key.companyCode, codesIn(remark))
  const owner = transfer ?? (await openForAccount(work, key, customerNumberIn(remark), by))
  if (!owner) throw badField('remark')
  if (!(await takeTransfer(work, owner, key, { by, onlyOpen: false }))) throw new Refusal('2904')
}

/**
 * Money without an ordered transfer: a transfer is made for it, so that it has an order, a voucher and a place in the records.
 */
export async function openForAccount(
  work: Work,
  { companyCode, stmtId }: { companyCode: string; stmtId: string },
  bp: string | undefined,
  by: string,
): Promise<{ bp: string; ttId: string } | null> {
  const account = bp === undefined ? undefined : await lockAccount(work.db, { companyCode, bp })
  const [statement] = await statementsById(work.db, companyCode, [stmtId])
  const receiver = (await allReceivers(work.db)).find(
    (one) => one.companyCode === companyCode && one.accountNo === statement?.accountNo,
  )
  if (!account || !statement || !receiver) return null
  const ttId = newId(work.clock.now())
  const { amount, payerName } = statement
  const payerAccount = openText(work, statement.payerAccount)
  await placeTransfer(work, account, {
    ttId,
    purpose: 'PREPAY',
    plan: { ...topUpPlan(ttId, amount), expireAt: isoOf(work.clock.now() + AT_ONCE) },
    amount,
    from: { name: payerName, account: /^\d{8,30}$/.test(payerAccount) ? payerAccount : UNKNOWN, bank: '' },
    payer: { userId: by, bp: account.bp, mask: '' },
    receiver,
    remark: '',
    requestNo: `bank|${stmtId}`,
    payNo: null,
  })
  return { bp: account.bp, ttId }
}

/** Replaces the payer's account where the bank did not send it. */
const UNKNOWN = '00000000'

/** BANK_ENTRY on the shared desk: money that came in and has no owner yet (AE-77, Y-14). */
export const bankDesk: DeskArea = { describe, decided }

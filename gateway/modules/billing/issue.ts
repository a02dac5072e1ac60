import { dueDate } from '@domain/billing/dates'
import { addDays } from '@domain/date'
import { monthText } from '@domain/date-format'
import { meterName } from '@domain/meter-name'
import { formatAmount, isZeroMoney } from '@domain/money'
import { nextNo } from '../../db/sequence'
import type { Work } from '../../http/context'
import { emit } from '../../wiring'
import { billAnnounced, salesChanged } from './events'
import { newId } from '../../http/ids'
import { workingCalendar } from '../calendar/service'
import { keyOf, lockAccount, type Account } from '../gas-account/service'
import { notify } from '../notice/service'
import { closePeriod, listMeters, markBilled, settledLines, type Meter, type Statement } from '../metering/service'
import { billRoute, billTodo } from './ask-for-bill'
import { offsetAtIssue, offsetBills } from './offset'
import { lockBills } from './repo/bills'
import * as repo from './repo/issue'
import { billNo } from './rules/numbers'
import { logCreated } from '../../states'
import { billMachine } from './states'

/** A due date never lies further off than this. */
const CALENDAR_DAYS = 60

export interface Issued {
  billId: string
  billNo: string
  receivable: string
  dueDate: string
}

export interface IssueOptions {
  /** Write to-do and message; history is silent. */
  announce: boolean
  /** Fixed due date instead of the rule's; of history that is brought in (A 8, R2). */
  dueDate?: string
}

/**
 * AE-25: a confirmed statement becomes BILLED and its bill is issued today, in the caller's transaction. A remote prepaid bill is
 * offset from the balance at once (AE-31), a postpaid one from what balance there is (AE-33). Refuses 2904 when the statement is
 * not (or no longer) SIGNED or AUTO_CONFIRMED.
 */
export async function issueBill(work: Work, statement: Statement, options: IssueOptions): Promise<Issued> {
  const account = await lockAccount(work.db, statement)
  if (!account) throw new RangeError(`statement ${statement.statementId} has no account`)
  const billId = newId(work.clock.now())
  const now = work.clock.iso()
  await markBilled(work, statement, billId)
  const bill = await billOf(work, account, statement, billId, options)
  const lines = await linesOf(work, statement)
  await repo.insertBill(work.db, bill, lines, now)
  await logCreated(work, billMachine, bill)
  await settleAtIssue(work, account, statement, billId, [...new Set(lines.flatMap((line) => line.meterId ?? []))])
  if (options.announce) await announceBill(work, account, bill)
  await emit(work, salesChanged, keyOf(account))
  return { billId, billNo: bill.billNo, receivable: bill.receivable, dueDate: bill.dueDate }
}

/** A month without gas is settled by itself. */
export const firstState = (receivable: string): repo.NewBill['state'] => (isZeroMoney(receivable) ? 'PAID' : 'UNPAID')

async function billOf(
  work: Work,
  account: Account,
  statement: Statement,
  billId: string,
  options: IssueOptions,
): Promise<repo.NewBill> {
  const issueDate = work.clock.today()
  const isWorkday = await workingCalendar(work, issueDate, addDays(issueDate, CALENDAR_DAYS))
  const dueDays = work.settings.integer(account.companyCode, 'dueDays', 10)
  const due = options.dueDate ?? dueDate(issueDate, account.chargeMode, isWorkday, dueDays)
  const number = await nextNo(work.db, 'seq_bill_no')
  return {
    ...keyOf(account),
    billId,
    billNo: billNo(account.bp, statement.billMonth, number),
    billType: 'GAS',
    billVersion: 'NEW',
    billMonth: statement.billMonth,
    periodFrom: statement.periodFrom,
    periodTo: statement.periodTo,
    issueDate,
    dueDate: due,
    volume: statement.totalVolume,
    receivable: statement.totalAmount,
    netAmount: statement.netAmount,
    taxAmount: statement.taxAmount,
    lateFeeBaseDate: due,
    state: firstState(statement.totalAmount),
    statementId: statement.statementId,
    sourceId: statement.statementId,
  }
}

async function linesOf(work: Work, statement: Statement): Promise<repo.NewBillLine[]> {
  const meters = new Map((await listMeters(work, statement)).map((meter) => [meter.meterId, meter]))
  const gas = (await settledLines(work, statement)).map((line, index): repo.NewBillLine => {
    const meter = meters.get(line.meterId)
    const { carried: _carried, carriedIn: _carriedIn, segments, ...copied } = line
    return {
      ...copied,
      lineNo: index + 1,
      kind: 'GAS',
      code: 'GAS',
      name: meter ? meterName(meter) : line.meterNo,
      channelName: channelName(meter, line.channelNo),
      price: null,
      segments: segments.map(({ tierNo, label, season, price, volume, amount, fromDate, toDate }) => ({
        tierNo,
        label,
        season,
        price,
        volume,
        amount,
        fromDate,
        toDate,
      })),
    }
  })
  return [...gas, ...statement.otherItems.map((item, index) => itemLine(item, gas.length + index + 1))]
}

const channelName = (meter: Meter | undefined, channelNo: string): string =>
  meter?.channels.find((one) => one.channelNo === channelNo)?.name ?? ''

const itemLine = (item: Statement['otherItems'][number], lineNo: number): repo.NewBillLine => ({
  lineNo,
  kind: 'ITEM',
  code: item.code,
  name: item.name,
  meterId: null,
  meterNo: null,
  channelNo: null,
  channelName: null,
  prevReading: null,
  currReading: null,
  readVolume: null,
  adjustVolume: null,
  adjustReason: null,
  adjustAmount: null,
  settleVolume: null,
  packageVolume: null,
  billedVolume: null,
  readingSource: null,
  price: null,
  segments: [],
  amount: item.amount,
})

/** The period's estimates leave `provisional` and the balance pays what it may (AE-31, AE-33). */
async function settleAtIssue(
  work: Work,
  account: Account,
  statement: Statement,
  billId: string,
  meterIds: readonly string[],
): Promise<void> {
  const key = keyOf(account)
  const provisional = await closePeriod(work, account, statement, meterIds)
  if (account.chargeMode === 'PREPAID_REMOTE') await offsetAtIssue(work, { ...key, billId, provisional })
  else await offsetBills(work, key)
}

/** Message and to-do of a bill that is not paid yet (A 5.16, CV-8). */
export async function announceBill(work: Work, account: Account, bill: repo.NewBill): Promise<void> {
  const [now] = await lockBills(work.db, account, [bill.billId])
  const month = monthText(bill.billMonth)
  const { bp, companyCode } = account
  const message = {
    templateCode: 'BILL_ISSUED',
    params: { month, x: formatAmount(bill.receivable), date: bill.dueDate },
    dedupeKey: `BILL_ISSUED|${bill.billId}`,
  } as const
  const isOpen = now !== undefined && now.state !== 'PAID'
  const to = { bp, companyCode, route: billRoute(bill.billId), bizType: 'BILL', bizId: bill.billId }
  await notify(work, to, isOpen ? { message, todo: billTodo(bill) } : { message })
  const { billId, billNo: number, billMonth, receivable, dueDate: due } = bill
  await emit(work, billAnnounced, { bp, companyCode, billId, billNo: number, billMonth, receivable, dueDate: due })
}

import { dueDate } from '@domain/billing/dates'
import { addDays } from '@domain/date'
import { formatAmount, isZeroMoney, sumMoney } from '@domain/money'
import { nextNo } from '../../db/sequence'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { workingCalendar } from '../calendar/service'
import { publish } from '../message/service'
import { offsetAtIssue, offsetBills } from '../payment/service'
import { upsert } from '../todo/service'
import { debitOpenDays } from './accounts'
import * as accountRepo from './repo/account'
import { logStates } from './repo/log'
import { metersOf, setBilledTo } from './repo/meter'
import * as billRepo from './repo/bill'
import * as repo from './repo/statement'
import { totals } from './repo/usage'
import { billNo, meterName, monthText } from './rules/naming'
import { keyOf, type Account, type Meter } from './types'

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
  /** Fixed due date instead of the rule's; seeding only (A 8, R2). */
  dueDate?: string
}

/**
 * AE-25: a confirmed statement becomes BILLED and its bill is issued today, in the caller's transaction. A remote prepaid bill is
 * offset from the balance at once (AE-31), a postpaid one from what balance there is (AE-33). Null when the statement is not (or no
 * longer) SIGNED or AUTO_CONFIRMED.
 */
export async function issueBill(work: Work, statement: repo.Statement, options: IssueOptions): Promise<Issued | null> {
  const account = await accountRepo.lockAccount(work.db, statement)
  if (!account) return null
  const billId = newId(work.clock.now())
  const now = work.clock.iso()
  const isMoved = await repo.moveStatement(work.db, statement, ['SIGNED', 'AUTO_CONFIRMED'], 'BILLED', { billId }, now)
  if (!isMoved) return null
  const bill = await billOf(work, account, statement, billId, options)
  const lines = await linesOf(work, statement)
  await billRepo.insertBill(work.db, bill, lines, now)
  await logStates(work.db, [
    {
      bp: bill.bp,
      entity: 'statement',
      entityId: statement.statementId,
      fromState: statement.state,
      toState: 'BILLED',
      by: 'SYSTEM',
      at: now,
    },
    { bp: bill.bp, entity: 'bill', entityId: billId, fromState: '', toState: bill.state, by: 'SYSTEM', at: now },
  ])
  await settleAtIssue(work, account, statement, billId, [...new Set(lines.flatMap((line) => line.meterId ?? []))])
  if (options.announce) await announceBill(work, account, bill)
  return { billId, billNo: bill.billNo, receivable: bill.receivable, dueDate: bill.dueDate }
}

/** A month without gas is settled by itself. */
export const firstState = (receivable: string): billRepo.NewBill['state'] =>
  isZeroMoney(receivable) ? 'PAID' : 'UNPAID'

async function billOf(
  work: Work,
  account: Account,
  statement: repo.Statement,
  billId: string,
  options: IssueOptions,
): Promise<billRepo.NewBill> {
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

async function linesOf(work: Work, statement: repo.Statement): Promise<billRepo.NewBillLine[]> {
  const lines = await repo.linesOf(work.db, statement.bp, [statement.statementId])
  const segments = await repo.segmentsOf(work.db, statement.bp, [statement.statementId])
  const meters = new Map((await metersOf(work.db, statement)).map((meter) => [meter.meterId, meter]))
  const gas = lines.map((line, index): billRepo.NewBillLine => {
    const meter = meters.get(line.meterId)
    const { statementId: _s, bp: _b, carried: _c, carriedIn: _i, ...copied } = line as typeof line & { bp: string }
    return {
      ...copied,
      lineNo: index + 1,
      kind: 'GAS',
      code: 'GAS',
      name: meter ? meterName(meter) : line.meterNo,
      channelName: channelName(meter, line.channelNo),
      price: null,
      segments: segments
        .filter((one) => one.meterId === line.meterId && one.channelNo === line.channelNo)
        .map(({ tierNo, label, season, price, volume, amount, fromDate, toDate }) => ({
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

const itemLine = (item: repo.OtherItem, lineNo: number): billRepo.NewBillLine => ({
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
  statement: repo.Statement,
  billId: string,
  meterIds: readonly string[],
): Promise<void> {
  const key = keyOf(account)
  await setBilledTo(work.db, key, meterIds, statement.periodTo)
  if (account.chargeMode !== 'PREPAID_REMOTE') {
    await offsetBills(work, key)
    return
  }
  await debitOpenDays(work, account)
  const estimated = await totals(work.db, key, meterIds, statement.periodFrom, statement.periodTo)
  await offsetAtIssue(work, { ...key, billId, provisional: sumMoney(estimated.map((one) => one.amount)) })
}

/** Message and to-do of a bill that is not paid yet (A 5.16, CV-8). */
export async function announceBill(work: Work, account: Account, bill: billRepo.NewBill): Promise<void> {
  const now = await billRepo.lockBill(work.db, account, bill.billId)
  const route = `/pages/my-bill/details/details?billId=${bill.billId}`
  const month = monthText(bill.billMonth)
  const { bp, companyCode } = account
  await publish(work, {
    bp,
    companyCode,
    templateCode: 'BILL_ISSUED',
    params: { month, x: formatAmount(bill.receivable), date: bill.dueDate },
    route,
    bizType: 'BILL',
    bizId: bill.billId,
    dedupeKey: `BILL_ISSUED|${bill.billId}`,
  })
  if (!now || now.state === 'PAID') return
  await upsert(work, {
    bp,
    companyCode,
    modelCode: 'BILL_VIEW',
    type: 'BILL_DUE',
    bizId: bill.billId,
    title: `${month}账单待缴`,
    amount: bill.receivable,
    dueAt: `${bill.dueDate}T23:59:59+08:00`,
    route,
  })
}

import { sumMoney } from '@domain/money'
import type { Work } from '../../http/context'
import { keyOf, type Account } from '../gas-account/service'
import { linesOf, segmentsOf, type Statement } from '../metering/service'
import { owed } from './bill-money'
import { type Bill } from './repo/bills'
import { linesOfBills } from './repo/bill-lines'
import type { Side, SideLine } from './rules/explained'

/** Bills as sides of a comparison, in their order, each with the late fee that it has cost up to today. */
export async function sidesOfBills(work: Work, account: Account, bills: readonly Bill[]): Promise<Side[]> {
  const ids = bills.map(({ billId }) => billId)
  const all = await linesOfBills(work.db, { bp: account.bp, billIds: ids })
  const today = work.clock.today()
  return bills.map((bill) => {
    const mine = all.filter(({ billId }) => billId === bill.billId)
    return {
      papers: [{ id: bill.billId, no: bill.billNo }],
      statementIds: bill.statementId === null ? [] : [bill.statementId],
      billMonth: bill.billMonth,
      periodFrom: bill.periodFrom,
      periodTo: bill.periodTo,
      net: bill.netAmount,
      tax: bill.taxAmount,
      lines: mine.filter(({ kind }) => kind === 'GAS').map(billLine),
      items: mine.filter(({ kind }) => kind === 'ITEM').map(({ code, name, amount }) => ({ code, name, amount })),
      lateFee: sumMoney([bill.lateFeePaid, owed(work, bill, account, today).lateFee]),
    }
  })
}

const NONE = '0.00'

const billLine = (line: Awaited<ReturnType<typeof linesOfBills>>[number]): SideLine => ({
  meterId: line.meterId ?? '',
  meterNo: line.meterNo ?? '',
  channelNo: line.channelNo ?? '1',
  prevReading: line.prevReading ?? NONE,
  currReading: line.currReading ?? NONE,
  readVolume: line.readVolume ?? NONE,
  adjustVolume: line.adjustVolume ?? NONE,
  adjustReason: line.adjustReason ?? '',
  adjustAmount: line.adjustAmount ?? NONE,
  packageVolume: line.packageVolume ?? NONE,
  billedVolume: line.billedVolume ?? NONE,
  readingSource: line.readingSource ?? 'MANUAL',
  amount: line.amount,
  segments: line.segments,
})

/** The same of statements; they have no late fee. One of the old system has prices but no tiers (AE-29). */
export async function sidesOfStatements(work: Work, account: Account, heads: readonly Statement[]): Promise<Side[]> {
  const ids = heads.map(({ statementId }) => statementId)
  const { bp } = keyOf(account)
  const [lines, segments] = await Promise.all([linesOf(work.db, bp, ids), segmentsOf(work.db, bp, ids)])
  return heads.map((head) => {
    const isMine = (one: { statementId: string }) => one.statementId === head.statementId
    const isNew = head.billVersion === 'NEW'
    const priced = isNew ? segments.filter(isMine) : []
    return {
      papers: [{ id: head.statementId, no: head.statementNo }],
      statementIds: [head.statementId],
      billMonth: head.billMonth,
      periodFrom: head.periodFrom,
      periodTo: head.periodTo,
      net: isNew ? head.netAmount : null,
      tax: isNew ? head.taxAmount : null,
      lines: lines.filter(isMine).map((line) => ({
        ...statementLine(line),
        segments: priced.filter((one) => one.meterId === line.meterId && one.channelNo === line.channelNo),
      })),
      items: head.otherItems.map(({ code, name, amount }) => ({ code, name, amount })),
      lateFee: NONE,
    }
  })
}

const statementLine = ({
  bp: _bp,
  statementId: _id,
  carried: _carried,
  carriedIn: _carriedIn,
  settleVolume: _settled,
  ...line
}: Awaited<ReturnType<typeof linesOf>>[number]): Omit<SideLine, 'segments'> => line

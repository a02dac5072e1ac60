import type { Api } from '@contract'
import { sumMoney } from '@domain/money'
import { gasDaySpan } from '@domain/gas-day'
import { meterName } from '@domain/meter-name'
import { sumVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { envelope, paged } from '../../http/page'
import { ownOr2902, Refusal } from '../../http/refusal'
import { ownAccount } from '../gas-account/service'
import {
  chosenMeters,
  linesOf,
  listMeters,
  meterOfMonth,
  monthDetail,
  monthPreview,
  monthRows,
  ownMeter,
  ownMeters,
  segmentsOf,
  settledAges,
  statements as statementsOf,
  yearOf,
} from '../metering/service'
import { billsOfStatements } from './repo/issue'

type List = Api['energy GET /monthBill/list']
type Detail = Api['energy GET /monthBill/detail']
type Preview = Api['energy GET /monthBill/preview']
type Single = Api['energy GET /monthBill/detailSingle']
type Old = Api['energy GET /monthBill/detailOld']

const OLD_NOTE = '该账单来自原收费系统，金额按角取整'

/**
 * Settled months, newest first, each with the bill that stands for it, and the sums of the year asked for, without one of the running
 * year (A 5.3). Refuses A2101 for a foreign meter.
 */
export async function monthPage(work: Work, session: BoundSession, input: List['in']): Promise<List['out']> {
  const account = await ownAccount(work, session)
  const meter = input.meterId ? await ownMeter(work, account, input.meterId) : undefined
  const mayBill = maySee(session, 'BILL_VIEW')
  const { year } = input
  const span = year === undefined ? {} : { from: `${year}-01`, to: `${year}-12` }
  const page = paged(input)
  const { rows, total } = await monthRows(work, account, { meterId: meter?.meterId, ...span }, page, mayBill)
  const bills = await billsOfStatements(
    work.db,
    account.bp,
    rows.map((row) => row.statementId),
  )
  const billOf = new Map(bills.map((bill) => [bill.statementId, bill.billId]))
  const sum = await yearOf(work, account, {
    meterId: meter?.meterId,
    year: year ?? work.clock.today().slice(0, 4),
  })
  return {
    ...envelope(
      page,
      rows.map((row) => ({ ...row, billId: billOf.get(row.statementId) ?? null })),
      total,
    ),
    yearSum: mayBill ? sum : { ...sum, amount: null, months: sum.months.map((month) => ({ ...month, amount: null })) },
  }
}

/** One month with its bill (A 5.3 monthBill/detail); 2902 when there is none. */
export async function monthWithBill(work: Work, session: BoundSession, input: Detail['in']): Promise<Detail['out']> {
  const account = await ownAccount(work, session)
  const ask = { billMonth: input.billMonth, ...(input.statementId ? { statementId: input.statementId } : {}) }
  const { statements, ...month } = await monthDetail(
    work,
    account,
    await ownMeters(work, account),
    ask,
    maySee(session, 'BILL_VIEW'),
  )
  const bills = await billsOfStatements(
    work.db,
    account.bp,
    statements.map((one) => one.statementId),
  )
  const withBills = statements.map((one) => {
    const bill = bills.find((of) => of.statementId === one.statementId)
    return { ...one, bill: bill ? { billId: bill.billId, billNo: bill.billNo, state: bill.state } : null }
  })
  const first = ownOr2902(withBills[0])
  const { bill, meterId: _meterId, ...statement } = first
  return { ...month, statement, bill, statements: withBills }
}

/** The running month (A 5.3 monthBill/preview). Refuses A2101 for a foreign meter. */
export async function preview(work: Work, session: BoundSession, input: Preview['in']): Promise<Preview['out']> {
  const account = await ownAccount(work, session)
  const meters = await chosenMeters(work, account, input.meterId)
  return monthPreview(work, account, meters, { withMoney: maySee(session, 'BILL_VIEW'), isWhole: !input.meterId })
}

/** One settled month of one meter (A 5.3 monthBill/detailSingle). */
export async function singleMonth(work: Work, session: BoundSession, input: Single['in']): Promise<Single['out']> {
  const account = await ownAccount(work, session)
  const meter = await ownMeter(work, account, input.meterId)
  return meterOfMonth(work, account, meter, input.billMonth, maySee(session, 'BILL_VIEW'))
}

/** A month of the old system (A 5.3 monthBill/detailOld); 2902 when nothing was settled in it, A2206 for one of the new system. */
export async function oldMonth(work: Work, session: BoundSession, input: Old['in']): Promise<Old['out']> {
  const account = await ownAccount(work, session)
  const asked = input.meterId ? await ownMeter(work, account, input.meterId) : null
  const heads = await statementsOf(work.db, account, {
    months: [input.billMonth],
    ...(asked && { meterIds: [asked.meterId] }),
  })
  const first = ownOr2902(heads[0])
  if (heads.some(({ billVersion }) => billVersion === 'NEW')) throw new Refusal('A2206')
  const ids = heads.map(({ statementId }) => statementId)
  const lines = (await linesOf(work.db, account.bp, ids)).filter((line) => !asked || line.meterId === asked.meterId)
  const segments = await segmentsOf(work.db, account.bp, ids)
  const meters = await listMeters(work, account)
  const [bill] = await billsOfStatements(work.db, account.bp, ids)
  const ageOf = await settledAges(work, account, ids)
  const mayBill = maySee(session, 'BILL_VIEW')
  return {
    billMonth: input.billMonth,
    rows: lines.map((line) => {
      const meter = meters.find(({ meterId }) => meterId === line.meterId)
      return {
        statementId: line.statementId,
        meterId: line.meterId,
        meterNo: line.meterNo,
        name: meter ? meterName(meter) : line.meterNo,
        prev: line.prevReading,
        curr: line.currReading,
        volume: line.settleVolume,
        price: segments.find((one) => one.statementId === line.statementId)?.price ?? null,
        amount: mayBill ? line.amount : null,
      }
    }),
    total: {
      volume: sumVolume(lines.map(({ settleVolume }) => settleVolume)),
      amount: mayBill ? sumMoney(lines.map(({ amount }) => amount)) : null,
    },
    oldBillNo: bill?.billNo ?? null,
    note: OLD_NOTE,
    ...ageOf(ids, gasDaySpan(first.periodTo).to, asked?.meterId),
  }
}

import type { Api } from '@contract'
import { sumMoney } from '@domain/money'
import { sumVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { cutPage } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { ownAccount } from '../gas-account/service'
import { monthDetail, monthRows, ownMeter, ownMeters } from '../metering/service'
import { billsOfStatements } from './repo/issue'

type List = Api['energy GET /monthBill/list']
type Detail = Api['energy GET /monthBill/detail']

/** Settled months, newest first, each with the bill that stands for it (A 5.3). Refuses A2101 for a foreign meter. */
export async function monthPage(work: Work, session: BoundSession, input: List['in']): Promise<List['out']> {
  const account = await ownAccount(work, session)
  const meter = input.meterId ? await ownMeter(work, account, input.meterId) : undefined
  const mayBill = maySee(session, 'BILL_VIEW')
  const rows = await monthRows(work, account, meter?.meterId, input.year, mayBill)
  const page = cutPage(rows, input)
  const bills = await billsOfStatements(
    work.db,
    account.bp,
    page.list.map((row) => row.statementId),
  )
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      billId: bills.find((bill) => bill.statementId === row.statementId)?.billId ?? null,
    })),
    yearSum: {
      volume: sumVolume(rows.map((row) => row.volume)),
      amount: mayBill ? sumMoney(rows.flatMap((row) => row.amount ?? [])) : null,
    },
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
  const [first] = withBills
  if (!first) throw new Refusal('2902')
  const { bill, meterId: _meterId, ...statement } = first
  return { ...month, statement, bill, statements: withBills }
}

import type { In, Out } from '@contract'
import { sumMoney } from '@domain/money'
import type { BoundSession, Work } from '../../../http/context'
import { maySee } from '../../../http/may-see'
import { cutPage } from '../../../http/page'
import { Refusal } from '../../../http/refusal'
import { listMeters, meterNames } from '../../metering/service'
import { buyersOf } from '../repo/matrix'
import { monthsAsked } from '../rules/items'
import { sumCells } from '../rules/matrix'
import type { AccountKey } from '../types'
import { rowsOf, shortSum, type MatrixFilter, type MatrixRow, type Span } from './rows'

type Asked = Omit<In<'btwob GET /invoice/matrix'>, 'pageNum' | 'pageSize'>

/** Months without a filter. */
const USUAL = 12

/** Bills are shown beside invoices: the caller needs the right to see both (2110). */
export function refuseWithoutBills(session: BoundSession): void {
  if (!maySee(session, 'BILL_VIEW')) throw new Refusal('2110')
}

/** A meter of another customer is refused as one that does not exist. */
export async function refuseStrangeMeter(work: Work, key: AccountKey, { meterNo }: Asked): Promise<void> {
  if (meterNo === undefined) return
  if (!(await listMeters(work, key)).some((meter) => meter.meterNo === meterNo)) throw new Refusal('2902')
}

export const spanOf = (work: Work, asked: Asked): Span => monthsAsked(asked, work.clock.today(), USUAL)

export const filterOf = ({ title, meterNo, onlyGaps }: Asked): MatrixFilter => ({
  title: shortSum(title),
  meter: shortSum(meterNo),
  onlyGaps: onlyGaps === '1',
})

/** Y-15: the matrix of some months with its sums. */
export async function matrix(
  work: Work,
  session: BoundSession,
  input: In<'btwob GET /invoice/matrix'>,
): Promise<Out<'btwob GET /invoice/matrix'>> {
  refuseWithoutBills(session)
  const key = { bp: session.bp, companyCode: session.companyCode }
  const span = spanOf(work, input)
  await refuseStrangeMeter(work, key, input)
  const { rows, deposits } = await rowsOf(work, key, span, filterOf(input))
  return {
    ...cutPage(rows, input),
    monthFrom: span.from,
    monthTo: span.to,
    sum: sumCells(rows),
    deposited: { count: deposits.length, amount: sumMoney(deposits) },
    months: monthSums(rows),
    titles: await buyersOf(work.db, key),
    meters: await metersOf(work, key),
  }
}

const monthSums = (rows: readonly MatrixRow[]) =>
  [...new Set(rows.map(({ month }) => month))].map((month) => ({
    month,
    ...sumCells(rows.filter((row) => row.month === month)),
  }))

async function metersOf(work: Work, key: AccountKey) {
  const names = await meterNames(work, key)
  return (await listMeters(work, key)).map(({ meterId, meterNo }) => ({ meterNo, name: names.get(meterId) ?? '' }))
}

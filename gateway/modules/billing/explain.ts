import type { Out } from '@contract'
import { addMonths } from '@domain/date'
import { formatMonth } from '@domain/date-format'
import { gasDaySpan } from '@domain/gas-day'
import type { BoundSession, Work } from '../../http/context'
import { ownOr2902, Refusal } from '../../http/refusal'
import { keyOf, ownAccount, type Account } from '../gas-account/service'
import { headOf, listMeters, meterNames, settledAges, statements } from '../metering/service'
import { booksOf, noticeOn, type Notice } from '../tariff/service'
import { sidesOfBills, sidesOfStatements } from './explain-sides'
import { billsOf, findBill } from './repo/bills'
import { compareSides, sideBefore, type Side } from './rules/explained'

type Explained = Out<'btwob GET /bill/explain'>
type Against = Explained['against']

/** So many months before lies the other one. */
const BACK = { PREV: 1, YEAR: 12 } as const
const OTHER = { PREV: 'YEAR', YEAR: 'PREV' } as const

const monthBefore = (billMonth: string, against: Against): string => addMonths(billMonth, -BACK[against])
const monthsBefore = (billMonth: string): string[] => [monthBefore(billMonth, 'PREV'), monthBefore(billMonth, 'YEAR')]

/** Y-04: why a bill is not that of the month or the year before. 2902 for an unknown one, A2207 without one to compare it with. */
export async function billExplained(
  work: Work,
  session: BoundSession,
  { billId, against }: { billId: string; against: Against },
): Promise<Explained> {
  const account = await ownAccount(work, keyOf(session))
  const bill = ownOr2902(await findBill(work.db, account, billId))
  const months = monthsBefore(bill.billMonth)
  const year = await billsOf(work.db, account, { billMonthFrom: months.at(-1), billMonthTo: months[0] })
  const others = year.filter(({ billMonth, state }) => months.includes(billMonth) && state !== 'REVERSED')
  const [now, ...before] = await sidesOfBills(work, account, [bill, ...others])
  return explained(work, account, against, now, before)
}

/** The same of a statement, before there is a bill for it too. */
export async function statementExplained(
  work: Work,
  session: BoundSession,
  { statementId, against }: { statementId: string; against: Against },
): Promise<Explained> {
  const account = await ownAccount(work, keyOf(session))
  const head = ownOr2902(await headOf(work.db, { ...keyOf(account), statementId }))
  const others = await statements(work.db, account, { months: monthsBefore(head.billMonth) })
  const [now, ...before] = await sidesOfStatements(work, account, [head, ...others])
  return explained(work, account, against, now, before)
}

async function explained(
  work: Work,
  account: Account,
  against: Against,
  now: Side | undefined,
  others: readonly Side[],
): Promise<Explained> {
  if (!now) throw new Refusal('2902')
  const sideOf = (one: Against) => sideBefore(now, others, monthBefore(now.billMonth, one))
  const before = sideOf(against)
  if (!before) {
    const other = OTHER[against]
    const params = { month: formatMonth(monthBefore(now.billMonth, against)) }
    throw new Refusal('A2207', { params, data: { offer: sideOf(other) ? other : null } })
  }
  const compared = compareSides(before, now, await meterNames(work, account))
  const ids = [...before.statementIds, ...now.statementIds]
  const ageOf = await settledAges(work, account, ids)
  const ageOfSide = ({ statementIds, periodTo }: Side) => ageOf(statementIds, gasDaySpan(periodTo).to)
  return {
    against,
    ...compared,
    before: { ...compared.before, ...ageOfSide(before) },
    now: { ...compared.now, ...ageOfSide(now) },
    notices: await noticesOf(work, account, before, now),
    ...ageOf(ids, gasDaySpan(now.periodTo).to),
  }
}

/** What set the prices of both sides, the oldest first. */
async function noticesOf(work: Work, account: Account, before: Side, now: Side): Promise<Explained['notices']> {
  const meters = await listMeters(work, account)
  const books = await booksOf(
    work,
    account,
    meters.map(({ gasUse }) => gasUse),
  )
  const found = new Map<string, Explained['notices'][number]>()
  const add = (notice: Notice, meterId: string, on: { onBefore?: true; onNow?: true }) => {
    const key = [notice.docNo, notice.season, notice.effectiveFrom, notice.price].join('|')
    const known = found.get(key) ?? { ...notice, meterIds: [], onBefore: false, onNow: false }
    found.set(key, { ...known, ...on, meterIds: [...new Set([...known.meterIds, meterId])] })
  }
  const addAll = (side: Side, on: { onBefore?: true; onNow?: true }) => {
    for (const { meterId, segments } of side.lines)
      for (const { fromDate, tierNo } of segments) {
        const meter = meters.find((one) => one.meterId === meterId)
        const notice = meter && tierNo > 0 ? noticeOn(books, meter, fromDate) : null
        if (notice) add(notice, meterId, on)
      }
  }
  addAll(before, { onBefore: true })
  addAll(now, { onNow: true })
  return [...found.values()].sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1))
}

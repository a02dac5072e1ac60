import type { Static } from '@sinclair/typebox'
import type { Compare } from '@contract/energy/shapes'
import type { Api } from '@contract'
import { addMonths } from '@domain/date'
import { gasDaySpan, lastClosedGasDay } from '@domain/gas-day'
import { groupBy } from '@domain/group'
import { sumMoney } from '@domain/money'
import { changePercent } from '@domain/percent'
import { sumVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { ownOr2902 } from '../../../http/refusal'
import * as repo from '../repo/statement'
import * as pages from '../repo/statement-pages'
import { metersOfMonth } from './lines'
import { settledAgeOfMonths, settledAges } from './settled-ages'
import { runningMonthOf } from '../rules/trend'
import { tierYears } from './tier-years'
import type { Account, Meter } from '../types'

/** Months without what billing makes of their statements. */
export type MonthRow = Omit<Api['energy GET /monthBill/list']['out']['list'][number], 'billId'>
type YearSum = Api['energy GET /monthBill/list']['out']['yearSum']
export type MonthDetail = Omit<Api['energy GET /monthBill/detail']['out'], 'bill' | 'statement' | 'statements'> & {
  /** One per meter, or one of all; at least one. */
  statements: Omit<Api['energy GET /monthBill/detail']['out']['statements'][number], 'bill'>[]
}

/** Months as customers read them: one row per statement, of one meter when asked (A 5.3), in the order of the statements given. */
async function monthsOf(
  work: Work,
  account: Account,
  shown: readonly repo.Statement[],
  { meterId, withMoney }: { meterId?: string | undefined; withMoney: boolean },
): Promise<MonthRow[]> {
  const yearBefore = ({ billMonth }: repo.Statement) => addMonths(billMonth, -12)
  const before = await repo.statements(work.db, account, {
    months: [...new Set(shown.map(yearBefore))],
    ...(meterId !== undefined && { meterIds: [meterId] }),
  })
  const lines = await linesByStatement(work, account, [...shown, ...before])
  const byMonth = new Map(before.map((head) => [`${head.scopeKey}|${head.billMonth}`, head]))
  const ids = shown.map(({ statementId }) => statementId)
  const ageOf = await settledAges(work, account, ids)
  return shown.map((head) => {
    const { volume, amount, meterIds } = settledOf([head], lines, meterId === undefined ? undefined : [meterId])
    const then = byMonth.get(`${head.scopeKey}|${yearBefore(head)}`)
    const settled = then ? settledOf([then], lines, meterIds) : null
    return {
      billMonth: head.billMonth,
      scope: head.scope,
      meterId: head.scope === 'SINGLE' ? head.scopeKey : null,
      billVersion: head.billVersion,
      volume,
      amount: withMoney ? amount : null,
      yoyPct: settled && isSame(meterIds, settled.meterIds) ? changePercent(volume, settled.volume) : null,
      state: head.state,
      statementId: head.statementId,
      ...ageOf([head.statementId], gasDaySpan(head.periodTo).to, meterId),
    }
  })
}

interface MonthsAsked {
  meterId?: string | undefined
  /** Both included. */
  from?: string | undefined
  to?: string | undefined
}

/** One page of the months, the newest first, and how many there are. */
export async function monthRows(
  work: Work,
  account: Account,
  asked: MonthsAsked,
  cut: pages.Cut,
  withMoney: boolean,
): Promise<{ rows: MonthRow[]; total: number }> {
  const counted = await pages.countStatements(work.db, account, asked)
  const heads = await pages.pageOfStatements(work.db, account, asked, cut)
  return {
    rows: await monthsOf(work, account, heads, { meterId: asked.meterId, withMoney }),
    total: counted.reduce((sum, { within }) => sum + within, 0),
  }
}

/** All months of a span, the newest first. */
export const monthsOfSpan = async (
  work: Work,
  account: Account,
  span: { from: string; to: string },
  withMoney: boolean,
): Promise<MonthRow[]> => monthsOf(work, account, await pages.pageOfStatements(work.db, account, span), { withMoney })

/** Months that come after one of another page, the newest first: keyset pages. */
export const monthsAfter = async (
  work: Work,
  account: Account,
  asked: MonthsAsked,
  { after, limit, withMoney }: { after: pages.StatementAfter | null; limit: number; withMoney: boolean },
): Promise<MonthRow[]> =>
  monthsOf(work, account, await pages.statementsAfter(work.db, account, asked, after, limit), { withMoney })

/** What a year settled, together and month by month, and how old and how whole that is. */
export async function yearOf(
  work: Work,
  account: Account,
  { meterId, year }: { meterId?: string | undefined; year: string },
): Promise<YearSum> {
  const span = { from: `${year}-01`, to: `${year}-12`, meterId }
  const months = await pages.sumStatements(work.db, account, span)
  const end = gasDaySpan(months.at(-1)?.lastDay ?? lastClosedGasDay(work.clock.now())).to
  const { of: ageOf, ...age } = await settledAgeOfMonths(work, account, span, end)
  return {
    running: runningMonthOf(work.clock.now(), account.readingDay),
    volume: sumVolume(months.map(({ volume }) => volume)),
    amount: sumMoney(months.map(({ amount }) => amount)),
    ...age,
    months: months.map(({ billMonth, volume, amount }) => ({ billMonth, volume, amount, ...ageOf(billMonth) })),
  }
}

type Lines = ReadonlyMap<string, readonly repo.StatementLine[]>

async function linesByStatement(work: Work, account: Account, heads: readonly repo.Statement[]): Promise<Lines> {
  const lines = await repo.linesOf(
    work.db,
    account.bp,
    heads.map((head) => head.statementId),
  )
  return groupBy(lines, ({ statementId }) => statementId)
}

interface Settled {
  volume: string
  amount: string
  meterIds: string[]
}

/** What statements settled, of all their meters or of some; items beside the gas count where a whole statement does, unless `gasOnly`. */
function settledOf(
  heads: readonly repo.Statement[],
  lines: Lines,
  asked: readonly string[] | undefined,
  { gasOnly = false } = {},
): Settled {
  const parts = heads.map((head) => {
    const all = lines.get(head.statementId) ?? []
    const mine = all.filter((line) => asked === undefined || asked.includes(line.meterId))
    const items = mine.length === all.length && !gasOnly ? head.otherItems.map((item) => item.amount) : []
    return {
      volume: sumVolume(mine.map((line) => line.settleVolume)),
      amount: sumMoney([...mine.map((line) => line.amount), ...items]),
      meterIds: mine.map((line) => line.meterId),
    }
  })
  return {
    volume: sumVolume(parts.map((part) => part.volume)),
    amount: sumMoney(parts.map((part) => part.amount)),
    meterIds: [...new Set(parts.flatMap((part) => part.meterIds))].sort(),
  }
}

/** One meter is never compared with two. */
const isSame = (now: readonly string[], then: readonly string[]): boolean =>
  now.length > 0 && now.length === then.length && now.every((meterId, index) => then[index] === meterId)

/**
 * One month of the whole customer (A 5.3 monthBill/detail): the asked statement, else all live ones of the month together. 2902 when
 * there is none.
 */
export async function monthDetail(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  ask: { billMonth: string; statementId?: string },
  withMoney: boolean,
): Promise<MonthDetail> {
  const found = await repo.statements(
    work.db,
    account,
    ask.statementId === undefined ? { months: [ask.billMonth] } : { statementId: ask.statementId },
  )
  const heads = found.filter((head) => head.billMonth === ask.billMonth)
  const first = ownOr2902(heads[0])
  const ids = heads.map((head) => head.statementId)
  const byStatement = await linesByStatement(work, account, heads)
  const lines = [...byStatement.values()].flat()
  const segments = await repo.segmentsOf(work.db, account.bp, ids)
  const total = sumVolume(heads.map((head) => head.totalVolume))
  const ageOf = await settledAges(work, account, ids)
  const money = (amount: string): string | null => (withMoney ? amount : null)
  return {
    billMonth: ask.billMonth,
    billVersion: first.billVersion,
    header: {
      volume: total,
      amount: money(sumMoney(heads.map((head) => head.totalAmount))),
      net: first.billVersion === 'OLD' ? null : money(sumMoney(heads.map((head) => head.netAmount))),
      tax: first.billVersion === 'OLD' ? null : money(sumMoney(heads.map((head) => head.taxAmount))),
      periodFrom: first.periodFrom,
      periodTo: first.periodTo,
    },
    meters: metersOfMonth(lines, meters, total, withMoney),
    segments: withMoney
      ? segments.map(({ meterId, channelNo, tierNo, label, season, price, volume, amount, fromDate, toDate }) => ({
          meterId,
          channelNo,
          tierNo,
          label,
          season,
          price,
          volume,
          amount,
          fromDate,
          toDate,
        }))
      : [],
    otherItems: heads.flatMap((head) =>
      head.otherItems.map(({ code, name, amount }) => ({ code, name, amount: money(amount) })),
    ),
    compare: await compareMonth(work, account, ask.billMonth, settledOf(heads, byStatement, undefined), withMoney),
    tierYear:
      first.billVersion === 'OLD'
        ? []
        : await tierYears(
            work,
            account,
            meters.filter((meter) => lines.some((line) => line.meterId === meter.meterId)),
            { from: first.periodFrom, to: first.periodTo },
            segments.filter((one) => one.tierNo > 0),
          ),
    statements: heads.map(({ statementId, statementNo, state, scope, scopeKey }) => ({
      statementId,
      statementNo,
      state,
      meterId: scope === 'SINGLE' ? scopeKey : null,
    })),
    ...ageOf(ids, gasDaySpan(first.periodTo).to),
  }
}

/** The month before and the same of last year, of the very meters of this one; null where one of them was not settled then. */
async function compareMonth(
  work: Work,
  account: Account,
  billMonth: string,
  now: Settled,
  withMoney: boolean,
  { gasOnly = false } = {},
): Promise<MonthDetail['compare']> {
  const months = [addMonths(billMonth, -1), addMonths(billMonth, -12)]
  const heads = await repo.statements(work.db, account, { months })
  const lines = await linesByStatement(work, account, heads)
  const of = (month: string): Static<typeof Compare> | null => {
    const mine = heads.filter((head) => head.billMonth === month)
    const { volume, amount, meterIds } = settledOf(mine, lines, now.meterIds, { gasOnly })
    if (!isSame(now.meterIds, meterIds)) return null
    return {
      billMonth: month,
      volume,
      amount: withMoney ? amount : null,
      changePct: changePercent(now.volume, volume),
      amountPct: withMoney ? changePercent(now.amount, amount) : null,
    }
  }
  return { lastMonth: of(months[0] ?? ''), lastYear: of(months[1] ?? '') }
}

/**
 * The gas that a statement settled of one meter, against the month before and the same of last year. `otherItems`: what it charges besides,
 * where it is about that meter alone.
 */
export async function meterMonth(
  work: Work,
  account: Account,
  head: repo.Statement,
  meterId: string,
  withMoney: boolean,
): Promise<Settled & { lines: repo.StatementLine[]; otherItems: repo.OtherItem[]; compare: MonthDetail['compare'] }> {
  const byStatement = await linesByStatement(work, account, [head])
  const settled = settledOf([head], byStatement, [meterId], { gasOnly: true })
  const all = [...byStatement.values()].flat()
  const lines = all.filter((line) => line.meterId === meterId)
  return {
    ...settled,
    lines,
    otherItems: lines.length === all.length ? head.otherItems : [],
    compare: await compareMonth(work, account, head.billMonth, settled, withMoney, { gasOnly: true }),
  }
}

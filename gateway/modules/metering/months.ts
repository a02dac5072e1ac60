import type { Static } from '@sinclair/typebox'
import type { Compare, StatementLine } from '@contract/energy/shapes'
import type { Api } from '@contract'
import { addMonths } from '@domain/date'
import { meterName } from '@domain/meter-name'
import { sumMoney } from '@domain/money'
import { changePercent, sharePercent } from '@domain/percent'
import { sumVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { priceFacts } from './price-facts'
import * as repo from './repo/statement'
import type { Account, Meter } from './types'

/** Months without what billing makes of their statements. */
export type MonthRow = Omit<Api['energy GET /monthBill/list']['out']['list'][number], 'billId'>
export type MonthDetail = Omit<Api['energy GET /monthBill/detail']['out'], 'bill'>

interface MonthSum {
  head: repo.Statement
  volume: string
  amount: string
}

/** Months as customers read them: one row per statement, of one meter when asked (A 5.3). Newest first. */
export async function monthRows(
  work: Work,
  account: Account,
  meterId: string | undefined,
  year: string | undefined,
  withMoney: boolean,
): Promise<MonthRow[]> {
  const heads = await repo.statements(work.db, account, meterId === undefined ? {} : { meterIds: [meterId] })
  const sums = await sumsOf(work, account, heads, meterId)
  const byMonth = new Map(sums.map((sum) => [`${sum.head.scopeKey}|${sum.head.billMonth}`, sum]))
  return sums
    .filter((sum) => year === undefined || sum.head.billMonth.startsWith(`${year}-`))
    .map(({ head, volume, amount }) => ({
      billMonth: head.billMonth,
      scope: head.scope,
      meterId: head.scope === 'SINGLE' ? head.scopeKey : null,
      billVersion: head.billVersion,
      volume,
      amount: withMoney ? amount : null,
      yoyPct: yearOnYear(volume, byMonth.get(`${head.scopeKey}|${addMonths(head.billMonth, -12)}`)?.volume),
      state: head.state,
      statementId: head.statementId,
    }))
}

const yearOnYear = (now: string, before: string | undefined): string | null =>
  before === undefined ? null : changePercent(now, before)

async function sumsOf(
  work: Work,
  account: Account,
  heads: readonly repo.Statement[],
  meterId: string | undefined,
): Promise<MonthSum[]> {
  if (meterId === undefined) return heads.map((head) => ({ head, volume: head.totalVolume, amount: head.totalAmount }))
  const lines = (
    await repo.linesOf(
      work.db,
      account.bp,
      heads.map((head) => head.statementId),
    )
  ).filter((line) => line.meterId === meterId)
  return heads.map((head) => {
    const mine = lines.filter((line) => line.statementId === head.statementId)
    return {
      head,
      volume: sumVolume(mine.map((line) => line.settleVolume)),
      amount: sumMoney(mine.map((line) => line.amount)),
    }
  })
}

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
): Promise<MonthDetail & { statementIds: readonly string[] }> {
  const found = await repo.statements(
    work.db,
    account,
    ask.statementId === undefined ? { months: [ask.billMonth] } : { statementId: ask.statementId },
  )
  const heads = found.filter((head) => head.billMonth === ask.billMonth)
  const [first] = heads
  if (!first) throw new Refusal('2902')
  const ids = heads.map((head) => head.statementId)
  const lines = await repo.linesOf(work.db, account.bp, ids)
  const segments = await repo.segmentsOf(work.db, account.bp, ids)
  const total = sumVolume(heads.map((head) => head.totalVolume))
  const money = (amount: string): string | null => (withMoney ? amount : null)
  return {
    statementIds: ids,
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
      ? segments.map(({ tierNo, label, season, price, volume, amount, fromDate, toDate }) => ({
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
    compare: await compareMonth(work, account, ask.billMonth, total, withMoney),
    tierYear: await tiersOfYear(
      work,
      account,
      meters.filter((meter) => lines.some((line) => line.meterId === meter.meterId)),
      first.periodTo,
    ),
    statement: { statementId: first.statementId, statementNo: first.statementNo, state: first.state },
  }
}

function metersOfMonth(
  lines: readonly repo.StatementLine[],
  meters: readonly Meter[],
  total: string,
  withMoney: boolean,
): MonthDetail['meters'] {
  const ids = [...new Set(lines.map((line) => line.meterId))]
  return ids.map((meterId) => {
    const meter = meters.find((one) => one.meterId === meterId)
    const mine = lines.filter((line) => line.meterId === meterId)
    const volume = sumVolume(mine.map((line) => line.settleVolume))
    return {
      meterId,
      meterNo: mine[0]?.meterNo ?? '',
      alias: meter?.alias ?? '',
      meterType: meter?.meterType ?? 'MECH',
      lines: mine.map((line) => lineView(line, meter, withMoney)),
      volume,
      amount: withMoney ? sumMoney(mine.map((line) => line.amount)) : null,
      sharePct: sharePercent(volume, total),
    }
  })
}

/** A statement's line as pages read it. */
const lineView = (
  line: repo.StatementLine,
  meter: Meter | undefined,
  withMoney: boolean,
): Static<typeof StatementLine> => ({
  meterId: line.meterId,
  meterNo: line.meterNo,
  alias: meter ? meterName(meter) : '',
  channelNo: line.channelNo,
  channelName: meter?.channels.find((one) => one.channelNo === line.channelNo)?.name ?? '',
  prevReading: line.prevReading,
  currReading: line.currReading,
  readVolume: line.readVolume,
  adjustVolume: line.adjustVolume,
  adjustReason: line.adjustReason,
  settleVolume: line.settleVolume,
  packageVolume: line.packageVolume,
  billedVolume: line.billedVolume,
  readingSource: line.readingSource,
  amount: withMoney ? line.amount : null,
})

async function compareMonth(
  work: Work,
  account: Account,
  billMonth: string,
  total: string,
  withMoney: boolean,
): Promise<MonthDetail['compare']> {
  const months = [addMonths(billMonth, -1), addMonths(billMonth, -12)]
  const heads = await repo.statements(work.db, account, { months })
  const of = (month: string): Static<typeof Compare> | null => {
    const mine = heads.filter((head) => head.billMonth === month)
    if (mine.length === 0) return null
    const volume = sumVolume(mine.map((head) => head.totalVolume))
    return {
      billMonth: month,
      volume,
      amount: withMoney ? sumMoney(mine.map((head) => head.totalAmount)) : null,
      changePct: changePercent(total, volume),
    }
  }
  return { lastMonth: of(months[0] ?? ''), lastYear: of(months[1] ?? '') }
}

/** Where the meters with tiers stood in their year at the end of the month. */
async function tiersOfYear(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  periodTo: string,
): Promise<MonthDetail['tierYear']> {
  const factsOf = await priceFacts(work, account, meters, periodTo)
  return meters.flatMap((meter) => {
    const { price, tier } = factsOf(meter)
    if (!price || price.schedule.tiers.length === 0 || !tier) return []
    return [{ meterId: meter.meterId, alias: meterName(meter), tier }]
  })
}

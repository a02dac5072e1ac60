import { addDays, diffDays, startOf, toInstant, yearOf } from '@domain/date'
import { billPeriod, gasDaySpan } from '@domain/gas-day'
import { nextNo } from '../../db/sequence'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { debitOpenDays } from './provisional'
import { booksOf, type Books } from '../tariff/service'
import { electivePrice, packageVolume } from './packages'
import { lockAccount } from '../gas-account/service'
import { replacements, type Replacement } from './repo/change'
import { logStates } from '../../db/state-log'
import { readingsBetween } from './repo/meter'
import { usedInYear } from './repo/used'
import * as repo from './repo/statement'
import { daysBetween, repriceDays, saveDays, type NewDay } from './repo/usage'
import {
  READING_SLACK,
  measureManual,
  measureRemote,
  type Correction,
  type Measured,
  type Period,
} from './rules/measure'
import { estimateDays } from './rules/pricing'
import { priceStatement, type MeterPeriod, type PricedLine } from './rules/statement'
import type { Account, DayUsage, Meter, Reading } from './types'

/** Days a customer may look at a statement before it counts as confirmed (AE-22). */
const CONFIRM_DAYS = 3

export interface StatementPlan {
  account: Account
  billMonth: string
  /** One meter for SINGLE, all for MULTI. */
  meters: readonly Meter[]
  scope: 'MULTI' | 'SINGLE'
  /** Channel 'meterId|channelNo' → what an accepted dispute changes; then this is the next revision (AE-24). */
  corrections?: ReadonlyMap<string, Correction>
  revision?: number
  /** Registers by channel where the next statement has begun already: this one ends there, whatever is known now. */
  ends?: ReadonlyMap<string, string>
  /** Disputes count over all revisions (AE-24). */
  disputeCount?: number
  /** Deadline instead of the rule's (ISO); of history that is brought in (A 8, R2). */
  deadline?: string
}

/** Statements that a month of an account consists of (AE-21): one MULTI from two meters on, else one SINGLE per meter; none for IC. */
export function plansOf(account: Account, meters: readonly Meter[], billMonth: string): StatementPlan[] {
  const measured = meters.filter((meter) => meter.meterType !== 'IC' && meter.state !== 'REMOVED')
  if (measured.length >= 2 && account.statementScope === 'MULTI')
    return [{ account, billMonth, meters: measured, scope: 'MULTI' }]
  return measured.map((meter) => ({ account, billMonth, meters: [meter], scope: 'SINGLE' as const }))
}

/**
 * Makes the statement of a closed month and shows it to the customer: registers, settled volumes, segments, sums; the company's
 * reader signs (AE-21, AE-22). Null when one is there already or a register of the period is not known yet. Under the account's lock:
 * its days are not closed meanwhile.
 */
export async function makeStatement(work: Work, plan: StatementPlan): Promise<repo.FullStatement | null> {
  await lockAccount(work.db, plan.account)
  const scopeKey = plan.scope === 'MULTI' ? 'ALL' : (plan.meters[0]?.meterId ?? '')
  const live = await repo.statements(work.db, plan.account, { months: [plan.billMonth] })
  if (live.some((one) => one.scopeKey === scopeKey)) return null
  const period = billPeriod(plan.billMonth, plan.account.readingDay)
  const books = await booksOf(
    work,
    plan.account,
    plan.meters.map((meter) => meter.gasUse),
  )
  const meters = await measure(work, plan, period, books)
  if (meters === null) return null
  const priced = priceStatement({
    meters,
    otherItems: [],
    ...period,
    taxRate: taxRateOf(books),
    heating: books.heating,
  })
  const full = fullStatement(await headOf(work, plan, scopeKey, period, priced), priced.lines)
  await repo.insertStatement(work.db, full, work.clock.iso())
  // Days that had to be estimated cost something now.
  await debitOpenDays(work, plan.account)
  await logStates(work.db, [
    {
      bp: full.head.bp,
      entity: 'statement',
      entityId: full.head.statementId,
      from: 'DRAFT',
      to: 'PENDING',
      by: 'SYSTEM',
      at: work.clock.iso(),
    },
  ])
  return full
}

/** A company has one rate: the newest row's counts. */
const taxRateOf = (books: Books): string => books.rows[0]?.taxRate ?? '0.09'

/** End of the third day after today: its 24:00 is 00:00 of the next date (AE-22). */
export const confirmDeadline = (work: Pick<Work, 'settings' | 'clock'>, companyCode: string): string =>
  toInstant(startOf(addDays(work.clock.today(), work.settings.integer(companyCode, 'confirmDays', CONFIRM_DAYS) + 1)))

async function headOf(
  work: Work,
  plan: StatementPlan,
  scopeKey: string,
  period: Period,
  sums: { totalVolume: string; totalAmount: string; netAmount: string; taxAmount: string },
): Promise<repo.Statement> {
  const number = await nextNo(work.db, 'seq_statement_no')
  return {
    bp: plan.account.bp,
    companyCode: plan.account.companyCode,
    statementId: newId(work.clock.now()),
    statementNo: `JS${plan.billMonth.replace('-', '')}${String(number).padStart(8, '0')}`,
    scope: plan.scope,
    scopeKey,
    billVersion: 'NEW',
    billMonth: plan.billMonth,
    periodFrom: period.from,
    periodTo: period.to,
    totalVolume: sums.totalVolume,
    otherItems: [],
    totalAmount: sums.totalAmount,
    taxAmount: sums.taxAmount,
    netAmount: sums.netAmount,
    state: 'PENDING',
    revision: plan.revision ?? 1,
    companySignName: plan.meters[0]?.readerName ?? '',
    companySignAt: work.clock.iso(),
    customerSignUserId: null,
    customerSignName: null,
    customerSignAt: null,
    signFileId: null,
    signSha256: null,
    confirmDeadline: plan.deadline ?? confirmDeadline(work, plan.account.companyCode),
    disputeCount: plan.disputeCount ?? 0,
    billId: null,
  }
}

function fullStatement(head: repo.Statement, lines: readonly PricedLine[]): repo.FullStatement {
  return {
    head,
    lines: lines.map(({ segments: _segments, ...line }) => line),
    segments: lines.flatMap((line) =>
      line.segments.map((segment, index) => ({
        meterId: line.meterId,
        channelNo: line.channelNo,
        seq: index + 1,
        ...segment,
      })),
    ),
  }
}

interface Facts {
  period: Period
  settled: ReadonlyMap<string, string>
  /** Channels whose last statement ended with an estimate. */
  estimated: ReadonlySet<string>
  ends: ReadonlyMap<string, string>
  carried: ReadonlyMap<string, string>
  readings: readonly Reading[]
  days: readonly DayUsage[]
  replaced: readonly Replacement[]
  lastMonth: ReadonlyMap<string, { volume: string; days: number }>
  corrections: ReadonlyMap<string, Correction>
}

/** Registers of every meter of the plan for the period, in a handful of queries; null when one cannot be settled yet. */
async function measure(work: Work, plan: StatementPlan, period: Period, books: Books): Promise<MeterPeriod[] | null> {
  const facts = await factsOf(work, plan, period)
  const used = await usedInYear(
    work.db,
    plan.account,
    plan.meters.map((meter) => meter.meterId),
    yearOf(period.from),
    period.from,
  )
  const periods: MeterPeriod[] = []
  for (const meter of plan.meters) {
    const measured = meter.channels.map((channel) => measureChannel(meter, channel.channelNo, facts))
    const known = measured.filter((one): one is Measured => one !== null)
    if (known.length < measured.length) return null
    const usedBefore = used.get(meter.meterId) ?? '0.00'
    await priceDays(work, meter, known, books, usedBefore, facts)
    periods.push({
      meterId: meter.meterId,
      meterNo: meter.meterNo,
      book: books.of(meter.gasUse),
      channels: known.map((one) => one.reading),
      usedBefore,
      packageVolume: await packageVolume(work, plan.account, meter.meterNo, plan.billMonth),
      elective: await electivePrice(work, plan.account, meter.meterNo, plan.billMonth),
    })
  }
  return periods
}

async function factsOf(work: Work, plan: StatementPlan, period: Period): Promise<Facts> {
  const { account } = plan
  const ids = plan.meters.map((meter) => meter.meterId)
  const last = await repo.lastSettled(work.db, account, ids, period.from)
  return {
    period,
    settled: new Map(last.map((line) => [`${line.meterId}|${line.channelNo}`, line.currReading])),
    estimated: new Set(
      last.filter((line) => line.readingSource === 'ESTIMATE').map((line) => `${line.meterId}|${line.channelNo}`),
    ),
    ends: plan.ends ?? new Map(),
    carried: new Map(last.map((line) => [`${line.meterId}|${line.channelNo}`, line.carried])),
    lastMonth: new Map(
      last.map((line) => [
        `${line.meterId}|${line.channelNo}`,
        { volume: line.settleVolume, days: diffDays(line.periodFrom, line.periodTo) + 1 },
      ]),
    ),
    readings: await readingsBetween(
      work.db,
      account.companyCode,
      ids,
      toInstant(startOf(addDays(period.from, -READING_SLACK))),
      toInstant(startOf(addDays(period.to, READING_SLACK + 2))),
    ),
    days: await daysBetween(work.db, account, ids, addDays(period.from, -28), period.to),
    replaced: await replacements(work.db, account, ids, gasDaySpan(period.from).from, gasDaySpan(period.to).to),
    corrections: plan.corrections ?? new Map(),
  }
}

function measureChannel(meter: Meter, channelNo: string, facts: Facts): Measured | null {
  const key = `${meter.meterId}|${channelNo}`
  const mine = (one: { meterId: string; channelNo: string }) =>
    one.meterId === meter.meterId && one.channelNo === channelNo
  const common = {
    channelNo,
    digits: meter.digits,
    period: facts.period,
    settledReading: facts.settled.get(key) ?? null,
    carriedIn: facts.carried.get(key) ?? '0.00',
    correction: facts.corrections.get(key) ?? null,
    end: facts.ends.get(key) ?? null,
  }
  if (meter.meterType === 'IOT') return measureRemote({ ...common, days: facts.days.filter(mine) })
  return measureManual({
    ...common,
    readings: facts.readings.filter(mine),
    isEstimated: facts.estimated.has(key),
    lastMonth: facts.lastMonth.get(key) ?? null,
    replaced: facts.replaced.find((one) => one.meterId === meter.meterId) ?? null,
  })
}

/**
 * The period's days cost what the statement makes of them. Those that settlement had to estimate stay in the daily table as ESTIMATED
 * (AE-09); a day that was priced before an earlier one came in late is priced anew, now that the year's volume before it is known (AE-15).
 */
async function priceDays(
  work: Work,
  meter: Meter,
  measured: readonly Measured[],
  books: Books,
  usedBefore: string,
  facts: Facts,
): Promise<void> {
  const known = facts.days.filter(
    (day) => day.meterId === meter.meterId && day.gasDay >= facts.period.from && day.quality !== 'MISSING',
  )
  const estimated = measured.flatMap((one) =>
    one.estimated.map((day): NewDay => ({
      ...day,
      bp: meter.bp,
      companyCode: meter.companyCode,
      meterId: meter.meterId,
      channelNo: one.reading.channelNo,
      estAmount: '0.00',
      quality: 'ESTIMATED',
      maxFlow: null,
      maxFlowAt: null,
    })),
  )
  const days = [...known, ...estimated].sort((a, b) => (a.gasDay + a.channelNo < b.gasDay + b.channelNo ? -1 : 1))
  const amounts = estimateDays({
    book: books.of(meter.gasUse),
    meterId: meter.meterId,
    days,
    usedBefore,
    heating: books.heating,
  })
  const priced = new Map(days.map((day, index) => [day, amounts[index] ?? '0.00']))
  await saveDays(
    work.db,
    estimated.map((day) => ({ ...day, estAmount: priced.get(day) ?? '0.00' })),
  )
  await repriceDays(
    work.db,
    meter,
    known
      .map((day) => ({ ...day, estAmount: priced.get(day) ?? day.estAmount }))
      .filter((day, index) => day.estAmount !== known[index]?.estAmount),
  )
}

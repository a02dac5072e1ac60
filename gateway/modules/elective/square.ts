import type { In, Out } from '@contract'
import { addMonths, daysInMonth, firstOfMonth, lastOfMonth, monthOf, monthsBetween } from '@domain/date'
import { backTest, type TestedMeter } from '@domain/elective/back-test'
import { admitted } from '@domain/elective/choice'
import { optionPrice } from '@domain/elective/terms'
import { decimal, fixed } from '@domain/decimal'
import { gasDaySpan } from '@domain/gas-day'
import { isZeroVolume, sumVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../http/context'
import { closedGasDay, testedMeters } from '../metering/service'
import { published } from './index-values'
import { currentPeriod, optionsOf } from './repo/periods'
import { choiceOf } from './repo/records'
import { optionView, periodView, recordView, termsOf } from './views'

type Current = 'sqdev GET /elective/period/current'
type BackTest = 'sqdev GET /elective/backTest'

/** Whole months that an option is tried on. */
const TRIED = 12

/** The month that is the last whole one by the newest closed gas day. */
function lastMonthOf(work: Work): string {
  const closed = closedGasDay(work)
  const month = monthOf(closed)
  return lastOfMonth(month) === closed ? month : addMonths(month, -1)
}

const asOfNow = (work: Work): string => gasDaySpan(closedGasDay(work)).to

interface MonthUse {
  month: string
  volume: string
}

/** m³ after packages of a month; null where no meter has days of it. */
function useOf(meters: readonly TestedMeter[], month: string): MonthUse | null {
  const days = meters.flatMap(({ channels }) => channels.flatMap((one) => one.days))
  const mine = days.filter(({ gasDay }) => monthOf(gasDay) === month)
  return mine.length === 0 ? null : { month, volume: sumVolume(mine.map(({ volume }) => volume)) }
}

/** Whole hundreds of m³, rounded down; less than a hundred stays as it is. */
const hundreds = (volume: string): string => {
  const down = decimal(volume).div(100).round(0, 0).times(100)
  return fixed(down.gt(0) ? down : decimal(volume), 0)
}

const suggestionOf = (use: MonthUse | null): string | null =>
  use === null || isZeroVolume(use.volume) ? null : hundreds(use.volume)

/** What can be chosen next, the customer's own choice, and what that month used to be like. */
export async function current(work: Work, session: BoundSession): Promise<Out<Current>> {
  const period = await currentPeriod(work.db, session.companyCode, work.clock.iso())
  const options = period ? await optionsOf(work.db, period) : []
  const values = await published(work, session.companyCode, options)
  const standing = period && (await choiceOf(work.db, session.bp, period.periodId))
  const last = lastMonthOf(work)
  const yearBefore = addMonths(period?.month ?? addMonths(last, 1), -12)
  const [recent, before] = await Promise.all(
    [last, yearBefore].map((month) =>
      testedMeters(work, session, { from: firstOfMonth(month), to: lastOfMonth(month) }),
    ),
  )
  const lastMonth = useOf(recent?.meters ?? [], last)
  const lastYear = useOf(before?.meters ?? [], yearBefore)
  return {
    period: period ? periodView(period) : null,
    options: options.map((option) => {
      const index = values.newest(option.indexName)
      return { ...optionView(option), index: index && { month: index.month, value: index.value } }
    }),
    mine: standing ? recordView(standing) : null,
    serverTime: work.clock.iso(),
    lastMonth,
    lastYear,
    asOf: asOfNow(work),
    suggestVolume: suggestionOf(lastYear) ?? suggestionOf(lastMonth),
  }
}

/** The options of the current period on the customer's own last twelve whole months. */
export async function backTested(work: Work, session: BoundSession, { volume }: In<BackTest>): Promise<Out<BackTest>> {
  const last = lastMonthOf(work)
  const months = monthsBetween(addMonths(last, 1 - TRIED), last)
  const span = { from: firstOfMonth(months[0] ?? last), to: lastOfMonth(last) }
  const { meters, books } = await testedMeters(work, session, span)
  const tried = meters.filter(({ channels }) => channels.some(({ days }) => days.length > 0))
  const asOf = asOfNow(work)
  const period = await currentPeriod(work.db, session.companyCode, work.clock.iso())
  const wish =
    volume ?? suggestionOf(useOf(tried, addMonths(period?.month ?? last, -12))) ?? suggestionOf(useOf(tried, last))
  if (tried.length === 0 || wish === null)
    return { months, volume: null, plain: null, options: [], missingDays: 0, asOf }
  const options = period ? await optionsOf(work.db, period) : []
  const values = await published(work, session.companyCode, options)
  const offers = options.map((option) => ({
    key: option.optionId,
    volume: admitted(wish, option),
    takeRate: option.takeRate,
    shortFeeRate: option.shortFeeRate,
    priceIn: (month: string, taken: string) => optionPrice(termsOf(option), taken, values.of(option.indexName, month)),
  }))
  const result = backTest({ meters: tried, months, offers, heating: books.heating })
  const { key: _key, ...plain } = result.plain
  return {
    months,
    volume: wish,
    plain,
    options: result.offers.map(({ key, ...tested }) => ({
      optionId: key,
      volume: offers.find((offer) => offer.key === key)?.volume ?? wish,
      ...tested,
    })),
    missingDays: missingOf(tried, months),
    asOf,
  }
}

/** Days of channels that are in no table. */
const missingOf = (meters: readonly TestedMeter[], months: readonly string[]): number => {
  const all = months.reduce((sum, month) => sum + daysInMonth(month), 0)
  return meters.reduce((sum, { channels }) => sum + Math.max(0, ...channels.map(({ days }) => all - days.length)), 0)
}

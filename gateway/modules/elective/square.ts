import type { In, Out } from '@contract'
import { addMonths, firstOfMonth, lastOfMonth } from '@domain/date'
import { backTest } from '@domain/elective/back-test'
import { admitted } from '@domain/elective/choice'
import { optionPrice } from '@domain/elective/terms'
import { gasDaySpan } from '@domain/gas-day'
import { hundredsOf, isZeroVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../http/context'
import { closedGasDay, lastWholeMonth, pastYear, testedMeters, useOfMonth } from '../metering/service'
import { published } from './index-values'
import { currentPeriod, optionsOf } from './repo/periods'
import { choiceOf } from './repo/records'
import { optionView, periodView, recordView, termsOf } from './views'

type Current = 'sqdev GET /elective/period/current'
type BackTest = 'sqdev GET /elective/backTest'

type MonthUse = ReturnType<typeof useOfMonth>

const suggestionOf = (use: MonthUse): string | null =>
  use === null || isZeroVolume(use.volume) ? null : hundredsOf(use.volume)

/** What can be chosen next, the customer's own choice, and what that month used to be like. */
export async function current(work: Work, session: BoundSession): Promise<Out<Current>> {
  const period = await currentPeriod(work.db, session.companyCode, work.clock.iso())
  const options = period ? await optionsOf(work.db, period) : []
  const values = await published(work, session.companyCode, options)
  const standing = period && (await choiceOf(work.db, session.bp, period.periodId))
  const last = lastWholeMonth(work)
  const yearBefore = addMonths(period?.month ?? addMonths(last, 1), -12)
  const [recent, before] = await Promise.all(
    [last, yearBefore].map((month) =>
      testedMeters(work, session, { from: firstOfMonth(month), to: lastOfMonth(month) }),
    ),
  )
  const lastMonth = useOfMonth(recent?.meters ?? [], last)
  const lastYear = useOfMonth(before?.meters ?? [], yearBefore)
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
    asOf: gasDaySpan(closedGasDay(work)).to,
    suggestVolume: suggestionOf(lastYear) ?? suggestionOf(lastMonth),
  }
}

/** The options of the current period on the customer's own last twelve whole months. */
export async function backTested(work: Work, session: BoundSession, { volume }: In<BackTest>): Promise<Out<BackTest>> {
  const { months, meters: tried, books, missingDays, asOf } = await pastYear(work, session)
  const last = months.at(-1) ?? lastWholeMonth(work)
  const period = await currentPeriod(work.db, session.companyCode, work.clock.iso())
  const wish =
    volume ??
    suggestionOf(useOfMonth(tried, addMonths(period?.month ?? last, -12))) ??
    suggestionOf(useOfMonth(tried, last))
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
    missingDays,
    asOf,
  }
}

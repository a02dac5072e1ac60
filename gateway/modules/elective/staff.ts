import type { In, Out } from '@contract'
import { windowOf } from '@domain/elective/choice'
import { monthOf, toMillis } from '@domain/date'
import { allows } from '@domain/machine'
import { electivePeriodTransitions, electiveTransitions } from '@domain/statuses/elective'
import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { badField, ownOr2902, refuseIf } from '../../http/refusal'
import { published } from './index-values'
import { closePeriod } from './period-turns'
import { choices } from './record-case'
import {
  countPeriods,
  findPeriod,
  insertOptions,
  insertPeriod,
  lockPeriod,
  optionsOf,
  periodsOf,
  saveIndex,
} from './repo/periods'
import { countOfPeriod, keyOfNo, pageOfPeriod, sumsOf } from './repo/records'
import { termsProblem } from './rules/publish'
import { electiveWindow } from './settings'
import { optionView, periodView, recordView } from './views'

interface Staff {
  userId: string
  companyCode: string
}
type Periods = 'btwob GET /elective/period/list'
type PeriodDetail = 'btwob GET /elective/period/detail'
type Records = 'btwob GET /elective/record/list'
type Publish = 'btwob POST /elective/period/publish'
type Close = 'btwob POST /elective/period/close'
type Reject = 'btwob POST /elective/record/reject'
type Index = 'btwob POST /elective/index/publish'

export async function periods(work: Work, { companyCode }: Staff, input: In<Periods>): Promise<Out<Periods>> {
  const page = paged(input)
  const rows = await periodsOf(work.db, companyCode, page)
  const sums = await sumsOf(
    work.db,
    companyCode,
    rows.map(({ periodId }) => periodId),
  )
  const n = await countPeriods(work.db, companyCode)
  const list = rows.map((row) => {
    const { records = 0, volume = '0' } = sums.find(({ periodId }) => periodId === row.periodId) ?? {}
    return { ...periodView(row), records, volume }
  })
  return envelope(page, list, n)
}

export async function periodDetail(
  work: Work,
  { companyCode }: Staff,
  { periodId }: In<PeriodDetail>,
): Promise<Out<PeriodDetail>> {
  const row = ownOr2902(await findPeriod(work.db, { companyCode, periodId }))
  const options = await optionsOf(work.db, row)
  return {
    ...periodView(row),
    options: options.map((option) => ({
      ...optionView(option),
      quotaVolume: option.quotaVolume,
      usedVolume: option.usedVolume,
    })),
    canClose: allows(electivePeriodTransitions, row.state, 'CLOSE'),
  }
}

export async function records(work: Work, { companyCode }: Staff, input: In<Records>): Promise<Out<Records>> {
  const period = ownOr2902(await findPeriod(work.db, { companyCode, periodId: input.periodId }))
  const page = paged(input)
  const rows = await pageOfPeriod(work.db, period, page)
  const n = await countOfPeriod(work.db, period)
  const list = rows.map((row) => ({
    ...recordView(row),
    bp: row.bp,
    canReject: allows(electiveTransitions, row.state, 'REJECT'),
  }))
  return envelope(page, list, n)
}

/** BE-01: the moments follow from the month. Refuses 2904 for a month that has a period, 2901 for one that begins before its time is over. */
export async function publish(work: Work, { companyCode }: Staff, input: In<Publish>): Promise<Out<Publish>> {
  const wrong = input.options.map(termsProblem).find((problem) => problem !== null)
  if (wrong) throw badField(wrong)
  const values = await published(work, companyCode, input.options)
  if (input.options.some(({ indexName }) => indexName !== null && values.newest(indexName) === null))
    throw badField('indexName', '该指数尚无公布值')
  const times = windowOf(input.month, electiveWindow(work.settings, companyCode))
  if (toMillis(times.closeAt) <= work.clock.now()) throw badField('month', '该月的选购期已过')
  const periodId = `EP${input.month.replace('-', '')}`
  const stamp = { createdAt: work.clock.iso(), updatedAt: work.clock.iso() }
  const { month, notice } = input
  const isNew = await insertPeriod(work.db, {
    companyCode,
    periodId,
    month,
    notice,
    ...times,
    state: 'NOT_OPEN',
    ...stamp,
  })
  refuseIf(isNew ? null : '2904')
  await insertOptions(
    work.db,
    input.options.map((option, sort) => ({
      ...option,
      tiers: jsonb(option.tiers),
      companyCode,
      periodId,
      optionId: `${periodId}-${sort + 1}`,
      sort,
      ...stamp,
    })),
  )
  return { periodId }
}

/** Refuses 2904 for a period that is over. */
export async function close(work: Work, { companyCode }: Staff, { periodId }: In<Close>): Promise<Out<Close>> {
  const row = ownOr2902(await lockPeriod(work.db, { companyCode, periodId }))
  await closePeriod(work, row)
  return { status: 'CLOSED' }
}

/** B 3.9: before its month begins; the customer reads the reason. */
export async function reject(work: Work, staff: Staff, input: In<Reject>): Promise<Out<Reject>> {
  const { bp, recordId } = ownOr2902(await keyOfNo(work.db, staff.companyCode, input.recordNo))
  const row = await choices.locked(work, { bp }, recordId)
  const { state } = await choices.move(work, row, 'REJECT', staff.userId, {
    reason: input.reason,
    set: { cancelReason: input.reason, checkAt: null, startAt: null },
  })
  return { status: state }
}

/** BE-05. Refuses 2901 for a value that is not above 0, or of a month to come. */
export async function publishIndex(work: Work, { companyCode }: Staff, input: In<Index>): Promise<Out<Index>> {
  if (input.month > monthOf(work.clock.today())) throw badField('month')
  if (input.value.startsWith('-') || /^0+\.0+$/.test(input.value)) throw badField('value')
  const { indexName, month, value } = input
  await saveIndex(work.db, { companyCode, indexName, month, value, publishedAt: work.clock.iso() })
  return { indexName, month, value }
}

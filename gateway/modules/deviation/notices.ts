import { formatDay, monthText } from '@domain/date-format'
import { toInstant } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { formatAmount } from '@domain/money'
import { signedRate } from '@domain/percent'
import type { AssessTerms, MonthFee } from '@domain/deviation/month'
import { changeWindow } from '@domain/plan/change'
import { deviationTypes } from '@domain/statuses/deviation'
import { formatVolumeNumber } from '@domain/volume'
import type { Work } from '../../http/context'
import { notify } from '../notice/service'
import { planWindows, type Group } from '../plan/service'
import type { DeviationCase } from './repo/cases'

const REPORT = '/subPages/my-message/reasonReporting'
const DETAIL = '/subPagesB/pages/predict-gas/detail'
const PAGES = {
  DAY: REPORT,
  USAGE_CHANGE: '/subPages/my-message/gasUsageChangeReminder',
  EXTRACT: '/subPages/my-message/oderDeviation',
} as const

const routeOf = ({ caseType, caseId }: Pick<DeviationCase, 'caseType' | 'caseId'>): string =>
  `${PAGES[caseType]}?caseId=${caseId}`

const CHANGE = '/pages/predict-gas/predict-gas-change'

const whole = (volume: string) => formatVolumeNumber(fixed(decimal(volume), 0))

interface CaseWords {
  /** D-04: per cent against the week before. */
  alsoChanged: string | null | undefined
  /** The reason was given while the day ran: nothing is asked for. */
  isExplained: boolean
}

/** A day that deviates: what it was, what is asked for and until when. */
export function notifyCase(
  work: Work,
  one: DeviationCase,
  group: string,
  { alsoChanged, isExplained }: CaseWords,
): Promise<void> {
  const { bp, companyCode, caseId, caseType, gasDay, actualVolume, planVolume, meanVolume, reportDeadline } = one
  const on = formatDay(gasDay, work.clock.today())
  const day = `${group}${on}用气${whole(actualVolume)} m³`
  const rate = one.deviationRate === null ? '' : `，偏差${signedRate(one.deviationRate)}%`
  const also = alsoChanged ? `，较近7日均值${signedRate(alsoChanged)}%` : ''
  const until = `${reportDeadline.slice(5, 16).replace('T', ' ')}前`
  const asked = isExplained ? '已按您当日的说明提交' : `请于${until}说明原因`
  const body =
    caseType === 'DAY'
      ? `${day}，计划${whole(planVolume ?? '0')} m³${rate}${also}，${asked}`
      : `${day}，较近7日均值${whole(meanVolume ?? '0')} m³${decimal(one.deviationRate ?? '0').gt(0) ? '上升' : '下降'}${fixed(decimal(one.deviationRate ?? '0').abs(), 0)}%，请于${until}确认`
  const todo = {
    type: 'DEVIATION_REASON',
    modelCode: 'DEVIATION_REPORT',
    title: `${on}${deviationTypes[caseType]}待说明`,
    summary: caseType === 'DAY' ? `计划${whole(planVolume ?? '0')} m³，实际${whole(actualVolume)} m³` : day,
    dueAt: reportDeadline,
  } as const
  return notify(
    work,
    { bp, companyCode, route: routeOf(one), bizType: 'DEVIATION', bizId: caseId },
    {
      message: {
        templateCode: caseType === 'DAY' ? 'DAY_DEVIATION' : 'USAGE_CHANGE',
        body,
        dedupeKey: `DEVIATION|${caseId}`,
      },
      ...(!isExplained && { todo }),
    },
  )
}

/** A day that will miss its plan while that may still be changed; `rate` null where nothing was planned. */
export const notifyWarning = (
  work: Work,
  { bp, companyCode, groupId, name }: Group,
  { gasDay, plan, expected, rate }: { gasDay: string; plan: string; expected: string; rate: string | null },
): Promise<void> => {
  const off = rate === null ? '' : `，偏差${signedRate(rate)}%`
  const until = toInstant(changeWindow('DAY', gasDay, planWindows(work, { companyCode })).close).slice(11, 16)
  return notify(
    work,
    {
      bp,
      companyCode,
      route: `${CHANGE}?groupId=${groupId}&date=today`,
      bizType: 'DAY_WARNING',
      bizId: `${groupId}|${gasDay}|${until}`,
    },
    {
      message: {
        templateCode: 'DAY_WARNING',
        body: `${name}今日预计用气${whole(expected)} m³，计划${whole(plan)} m³${off}，${until}前可调整计划`,
        dedupeKey: `DAY_WARNING|${groupId}|${gasDay}`,
      },
    },
  )
}

/** X-14: a cycle of a package is far off its line. */
export const notifyExtract = (work: Work, one: DeviationCase, cycle: string): Promise<void> =>
  notify(
    work,
    { bp: one.bp, companyCode: one.companyCode, route: routeOf(one), bizType: 'DEVIATION', bizId: one.caseId },
    {
      message: {
        templateCode: 'EXTRACT_DEVIATION',
        params: { cycle, rate: signedRate(one.deviationRate ?? '0') },
        dedupeKey: `DEVIATION|${one.caseId}`,
      },
      todo: {
        type: 'DEVIATION_REASON',
        modelCode: 'DEVIATION_REPORT',
        title: `${cycle}提气偏差待说明`,
        summary: `应提${whole(one.planVolume ?? '0')} m³，已提${whole(one.actualVolume)} m³`,
        dueAt: one.reportDeadline,
      },
    },
  )

/** What became of a reason. */
export const notifyDecision = (work: Work, one: DeviationCase, result: string): Promise<void> =>
  notify(
    work,
    {
      bp: one.bp,
      companyCode: one.companyCode,
      route: `${REPORT}?caseId=${one.caseId}`,
      bizType: 'DEVIATION',
      bizId: one.caseId,
    },
    {
      message: {
        templateCode: 'REASON_RESULT',
        body: `${formatDay(one.gasDay, work.clock.today())}${deviationTypes[one.caseType]}原因${result}`,
        dedupeKey: `REASON|${one.caseId}|${one.version}`,
      },
    },
  )

/** D-09: the result of a month; a correction is reported again. `rate`: null where a plan of 0 met use. */
export const notifyMonth = (
  work: Work,
  { bp, companyCode, groupId, name }: Group,
  {
    month,
    revision,
    mode,
    rate,
    fee,
  }: { month: string; revision: number } & Pick<MonthFee, 'rate' | 'fee'> & Pick<AssessTerms, 'mode'>,
): Promise<void> => {
  const on = `${name}${monthText(month)}${revision === 1 ? '' : '（更正）'}偏差${rate === null ? '—' : `${signedRate(rate)}%`}`
  return notify(
    work,
    {
      bp,
      companyCode,
      route: `${DETAIL}?groupId=${groupId}&month=${month}`,
      bizType: 'DEVIATION_MONTH',
      bizId: groupId,
    },
    {
      message: {
        templateCode: 'MONTH_ASSESS',
        body: mode === 'NOTICE' ? `${on}，仅提醒，不考核` : `${on}，考核费¥${formatAmount(fee)}`,
        dedupeKey: `MONTH_ASSESS|${groupId}|${month}|${revision}`,
      },
    },
  )
}

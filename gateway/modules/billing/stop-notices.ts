import { addDays } from '@domain/date'
import { formatAmount } from '@domain/money'
import { stopGasText } from '@domain/statuses/stop-gas'
import type { Work } from '../../http/context'
import { publish, withdraw, wordsOf } from '../message/service'
import { emit } from '../../wiring'
import { notify } from '../notice/service'
import { drop } from '../todo/service'
import { stopAnnounced } from './events'
import type * as repo from './repo/stop'
import type { Account } from '../metering/service'

/** Default of the setting noticeDays (A 5.10). */
export const NOTICE_DAYS = 7

const routeOf = (stopId: string): string => `/subPages/my-message/stop-gas?stopId=${stopId}`

const templates = {
  WARNED: 'STOP_WARN',
  PLANNED: 'STOP_GAS_PLAN',
  EMERGENCY: 'STOP_GAS_URGENT',
  PEAK: 'STOP_GAS_PEAK',
  HAZARD: 'IN_STOP_GAS',
  ARREARS: 'STOP_GAS_ARREARS',
} as const

/** Message of the case's present state, and the to-do 待知悉 where it must be acknowledged (A 5.16, CV-8). */
export async function tell(work: Work, account: Account, stop: repo.StopGas): Promise<void> {
  const { bp, companyCode } = account
  const date = stop.planStopAt?.slice(0, 10) ?? addDays(work.clock.today(), NOTICE_DAYS)
  const message = {
    ...wordsOf(stop.state === 'WARNED' ? templates.WARNED : templates[stop.kind], {
      bp,
      x: formatAmount(stop.arrears ?? '0.00'),
      date,
      area: stop.area || account.address,
      start: clockText(stop.planStopAt),
      end: clockText(stop.planResumeAt),
      reason: stop.reason,
      v: stop.limitVolume ?? '',
      title: stop.title,
    }),
    dedupeKey: `${stop.stopId}|${stop.state}`,
  }
  const words = { type: 'STOP_ACK', title: stop.title, summary: stop.reason } as const
  const todo = { ...words, dueAt: stop.planStopAt, priority: 1 } as const
  const to = { bp, companyCode, route: routeOf(stop.stopId), bizType: 'STOP_GAS', bizId: stop.stopId }
  await notify(work, to, stop.ackRequired ? { message, todo } : { message })
  await announce(work, stop)
}

const announce = (work: Work, stop: repo.StopGas): Promise<void> => {
  const { bp, companyCode, stopId, kind, state, title, reason, planStopAt, planResumeAt } = stop
  return emit(work, stopAnnounced, { bp, companyCode, stopId, kind, state, title, reason, planStopAt, planResumeAt })
}

/** G-02: a day before the stop no user has acknowledged it; the master reads so once for each announced time, by SMS as well. */
export const notifyUnacknowledged = (work: Work, stop: repo.StopGas): Promise<void> => {
  const what = stop.kind === 'PEAK' ? '限气' : '停气'
  return publish(work, {
    bp: stop.bp,
    companyCode: stop.companyCode,
    audience: 'MASTER',
    templateCode: templates[stop.kind],
    title: `${what}通知尚未确认`,
    body: `${stop.title}：将于${clockText(stop.planStopAt)}开始${what}，贵单位尚未确认知悉，请尽快确认并安排用气`,
    route: routeOf(stop.stopId),
    bizType: 'STOP_GAS',
    bizId: stop.stopId,
    dedupeKey: unacknowledgedKey(stop),
  })
}

const unacknowledgedKey = ({ stopId, planStopAt }: repo.StopGas): string =>
  `${stopId}|UNACKNOWLEDGED|${planStopAt ?? ''}`

/** What was announced does not take place: its messages are marked so, and there is nothing to acknowledge any more. */
export async function takeBack(work: Work, stop: repo.StopGas): Promise<void> {
  const { bp, stopId, kind, state } = stop
  const noticed = `${stopId}|NOTICED`
  const keys = kind === 'ARREARS' ? [`${stopId}|WARNED`, noticed] : [noticed, unacknowledgedKey(stop)]
  for (const dedupeKey of keys) await withdraw(work, { bp, dedupeKey, word: stopGasText(kind, state).label })
  await drop(work, 'STOP_ACK', stopId, bp)
  await announce(work, stop)
}

/** Staff have called off what was announced: the customer reads so as urgently as the announcement. */
export function notifyCalledOff(work: Work, account: Account, stop: repo.StopGas): Promise<void> {
  const { bp, companyCode, stopId } = stop
  const title = `${stop.kind === 'PEAK' ? '限气' : '停气'}已取消`
  return publish(work, {
    bp,
    companyCode,
    templateCode: 'RESUME_GAS',
    title,
    body: calledOffText(stop, stop.area || account.address),
    route: routeOf(stopId),
    bizType: 'STOP_GAS',
    bizId: stopId,
    dedupeKey: `${stopId}|CANCELLED`,
  })
}

function calledOffText({ kind, bp, planStopAt, planResumeAt }: repo.StopGas, area: string): string {
  if (kind === 'ARREARS') return `户号${bp}本次欠费停气已取消，欠费仍请尽快缴清`
  const from = clockText(planStopAt)
  const span = planResumeAt === null ? `${from}起` : `${from}至${clockText(planResumeAt)}`
  return kind === 'PEAK' ? `原定${span}的限气已取消，请按原计划用气` : `${area}原定${span}的停气已取消，照常供气`
}

/** The gas is back, or comes back now. */
export const notifyResumed = (work: Work, account: Account, stop: repo.StopGas, at: string): Promise<void> =>
  publish(work, {
    bp: account.bp,
    companyCode: account.companyCode,
    templateCode: 'RESUME_GAS',
    params: { area: stop.area || account.address, start: clockText(at) },
    route: routeOf(stop.stopId),
    bizType: 'STOP_GAS',
    bizId: stop.stopId,
    dedupeKey: `${stop.stopId}|RESUMED`,
  })

/** '2026-12-01 10:00'; 待定 while it is not known. */
export const clockText = (moment: string | null): string =>
  moment === null ? '待定' : `${moment.slice(0, 10)} ${moment.slice(11, 16)}`

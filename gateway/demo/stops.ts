import { addDays, HOUR } from '@domain/date'
import type { Work } from '../http/context'
import { acknowledge, openStop } from '../modules/billing/stop-gas'
import { addStep, check } from '../modules/billing/stop-steps'
import { findAccount } from '../modules/gas-account/service'
import { usersOfBp } from '../modules/message/service'
import { isoOf } from '../ports/clock'
import { ask } from '../wiring'
import { withClock } from './clock'

/** The restaurant's: both meters of its kitchen. */
const KEY = { bp: '1000000002', companyCode: '1001' } as const
const METERS = ['10010203', '10010202'] as const
const HALL = '10010201'

/** The case of the restaurant and its next step. */
export async function seedStops(work: Work): Promise<void> {
  const [master] = await ask(work, usersOfBp)(work, KEY.bp)
  if (!master || !(await findAccount(work.db, KEY))) return
  const user = { ...KEY, userId: master.userId }
  await plannedStop(work, user)
  await urgentStop(work, user)
}

type User = typeof KEY & { userId: string }

/** A planned stop that was announced twelve days ago and begins in five: acknowledged, half of it prepared (Y-19). */
async function plannedStop(work: Work, user: User): Promise<void> {
  const today = work.clock.today()
  const at = (days: number, clock: string) => `${addDays(today, days)}T${clock}:00+08:00`
  const stopId = await openStop(withClock(work, at(-12, '09:00')), {
    ...KEY,
    kind: 'PLANNED',
    meterIds: METERS,
    reason: '中压干管改线',
    area: '新源路片区',
    tips: ['施工期间请保持户内阀门关闭'],
    planStopAt: at(5, '06:00'),
    planResumeAt: at(5, '18:00'),
  })
  await acknowledge(withClock(work, at(-11, '10:20')), user, stopId)
  const [range, wok] = METERS
  const later = withClock(work, at(-3, '16:40'))
  await addStep(later, user, {
    meterId: range,
    phase: 'BEFORE',
    text: '关蒸柜进气阀，挂停用牌',
    requestNo: '',
  } as never)
  await addStep(later, user, { meterId: wok, phase: 'AFTER', text: '逐台点火，先小火10分钟' })
  await check(later, user, { stopId, meterId: range, stepId: 'PLAN', done: true })
  await check(withClock(work, at(-1, '21:05')), user, { stopId, meterId: range, stepId: 'SHUT', done: true })
}

/** The hall has been without gas for two hours, and will be until tomorrow evening; the master has read it. */
async function urgentStop(work: Work, user: User): Promise<void> {
  const since = (hours: number): Work => withClock(work, isoOf(work.clock.now() - hours * HOUR))
  const stopId = await openStop(since(2), {
    ...KEY,
    kind: 'EMERGENCY',
    meterIds: [HALL],
    reason: '立管阀门漏气抢修',
    area: '新华路66号一层',
    tips: ['抢修期间请勿开启表前阀门', '闻到燃气味请立即开窗并拨打抢修电话'],
    planResumeAt: `${addDays(work.clock.today(), 1)}T18:00:00+08:00`,
  })
  await acknowledge(since(1), user, stopId)
}

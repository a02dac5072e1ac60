import type { In } from '@contract'
import { baselineOf } from '@domain/balance'
import { addDays, diffDays, HOUR, toInstant, toMillis, weekday } from '@domain/date'
import { cut, decimal } from '@domain/decimal'
import { balanceDirections, type BalanceDirection } from '@domain/statuses/balance'
import type { BoundSession, Work } from '../http/context'
import { applies } from '../modules/balance/apply-case'
import { readRules, rules } from '../modules/balance/reading'
import { askHoursKind } from '../modules/balance/hours'
import { inviteKind } from '../modules/balance/steps'
import * as staff from '../modules/balance/staff'
import { submit } from '../modules/balance/submit'
import { balanceWork } from '../modules/balance/work'
import { handOut } from '../modules/message/service'
import { closedGasDay } from '../modules/metering/service'
import { groupsOf, usedDays } from '../modules/plan/service'
import { withClock } from './clock'
import { HOSPITAL, KILNS } from './plans/groups'
import { masterOf } from './packages/person'
import { readMessagesOf } from './read-messages-repo'
import { sweepNow, workOffNow } from './within'

const NORTH = '1001'
const EAST = '1002'

interface Story {
  companyCode: string
  name: string
  startDate: string
  endDate: string
  minDailyVolume: string
  targetVolume: string
  direction: BalanceDirection
  signupStart: string
  signupEnd: string
  /** Hours of the day that it is about; absent: the whole day. */
  windows?: { from: string; to: string }[]
}

/** Activities that are open at both companies, one that runs with two days that are answered, and a past one with its reward (B 8). */
export async function seedBalance(work: Work): Promise<void> {
  const closed = closedGasDay(work)
  // A Sunday between two working days: kilns burn less on it.
  const sunday = addDays(closed, -70 - (weekday(addDays(closed, -70)) % 7))
  const past = { group: KILNS, companyCode: NORTH, dailyMost: 8, contactName: '王建国' }
  await takePart(work, { ...past, season: '秋季', startDate: addDays(sunday, -1), endDate: addDays(sunday, 1) })
  const now = { group: HOSPITAL, companyCode: EAST, dailyMost: 3, contactName: '刘志强' }
  await takePart(work, { ...now, season: '入冬', startDate: addDays(closed, -1), endDate: addDays(closed, 4) })
  for (const companyCode of [NORTH, EAST]) await openNow(work, companyCode)
  await workOffNow(work, inviteKind)
  await workOffNow(work, askHoursKind)
  await workOffNow(work, handOut)
  for (const prefix of ['SUB_O', 'SUB_RESULT'] as const) await readMessagesOf(work.db, prefix)
}

interface Part {
  group: { groupId: string; bp: string }
  companyCode: string
  /** Hundreds of m³ that are signed at most. */
  dailyMost: number
  contactName: string
  season: string
  startDate: string
  endDate: string
}

async function publish(work: Work, { companyCode, ...story }: Story): Promise<string> {
  const before = withClock(work, toInstant(toMillis(story.signupStart) - HOUR))
  const { activityId, version } = await staff.save(before, companyCode, {
    ...story,
    requestNo: '',
    maxRate: '60.00',
    unitReward: '0.6000',
    customerTypes: [],
  })
  await staff.publish(before, companyCode, { activityId, version })
  await pass(work, story.signupStart, ['balance.step'])
  return activityId
}

/** The named sweeps as they ran at a moment. */
async function pass(work: Work, moment: string, names: readonly string[]): Promise<void> {
  const sweeps = [...balanceWork.sweeps, ...applies.work.sweeps]
  for (const name of names) {
    const sweep = sweeps.find((one) => one.name === name)
    if (!sweep) throw new Error(`no sweep ${name}`)
    await sweepNow(withClock(work, moment), sweep)
  }
}

/** At one company the whole day counts, at the other its evening. */
function openNow(work: Work, companyCode: string): Promise<string> {
  const today = work.clock.today()
  return publish(work, {
    companyCode,
    name: '寒潮保供减量',
    direction: 'REDUCE',
    startDate: addDays(today, 8),
    endDate: addDays(today, 12),
    minDailyVolume: companyCode === NORTH ? '500.00' : '200.00',
    targetVolume: companyCode === NORTH ? '20000.00' : '5000.00',
    ...(companyCode === EAST && { windows: [{ from: '17:00', to: '21:00' }] }),
    signupStart: `${addDays(today, -2)}T09:00:00+08:00`,
    signupEnd: `${addDays(today, 5)}T17:00:00+08:00`,
  })
}

/** A customer signs for what was done: the days are past, and the meters have reported them. */
async function takePart(work: Work, part: Part): Promise<void> {
  const { group, companyCode, contactName, season, startDate, endDate } = part
  const session = await masterOf(work, { bp: group.bp, companyCode })
  const { direction, dailyVolume } = await whatWasDone(work, part)
  const signupStart = `${addDays(startDate, -9)}T09:00:00+08:00`
  const signupEnd = `${addDays(startDate, -2)}T17:00:00+08:00`
  const activityId = await publish(work, {
    name: `${season}${balanceDirections[direction]}响应`,
    startDate,
    endDate,
    companyCode,
    direction,
    minDailyVolume: '100.00',
    targetVolume: '5000.00',
    signupStart,
    signupEnd,
  })
  await signUp(work, session, {
    activityId,
    groupId: group.groupId,
    dailyVolume,
    contactName,
    at: addDays(startDate, -5),
  })
  await pass(work, signupEnd, ['balance.step'])
  await pass(work, `${startDate}T08:00:00+08:00`, ['balance.begin', 'balance.step'])
  const closed = closedGasDay(work)
  const last = endDate < closed ? endDate : closed
  for (let day = startDate; day <= last; day = addDays(day, 1))
    await pass(work, `${addDays(day, 1)}T09:45:00+08:00`, ['balance.judge'])
  if (endDate > closed) return
  await pass(work, `${addDays(endDate, 1)}T10:00:00+08:00`, ['balance.end', 'balance.step'])
  // Rows of the ledger are numbered as they come: one of the past would be above those of today.
  await pass(work, work.clock.iso(), ['balance.pay', 'balance.step'])
}

/** The direction and the volume, in whole hundreds, of the day that differed most from the days before the sign-up. */
async function whatWasDone(
  work: Work,
  { group, companyCode, dailyMost, startDate, endDate }: Part,
): Promise<{ direction: BalanceDirection; dailyVolume: string }> {
  const key = { bp: group.bp, companyCode }
  const own = (await groupsOf(work.db, key)).find(({ groupId }) => groupId === group.groupId)
  if (!own) throw new Error(`no group ${group.groupId}`)
  const used = (await usedDays(work, key, own, { from: addDays(startDate, -40), to: endDate })).flatMap(
    ({ date, volume }) => (volume === null ? [] : [{ date, volume }]),
  )
  const usual = baselineOf(used.filter(({ date }) => diffDays(date, startDate) > 9 && weekday(date) <= 5))
  const differences = used
    .filter(({ date }) => date >= startDate)
    .map(({ volume }) => decimal(usual?.volume ?? volume).minus(volume))
  const most = differences.reduce((a, b) => (b.abs().gt(a.abs()) ? b : a), decimal('0'))
  const hundreds = Math.min(dailyMost, Math.max(1, Number(cut(most.abs().div(100), 0))))
  return { direction: most.lt(0) ? 'FILL' : 'REDUCE', dailyVolume: `${hundreds}00.00` }
}

async function signUp(
  work: Work,
  session: BoundSession,
  {
    at,
    ...signed
  }: Pick<In<'zh POST /apply/submit'>, 'activityId' | 'groupId' | 'dailyVolume' | 'contactName'> & { at: string },
): Promise<void> {
  const opened = withClock(work, `${at}T09:30:00+08:00`)
  const { rulesVersion, openToken } = await rules(opened, session, signed)
  const read = withClock(work, `${at}T09:32:00+08:00`)
  const { readToken } = await readRules(read, session, { activityId: signed.activityId, rulesVersion, openToken })
  await submit(read, session, {
    ...signed,
    requestNo: '',
    measures: ['STAGGER', 'EQUIP_DOWN'],
    contactPhone: session.username,
    readToken,
  })
}

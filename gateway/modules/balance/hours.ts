import { usedWithin } from '@domain/balance'
import { datesBetween } from '@domain/date'
import { sumVolume, volume } from '@domain/volume'
import { Type } from '@sinclair/typebox'
import type { JobCtx, Work } from '../../http/context'
import { kind } from '../../work/kinds'
import { enqueue } from '../../work/queue'
import { customerOf } from '../membership/service'
import { closedGasDay, hourCurve, listMeters, type Meter, type UsedDay } from '../metering/service'
import { groupsOf, groupsOfCompany, keyOfGroup, usedDays, type Group } from '../plan/service'
import { baselineSpan } from './baseline-span'
import { findActivity, type Activity, type ActivityKey } from './repo/activities'
import { appliesTo, type Apply } from './repo/applies'
import { groupsWithHours, hoursOf, putHours } from './repo/hours'
import { isFor, isSignUpOpen } from './rules/step'

/*
 * An activity about hours of the day (S-02, S-06). The telemetry keeps hours and is waited for, so what groups used within them is kept here
 * before it is needed: the days of a baseline once the sign-up is open, those of a participation every day.
 */

interface Customer {
  bp: string
  companyCode: string
}

const text = Type.String()
/** Of a gas day. */
const HOURS = 24

export const hoursKind = kind({
  name: 'balance.hours',
  data: Type.Object({ bp: text, companyCode: text, activityId: text }),
  run: { manual: saveHours },
})

/** Groups of one piece of those that are asked about. */
const PIECE = 100

/**
 * Has hours asked for of each customer with a group that has none for an activity with an open sign-up, some at a time: whether it plans
 * its gas or not, and of a group that came after the sign-up was opened (S-02).
 */
export const askHoursKind = kind({
  name: 'balance.askHours',
  data: Type.Object({ companyCode: text, activityId: text, after: text }),
  run: { handle: askHours },
})

async function askHours(work: Work, { after, ...key }: ActivityKey & { after: string }): Promise<void> {
  const activity = await findActivity(work.db, key)
  if (!activity || !isSignUpOpen(activity) || activity.windows.length === 0) return
  const { companyCode, activityId } = key
  const groups = await groupsOfCompany(work.db, companyCode, after, PIECE)
  const bps = groups.map(({ bp }) => bp)
  const known = new Set((await groupsWithHours(work.db, activityId, bps)).map(keyOfGroup))
  for (const bp of new Set(groups.filter((group) => !known.has(keyOfGroup(group))).map((group) => group.bp))) {
    const customer = await customerOf(work, bp, companyCode)
    if (customer && isFor(activity, customer.customerClass))
      await enqueue(work, hoursKind, `${activityId}|${bp}`, { bp, companyCode, activityId })
  }
  const last = groups.at(-1)
  if (last === undefined || groups.length < PIECE) return
  const next = keyOfGroup(last)
  await enqueue(work, askHoursKind, `${activityId}|${next}`, { ...key, after: next })
}

interface Wanted {
  activity: Activity
  groups: { groupId: string; meters: Meter[]; gasDays: string[] }[]
}

/** Harmless to repeat: what is known is asked for again only while it can still change a reward. */
export async function saveHours(outside: JobCtx, key: Customer & { activityId: string }): Promise<void> {
  const wanted = await outside.transaction((work) => wantedOf(work, key))
  if (wanted === null) return
  for (const { groupId, meters, gasDays } of wanted.groups) {
    const days = await daysWithin(outside, key, { meters, gasDays, windows: wanted.activity.windows })
    const knownAt = outside.clock.iso()
    await outside.transaction(({ db }) =>
      putHours(
        db,
        days.map((day) => ({ ...key, ...day, groupId, knownAt })),
      ),
    )
  }
}

async function wantedOf(work: Work, key: Customer & { activityId: string }): Promise<Wanted | null> {
  const activity = await findActivity(work.db, key)
  if (!activity || activity.windows.length === 0) return null
  const own = await appliesTo(work.db, key, [key.activityId])
  const groups = await groupsOf(work.db, key)
  const remote = (await listMeters(work, key)).filter(({ meterType }) => meterType === 'IOT')
  const span = baselineSpan(work, activity)
  const known = await hoursOf(work.db, key, span)
  return {
    activity,
    groups: groups.map((group) => {
      const apply = own.find((one) => one.groupId === group.groupId && ONGOING.includes(one.status))
      const isKnown = new Set(known.filter(({ groupId }) => groupId === group.groupId).map(({ gasDay }) => gasDay))
      const ofBaseline = apply ? [] : datesBetween(span.from, span.to).filter((day) => !isKnown.has(day))
      return {
        groupId: group.groupId,
        meters: remote.filter(({ meterId }) => (apply ?? group).meterIds.includes(meterId)),
        gasDays: [...ofBaseline, ...(apply ? runDays(work, apply) : [])],
      }
    }),
  }
}

/** What was credited late is judged from hours that come late. */
const ONGOING: readonly Apply['status'][] = ['RUNNING', 'SETTLING', 'SETTLED']

function runDays(work: Work, { startDate, endDate }: Apply): string[] {
  const closed = closedGasDay(work)
  const to = closed < endDate ? closed : endDate
  return to < startDate ? [] : datesBetween(startDate, to)
}

interface Part {
  meters: readonly Meter[]
  /** In order. */
  gasDays: readonly string[]
  windows: Activity['windows']
}

/** Days of which each remote meter has reported all hours. */
async function daysWithin(outside: Work, key: Customer, { meters, gasDays, windows }: Part) {
  if (meters.length === 0 || gasDays.length === 0) return []
  const byDay = new Map<string, string[]>()
  for (const meter of meters)
    for (const { gasDay, hours } of (await hourCurve(outside, key, meter, gasDays)).days)
      // A feed keeps all hours of a day, or none.
      if (hours?.length === HOURS) byDay.set(gasDay, [...(byDay.get(gasDay) ?? []), usedWithin(hours, windows)])
  return [...byDay].flatMap(([gasDay, volumes]) =>
    volumes.length === meters.length ? [{ gasDay, volume: volume(sumVolume(volumes)) }] : [],
  )
}

/** Gas days of a group as an activity counts them: whole days, or the hours that it is about. */
export async function countedDays(
  work: Work,
  row: Pick<Apply, 'bp' | 'companyCode' | 'activityId' | 'groupId' | 'windows'> & Pick<Group, 'meterIds'>,
  span: { from: string; to: string },
): Promise<UsedDay[]> {
  if (row.windows.length === 0) return usedDays(work, row, row, span)
  const known = (await hoursOf(work.db, row, span)).filter(({ groupId }) => groupId === row.groupId)
  const volumes = new Map(known.map((day) => [day.gasDay, day.volume]))
  return datesBetween(span.from, span.to).map((date) => {
    const used = volumes.get(date)
    return used === undefined
      ? { date, volume: null, dataState: 'NONE' as const }
      : { date, volume: used, dataState: 'FULL' as const }
  })
}

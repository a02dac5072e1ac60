import type { In, Out } from '@contract'
import { addDays, addMonths, datesBetween, lastOfMonth } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { gasDaySpan } from '@domain/gas-day'
import { priced } from '@domain/money'
import {
  byDevices,
  byForecast,
  byOutputs,
  deviceFault,
  LHV,
  outputFault,
  type Calculated,
} from '@domain/plan/calculator'
import { FREE_DAY_WEIGHT, sumItems, type PlanItem } from '@domain/plan/split'
import { daysOf } from '@domain/plan/windows'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { badField, Refusal } from '../../http/refusal'
import { publishedPrice } from '../billing/service'
import { workingCalendar } from '../calendar/service'
import { closedGasDay, ownMeters } from '../metering/service'
import { ownAccount } from '../gas-account/service'
import { ownGroup } from './groups'
import type { Group } from './repo/groups'
import { outlookOf } from './suggest'
import { usedOf } from './use'

type Call = 'predict POST /calc/run'

/** P-14 to P-16: gas of a day and of the next month. Nothing is kept. What was used is history, and seen by its rights (P-19). */
export async function runCalculator(work: Work, session: BoundSession, input: In<Call>): Promise<Out<Call>> {
  if (input.method === 'HISTORY' && !maySee(session, 'PREDICT_VIEW')) throw new Refusal('2110')
  const group = input.groupId === undefined ? null : await ownGroup(work, session, input.groupId)
  const month = addMonths(work.clock.today().slice(0, 7), 1)
  const found = await calculated(work, group, input, month)
  const { dayVolume, lines, formulaText } = found
  const days = found.days ?? (await daysFor(work, group, month, dayVolume, input.workDays))
  const monthVolume = sumItems(days)
  const last = daysOf('MONTH', addMonths(month, -2))
  const { gasUse } = await ownAccount(work, session)
  const price = (await publishedPrice(work, session.companyCode, gasUse, work.clock.today()))?.finalPrice ?? null
  return {
    dayVolume,
    monthVolume,
    lines,
    formulaText,
    month,
    days,
    lastMonth: maySee(session, 'ENERGY_VIEW') ? await usedIn(work, session, group, last) : null,
    asOf: gasDaySpan(last.to).to,
    price,
    cost: price === null ? null : priced(monthVolume, price),
  }
}

async function usedIn(work: Work, session: BoundSession, group: Group | null, span: { from: string; to: string }) {
  const meterIds = group?.meterIds ?? (await ownMeters(work, session)).map(({ meterId }) => meterId)
  const [used = null] = await usedOf(work, session, { meterIds }, [span])
  return used
}

async function calculated(
  work: Work,
  group: Group | null,
  input: In<Call>,
  month: string,
): Promise<Calculated & { days?: PlanItem[] }> {
  const { method, inputs } = input
  if (method === 'HISTORY') return ofHistory(work, group, input.date, month)
  if (!inputs) throw badField('inputs')
  if (method === 'OUTPUT') {
    const wrong = inputs.outputs.length === 0 || inputs.outputs.some((output) => outputFault(output) !== null)
    if (wrong) throw badField('outputs')
    return byOutputs(inputs.outputs)
  }
  const lhv = inputs.lhv === '' ? LHV.usual : inputs.lhv
  if (decimal(lhv).lt(decimal(LHV.min)) || decimal(lhv).gt(decimal(LHV.max))) throw badField('lhv')
  if (inputs.devices.length === 0 || inputs.devices.some((device) => deviceFault(device) !== null))
    throw badField('devices')
  return byDevices(inputs.devices, lhv)
}

/** P-16: the day and the days of the month as they are forecast (3-3); 42621 where fewer than two whole days of the weekday are known. */
async function ofHistory(
  work: Work,
  group: Group | null,
  asked: string | undefined,
  month: string,
): Promise<Calculated & { days: PlanItem[] }> {
  if (!group) throw badField('groupId')
  const closed = closedGasDay(work)
  const until = lastOfMonth(month)
  const date = asked ?? addDays(work.clock.today(), 1)
  if (date <= closed || date > until) throw badField('date')
  const { days, history } = await outlookOf(work, group, until)
  const weekly = history
    .slice(-LOOKED_BACK)
    .filter((day) => dayDistance(day.date, date) % 7 === 0)
    .map((day) => ({ date: day.date, volume: day.dataState === 'FULL' ? day.volume : null }))
  const said = days.find(({ gasDay }) => gasDay === date)
  const found = said ? byForecast(weekly.slice(-4), said) : null
  if (!found) throw new Refusal('42621')
  const ofMonth = days.filter(({ gasDay }) => gasDay.startsWith(month))
  return { ...found, days: ofMonth.map(({ gasDay, value }) => ({ period: gasDay, volume: fixed(decimal(value), 0) })) }
}

/** Days within which the last same weekdays are looked for. */
const LOOKED_BACK = 42

const dayDistance = (from: string, to: string): number => datesBetween(from, to).length - 1

/** A day's volume over a month: free days weigh less, or only so many days work. */
async function daysFor(
  work: Work,
  group: Group | null,
  month: string,
  dayVolume: string,
  workDays: number | undefined,
): Promise<PlanItem[]> {
  const dates = datesBetween(`${month}-01`, lastOfMonth(month))
  const isWorkday = await workingCalendar(work, `${month}-01`, lastOfMonth(month))
  const free = fixed(decimal(dayVolume).times(decimal(group?.weekendWeight ?? FREE_DAY_WEIGHT)), 0)
  if (workDays === undefined) return dates.map((period) => ({ period, volume: isWorkday(period) ? dayVolume : free }))
  const order = [...dates.filter(isWorkday), ...dates.filter((date) => !isWorkday(date))].slice(0, workDays)
  return dates.map((period) => ({ period, volume: order.includes(period) ? dayVolume : '0' }))
}

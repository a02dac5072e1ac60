import type { Out } from '@contract'
import { addMonths, diffMonths, firstOfMonth, lastOfMonth, monthOf, monthsBetween } from '@domain/date'
import { cut, decimal, fixed } from '@domain/decimal'
import { forecastYear } from '@domain/forecast/year'
import { capacityOf } from '@domain/package/cycles'
import { daysOf } from '@domain/plan/windows'
import { sumVolume, volume } from '@domain/volume'
import { question } from '../../extensions'
import type { Work } from '../../http/context'
import { closedGasDay, listMeters, spanTotals, usageRows } from '../metering/service'

type Frame = Out<'default GET /crmgas/contract/frame/get'>

interface Key {
  bp: string
  companyCode: string
}

/** What planning knows of a customer's frame. */
export interface FrameGround {
  /** The customer plans its gas at all; one that does not needs no frame. */
  needed: boolean
  /** What its months cost outside of their band; null where nothing does, or no price is published. */
  fees: Frame['fees']
}

export const frameGround = question<(work: Work, key: Key) => Promise<FrameGround>>('frameGround', async () => ({
  needed: true,
  fees: null,
}))

export interface Use {
  /** Of January to December, each the last full one. */
  months: string[]
  sum: string
  days: string[]
  /** m³ that the meters let through in a day. */
  most: string | null
}

const metersNow = async (work: Work, key: Key) =>
  (await listMeters(work, key)).filter(({ state }) => state !== 'REMOVED')

/** The newest month of which every gas day is closed. */
const lastMonth = (work: Work): string => addMonths(monthOf(closedGasDay(work)), -1)

/** Gas of the last twelve full months. */
export async function useOf(work: Work, key: Key): Promise<Use> {
  const last = lastMonth(work)
  const first = addMonths(last, -11)
  const meters = await metersNow(work, key)
  const meterIds = meters.map(({ meterId }) => meterId)
  const rows = await usageRows(work, key, { meterIds, from: firstOfMonth(first), to: lastOfMonth(last) })
  const byDay = new Map<string, string>()
  for (const row of rows) byDay.set(row.gasDay, sumVolume([byDay.get(row.gasDay) ?? '0', row.volume]))
  const inMonth = (month: string) => [...byDay].flatMap(([day, used]) => (monthOf(day) === month ? [used] : []))
  const months = monthsBetween(first, last).sort((a, b) => (a.slice(5) < b.slice(5) ? -1 : 1))
  const volumes = months.map((month) => cut(decimal(sumVolume(inMonth(month))), 0))
  return {
    months: volumes,
    sum: cut(decimal(sumVolume(volumes)), 0),
    days: [...byDay.values()],
    most: capacityOf(
      meters.map(({ qmax }) => qmax),
      1,
    ),
  }
}

/** Months that the forecast of a year learns from. */
const LEARNED = 48

/** What the months of a year will come to, with their ranges (rest 3-10); null where too little is known, and for a year that has begun. */
export async function forecastOf(work: Work, key: Key, year: number): Promise<Frame['forecast']> {
  const last = lastMonth(work)
  const ahead = diffMonths(last, `${year}-01`)
  if (ahead < 1) return null
  const meterIds = (await metersNow(work, key)).map(({ meterId }) => meterId)
  const spans = monthsBetween(addMonths(last, 1 - LEARNED), last).map((month) => daysOf('MONTH', month))
  const totals = await spanTotals(work.db, key, meterIds, spans)
  const known = totals.map((total) => (total?.known ? volume(total.known) : null))
  const said = forecastYear(known.slice(known.findIndex((one) => one !== null)), ahead)
  if (!said) return null
  const whole = ({ value, low, high }: (typeof said)['total']) => ({
    volume: fixed(decimal(value), 0),
    low: fixed(decimal(low), 0),
    high: fixed(decimal(high), 0),
  })
  return { months: said.months.map(whole), total: whole(said.total), method: said.method }
}

import { addDays, datesBetween, diffDays, firstOfMonth, lastOfMonth, monthOf, weekday } from '@domain/date'
import { rnd } from '@domain/random'
import { subtractVolume, sumVolume } from '@domain/volume'
import { supplied } from '../customers'
import type { Device, ProfileName } from '../customers/types'
import { dayKind, isSpringStop } from './holidays'
import { temperatureOf } from './weather'

/*
 * How the devices of the demo customers use gas (A 8, R1–R3). All chance comes from `rnd` with absolute dates, so the seed and
 * the daily feed give the same figure for the same day. Numbers here are simulated measurements, not money: they become decimal
 * text at the border of this file.
 */

interface Profile {
  /** Factor of the month, January first. */
  season: readonly number[]
  /** Factor of the weekday, Monday first. */
  week: readonly number[]
  /** Weight of each of the 24 hours from 00:00; only their proportion counts. */
  hours: readonly number[]
  /** Of a device that the weather leads: what it uses of `annual` ÷ 365 whatever the weather, and more for each degree below 16 ℃. */
  heat?: { base: number; perDegree: number }
  /** Of a device that follows shifts: its factors of days that are not as their weekday says. */
  shifts?: Shifts
}

interface Shifts {
  holiday: number
  /** A weekend day that is worked for a holiday. */
  madeUp: number
  /** The stop of plants around the Spring Festival: how many days, and what goes on flowing. */
  spring?: { days: number; factor: number }
}

const everyHour = (weightOf: (hour: number) => number): number[] =>
  Array.from({ length: 24 }, (_, hour) => weightOf(hour))
const within = (hour: number, from: number, to: number) => hour >= from && hour < to

/** Cities of the gas companies of the demo. */
const cities: Readonly<Record<string, string>> = { '1001': '廊坊', '1002': '石家庄' }

const profiles: Record<ProfileName, Profile> = {
  // February is the spring stop.
  kiln: {
    season: [1.02, 0.62, 1.04, 1.05, 1.04, 1.02, 1.0, 0.99, 1.03, 1.06, 1.07, 1.06],
    week: [1, 1, 1, 1, 1, 0.98, 0.92],
    hours: everyHour(() => 1),
    // Fired through holidays, as on a Sunday; kept warm in the spring stop.
    shifts: { holiday: 0.92, madeUp: 1, spring: { days: 11, factor: 0.04 } },
  },
  boiler: {
    season: [1.95, 1.8, 1.45, 0.7, 0.45, 0.35, 0.3, 0.3, 0.4, 0.8, 1.6, 1.9],
    week: [1, 1, 1, 1, 1, 1, 1],
    hours: everyHour((hour) => (within(hour, 6, 9) || within(hour, 17, 21) ? 2 : 0.7)),
    heat: { base: 0.3, perDegree: 0.0825 },
  },
  restaurant: {
    season: [1.2, 1.3, 1.0, 0.95, 0.95, 0.92, 0.9, 0.9, 0.93, 0.98, 1.0, 1.1],
    week: [0.9, 0.9, 0.92, 0.95, 1.1, 1.25, 1.2],
    hours: everyHour((hour) => (within(hour, 11, 13) || within(hour, 17, 20) ? 4 : within(hour, 8, 22) ? 0.8 : 0.1)),
    shifts: { holiday: 1.35, madeUp: 0.95 },
  },
  hospital: {
    season: [1.7, 1.6, 1.3, 0.85, 0.65, 0.6, 0.6, 0.6, 0.65, 0.85, 1.3, 1.65],
    week: [1, 1, 1, 1, 1, 0.94, 0.92],
    hours: everyHour((hour) => (within(hour, 8, 20) ? 1.5 : 1)),
    heat: { base: 0.6, perDegree: 0.055 },
  },
  textile: {
    season: [1.05, 0.55, 1.06, 1.05, 1.03, 1.0, 0.95, 0.95, 1.02, 1.1, 1.12, 1.1],
    week: [1, 1, 1, 1, 1, 1, 0.7],
    hours: everyHour((hour) => (within(hour, 6, 22) ? 1.45 : 0.1)),
    shifts: { holiday: 0.45, madeUp: 1, spring: { days: 11, factor: 0.03 } },
  },
}

const devices: Readonly<Record<string, Device & { city: string }>> = Object.fromEntries(
  supplied.flatMap(({ meters, companyCode }) =>
    meters.map(({ meterId, device }) => [meterId, { ...device, city: cities[companyCode] ?? '' }]),
  ),
)

export const isSimulated = (meterId: string): boolean => meterId in devices

/** m³ of one gas day by R3, per channel, two decimals; empty for a meter without a simulated device. */
export function dayVolumes(meterId: string, gasDay: string): Record<string, string> {
  const device = devices[meterId]
  if (!device) return {}
  const { heat } = profiles[device.profile]
  if (heat) return { '1': monthByWeather(meterId, device, heat, monthOf(gasDay)).get(gasDay) ?? '0.00' }
  const volume = byShifts(meterId, device, gasDay)
  if (device.bypass === undefined) return { '1': volume.toFixed(2) }
  const bypass = volume * device.bypass
  return { '1': (volume - bypass).toFixed(2), '2': bypass.toFixed(2) }
}

/** m³ of a day by month, weekday, chance and the device's level. */
function bySeason(meterId: string, device: Device, gasDay: string): number {
  const profile = profiles[device.profile]
  const month = profile.season[Number(gasDay.slice(5, 7)) - 1] ?? 1
  const day = profile.week[weekday(gasDay) - 1] ?? 1
  const growth = 1 + (0.03 * diffDays('2024-01-01', gasDay)) / 365
  const level = (device.annual / 365) * levelOf(device, gasDay)
  return level * month * day * growth * (0.92 + 0.16 * rnd(`A|${meterId}|${gasDay}`))
}

/** 1, or the part that stays while some of the device's lines rest. */
function levelOf({ rest }: Device, gasDay: string): number {
  const date = gasDay.slice(5)
  return rest && date >= rest.from && date <= rest.to ? rest.level : 1
}

/** Part of the usual that a day of shifts takes: of its kind, not of its weekday. */
function shiftOf({ week, shifts }: Profile, gasDay: string): number {
  if (!shifts) return 1
  const usual = week[weekday(gasDay) - 1] ?? 1
  const { spring } = shifts
  if (spring && isSpringStop(gasDay, spring.days)) return spring.factor / usual
  const kind = dayKind(gasDay)
  return kind === 'USUAL' ? 1 : (kind === 'HOLIDAY' ? shifts.holiday : shifts.madeUp) / usual
}

const scales = new Map<string, number>()

/** m³ of a day of shifts: its month as much as by season, less of it on days that are not worked. */
function byShifts(meterId: string, device: Device, gasDay: string): number {
  const profile = profiles[device.profile]
  const month = monthOf(gasDay)
  const key = `${meterId}|${month}`
  let scale = scales.get(key)
  if (scale === undefined) {
    const days = datesBetween(firstOfMonth(month), lastOfMonth(month))
    const total = (factorOf: (day: string) => number) =>
      days.reduce((sum, day) => sum + bySeason(meterId, device, day) * factorOf(day), 0)
    scale = total(() => 1) / total((day) => shiftOf(profile, day))
    scales.set(key, scale)
  }
  return bySeason(meterId, device, gasDay) * shiftOf(profile, gasDay) * scale
}

const months = new Map<string, ReadonlyMap<string, string>>()

/** A month of a device that the weather leads: as much as by season, more of it on its cold days. */
function monthByWeather(
  meterId: string,
  device: Device & { city: string },
  heat: NonNullable<Profile['heat']>,
  month: string,
): ReadonlyMap<string, string> {
  const key = `${meterId}|${month}`
  const known = months.get(key)
  if (known) return known
  const days = datesBetween(firstOfMonth(month), lastOfMonth(month))
  const total = sumVolume(days.map((day) => bySeason(meterId, device, day).toFixed(2)))
  const { week } = profiles[device.profile]
  const weights = days.map((day) => {
    const cold = Math.max(0, HEATING_BELOW - (temperatureOf(device.city, day) ?? HEATING_BELOW))
    return (week[weekday(day) - 1] ?? 1) * (heat.base + heat.perDegree * cold) * (1 + habitsOf(meterId, day))
  })
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const volumes = weights.slice(1).map((weight) => ((Number(total) * weight) / all).toFixed(2))
  const made = new Map(days.map((day, at) => [day, volumes[at - 1] ?? subtractVolume(total, sumVolume(volumes))]))
  months.set(key, made)
  return made
}

/** ℃ below which boilers heat. */
const HEATING_BELOW = 16
/** How much of yesterday stays with a device, for how many days it is counted, and the size of a day's own part. */
const [KEPT, COUNTED, OWN] = [0.5, 6, 0.06]

/** What a day has of its own and of the days before it, as a share. */
function habitsOf(meterId: string, gasDay: string): number {
  let share = 0
  for (let back = COUNTED; back >= 0; back--)
    share = KEPT * share + OWN * (2 * rnd(`A|${meterId}|${addDays(gasDay, -back)}`) - 1)
  return share
}

/** Shares of the 24 hours of a gas day from 08:00 on; they add up to 1. A kiln's hours vary by ±5 %. */
export function hourShares(meterId: string, gasDay: string): number[] {
  const profile = profiles[devices[meterId]?.profile ?? 'kiln']
  const weights = everyHour((index) => {
    const hour = (index + 8) % 24
    return (profile.hours[hour] ?? 1) * (0.95 + 0.1 * rnd(`A|${meterId}|${gasDay}|h${hour}`))
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

/** Part of a day's volume that leaks (Y-11). */
const LEAK = 0.03

/** The same day with a leak: as much in each hour, taken from what the plant uses, so that the day's volume stays as it is. */
export const leakingShares = (shares: readonly number[]): number[] =>
  shares.map((share) => share * (1 - LEAK) + LEAK / shares.length)

/**
 * Gauge pressure (kPa) and gas temperature (℃) of an hour, two decimals: a corrector behind a regulator that heats the gas, so that the
 * registers agree with the formula all the year (AE-08).
 */
export function conditions(meterId: string, gasDay: string, hour: number): { pressure: string; temperature: string } {
  return {
    pressure: (199 + 2 * rnd(`A|${meterId}|${gasDay}|p${hour}`)).toFixed(2),
    temperature: (14 + 2 * rnd(`A|${meterId}|${gasDay}|t${hour}`)).toFixed(2),
  }
}

/** Working register that belongs to a standard register at the line's usual 200 kPa and 15 ℃ (AE-08). */
export const workRegister = (stdReading: string): string => (Number(stdReading) / 3.0345).toFixed(2)

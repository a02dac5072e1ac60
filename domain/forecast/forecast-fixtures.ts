import { addDays, weekday } from '../date'
import { rnd } from '../random'
import type { PastDay } from './types'

/** How a made-up meter uses gas. */
export interface World {
  name: string
  /** m³ of a usual working day. */
  base: number
  /** Share of `base` on Saturdays, Sundays and holidays. */
  saturday: number
  sunday: number
  holiday: number
  /** Share of `base` more for each degree below 16 and above 24 ℃. */
  heating: number
  cooling: number
  /** Size of a day's own chance, and how much of yesterday's it keeps. */
  noise: number
  memory: number
  /** Days between two changes of the level, 0 for none, and their size. */
  shiftEvery: number
  shift: number
}

const still = {
  saturday: 1,
  sunday: 1,
  holiday: 1,
  heating: 0,
  cooling: 0,
  noise: 0.06,
  memory: 0.5,
  shiftEvery: 0,
  shift: 0,
}

/** Customers of a city: what leads their use differs. */
export const worlds: readonly World[] = [
  { ...still, name: 'three shifts', base: 10_000, holiday: 0.55, shiftEvery: 120, shift: 0.2 },
  {
    ...still,
    name: 'two shifts',
    base: 4_000,
    saturday: 0.7,
    sunday: 0.25,
    holiday: 0.1,
    shiftEvery: 150,
    shift: 0.15,
  },
  { ...still, name: 'kiln, steady', base: 20_000, noise: 0.03, memory: 0.8, holiday: 0.9 },
  { ...still, name: 'restaurant', base: 260, saturday: 1.25, sunday: 1.2, holiday: 1.3, noise: 0.1, memory: 0.2 },
  { ...still, name: 'hotel', base: 600, saturday: 1.1, heating: 0.03, cooling: 0.005, memory: 0.4 },
  { ...still, name: 'hospital boiler', base: 1_200, sunday: 0.95, heating: 0.09, cooling: 0.02, noise: 0.05 },
  { ...still, name: 'heating boiler', base: 300, heating: 0.45, noise: 0.05, memory: 0.3 },
  { ...still, name: 'office boiler', base: 400, saturday: 0.5, sunday: 0.4, holiday: 0.4, heating: 0.25, noise: 0.06 },
  {
    ...still,
    name: 'orders come and go',
    base: 2_500,
    sunday: 0.6,
    holiday: 0.2,
    noise: 0.15,
    memory: 0.7,
    shiftEvery: 60,
    shift: 0.4,
  },
  { ...still, name: 'pure chance', base: 1_000, noise: 0.2, memory: 0 },
]

/** Spring Festival of the made-up years and the days of the autumn holiday; a Sunday before each is worked. */
const isHoliday = (date: string): boolean => {
  const day = date.slice(5)
  return (day >= '02-12' && day <= '02-19') || (day >= '10-01' && day <= '10-07') || day === '01-01' || day === '05-01'
}
const isMadeUp = (date: string): boolean => ['02-08', '10-10'].includes(date.slice(5))

/** About normal; two chances with the same seed are the same. */
const chance = (key: string): number => rnd(`${key}|1`) + rnd(`${key}|2`) + rnd(`${key}|3`) + rnd(`${key}|4`) - 2

/** A plain of northern China: a year's wave with weather that stays for some days. */
function temperatures(seed: string, first: string, days: number): number[] {
  let drift = 0
  return Array.from({ length: days }, (_, at) => {
    drift = 0.75 * drift + 3.2 * chance(`${seed}|weather|${addDays(first, at)}`)
    return 13 - 15 * Math.cos((2 * Math.PI * (at - 15)) / 365.25) + drift
  })
}

/** Consecutive gas days of a world, from the 1st of January on. Some days are missing, some estimated, some stopped by notice. */
export function historyOf(world: World, seed: string, days: number): PastDay[] {
  const first = '2024-01-01'
  const weather = temperatures(seed, first, days)
  let memory = 0
  let level = 1
  return weather.map((temperature, at) => {
    const gasDay = addDays(first, at)
    const key = `${seed}|${world.name}|${gasDay}`
    const isWeekend = weekday(gasDay) > 5
    const isWorkday = isMadeUp(gasDay) || (!isWeekend && !isHoliday(gasDay))
    if (world.shiftEvery > 0 && rnd(`${key}|shift`) < 1 / world.shiftEvery)
      level = 1 + world.shift * (2 * rnd(`${key}|level`) - 1)
    memory = world.memory * memory + Math.sqrt(1 - world.memory ** 2) * world.noise * 1.7 * chance(`${key}|day`)
    const week = isHoliday(gasDay)
      ? world.holiday
      : isWorkday
        ? 1
        : weekday(gasDay) === 6
          ? world.saturday
          : world.sunday
    const heat = world.heating * Math.max(0, 16 - temperature) + world.cooling * Math.max(0, temperature - 24)
    const running = rnd(`${key}|stop`) < 0.01 ? 0.4 : 1
    const volume = Math.max(0, world.base * level * (week + heat) * (1 + memory) * running)
    const lot = rnd(`${key}|data`)
    return {
      gasDay,
      isWorkday,
      // A forecast of the day before is off by about a degree.
      temperature: Math.round((temperature + 1.6 * chance(`${key}|forecast`)) * 10) / 10,
      running,
      volume: lot < 0.01 ? null : (lot < 0.02 ? volume * 0.8 : volume).toFixed(2),
      isEstimated: lot >= 0.01 && lot < 0.02,
    }
  })
}

import { addDays, weekday } from '../date'
import { forecast, type DayFacts, type PastDay } from '.'
import { historyOf, worlds } from './forecast-fixtures'
import { marginsOf, spreadOf } from './range'

const first = '2026-01-05' // A Monday.

/** Days without weather and holidays; `use` in m³, null: no data. */
const past = (count: number, use: (index: number) => number | null): PastDay[] =>
  Array.from({ length: count }, (_, index) => {
    const volume = use(index)
    return { ...dayOf(index), volume: volume === null ? null : volume.toFixed(2), isEstimated: false }
  })

const dayOf = (index: number): DayFacts => {
  const gasDay = addDays(first, index)
  return { gasDay, isWorkday: weekday(gasDay) < 6, temperature: null, running: 1 }
}
const next = (from: number, count: number) => Array.from({ length: count }, (_, index) => dayOf(from + index))

const week = [100, 110, 120, 130, 140, 50, 0]
const weekly = (index: number) => week[index % 7] ?? 0

it('a short history is habit: the same weekday of last week, without a record', () => {
  const result = forecast(past(14, weekly), next(14, 7))
  expect(result.method).toBe('HABIT')
  expect(result.days.map(({ value }) => value)).toEqual(week.map((one) => one.toFixed(2)))
  expect([result.judged, result.error, result.habitError]).toEqual([0, null, null])
})

it('a week that repeats itself is result exactly, each day and together, for as long as is asked', () => {
  const result = forecast(past(140, weekly), next(140, 35))
  expect(result.days.map(({ value }) => value)).toEqual(next(0, 35).map((_, index) => weekly(index).toFixed(2)))
  expect(result.days.every(({ value, low, high }) => value === low && value === high)).toBe(true)
  expect(result.total).toEqual({ value: '3250.00', low: '3250.00', high: '3250.00' })
  expect([result.judged, result.error, result.habitError]).toEqual([56, '0.0', '0.0'])
})

it.each([
  ['no history', past(0, weekly)],
  ['no data', past(100, () => null)],
  ['no use', past(100, () => 0)],
])('%s is 0, with no record', (_name, days) => {
  const result = forecast(days, next(days.length, 3))
  expect(result.days.map(({ value, low, high }) => [value, low, high])).toEqual(Array(3).fill(['0.00', '0.00', '0.00']))
  expect(result.error).toBeNull()
})

it('a day that was not measured, and one that a stop cut short, are passed over', () => {
  const days = past(140, weekly)
  const [gap, cut] = [days[133], days[134]]
  if (!gap || !cut) throw new Error('no such days')
  Object.assign(gap, { volume: null })
  Object.assign(cut, { volume: '1.00', running: 0.1 })
  expect(forecast(days, next(140, 2)).days.map(({ value }) => value)).toEqual(['100.00', '110.00'])
})

it('an announced stop takes its share of the day, and all of a whole day', () => {
  const [half, whole] = next(140, 2).map((day, index) => ({ ...day, running: index === 0 ? 0.5 : 0 }))
  const result = forecast(past(140, weekly), half && whole ? [half, whole] : [])
  expect(result.days.map(({ value, high }) => [value, high])).toEqual([
    ['50.00', '50.00'],
    ['0.00', '0.00'],
  ])
})

it('days that do not follow each other are refused', () => {
  expect(() => forecast(past(20, weekly), next(21, 1))).toThrow('the days before 2026-01-26 are not all there')
})

it('says the same every time, and never less than nothing', () => {
  for (const world of worlds) {
    const days = historyOf(world, 'test', 400)
    const once = forecast(days.slice(0, 365), days.slice(365))
    expect(forecast(days.slice(0, 365), days.slice(365))).toEqual(once)
    for (const { value, low, high } of [...once.days, once.total])
      expect([Number(low) >= 0, Number(low) <= Number(value), Number(value) <= Number(high)]).toEqual([
        true,
        true,
        true,
      ])
  }
})

/** Σ|error| of every day of the last year, two days ahead, for the suggestion and for habit. */
function yearOf(name: string, ahead = 2) {
  const world = worlds.find((one) => one.name === name)
  if (!world) throw new Error(`no world ${name}`)
  const days = historyOf(world, 'test', 500)
  let [error, habit] = [0, 0]
  for (let at = 400; at < days.length; at += 3) {
    const day = days[at]
    const like = days[at - 7]
    if (!day?.volume || !like?.volume || day.running < 1 || like.running < 1) continue
    const said = forecast(days.slice(0, at - ahead + 1), days.slice(at - ahead + 1, at + 1)).days.at(-1)
    error += Math.abs(Number(said?.value) - Number(day.volume))
    habit += Math.abs(Number(like.volume) - Number(day.volume))
  }
  return error / habit
}

it.each([
  ['hospital boiler', 0.7],
  ['heating boiler', 0.7],
  ['two shifts', 0.85],
  ['pure chance', 1.02],
])('%s: the error is at most %s of habit', (name, most) => {
  expect(yearOf(name)).toBeLessThan(most)
})

it('temperatures that are known from some day on change nothing before it, and help after it', () => {
  const world = worlds.find(({ name }) => name === 'heating boiler')
  if (!world) throw new Error('no world')
  const days = historyOf(world, 'test', 420)
  const without = days.map((day) => ({ ...day, temperature: null }))
  const late = days.map((day, at) => (at < 360 ? { ...day, temperature: null } : day))
  const error = (all: readonly PastDay[]) => Number(forecast(all, []).error)
  expect(error(late.slice(0, 360))).toBe(error(without.slice(0, 360)))
  expect(error(late)).toBeLessThan(error(without))
})

describe('why a day is another one than its weekday usually is', () => {
  const heating = () => {
    const world = worlds.find(({ name }) => name === 'heating boiler')
    if (!world) throw new Error('no world')
    return historyOf(world, 'test', 400)
  }
  const tomorrow = (days: readonly PastDay[], change: (day: DayFacts) => Partial<DayFacts>) => {
    const next = days[380]
    if (!next) throw new Error('no day')
    const [day] = forecast(days.slice(0, 380), [{ ...next, ...change(next) }]).days
    if (!day) throw new Error('no day')
    return day
  }

  it('the part of its temperature is what another temperature takes away', () => {
    const days = heating()
    const cold = tomorrow(days, () => ({ temperature: -15 }))
    const mild = tomorrow(days, () => ({ temperature: 5 }))
    expect([cold.why.temperature, mild.why.temperature]).toEqual([-15, 5])
    expect((mild.why.warmer ?? 0) - (cold.why.warmer ?? 0)).toBeCloseTo(20)
    expect(Number(cold.why.weather) - Number(mild.why.weather)).toBeCloseTo(Number(cold.value) - Number(mild.value), 0)
    expect(Number(cold.why.weather)).toBeGreaterThan(0)
    expect(tomorrow(days, () => ({ temperature: null })).why).toMatchObject({
      temperature: null,
      warmer: null,
      weather: '0.00',
    })
  })

  it('a stop takes its share, a holiday its own', () => {
    const days = heating()
    const [whole, half] = [1, 0.5].map((running) => tomorrow(days, () => ({ running })))
    expect(Number(half?.why.stop)).toBeCloseTo(-Number(whole?.value) / 2, 0)
    expect(whole?.why.stop).toBe('0.00')
    const result = forecast(past(140, weekly), next(140, 1)).days[0]
    expect(result?.why).toEqual({ temperature: null, warmer: null, weather: '0.00', holiday: '0.00', stop: '0.00' })
  })

  it('of the judged days about four of five stayed in their range', () => {
    for (const world of worlds) {
      const { inside, judged } = forecast(historyOf(world, 'test', 400), [])
      expect([world.name, inside / judged >= 0.6 && inside / judged <= 0.97]).toEqual([world.name, true])
    }
    expect(forecast(past(140, weekly), []).inside).toBe(56)
  })
})

it('a holiday on a weekday is expected to be one', () => {
  const world = worlds.find(({ name }) => name === 'two shifts')
  if (!world) throw new Error('no world')
  const days = historyOf(world, 'test', 700)
  const at = days.findIndex(({ gasDay }) => gasDay === '2025-10-01')
  const result = forecast(days.slice(0, at), days.slice(at, at + 2))
  const usual = Number(days[at - 7]?.volume)
  expect(result.method).toBe('REGRESSION')
  expect(Number(result.days[0]?.value)).toBeLessThan(0.5 * usual)
})

describe('the range', () => {
  it('of no errors is none; of one error that size on both sides', () => {
    expect(marginsOf([])).toEqual({ below: 0, above: 0 })
    expect(spreadOf([0.2])).toEqual({ below: 0.2, above: 0.2 })
  })
  it('of nine errors from −4 to 4: a tenth on each side is outside, which is the first and the last of them', () => {
    expect(spreadOf([-4, -3, -2, -1, 0, 1, 2, 3, 4])).toEqual({ below: -4, above: 4 })
  })
  it('of errors that grew becomes wider than their plain range', () => {
    const sizes = Array.from(
      { length: 200 },
      (_, index) => (index % 2 === 0 ? 1 : -1) * (index < 140 ? 0.05 : 0.3 + (index % 10) / 50),
    )
    expect(marginsOf(sizes).above).toBeGreaterThan(spreadOf(sizes.slice(-120)).above - 1e-9)
    expect(marginsOf(sizes).above).toBeGreaterThan(0.3)
  })
})

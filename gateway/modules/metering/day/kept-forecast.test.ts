import { addDays } from '@domain/date'
import { forecast, type DayFacts, type PastDay } from '@domain/forecast'
import { keepForecasts } from './kept-forecast'

const factsOf = (at: number): DayFacts => ({
  gasDay: addDays('2026-01-05', at),
  isWorkday: at % 7 < 5,
  temperature: (at % 11) - 3,
  running: 1,
})
const past = (last: string): PastDay[] =>
  Array.from({ length: 90 }, (_none, at) => ({
    ...factsOf(at),
    volume: at === 89 ? last : String(100 + (at % 7) * 10),
    isEstimated: false,
  }))
const future = Array.from({ length: 7 }, (_none, at) => factsOf(90 + at))

test('the same history is reckoned once, a corrected reading or another day ahead again', () => {
  const kept = keepForecasts(10)
  const first = kept(past('150'), future)
  expect(first).toEqual(forecast(past('150'), future))
  expect(kept(past('150'), [...future])).toBe(first)
  const corrected = kept(past('250'), future)
  expect(corrected).toEqual(forecast(past('250'), future))
  expect(corrected).not.toEqual(first)
  const colder = future.map((day) => ({ ...day, temperature: -10 }))
  expect(kept(past('150'), colder)).toEqual(forecast(past('150'), colder))
})

test('what was asked for longest ago makes room', () => {
  const kept = keepForecasts(2)
  const [a, b] = [kept(past('1'), future), kept(past('2'), future)]
  expect(kept(past('1'), future)).toBe(a)
  kept(past('3'), future)
  expect(kept(past('1'), future)).toBe(a)
  expect(kept(past('2'), future)).not.toBe(b)
})

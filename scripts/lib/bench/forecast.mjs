/*
 * What the forecast is worth on made-up meters and on those of the demo: each of the last 365 days is predicted two days before, from
 * all that lies before it, and held against habit (same weekday last week). The weather is a forecast too.
 */
import { table } from '../markdown.mjs'
import { loadTs } from '../load-ts.mjs'
import { heldBySituation, situations, situationsOf } from '../forecast-situations.mjs'

const seed = process.env.BENCH_SEED ?? 'bench-1'
const heldDays = 365
const before = 400
const ahead = 2
/** Share of volume for each degree of cold above which a made-up meter counts as led by the weather. */
const LED = 0.05

/** Meters of the demo, the city with their weather, and whether it leads them. */
const demo = [
  ['demo: first kiln', '10010101', '廊坊市', false],
  ['demo: second kiln', '10010102', '廊坊市', false],
  ['demo: canteen boiler', '10010103', '廊坊市', true],
  ['demo: hospital boiler', '10020301', '石家庄市', true],
  ['demo: looms', '10020401', '石家庄市', false],
]

async function demoHistories() {
  const { dayVolumes } = await loadTs('gateway/demo/stand-ins/devices.ts')
  const { forecastOf } = await loadTs('gateway/demo/stand-ins/weather.ts')
  const { isWorkday } = await loadTs('gateway/demo/stand-ins/holidays.ts')
  const { addDays, datesBetween } = await loadTs('domain/date.ts')
  const dates = datesBetween(addDays('2026-11-22', 1 - before - heldDays), '2026-11-22')
  return demo.map(([name, meterId, city, isLed]) => {
    const weather = new Map(forecastOf(city, dates).map((day) => [day.date, Number(day.temperature)]))
    const days = dates.map((gasDay) => ({
      gasDay,
      isWorkday: isWorkday(gasDay),
      temperature: weather.get(gasDay) ?? null,
      running: 1,
      volume: dayVolumes(meterId, gasDay)['1'],
      isEstimated: false,
    }))
    return { name, isLed, days }
  })
}

export const part = {
  name: 'forecast',
  limit:
    'error ≤ 0.70 of habit where the weather leads, ≤ 1.02 on each meter, 76–84 % of days on each meter and of month ends in the range, ≤ 10 ms a meter and day',
  run: async (say) => {
    const { forecast } = await loadTs('domain/forecast/index.ts')
    const { worlds, historyOf } = await loadTs('domain/forecast/forecast-fixtures.ts')
    const made = worlds.map((world) => ({
      name: world.name,
      isLed: world.heating > LED,
      days: historyOf(world, seed, before + heldDays),
    }))
    const rows = [...made, ...(await demoHistories())].map(({ name, isLed, days }) => {
      const row = judge(forecast, days)
      say(`${name}: ${row.ratio.toFixed(2)} of habit`)
      return { ...row, name, isLed }
    })
    const ends = made.map(({ days }) => monthEnds(forecast, days))
    const [covered, asked] = [sum(ends.map(({ inside }) => inside)), sum(ends.map(({ count }) => count))]
    const months = (100 * covered) / asked
    const led = Math.max(...rows.filter(({ isLed }) => isLed).map(({ ratio }) => ratio))
    const worst = Math.max(...rows.map(({ ratio }) => ratio))
    const slowest = Math.max(...rows.map(({ ms }) => ms))
    const cover = rows.map(({ inside }) => inside)
    const [least, most] = [Math.min(...cover), Math.max(...cover)]
    return {
      figure: `weather ${led.toFixed(2)}, worst ${worst.toFixed(2)}, days in range ${least.toFixed(0)}–${most.toFixed(0)} %, month ends ${months.toFixed(0)} %, ${slowest.toFixed(1)} ms`,
      ok: led <= 0.7 && worst <= 1.02 && least >= 76 && most <= 84 && months >= 76 && months <= 84 && slowest <= 10,
      note: `Seed ${seed}.\n\n${table(
        ['meter', 'error, %', 'habit, %', 'error / habit', 'in the range, %', 'ms a day', 'methods'],
        rows.map((row) => [
          row.name,
          row.error.toFixed(1),
          row.habit.toFixed(1),
          row.ratio.toFixed(2),
          row.inside.toFixed(1),
          row.ms.toFixed(1),
          row.methods,
        ]),
      )}

Error of the forecast / error of habit by what a day was like; empty for fewer than ten days.

${table(
  ['meter', ...situations],
  rows.map(({ name, bySituation }) => [name, ...bySituation]),
)}`,
    }
  },
}

function judge(forecast, days) {
  let [error, habit, used, inside, count, ms] = [0, 0, 0, 0, 0, 0]
  const [methods, held] = [{}, heldBySituation()]
  for (let at = days.length - heldDays; at < days.length; at++) {
    const day = days[at]
    if (day.volume === null || day.isEstimated || day.running < 1) continue
    const from = process.cpuUsage()
    const result = forecast(days.slice(0, at - ahead + 1), days.slice(at - ahead + 1, at + 1).map(factsOf))
    ms += process.cpuUsage(from).user / 1000
    const said = result.days.at(-1)
    const value = Number(day.volume)
    const off = { error: Math.abs(Number(said.value) - value), habit: Math.abs(habitBefore(days, at) - value) }
    error += off.error
    habit += off.habit
    held.add(situationsOf(days, at), off)
    used += value
    if (value >= Number(said.low) && value <= Number(said.high)) inside++
    count++
    methods[result.method] = (methods[result.method] ?? 0) + 1
  }
  return {
    error: (100 * error) / used,
    habit: (100 * habit) / used,
    ratio: error / habit,
    inside: (100 * inside) / count,
    ms: ms / count,
    bySituation: held.ratios(),
    methods: Object.entries(methods)
      .map(([name, times]) => `${name} ${times}`)
      .join(', '),
  }
}

/** What is left of a month, asked on each third day: how often the sum is in its range. */
function monthEnds(forecast, days) {
  let [inside, count] = [0, 0]
  for (let at = days.length - heldDays; at < days.length; at += 3) {
    const month = days[at].gasDay.slice(0, 7)
    const end = days.findIndex(({ gasDay }, index) => index > at && gasDay.slice(0, 7) !== month)
    const left = days.slice(at, end)
    if (end < 0 || left.some(({ volume }) => volume === null)) continue
    const { total } = forecast(days.slice(0, at), left.map(factsOf))
    const used = sum(left.map(({ volume }) => Number(volume)))
    if (used >= Number(total.low) && used <= Number(total.high)) inside++
    count++
  }
  return { inside, count }
}

const sum = (values) => values.reduce((total, value) => total + value, 0)

const factsOf = ({ gasDay, isWorkday, temperature, running }) => ({ gasDay, isWorkday, temperature, running })

/** Counted here by itself, so that the part does not take the forecast's word for its rival. */
function habitBefore(days, at) {
  for (let like = at - 7; like >= 0; like -= 7) {
    const { volume, isEstimated, running } = days[like]
    if (volume !== null && !isEstimated && running === 1) return Number(volume)
  }
  return 0
}

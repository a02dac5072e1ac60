import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import { sweepOf } from '../../../test/gateway/work-kit'
import { inWork, jobOf } from '../../../test/setup/content-gateway'
import { climateWeather } from '../../ports/weather/climate'
import type { DayTemperature } from '../../ports/weather'
import { temperaturesOf } from './service'
import { weatherWork } from './work'

let gateway: TestGateway
let forecast: DayTemperature[] | Error = []
beforeAll(async () => {
  const days = async () => {
    if (forecast instanceof Error) throw forecast
    return forecast
  }
  gateway = await testGateway({ ports: { weather: { ...climateWeather(), days } } })
  await gateway.db.deleteFrom('weatherDay').execute()
})
afterAll(() => gateway.close())

const asked = async () => {
  const { kind } = sweepOf(weatherWork, 'weather.day')
  if (!('manual' in kind.run)) throw new Error('not manual')
  await kind.run.manual(jobOf(gateway), { city: '廊坊市' })
}
const known = () => inWork(gateway, (work) => temperaturesOf(work, '1001', '2026-11-01', '2026-12-31'))

test('each day keeps what was forecast the day before it; days to come follow the newest forecast', async () => {
  gateway.clock.moveTo('2026-11-23T06:20:00+08:00')
  forecast = [
    { date: '2026-11-22', temperature: '9.9' },
    { date: '2026-11-23', temperature: '5.5' },
    { date: '2026-11-24', temperature: '2.5' },
  ]
  await asked()
  expect([...(await known())]).toEqual([
    ['2026-11-23', 5.5],
    ['2026-11-24', 2.5],
  ])
  gateway.clock.moveTo('2026-11-24T06:20:00+08:00')
  forecast = [
    { date: '2026-11-24', temperature: '8.0' },
    { date: '2026-11-25', temperature: '-3.0' },
  ]
  await asked()
  forecast = []
  await asked()
  expect([...(await known())]).toEqual([
    ['2026-11-23', 5.5],
    ['2026-11-24', 2.5],
    ['2026-11-25', -3],
  ])
})

test('a provider that fails leaves what is known; the queue asks again', async () => {
  forecast = new Error('silent')
  await expect(asked()).rejects.toThrow('silent')
  expect((await known()).size).toBe(3)
})

test('every city of a company is asked for once', async () => {
  const listed = await inWork(gateway, (work) => sweepOf(weatherWork, 'weather.day').list(work, '', 100))
  const cities = listed.map(({ key }) => key)
  expect(cities).toContain('廊坊市')
  expect(new Set(cities).size).toBe(cities.length)
})

import { sumVolume } from '@domain/volume'
import { testGateway, type Caller, type TestGateway } from '../../../../test/setup/gateway'

let gateway: TestGateway
let industry: Caller

beforeAll(async () => {
  gateway = await testGateway()
  industry = await gateway.as('13800000001')
})
afterAll(() => gateway.close())

test('overview flags nothing for a spike below three times, and tells the tier of one meter', async () => {
  const one = await industry.ok('energy GET /energy/overview', { meterId: '10010102' })
  expect(one).toMatchObject({
    billMonth: '2026-11',
    maxDay: { gasDay: '2026-11-22' },
    tier: { tierNo: 1, price: '3.9800' },
    abnormal: [],
  })
  expect((await industry.ok('energy GET /energy/overview', {})).tier).toBeNull()
  expect(await industry.call('energy GET /energy/overview', { meterId: '10020301' })).toMatchObject({ code: 'A2101' })
})

test('trend: fourteen days, twelve months with last year, hours of one day; too long is A2316', async () => {
  const trend = (input: object) => industry.ok('energy GET /energy/trend', input as never)
  const days = await trend({ granularity: 'DAY', from: '2026-11-09', to: '2026-11-22' })
  expect(days.points).toHaveLength(14)
  expect(days.sum).toBe(sumVolume(days.points.map((point) => point.volume ?? '0')))
  const months = await trend({ granularity: 'MONTH', from: '2025-12', to: '2026-11', compare: '1' })
  expect([months.points.length, months.comparePoints.length, months.comparePoints[0]?.t]).toEqual([12, 12, '2024-12'])
  const hours = await trend({ meterId: '10010102', granularity: 'HOUR', from: '2026-11-21', to: '2026-11-21' })
  expect(hours.points).toHaveLength(24)
  const silent = await trend({ meterId: '10010103', granularity: 'DAY', from: '2026-11-20', to: '2026-11-22' })
  expect(silent.points.map((point) => [point.volume === null, point.quality])).toEqual([
    [false, 'NORMAL'],
    [true, 'MISSING'],
    [true, 'MISSING'],
  ])
  const boiler = [{ meterId: '10010103', name: '食堂锅炉' }]
  expect([silent.gapMeters, days.gapMeters, hours.gapMeters]).toEqual([boiler, boiler, []])
  const site = await trend({ granularity: 'HOUR', from: '2026-11-21', to: '2026-11-21' })
  expect([site.gapMeters, site.points[0]?.quality, site.points[0]?.volume === null]).toEqual([boiler, 'MISSING', false])
  // Whole before it fell silent.
  expect((await trend({ granularity: 'DAY', from: '2026-11-18', to: '2026-11-20' })).gapMeters).toEqual([])
  expect(
    await industry.call('energy GET /energy/trend', { granularity: 'DAY', from: '2026-01-01', to: '2026-11-01' }),
  ).toMatchObject({ code: 'A2316', text: '查询时间跨度不能超过62天' })
})

test('hours of a day add up to the day', async () => {
  const { list } = await industry.ok('energy GET /energy/hourly', { meterId: '10010102', gasDay: '2026-11-22' })
  const [day] = (await industry.ok('energy GET /energy/daily', { meterId: '10010102', month: '2026-11', pageSize: 1 }))
    .list
  expect(
    sumVolume(
      list.flatMap((hour) => hour.volume ?? []),
      4,
    ),
  ).toBe(`${day?.volume}00`)
})

test('a year of hours in one answer: 24 a closed day, adding up to its days, holes included', async () => {
  const { from, to, meters, ...age } = await industry.ok('btwob GET /usage/hours', {})
  expect([from, to]).toEqual(['2025-11-23', '2026-11-22'])
  expect(meters.map(({ meterId }) => meterId)).toEqual(['10010101', '10010102', '10010103'])
  const { points } = await industry.ok('energy GET /energy/trend', {
    meterId: '10010101',
    granularity: 'DAY',
    from: '2026-11-01',
    to: '2026-11-22',
  })
  const texts = meters.map(({ hours }) => hours.split(','))
  expect(texts.map((hours) => hours.length)).toEqual([365 * 24, 365 * 24, 365 * 24])
  for (const [n, { volume }] of points.slice(-22).entries()) {
    const start = (365 - 22 + n) * 24
    expect(sumVolume(texts[0]?.slice(start, start + 24) ?? [])).toBe(volume)
  }
  // The boiler was silent on the last two days.
  expect(texts[2]?.slice(-49).map((hour) => hour === '')).toEqual([false, ...Array.from({ length: 48 }, () => true)])
  expect(age).toMatchObject({ asOf: '2026-11-23T08:00:00+08:00', whole: 99 })
  expect(age.missingDays.slice(-2)).toEqual(['2026-11-21', '2026-11-22'])
})

test.each([
  [{ from: '2025-01-01', to: '2026-02-01' }, 'A2316'],
  [{ from: '2026-02-01', to: '2026-01-01' }, 'A2331'],
  [{ meterId: '10020301' }, 'A2101'],
])('hours of %j are refused with %s', async (input, code) =>
  expect(await industry.call('btwob GET /usage/hours', input)).toMatchObject({ code }),
)

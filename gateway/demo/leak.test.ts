import { sumVolume } from '@domain/volume'
import { testGateway, type TestGateway } from '../../test/setup/gateway'
import { textile } from './customers/textile'

const METER = '10020401'
const mill = { bp: textile.bp, companyCode: textile.companyCode }
const NIGHTS = 'btwob GET /usage/nights'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const master = () => gateway.asSession({ ...mill, userId: 'master', isMaster: true, reviewStatus: '1' })

test('the mill has a suspected leak since four nights, and its users have a message of yesterday (Y-11)', async () => {
  const { state, since, nights } = await master().ok(NIGHTS, { meterId: METER })
  expect({ state, since }).toEqual({ state: 'SUSPECTED', since: '2026-11-19' })
  expect(nights.map((night) => `${night.gasDay} ${night.state}`).slice(-5)).toEqual([
    '2026-11-18 NORMAL',
    '2026-11-19 ABOVE',
    '2026-11-20 ABOVE',
    '2026-11-21 ABOVE',
    '2026-11-22 ABOVE',
  ])
  const messages = await gateway.db
    .selectFrom('message')
    .select(['createdAt', 'overWord'])
    .distinct()
    .where('bp', '=', mill.bp)
    .where('templateCode', '=', 'LEAK_HINT')
    .execute()
  expect(messages).toEqual([{ createdAt: '2026-11-22T09:50:00+08:00', overWord: null }])
})

test('the leak moves gas from the shifts to the nights: the volume of a day stays as it is', async () => {
  const usual = { ...mill, meterId: METER, qmax: '250.00', onlineState: 'ONLINE', isShut: false, lastFrameAt: null }
  const day = { channelNo: '1', volume: '1600.00' }
  const meter = {
    ...usual,
    channels: [{ channelNo: '1', hasCorrector: true, lastReading: '0.00', lastReadingAt: null }],
  }
  const frames = await gateway.gateway.work.ports.meterFeed.hours(meter, [
    { ...day, gasDay: '2026-11-18' },
    { ...day, gasDay: '2026-11-19' },
  ])
  const volumes = frames.map((hours) => hours.map(({ volume }) => volume))
  expect(volumes.map((hours) => sumVolume(hours))).toEqual(['1600.00', '1600.00'])
  // 0.1 of 24.4 parts a night hour before; 97 % of that and 0.125 % of the day with the leak.
  const lowest = volumes.map((hours) => Math.min(...hours.map(Number)))
  expect(lowest[0]).toBeLessThan(7)
  expect(lowest[1]).toBeGreaterThan(8)
})

test('it goes on until it is seen to, and its answer is taken', async () => {
  await gateway.passTime('2026-11-24T09:50:00+08:00')
  expect(await master().ok(NIGHTS, { meterId: METER })).toMatchObject({ state: 'SUSPECTED', since: '2026-11-19' })
  expect(await master().ok('btwob POST /usage/nights/answer', { meterId: METER, since: '2026-11-19' })).toBe(true)
  expect(await master().ok(NIGHTS, { meterId: METER })).toMatchObject({ since: null })
})

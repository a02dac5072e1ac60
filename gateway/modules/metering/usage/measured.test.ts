import { aMeter, energyGateway } from '../../../../test/gateway/energy-kit'
import { inTransaction } from '../../../../test/gateway/payment-kit'
import type { TestGateway } from '../../../../test/setup/gateway'
import { insertReadings } from '../repo/reading'
import { measuredSoFar } from './measured'

const key = { bp: '1000000003', companyCode: '1002' }
const NOW = '2026-11-22T14:00:00+08:00'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await energyGateway(NOW)
})
afterAll(() => gateway.close())

it.each([
  ['a frame at its end', 'NORMAL', '5000.00', '5250.00', '250.00'],
  ['a frame that closed several days', 'MAKEUP', '5000.00', '5250.00', '250.00'],
  ['none: its register is that of days ago', 'MISSING', '4000.00', '5250.00', null],
  ['an estimated one', 'ESTIMATED', '5100.00', '5250.00', null],
  ['one before the roll-over (AE-07)', 'NORMAL', '999900.00', '150.00', '250.00'],
  ['one above that of now', 'NORMAL', '5300.00', '5250.00', null],
] as const)('a running day counts from the register of the day before: %s', async (_what, quality, end, now, used) => {
  const meterId = `${quality}-${end}`
  await aMeter(gateway.db, key, { meterId })
  const day = { ...key, meterId, channelNo: '1', gasDay: '2026-11-21', quality }
  const figures = { startReading: '4000.00', endReading: end, volume: '0.00', estAmount: '0.00' }
  await gateway.db
    .insertInto('dailyUsage')
    .values({ ...day, ...figures })
    .execute()
  const read = { companyCode: key.companyCode, meterId, channelNo: '1', readAt: NOW, gasDay: '2026-11-22' }
  const unknown = { workReading: null, pressure: null, temperature: null }
  await insertReadings(gateway.db, [
    { ...read, ...unknown, readingId: meterId, stdReading: now, source: 'REMOTE', state: 'VALID', createdAt: NOW },
  ])
  const asked = { gasDay: '2026-11-22', live: false }
  const found = await inTransaction(gateway, (work) => measuredSoFar(work, key, [meterId], asked))
  expect(found?.volume ?? null).toBe(used)
})

import { aMeter, energyGateway, flatPrice, settleMonth } from '../../../../test/gateway/energy-kit'
import { anAccount, inTransaction } from '../../../../test/gateway/payment-kit'
import type { TestGateway } from '../../../../test/setup/gateway'
import { insertReadings } from '../repo/reading'
import { keepRegister } from '../reading/keep-register'

const key = { bp: '1000000003', companyCode: '1002' }

let gateway: TestGateway
beforeEach(async () => {
  gateway = await energyGateway('2026-11-02T10:00:00+08:00')
  await anAccount(gateway.db, { ...key, chargeMode: 'POSTPAID' })
  await flatPrice(gateway.db, key.companyCode)
  const last = { lastReading: '1300.00', lastReadingAt: '2026-11-01T09:00:00+08:00' }
  await aMeter(gateway.db, key, { meterId: 'M1', meterType: 'MECH', ...last })
  const read = (date: string, stdReading: string) => ({
    companyCode: key.companyCode,
    meterId: 'M1',
    channelNo: '1',
    readingId: date,
    readAt: `${date}T09:00:00+08:00`,
    gasDay: date,
    stdReading,
    workReading: null,
    pressure: null,
    temperature: null,
    source: 'PHOTO' as const,
    state: 'VALID' as const,
    createdAt: `${date}T09:00:00+08:00`,
  })
  await insertReadings(gateway.db, [read('2026-10-01', '1000.00'), read('2026-11-01', '1300.00')])
})
afterEach(() => gateway.close())

const make = (month: string) => inTransaction(gateway, (work) => settleMonth(work, key, month))

it('a month without a reading is estimated once its customer can no longer read it (AE-11, AE-09)', async () => {
  expect((await make('2026-10'))?.lines).toMatchObject([{ currReading: '1300.00', readingSource: 'PHOTO' }])
  gateway.clock.moveTo('2026-12-01T10:00:00+08:00')
  expect(await make('2026-11')).toBeNull()
  gateway.clock.moveTo('2026-12-02T10:00:00+08:00')
  // 300 in 31 days, for 30 of them.
  expect((await make('2026-11'))?.lines).toMatchObject([{ currReading: '1590.32', readingSource: 'ESTIMATE' }])
})

it('a register that was put right is the one that the next reading is held against (AE-11, AE-24)', async () => {
  const made = await make('2026-10')
  if (!made) throw new Error('no statement')
  const channel = { meterId: 'M1', channelNo: '1' }
  expect(await inTransaction(gateway, (work) => keepRegister(work, made.head, channel, '1250.00'))).toBe(true)
  const last = { lastReading: '1250.00', lastReadingAt: '2026-11-01T09:00:01+08:00' }
  expect(await gateway.db.selectFrom('meterChannel').select(['lastReading', 'lastReadingAt']).execute()).toEqual([last])
  expect(await gateway.db.selectFrom('meter').select(['lastReading', 'lastReadingAt']).execute()).toEqual([last])
})

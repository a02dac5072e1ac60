import { aFrame, aMeter, energyGateway, flatPrice } from '../../../../test/gateway/energy-kit'
import { anAccount } from '../../../../test/gateway/payment-kit'
import type { Caller, TestGateway } from '../../../../test/setup/gateway'

const CALL = 'btwob GET /usage/gaps'
const key = { bp: '1000000003', companyCode: '1002' }
const other = { bp: '1000000004', companyCode: '1002' }
const DAWN = '2026-11-23T08:00:00+08:00'
const DAY_BEFORE = '2026-11-22T08:00:00+08:00'

let gateway: TestGateway
let caller: Caller
beforeEach(async () => {
  gateway = await energyGateway('2026-11-23T09:00:00+08:00')
  await anAccount(gateway.db, { ...key, chargeMode: 'PREPAID_REMOTE' })
  await anAccount(gateway.db, { ...other, chargeMode: 'PREPAID_REMOTE' })
  await flatPrice(gateway.db, key.companyCode)
  await aMeter(gateway.db, key, { meterId: 'A1', lastReadingAt: DAY_BEFORE })
  caller = gateway.asSession({ ...key, isMaster: true, reviewStatus: '1' })
})
afterEach(() => gateway.close())

const gaps = async (meterId = '') => (await caller.ok(CALL, { meterId })).list
const heardMeter = (meterId: string) => aMeter(gateway.db, other, { meterId, lastReadingAt: DAWN })

test('a gap from its first morning on: why, since when, when data are collected next, and what came of it (Y-32)', async () => {
  await heardMeter('B1')
  await gateway.passTime('2026-11-23T09:59:00+08:00')
  expect(await gaps()).toEqual([])
  await gateway.passTime('2026-11-23T10:01:00+08:00')
  const open = {
    ...({ meterId: 'A1', name: 'NOA1', since: '2026-11-22', through: '2026-11-22', reason: 'METER_SILENT' } as const),
    ...({ heardAt: null, nextAt: '2026-11-24T09:30:00+08:00', madeUp: null } as const),
  }
  expect(await gaps('A1')).toEqual([open])
  await aFrame(gateway.db, other.companyCode, 'B1', '2026-11-23', '1010.00')
  await gateway.passTime('2026-11-24T10:01:00+08:00')
  expect(await gaps()).toEqual([{ ...open, through: '2026-11-23', nextAt: '2026-11-25T09:30:00+08:00' }])

  // 1,000.00 before: three days of 10 m³ at 3.00 yuan.
  await aFrame(gateway.db, key.companyCode, 'A1', '2026-11-24', '1030.00')
  await gateway.passTime('2026-11-25T09:31:00+08:00')
  expect(await gaps()).toEqual([
    {
      ...open,
      through: '2026-11-24',
      heardAt: '2026-11-25T09:30:00+08:00',
      nextAt: null,
      madeUp: { days: 3, volume: '30.00', estAmount: '90.00', openDays: 0 },
    },
  ])
  const clerk = gateway.asSession({ ...key, isMaster: false, models: ['ENERGY_VIEW'], reviewStatus: '1' })
  expect((await clerk.ok(CALL, {})).list[0]?.madeUp).toMatchObject({ volume: '30.00', estAmount: null })
})

test('where no message is sent the diary is kept all the same', async () => {
  await gateway.setting('lateData.tell', '0', key.companyCode)
  await gateway.passTime('2026-11-23T10:01:00+08:00')
  expect(await gaps()).toMatchObject([{ since: '2026-11-22' }])
})

test.each([
  ['the only remote meters of the company are silent', async () => {}, 'UNKNOWN', true],
  [
    'all three of the company are silent',
    async () => {
      for (const meterId of ['B1', 'B2']) await aMeter(gateway.db, other, { meterId, lastReadingAt: DAY_BEFORE })
    },
    'HEAD_END',
    true,
  ],
  [
    'all are silent but a meter that is read by hand',
    async () => {
      for (const meterId of ['B1', 'B2']) await aMeter(gateway.db, other, { meterId, lastReadingAt: DAY_BEFORE })
      await aMeter(gateway.db, other, { meterId: 'HAND', meterType: 'MECH', lastReadingAt: DAWN })
    },
    'HEAD_END',
    true,
  ],
  [
    'a meter that staff found faulty',
    async () => {
      await heardMeter('B1')
      await gateway.db.updateTable('meter').set({ state: 'FAULT' }).where('meterId', '=', 'A1').execute()
    },
    'MAINTENANCE',
    false,
  ],
  [
    'a register that fell is in doubt',
    async () => {
      await aFrame(gateway.db, key.companyCode, 'A1', '2026-11-22', '10.00')
    },
    'IN_DOUBT',
    false,
  ],
] as const)('%s', async (_name, given, reason, isCollected) => {
  await given()
  await gateway.passTime('2026-11-23T10:01:00+08:00')
  expect(await gaps('A1')).toMatchObject([
    { reason, nextAt: isCollected ? '2026-11-24T09:30:00+08:00' : null, heardAt: null },
  ])
})

test('a reason that was not known is named once it is, in the same gap', async () => {
  await gateway.passTime('2026-11-23T10:01:00+08:00')
  expect(await gaps()).toMatchObject([{ reason: 'UNKNOWN' }])
  await gateway.db.updateTable('meter').set({ state: 'FAULT' }).where('meterId', '=', 'A1').execute()
  await gateway.passTime('2026-11-24T10:01:00+08:00')
  expect(await gaps()).toMatchObject([{ since: '2026-11-22', reason: 'MAINTENANCE' }])
})

test('before the collection of the morning the next one is that of today', async () => {
  await gateway.passTime('2026-11-23T10:01:00+08:00')
  await gateway.passTime('2026-11-24T08:30:00+08:00')
  expect(await gaps()).toMatchObject([{ nextAt: '2026-11-24T09:30:00+08:00', through: '2026-11-22' }])
})

test('gaps of the last ninety days; each gap is one of its own', async () => {
  await gateway.passTime('2026-11-23T10:01:00+08:00')
  await aFrame(gateway.db, key.companyCode, 'A1', '2026-11-23', '1020.00')
  await gateway.passTime('2026-11-24T09:31:00+08:00')
  await gateway.passTime('2026-11-25T10:01:00+08:00')
  expect((await gaps()).map(({ since }) => since)).toEqual(['2026-11-24', '2026-11-22'])
  const move = (through: string) =>
    gateway.db.updateTable('dataGap').set({ through }).where('since', '=', '2026-11-22').execute()
  // The newest closed gas day is 11-24.
  await move('2026-08-26')
  expect(await gaps()).toHaveLength(2)
  await move('2026-08-25')
  expect(await gaps()).toHaveLength(1)
})

test('another customer has neither its gaps nor its meters (A2101); without a gas account there is no diary (2902)', async () => {
  await gateway.passTime('2026-11-23T10:01:00+08:00')
  const stranger = gateway.asSession({ ...other, isMaster: true, reviewStatus: '1' })
  expect((await stranger.ok(CALL, {})).list).toEqual([])
  expect((await stranger.call(CALL, { meterId: 'A1' })).code).toBe('A2101')
  const newcomer = gateway.asSession({ ...key, bp: '1999999999', isMaster: true, reviewStatus: '1' })
  expect((await newcomer.call(CALL, {})).code).toBe('2902')
})

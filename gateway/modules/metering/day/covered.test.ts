import type { TestGateway } from '../../../../test/setup/gateway'
import { aFrame, aMeter, closeDay, energyGateway, flatPrice } from '../../../../test/gateway/energy-kit'
import { anAccount, inTransaction } from '../../../../test/gateway/payment-kit'
import { answer } from '../../../extensions'
import { packageGas } from '../package-gas'
import { repriceCovered } from './covered'
import { netOfPackages } from './net'
import { packageVolume } from './packages'
import { usedInYear } from './used'

const DAY = '2026-11-22'
const key = { bp: '1000000003', companyCode: '1002' }

/** A package that covers so many m³ of meter A1 on the day. */
const covering = (volume: () => string) => ({
  name: 'packages',
  handlers: {},
  extensions: [
    answer(packageGas, {
      covered: async () => new Map([['A1', { total: volume(), days: new Map([[DAY, volume()]]) }]]),
      cost: () => Promise.resolve('0.00'),
      ahead: () => Promise.resolve([]),
      share: () => Promise.resolve(),
    }),
  ],
})

describe('gas that packages cover', () => {
  let gateway: TestGateway
  let covered = '0.00'
  beforeEach(async () => {
    covered = '0.00'
    gateway = await energyGateway('2026-11-23T09:30:00+08:00', {}, [covering(() => covered)])
    await anAccount(gateway.db, { ...key, chargeMode: 'PREPAID_REMOTE' })
    await flatPrice(gateway.db, key.companyCode)
    await aMeter(gateway.db, key, { meterId: 'A1', lastReadingAt: '2026-11-22T08:00:00+08:00' })
    await aFrame(gateway.db, key.companyCode, 'A1', DAY, '1010.00')
    await inTransaction(gateway, (work) => closeDay(work, key, DAY))
  })
  afterEach(() => gateway.close())

  const debited = async () =>
    gateway.db
      .selectFrom('dailyUsage')
      .innerJoin('gasAccount', 'gasAccount.bp', 'dailyUsage.bp')
      .select(['volume', 'estAmount', 'provisional'])
      .execute()

  test('is priced and debited no more (AE-31)', async () => {
    expect(await debited()).toEqual([{ volume: '10.00', estAmount: '30.00', provisional: '30.00' }])
    covered = '4.00'
    await inTransaction(gateway, (work) => repriceCovered(work, key, { meterIds: ['A1'], from: DAY, to: DAY }))
    expect(await debited()).toEqual([{ volume: '10.00', estAmount: '18.00', provisional: '18.00' }])
  })

  test('does not count for the tiers of the year (AE-15)', async () => {
    const usedBefore = (before: string) =>
      inTransaction(gateway, async (work) => (await usedInYear(work, key, ['A1'], '2026', before)).get('A1'))
    expect(await usedBefore('2026-11-23')).toBe('10.00')
    covered = '4.00'
    expect(await usedBefore('2026-11-23')).toBe('6.00')
    expect(await usedBefore(DAY)).toBe('0.00')
  })

  test('comes off the channels in their order, never below nothing', async () => {
    covered = '7.00'
    const day = (channelNo: string, volume: string) => ({ meterId: 'A1', gasDay: DAY, channelNo, volume })
    const net = await inTransaction(gateway, (work) => netOfPackages(work, key, [day('1', '5.00'), day('2', '6.00')]))
    expect(net.map(({ volume }) => volume)).toEqual(['0.00', '4.00'])
    const period = { from: '2026-11-01', to: '2026-11-30' }
    expect(await inTransaction(gateway, (work) => packageVolume(work, key, 'A1', period))).toBe('7.00')
    expect(await inTransaction(gateway, (work) => packageVolume(work, key, 'B1', period))).toBe('0.00')
  })
})

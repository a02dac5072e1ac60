import { addDays, datesBetween } from '@domain/date'
import type { TestGateway } from '../../../../test/setup/gateway'
import {
  aFrame,
  aMeter,
  closeDay,
  energyGateway,
  flatPrice,
  placesOf,
  settleMonth,
  untilSomebodyWaits,
  billByDeadline,
} from '../../../../test/gateway/energy-kit'
import { anAccount, inTransaction } from '../../../../test/gateway/payment-kit'
import type { Work } from '../../../http/context'
import { refreshProvisionalOf } from './provisional'
import { takePhoto } from '../photo/photos'
import { findAccount, lockAccount } from '../../gas-account/service'
import { lockMeter, markSilent, saveRegisters, setBilledTo } from '../repo/meter'
import { statements, type Statement } from '../repo/statement'
import { openDispute, reviseStatement } from '../statement/life'

const NOW = '2026-11-23T09:30:00+08:00'
/** The gas day that ended at 08:00 of that day, and when it ended. */
const DAY = '2026-11-22'
const DAWN = '2026-11-22T08:00:00+08:00'

describe('closing a gas day', () => {
  let gateway: TestGateway
  const ours = { bp: '1000000003', companyCode: '1002' }
  const theirs = { bp: '1000000004', companyCode: '1002' }
  beforeEach(async () => {
    gateway = await energyGateway(NOW)
    for (const key of [ours, theirs]) await anAccount(gateway.db, { ...key, chargeMode: 'PREPAID_REMOTE' })
    await flatPrice(gateway.db, '1002')
    await aMeter(gateway.db, ours, { meterId: 'A1', lastReadingAt: DAWN })
    await aMeter(gateway.db, theirs, { meterId: 'B1', lastReadingAt: DAWN })
  })
  afterEach(() => gateway.close())

  const online = async () =>
    (await gateway.db.selectFrom('meter').select(['meterId', 'onlineState']).orderBy('meterId').execute()).map(
      (one) => `${one.meterId} ${one.onlineState}`,
    )

  it('writes rows of its own customer only', async () => {
    await aFrame(gateway.db, '1002', 'A1', DAY, '1010.00')
    const before = await placesOf(gateway.db, 'meter', theirs.bp)
    await inTransaction(gateway, (work) => closeDay(work, ours, DAY))
    expect(await placesOf(gateway.db, 'meter', theirs.bp)).toEqual(before)
    expect(await gateway.db.selectFrom('dailyUsage').select(['meterId', 'volume', 'estAmount']).execute()).toEqual([
      { meterId: 'A1', volume: '10.00', estAmount: '30.00' },
    ])
  })

  it('a meter’s register is the sum of its own channels', async () => {
    await aMeter(gateway.db, ours, { meterId: 'A2', lastReadingAt: DAWN, channels: ['1', '2'] })
    const row = { companyCode: '1002', meterId: 'A2', channelNo: '2', lastReading: '1250.40', lastReadingAt: NOW }
    await saveRegisters(gateway.db, [row], NOW)
    const rows = gateway.db.selectFrom('meter').select(['meterId', 'lastReading']).orderBy('meterId')
    expect(await rows.execute()).toEqual([
      { meterId: 'A1', lastReading: '1000.00' },
      { meterId: 'A2', lastReading: '2250.40' },
      { meterId: 'B1', lastReading: '1000.00' },
    ])
  })

  it('silence is one statement that writes only the meters that fall silent; a frame brings a meter back (A 2.2)', async () => {
    gateway.clock.moveTo('2026-11-23T10:01:00+08:00')
    await aFrame(gateway.db, '1002', 'A1', DAY, '1010.00')
    await inTransaction(gateway, (work) => closeDay(work, ours, DAY))
    const before = await placesOf(gateway.db, 'meter', ours.bp)
    await markSilent(gateway.db, gateway.clock.iso())
    expect(await online()).toEqual(['A1 ONLINE', 'B1 OFFLINE'])
    expect(await placesOf(gateway.db, 'meter', ours.bp)).toEqual(before)
    const silent = await placesOf(gateway.db, 'meter', theirs.bp)
    await markSilent(gateway.db, gateway.clock.iso())
    expect(await placesOf(gateway.db, 'meter', theirs.bp)).toEqual(silent)
    await aFrame(gateway.db, '1002', 'B1', DAY, '1001.00')
    await inTransaction(gateway, (work) => closeDay(work, theirs, DAY))
    expect(await online()).toEqual(['A1 ONLINE', 'B1 ONLINE'])
  })

  /** Every remote prepaid account owes the estimates of its days that are on no bill. */
  it('a bill issued while the estimates are summed up is not undone (AE-31)', async () => {
    await aFrame(gateway.db, '1002', 'A1', DAY, '1010.00')
    await inTransaction(gateway, (work) => closeDay(work, ours, DAY))
    let refreshed: Promise<void> | undefined
    await inTransaction(gateway, async (work) => {
      await lockAccount(work.db, ours)
      await setBilledTo(work.db, ours, ['A1'], DAY)
      refreshed = inTransaction(gateway, (other) => refreshProvisionalOf(other, ours))
      if (!gateway.database.lite) await untilSomebodyWaits(gateway.db)
      await refreshProvisionalOf(work, ours)
    })
    await refreshed
    expect((await findAccount(gateway.db, ours))?.provisional).toBe('0.00')
    await inTransaction(gateway, (work) => refreshProvisionalOf(work, ours))
    await aFrame(gateway.db, '1002', 'A1', addDays(DAY, 1), '1012.00')
    await inTransaction(gateway, (work) => closeDay(work, ours, addDays(DAY, 1)))
    await inTransaction(gateway, (work) => refreshProvisionalOf(work, ours))
    expect((await findAccount(gateway.db, ours))?.provisional).toBe('6.00')
    expect((await findAccount(gateway.db, theirs))?.provisional).toBe('0.00')
  })

  it('a photo is compared with the register as it stands when its turn comes (AE-11)', async () => {
    gateway.clock.moveTo('2026-11-29T09:00:00+08:00')
    const meter = { ...ours, meterId: 'M1' }
    await aMeter(gateway.db, ours, { meterId: 'M1', meterType: 'MECH', lastReadingAt: DAWN })
    let sent: Promise<unknown> = Promise.resolve()
    await inTransaction(gateway, async (work) => {
      await lockMeter(work.db, meter)
      sent = inTransaction(gateway, (other) =>
        takePhoto(
          other,
          { ...ours, userId: 'u-1' },
          {
            meterId: 'M1',
            channelNo: '1',
            fileId: 'none',
            reading: '1100.00',
            purpose: 'READING',
            takenAt: null,
            inWechat: true,
            longitude: null,
            latitude: null,
            confirmed: false,
          },
        ),
      ).catch((error: unknown) => error)
      if (!gateway.database.lite) await untilSomebodyWaits(gateway.db)
      const row = { companyCode: '1002', meterId: 'M1', channelNo: '1', lastReading: '1200.00' }
      await saveRegisters(work.db, [{ ...row, lastReadingAt: work.clock.iso() }], work.clock.iso())
    })
    expect(await sent).toMatchObject({ code: 'A2106' })
  })
})

/** AE-09: a device that is silent over a reading day, 10.00 m³ a day until then, and answers on 1 December at 1330.00. */
describe('days that a statement had to estimate', () => {
  let gateway: TestGateway
  const key = { bp: '1000000003', companyCode: '1002' }
  beforeEach(async () => {
    gateway = await energyGateway('2026-11-28T09:35:00+08:00')
    await anAccount(gateway.db, { ...key, chargeMode: 'PREPAID_REMOTE' })
    await flatPrice(gateway.db, '1002')
    await aMeter(gateway.db, key, { meterId: 'A1', lastReadingAt: '2026-11-01T08:00:00+08:00' })
    for (const [index, gasDay] of datesBetween('2026-11-01', '2026-11-27').entries())
      await aFrame(gateway.db, '1002', 'A1', gasDay, `${1010 + index * 10}.00`)
    for (const gasDay of datesBetween('2026-11-01', '2026-11-30')) await close(gasDay)
    gateway.clock.moveTo('2026-12-01T10:00:00+08:00')
    expect((await make('2026-11'))?.lines).toMatchObject([{ currReading: '1300.00', readingSource: 'ESTIMATE' }])
  })
  afterEach(() => gateway.close())

  const close = (gasDay: string) => inTransaction(gateway, (work) => closeDay(work, key, gasDay))
  const make = (billMonth: string) => inTransaction(gateway, (work) => settleMonth(work, key, billMonth))
  const inStates = async (work: Work, states: readonly Statement['state'][]) =>
    (await statements(work.db, key, {})).filter(({ state }) => states.includes(state))
  const life = <R>(run: (work: Work, statement: Statement) => Promise<R>, states: Statement['state'][]) =>
    inTransaction(gateway, async (work) => {
      const [statement] = (await inStates(work, states)).slice(-1)
      if (!statement) throw new Error('no statement')
      return run(work, statement)
    })
  const bill = () =>
    inTransaction(gateway, async (work) => {
      const [statement] = await inStates(work, ['PENDING'])
      if (statement) await billByDeadline(work, statement)
    })
  const late = async () => {
    gateway.clock.moveTo('2026-12-02T09:35:00+08:00')
    await aFrame(gateway.db, '1002', 'A1', '2026-12-01', '1330.00')
    await close('2026-12-01')
  }
  const lastDays = async () => {
    const rows = gateway.db.selectFrom('dailyUsage').select(['gasDay', 'volume', 'quality']).orderBy('gasDay')
    const found = await rows.where('gasDay', '>=', '2026-11-28').execute()
    return found.map((day) => `${day.gasDay.slice(5)} ${day.volume} ${day.quality}`)
  }

  it('not billed yet, they heal with the late frame, and the estimates of the account with them', async () => {
    await late()
    expect(await lastDays()).toEqual([
      '11-28 15.00 MAKEUP',
      '11-29 15.00 MAKEUP',
      '11-30 15.00 MAKEUP',
      '12-01 15.00 MAKEUP',
    ])
    // 27 days of 10.00 and four of 15.00, at 3.00 yuan.
    expect((await findAccount(gateway.db, key))?.provisional).toBe('990.00')
  })

  it('billed, they stay as they are: the open day gets its own share, the difference comes with the next statement', async () => {
    await bill()
    await late()
    expect(await lastDays()).toEqual([
      '11-28 10.00 ESTIMATED',
      '11-29 10.00 ESTIMATED',
      '11-30 10.00 ESTIMATED',
      '12-01 15.00 MAKEUP',
    ])
    expect((await findAccount(gateway.db, key))?.provisional).toBe('45.00')
    await aFrame(gateway.db, '1002', 'A1', '2026-12-31', '1630.00')
    gateway.clock.moveTo('2027-01-01T10:00:00+08:00')
    await close('2026-12-31')
    expect((await make('2026-12'))?.lines).toMatchObject([
      {
        prevReading: '1315.00',
        readVolume: '315.00',
        adjustVolume: '15.00',
        adjustReason: '估抄补差',
        settleVolume: '330.00',
      },
    ])
  })

  it('disputed and made again after the next statement has begun at their end: the m³ count once all the same', async () => {
    const disputed = await life(
      (work, statement) =>
        openDispute(work, statement, {
          userId: 'u-1',
          meterId: 'A1',
          channelNo: '1',
          reasonCode: 'VOLUME',
          content: '气量与实际不符',
          expectedReading: null,
        }),
      ['PENDING'],
    )
    await late()
    await aFrame(gateway.db, '1002', 'A1', '2026-12-31', '1630.00')
    gateway.clock.moveTo('2027-01-01T10:00:00+08:00')
    await close('2026-12-31')
    expect((await make('2026-12'))?.lines).toMatchObject([{ prevReading: '1315.00', settleVolume: '330.00' }])
    if (!disputed) throw new Error('not disputed')
    await life((work, statement) => reviseStatement(work, statement, disputed, '更正', new Map()), ['DISPUTED'])
    const lines = gateway.db.selectFrom('statementLine').select(['currReading', 'settleVolume']).orderBy('currReading')
    const live = lines.where('statementId', 'in', (e) =>
      e.selectFrom('statement').select('statementId').where('state', '=', 'PENDING'),
    )
    // 630.00 were used: 300.00 until the estimated end of November, 330.00 after it.
    expect(await live.execute()).toEqual([
      { currReading: '1300.00', settleVolume: '300.00' },
      { currReading: '1630.00', settleVolume: '330.00' },
    ])
  })
})

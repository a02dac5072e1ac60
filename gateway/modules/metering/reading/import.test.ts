import type { TestGateway } from '../../../../test/setup/gateway'
import { aMeter, energyGateway, flatPrice } from '../../../../test/gateway/energy-kit'
import { anAccount, inTransaction } from '../../../../test/gateway/payment-kit'
import type { Frame, MeterFeed } from '../../../ports/meter-feed'
import { decide, type Verdict } from '../../desk/service'
import { importReadings } from './import'

const key = { bp: '1000000003', companyCode: '1002' }

/** The register that the feed gives for the end of each gas day; the feed gives none for a day that is not in it. */
let registers: Record<string, string>
/** The working register beside it, for a device with a corrector. */
let worked: Record<string, string>
let asked: string[]
const feed: MeterFeed = {
  async frames(_meter, gasDay) {
    asked.push(gasDay)
    const stdReading = registers[gasDay]
    const [year, month, day] = gasDay.split('-').map(Number)
    const next = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (day ?? 0) + 1)).toISOString().slice(0, 10)
    const measured = {
      channelNo: '1',
      readAt: `${next}T08:05:00+08:00`,
      workReading: worked[gasDay] ?? null,
      pressure: '200.00',
      temperature: '15.00',
    }
    return stdReading === undefined ? [] : [{ ...measured, stdReading, maxFlow: null, maxFlowAt: null } as Frame]
  },
  hours: async (_meter, days) => days.map(() => []),
  live: async () => null,
}

let gateway: TestGateway
beforeEach(async () => {
  registers = {}
  worked = {}
  gateway = await energyGateway('2026-11-23T09:30:00+08:00', { meterFeed: feed })
  await anAccount(gateway.db, { ...key, chargeMode: 'PREPAID_REMOTE' })
  await flatPrice(gateway.db, '1002')
  await aMeter(gateway.db, key, { meterId: 'A1', lastReadingAt: '2026-11-22T08:00:00+08:00' })
})
afterEach(() => gateway.close())

/** The import of a morning: the days that it asked the feed about. */
async function morning(date: string): Promise<string[]> {
  gateway.clock.moveTo(`${date}T09:30:00+08:00`)
  asked = []
  const { work } = gateway.gateway
  const transaction = <R>(run: Parameters<typeof inTransaction<R>>[1]) => inTransaction(gateway, run)
  await importReadings({ ...work, db: gateway.db, afterCommit: () => undefined, transaction }, key)
  return asked
}
const days = async () =>
  (await gateway.db.selectFrom('dailyUsage').select(['gasDay', 'volume', 'quality']).orderBy('gasDay').execute()).map(
    (day) => `${day.gasDay.slice(5)} ${day.volume} ${day.quality}`,
  )

it('a register that fell is gone through once, not again every morning, and heals with the next one that fits', async () => {
  registers = { '2026-11-22': '1010.00' }
  expect(await morning('2026-11-23')).toEqual(['2026-11-22'])
  registers = { '2026-11-23': '10.00', '2026-11-24': '11.00', '2026-11-25': '12.00', '2026-11-26': '1050.00' }
  expect(await morning('2026-11-24')).toEqual(['2026-11-23'])
  expect(await morning('2026-11-25')).toEqual(['2026-11-24'])
  expect(await morning('2026-11-26')).toEqual(['2026-11-25'])
  expect(await days()).toEqual(['11-22 10.00 NORMAL'])
  expect(await morning('2026-11-27')).toEqual(['2026-11-26'])
  expect(await days()).toEqual([
    '11-22 10.00 NORMAL',
    '11-23 10.00 MAKEUP',
    '11-24 10.00 MAKEUP',
    '11-25 10.00 MAKEUP',
    '11-26 10.00 MAKEUP',
  ])
})

it('mornings that were slept through are caught up in order, each day with its own register', async () => {
  registers = { '2026-11-22': '1010.00', '2026-11-23': '1025.00', '2026-11-24': '1030.00' }
  expect(await morning('2026-11-23')).toEqual(['2026-11-22'])
  expect(await morning('2026-11-25')).toEqual(['2026-11-23', '2026-11-24'])
  expect(await days()).toEqual(['11-22 10.00 NORMAL', '11-23 15.00 NORMAL', '11-24 5.00 NORMAL'])
})

describe('a doubted reading at the desk (AE-07, AE-08)', () => {
  const tasks = () =>
    gateway.db
      .selectFrom('reviewTask')
      .select(['taskId', 'bizNo', 'decision'])
      .where('bizType', '=', 'READING')
      .execute()
  const states = async () =>
    (
      await gateway.db.selectFrom('meterReading').select(['gasDay', 'state', 'source']).orderBy('createdAt').execute()
    ).map((row) => `${row.gasDay.slice(8)} ${row.source} ${row.state}`)
  const say = async (verdict: Verdict) => {
    const [task] = (await tasks()).filter(({ decision }) => decision === null)
    const staff = { userId: 'staff', companyCode: key.companyCode }
    return inTransaction(gateway, (work) => decide(work, staff, task?.taskId ?? '', verdict))
  }

  /** A day of 303.45 m³ by the formula, then three of 280.00: the third is doubted. */
  const offFormula = async () => {
    registers = { '2026-11-22': '1303.45', '2026-11-23': '1583.45', '2026-11-24': '1863.45', '2026-11-25': '2143.45' }
    worked = { '2026-11-22': '600.00', '2026-11-23': '700.00', '2026-11-24': '800.00', '2026-11-25': '900.00' }
    for (const day of ['23', '24', '25', '26']) await morning(`2026-11-${day}`)
  }
  const before = ['11-22 303.45 NORMAL', '11-23 280.00 NORMAL', '11-24 280.00 NORMAL']

  it('is not billed until somebody has looked; the next morning does not ask again', async () => {
    await offFormula()
    expect(await states()).toEqual(['22 REMOTE VALID', '23 REMOTE VALID', '24 REMOTE VALID', '25 REMOTE SUSPECT'])
    expect(await days()).toEqual(before)
    expect(await tasks()).toHaveLength(1)
    registers['2026-11-26'] = '2446.90'
    worked['2026-11-26'] = '1000.00'
    expect(await morning('2026-11-27')).toEqual(['2026-11-26'])
    expect(await days()).toEqual([...before, '11-25 291.73 MAKEUP', '11-26 291.72 MAKEUP'])
    expect(await tasks()).toHaveLength(1)
  })

  it.each([
    [{ decision: 'PASS', remark: '' }, ['11-25 280.00 NORMAL'], '25 REMOTE VALID'],
    [{ decision: 'ADJUST', remark: '', volume: '2166.90' }, ['11-25 303.45 NORMAL'], '25 REMOTE REJECTED'],
    [{ decision: 'REJECT', remark: '仪表故障' }, [], '25 REMOTE REJECTED'],
  ] as const)('%j', async (verdict, closed, state) => {
    await offFormula()
    await say(verdict)
    expect(await days()).toEqual([...before, ...closed])
    expect(await states()).toContain(state)
  })

  it('a register that fell is never right; it may have been another one', async () => {
    registers = { '2026-11-22': '900.00' }
    await morning('2026-11-23')
    expect(await states()).toEqual(['22 REMOTE SUSPECT'])
    await expect(say({ decision: 'PASS', remark: '' })).rejects.toMatchObject({ code: '2901' })
    await expect(say({ decision: 'ADJUST', remark: '' })).rejects.toMatchObject({ code: '2901' })
    await expect(say({ decision: 'ADJUST', remark: '', volume: '910.00' })).rejects.toMatchObject({ code: '2901' })
    await say({ decision: 'ADJUST', remark: '', volume: '1010.00' })
    expect(await days()).toEqual(['11-22 10.00 NORMAL'])
  })
})

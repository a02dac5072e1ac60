/* The demo's meters and papers: no day is charged twice, nothing flows through a shut valve, registers and prices agree. */
import { addDays, dateOf, datesBetween } from '@domain/date'
import { decimal } from '@domain/decimal'
import { deviatesFromFormula, standardVolume } from '@domain/tariff/readings'
import { compareVolume, subtractVolume } from '@domain/volume'
import type { TestGateway } from '../../setup/gateway'
import { allOf, reconciled, type Walked } from './kit'

let gateway: TestGateway
let all: readonly Walked[]
beforeAll(async () => ({ gateway, customers: all } = await reconciled()))
afterAll(() => gateway.close())

const meters = async ({ li }: Walked) => (await li.ok('default GET /crmgas/list-meter-channel', {})).list

it('no part of a register is charged twice, and every adjustment says why', async () => {
  for (const { li, bills } of all) {
    const details = await Promise.all(
      bills
        .filter(({ state }) => state !== 'REVERSED')
        .map(({ billId }) => li.ok('default GET /crmgas/bill/detail', { billId })),
    )
    const lines = details.flatMap(({ billNo, billMonth, lines: own }) =>
      own.map((line) => ({ billNo, billMonth, ...line })),
    )
    expect(lines.filter((line) => line.adjustVolume !== '0.00' && line.adjustReason === null)).toEqual([])
    const channels = [...new Set(lines.map((line) => `${line.meterNo}|${line.channelNo}`))]
    for (const channel of channels) {
      const read = lines
        .filter((line) => `${line.meterNo}|${line.channelNo}` === channel && line.readVolume !== '0.00')
        .sort((a, b) => (a.billMonth < b.billMonth ? -1 : 1))
      const twice = read.flatMap((line, index) => {
        const before = read[index - 1]
        // A new meter begins with a register of its own.
        if (line.adjustReason?.includes('换表')) return []
        return before && compareVolume(line.prevReading, before.currReading) < 0 ? [[before.billNo, line.billNo]] : []
      })
      expect({ channel, twice }).toEqual({ channel, twice: [] })
    }
  }
})

it('a change of price is announced as the customer pays it', async () => {
  for (const payer of all) {
    const { rows } = await allOf(payer.li, 'default GET /crmgas/changeRecord/list', { changeType: 'PRICE' })
    for (const { meterId, happenedAt, newValue } of rows) {
      const history = await allOf(payer.li, 'default GET /crmgas/price/history', { meterId: meterId ?? '' })
      const paid = history.rows.find(({ effectiveFrom }) => effectiveFrom === dateOf(happenedAt))
      expect({ meterId, happenedAt, newValue }).toEqual({ meterId, happenedAt, newValue: `${paid?.price ?? ''} 元/m³` })
    }
  }
})

it('registers agree with the formula of the corrector (AE-08)', async () => {
  let count = 0
  for (const payer of all)
    for (const { meterId } of await meters(payer)) {
      const { lastReadings } = await payer.li.ok('default GET /crmgas/meter/detail', { meterId })
      for (const [index, { stdReading, workReading, pressure, temperature, channelNo }] of lastReadings.entries()) {
        const before = lastReadings.slice(index + 1).find((one) => one.channelNo === channelNo)
        if (!before?.workReading || workReading === null || pressure === null || temperature === null) continue
        const worked = subtractVolume(workReading, before.workReading)
        if (decimal(worked).lt(decimal('1'))) continue
        count++
        const register = subtractVolume(stdReading, before.stdReading)
        const formula = standardVolume(worked, pressure, temperature)
        const isOff = deviatesFromFormula(register, formula)
        expect({ meterId, register, formula, isOff }).toEqual({ meterId, register, formula, isOff: false })
      }
    }
  expect(count).toBeGreaterThan(0)
})

/** Gas days that a stop covers whole: from the day after it until the day before the gas came back. */
async function flowedWhileStopped(payer: Walked, until: string): Promise<string[]> {
  const { rows } = await allOf(payer.li, 'default GET /crmgas/stopGas/list', {})
  const flowed: string[] = []
  for (const { stopId, realStopAt, realResumeAt } of rows) {
    if (realStopAt === null) continue
    const stop = await payer.li.ok('default GET /crmgas/stopGas/info', { stopId })
    const days = datesBetween(
      addDays(dateOf(realStopAt), 1),
      realResumeAt === null ? until : addDays(dateOf(realResumeAt), -1),
    )
    for (const month of [...new Set(days.map((day) => day.slice(0, 7)))])
      for (const { meterId } of stop?.meters ?? []) {
        const daily = await allOf(payer.li, 'energy GET /energy/daily', { meterId, month })
        const used = daily.rows.filter(
          ({ gasDay, volume }) => days.includes(gasDay) && volume !== '0.00' && volume !== null,
        )
        flowed.push(...used.map(({ gasDay, volume }) => `${meterId} ${gasDay} ${volume}`))
      }
  }
  return flowed
}

it('nothing flows while the gas is stopped', async () => {
  for (const payer of all) expect(await flowedWhileStopped(payer, '2026-11-22')).toEqual([])
})

it('nor after the stop that is on its way', async () => {
  for (const now of ['2026-11-30T09:59:00+08:00', '2026-11-30T10:05:00+08:00', '2026-11-30T10:10:00+08:00'])
    await gateway.passTime(now)
  await gateway.passTime('2026-12-04T12:00:00+08:00')
  const mill = all.find(({ bp }) => bp === '1000000004')
  if (!mill) throw new Error('no mill')
  const [meter] = await meters(mill)
  expect([meter?.state, meter?.valveState]).toEqual(['STOPPED', 'CLOSED'])
  const { list } = await mill.li.ok('energy GET /energy/daily', { meterId: '10020401', month: '2026-12' })
  expect(list.map(({ gasDay, volume }) => [gasDay, volume])).toEqual([
    ['2026-12-03', '0.00'],
    ['2026-12-02', '0.00'],
    ['2026-12-01', '0.00'],
  ])
  expect(await flowedWhileStopped(mill, '2026-12-03')).toEqual([])
})

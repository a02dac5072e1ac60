import type { TestGateway } from '../../../test/setup/gateway'
import { inWork, jobOf } from '../../../test/setup/content-gateway'
import { aMeter, deliverValves, energyGateway, valveAnswers } from '../../../test/gateway/energy-kit'
import { aBill, anAccount, inTransaction } from '../../../test/gateway/payment-kit'
import type { ValveAnswer, ValveOrder } from '../../ports/valve'
import { openStop, type NewStop } from './stop-gas'
import { sweepNow } from '../../demo/within'
import { messagesWaiting, sweepOf } from '../../../test/gateway/work-kit'
import { billingWork } from './work'

/** AE-87: what a stop of gas does to valves is what their devices say. A1 has a valve, A2 has none. */
describe('a stop of gas', () => {
  let gateway: TestGateway
  let key: { bp: string; companyCode: string }
  let asked: ValveOrder[]
  let answer: ValveAnswer
  beforeEach(async () => {
    asked = []
    answer = { state: 'ACCEPTED' }
    const valve = {
      send: async (order: ValveOrder) => {
        asked.push(order)
        return answer
      },
    }
    gateway = await energyGateway('2026-11-23T09:30:00+08:00', { valve })
    key = await anAccount(gateway.db)
    await aMeter(gateway.db, key, { meterId: 'A1' })
    await aMeter(gateway.db, key, { meterId: 'A2', valveState: 'NONE' })
  })
  afterEach(() => gateway.close())

  const open = (draft: Pick<NewStop, 'kind'> & Partial<NewStop>) =>
    inTransaction(gateway, (work) => openStop(work, { ...key, reason: '管网抢修', ...draft }))
  const meters = async () =>
    (await gateway.db.selectFrom('meter').select(['meterId', 'state', 'valveState']).orderBy('meterId').execute()).map(
      (one) => `${one.meterId} ${one.state} ${one.valveState}`,
    )
  const changes = () =>
    gateway.db.selectFrom('changeRecord').select(['meterId', 'operator', 'newValue']).orderBy('happenedAt').execute()
  const deliverAll = () => deliverValves(jobOf(gateway))
  const stopsAt = async (moment: string) => {
    gateway.clock.moveTo(moment)
    await inWork(gateway, (work) => sweepNow(work, sweepOf(billingWork, 'billing.executeStop')))
    await deliverAll()
  }

  it('asks the valve and writes 远程阀控 when the device has acknowledged, not before', async () => {
    await open({ kind: 'EMERGENCY' })
    expect(await meters()).toEqual(['A1 STOPPED OPEN', 'A2 STOPPED NONE'])
    await deliverAll()
    expect(asked).toMatchObject([{ meterId: 'A1', action: 'CLOSE' }])
    expect(await meters()).toEqual(['A1 STOPPED UNKNOWN', 'A2 STOPPED NONE'])
    expect(await changes()).toEqual([])
    await inTransaction(gateway, (work) => valveAnswers(work, key.bp))
    expect(await meters()).toEqual(['A1 STOPPED CLOSED', 'A2 STOPPED NONE'])
    expect(await changes()).toEqual([{ meterId: 'A1', operator: '远程阀控', newValue: '阀门关闭' }])
  })

  it('is left to a field order where the device refuses: the valve stays as it was, nothing is written', async () => {
    answer = { state: 'REFUSED', reason: '阀门卡滞' }
    await open({ kind: 'EMERGENCY' })
    await deliverAll()
    expect(await meters()).toEqual(['A1 STOPPED OPEN', 'A2 STOPPED NONE'])
    expect(await changes()).toEqual([])
  })

  it('that ends at its time says so, and nothing is left to acknowledge', async () => {
    const planResumeAt = '2026-11-24T18:00:00+08:00'
    await open({ kind: 'PLANNED', planStopAt: '2026-11-24T08:00:00+08:00', planResumeAt })
    await stopsAt('2026-11-24T08:00:00+08:00')
    expect(await messagesWaiting(gateway)).toHaveLength(1)
    await stopsAt(planResumeAt)
    expect(await messagesWaiting(gateway)).toHaveLength(2)
    const todos = await gateway.db.selectFrom('todo').select(['type', 'status']).execute()
    expect(todos).toEqual([{ type: 'STOP_ACK', status: '3' }])
  })

  it('that is over before it was looked at is written down as announced and turns no valve', async () => {
    const times = { planStopAt: '2026-11-24T08:00:00+08:00', planResumeAt: '2026-11-24T18:00:00+08:00' }
    await open({ kind: 'PLANNED', ...times })
    await stopsAt('2026-11-27T09:00:00+08:00')
    const [stop] = await gateway.db.selectFrom('stopGas').select(['state', 'realStopAt', 'realResumeAt']).execute()
    expect(stop).toEqual({ state: 'RESUMED', realStopAt: times.planStopAt, realResumeAt: times.planResumeAt })
    expect([asked, await meters()]).toEqual([[], ['A1 NORMAL OPEN', 'A2 NORMAL NONE']])
    const todos = await gateway.db.selectFrom('todo').select('status').where('type', '=', 'STOP_ACK').execute()
    expect(todos).toEqual([{ status: '3' }])
  })

  it('for arrears that comes late waits for an hour at which gas may be stopped (AE-87)', async () => {
    await aBill(gateway.db, key, { billId: 'b', receivable: '900.00', dueDate: '2026-09-10', state: 'OVERDUE' })
    const stopId = await open({ kind: 'ARREARS' })
    const planned = { state: 'NOTICED' as const, planStopAt: '2026-11-26T10:00:00+08:00' }
    await gateway.db.updateTable('stopGas').set(planned).where('stopId', '=', stopId).execute()
    const state = () => gateway.db.selectFrom('stopGas').select(['state', 'planStopAt']).executeTakeFirstOrThrow()
    const later = { state: 'NOTICED', planStopAt: '2026-11-30T10:00:00+08:00' }
    for (const late of ['2026-11-26T20:00:00+08:00', '2026-11-28T11:00:00+08:00', '2026-11-30T08:00:00+08:00']) {
      await stopsAt(late)
      expect([late, await state()]).toEqual([late, later])
    }
    await stopsAt('2026-11-30T16:59:00+08:00')
    expect((await state()).state).toBe('STOPPED')
  })

  it('for a hazard never turns a valve', async () => {
    answer = { state: 'DONE' }
    await open({ kind: 'HAZARD', hazardLevel: 1 })
    await deliverAll()
    expect(await meters()).toEqual(['A1 STOPPED OPEN', 'A2 STOPPED NONE'])
    expect(asked).toEqual([])
  })

  it.each(['PLANNED', 'PEAK'] as const)(
    'that was %s and ends gives back no meter that another one keeps',
    async (kind) => {
      answer = { state: 'DONE' }
      const planResumeAt = '2026-11-24T18:00:00+08:00'
      await open({ kind, planStopAt: '2026-11-24T08:00:00+08:00', planResumeAt, limitVolume: '10.00' })
      await open({ kind: 'EMERGENCY', meterIds: ['A1'], planResumeAt: '2026-11-25T18:00:00+08:00' })
      await stopsAt('2026-11-24T08:00:00+08:00')
      const isCut = kind === 'PLANNED'
      expect(await meters()).toEqual(['A1 STOPPED CLOSED', isCut ? 'A2 STOPPED NONE' : 'A2 NORMAL NONE'])
      await stopsAt(planResumeAt)
      expect(await meters()).toEqual(['A1 STOPPED CLOSED', 'A2 NORMAL NONE'])
      await stopsAt('2026-11-25T18:00:00+08:00')
      expect(await meters()).toEqual(['A1 NORMAL OPEN', 'A2 NORMAL NONE'])
      expect((await changes()).map((change) => change.newValue)).toEqual(['阀门关闭', '阀门开启'])
    },
  )
})

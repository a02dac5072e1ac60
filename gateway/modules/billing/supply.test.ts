import { aMeter, deskGateway, flatPrice } from '../../../test/gateway/energy-kit'
import { aBill, anAccount, inTransaction, pass, requestNo } from '../../../test/gateway/payment-kit'
import { messagesWaiting, sweepOf } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { sweepNow } from '../../demo/within'
import { answer } from '../../extensions'
import { usersOfBp } from '../message/service'
import { openStop } from './service'
import { billingWork } from './work'

const NOW = '2026-11-23T09:30:00+08:00'
const KEY = { bp: '1000000003', companyCode: '1002' }
const SAVE = 'btwob POST /stopGas/save'
const MOVE = 'btwob POST /stopGas/move'
const users = {
  name: 'people',
  handlers: {},
  extensions: [answer(usersOfBp, async () => [{ userId: 'u-1', isMaster: true }])],
}

describe('what staff decide about supply', () => {
  let gateway: TestGateway
  let staff: Caller
  let other: Caller
  /** Another member of the same staff. */
  let second: Caller
  let nurse: Caller
  beforeEach(async () => {
    gateway = await deskGateway(NOW, { DEMO_OPERATOR: '0' }, [users])
    staff = gateway.asSession({ userId: 'staff', companyCode: KEY.companyCode })
    second = gateway.asSession({ userId: 'second', companyCode: KEY.companyCode })
    other = gateway.asSession({ userId: 'other', companyCode: '1001' })
    nurse = gateway.asSession({ ...KEY, userId: 'u-1', isMaster: true, reviewStatus: '1' })
    await anAccount(gateway.db, KEY)
    await flatPrice(gateway.db, KEY.companyCode)
    await aMeter(gateway.db, KEY, { meterId: 'A1' })
  })
  afterEach(() => gateway.close())

  const wish = (part: object) => ({ title: '管网检修', reason: '主管网检修', requestNo: requestNo(), ...part })
  const save = (part: object, caller = staff) => caller.send(SAVE, wish(part))
  const saved = async (part: object) => ((await save(part)).data as { stopIds: string[] }).stopIds
  const move = (stopId: string | undefined, to: string, caller = staff, more: object = {}) =>
    caller.send(MOVE, { stopId, to, remark: '', requestNo: requestNo(), ...more })
  const info = async () => (await nurse.ok('default GET /crmgas/stopGas/info', {})).stopGas
  const states = async () =>
    (await nurse.ok('default GET /crmgas/stopGas/list', {})).list.map(({ kind, state }) => `${kind} ${state}`)
  const meter = async () =>
    (await gateway.db.selectFrom('meter').select(['state', 'valveState']).executeTakeFirstOrThrow()).state
  const planned = { kind: 'PLANNED', bps: [KEY.bp], planStopAt: '2026-11-26T10:00:00+08:00' }

  it('a planned stop is announced two days before, is on the desk and begins at its time', async () => {
    expect(await save({ ...planned, planStopAt: '2026-11-25T09:00:00+08:00' })).toMatchObject({ code: 'E2011' })
    const ends = { planResumeAt: '2026-11-26T16:00:00+08:00' }
    const [stopId] = await saved({ ...planned, ...ends })
    expect(await info()).toMatchObject({ stopId, state: 'NOTICED', ackRequired: true })
    const { list } = await staff.ok('btwob GET /review/list', { bizType: 'STOP_GAS' })
    expect(list).toMatchObject([{ bizNo: stopId, title: '管网检修' }])
    await pass(gateway, 3 * 86_400 + 2700)
    expect([await states(), await meter()]).toEqual([['PLANNED STOPPED'], 'STOPPED'])
    expect((await staff.ok('btwob GET /review/list', { bizType: 'STOP_GAS' })).list).toEqual([])
    await pass(gateway, 7 * 3600)
    expect([await states(), await meter()]).toEqual([['PLANNED RESUMED'], 'NORMAL'])
    const todos = gateway.db.selectFrom('todo').select('status').where('type', '=', 'STOP_ACK')
    expect(await todos.execute()).toEqual([{ status: '3' }])
  })

  it('a day before a stop that no user has acknowledged its master is reminded, by SMS as well (G-02)', async () => {
    const [stopId] = await saved({ ...planned, kind: 'PEAK', limitVolume: '120.00' })
    const [known] = await saved({ ...planned, planStopAt: '2026-11-26T14:00:00+08:00' })
    await nurse.ok('default POST /crmgas/stopGas/acknowledge', { stopId: known ?? '', requestNo: requestNo() })
    const remindedAt = async (moment: string) => {
      gateway.clock.moveTo(moment)
      await inWork(gateway, (work) => sweepNow(work, sweepOf(billingWork, 'billing.remindStop')))
      const all = (await messagesWaiting(gateway)) as { title: string; audience: string; bizId: string }[]
      return all.filter(({ title }) => title === '限气通知尚未确认')
    }
    expect(await remindedAt('2026-11-25T09:59:00+08:00')).toEqual([])
    expect(await remindedAt('2026-11-25T10:00:00+08:00')).toMatchObject([{ audience: 'MASTER', bizId: stopId }])
    expect(await remindedAt('2026-11-26T10:00:00+08:00')).toHaveLength(1)
  })

  it.each([
    ['PASS', '', 'PLANNED STOPPED', 'STOPPED'],
    ['REJECT', '改期', 'PLANNED CANCELLED', 'NORMAL'],
  ])('the desk says %s before its time', async (decision, remark, state, after) => {
    await saved(planned)
    const [task] = (await staff.ok('btwob GET /review/list', {})).list
    const adjust = { taskId: task?.taskId, decision: 'ADJUST', remark: '' }
    expect(await second.send('btwob POST /review/decide', adjust)).toMatchObject({ code: '2901' })
    const verdict = { taskId: task?.taskId, decision, remark }
    expect(await staff.send('btwob POST /review/decide', verdict)).toMatchObject({ code: '2210' })
    await second.send('btwob POST /review/decide', verdict)
    expect([await states(), await meter()]).toEqual([[state], after])
  })

  it.each([
    [
      'PLANNED',
      {},
      '计划停气通知',
      '停气已取消',
      '石家庄市裕华区建设路1号原定2026-11-26 10:00起的停气已取消，照常供气',
    ],
    [
      'PEAK',
      { limitVolume: '120.00', planResumeAt: '2026-11-27T10:00:00+08:00' },
      '调峰限气通知',
      '限气已取消',
      '原定2026-11-26 10:00至2026-11-27 10:00的限气已取消，请按原计划用气',
    ],
  ])(
    '%s that is called off is notified as urgently as it was announced',
    async (kind, more, announced, title, summary) => {
      const [stopId] = await saved({ ...planned, kind, ...more })
      await gateway.drain()
      gateway.clock.moveTo('2026-11-23T10:00:00+08:00')
      await move(stopId, 'CANCELLED')
      await gateway.drain()
      const messages = gateway.db.selectFrom('message').select(['title', 'summary', 'level', 'status', 'overWord'])
      expect(
        await messages
          .where('bizId', '=', stopId ?? '')
          .orderBy('createdAt')
          .execute(),
      ).toMatchObject([
        { title: announced, level: 'urgent', status: 'read', overWord: '已取消' },
        { title, summary, level: 'urgent', status: 'unread', overWord: null },
      ])
      // No user has acknowledged it.
      const todos = gateway.db.selectFrom('todo').select('status').where('type', '=', 'STOP_ACK')
      expect(await todos.execute()).toEqual([{ status: '3' }])
    },
  )

  it('an urgent one begins at once; its end is notified', async () => {
    const [stopId] = await saved({ kind: 'EMERGENCY', area: '裕华区' })
    expect([await states(), await meter()]).toEqual([['EMERGENCY STOPPED'], 'STOPPED'])
    expect(await move(stopId, 'CANCELLED')).toMatchObject({ code: '2904' })
    expect(await move(stopId, 'RESUMED', staff, { at: '2026-11-23T10:00:00+08:00' })).toMatchObject({ code: '2901' })
    expect(await move(stopId, 'RESUMED', staff, { at: '2026-11-23T09:00:00+08:00' })).toMatchObject({ code: '2901' })
    expect(await move(stopId, 'RESUMED', other)).toMatchObject({ code: '2902' })
    expect(await move(stopId, 'RESUMED')).toMatchObject({ data: { state: 'RESUMED' } })
    expect([await states(), await meter()]).toEqual([['EMERGENCY RESUMED'], 'NORMAL'])
    expect(await messagesWaiting(gateway)).toHaveLength(2)
  })

  it('a limit shuts no valve', async () => {
    const peak = { ...planned, kind: 'PEAK' }
    expect(await save(peak)).toMatchObject({ code: '2901', data: { field: 'limitVolume' } })
    const [stopId] = await saved({ ...peak, limitVolume: '120.00' })
    expect(await move(stopId, 'STOPPED')).toMatchObject({ code: '2210' })
    expect(await move(stopId, 'STOPPED', second)).toMatchObject({ data: { state: 'STOPPED' } })
    expect([await states(), await meter()]).toEqual([['PEAK STOPPED'], 'NORMAL'])
  })

  it.each([
    [{ kind: 'PLANNED', planStopAt: planned.planStopAt }, 'bps'],
    [{ ...planned, bps: undefined, area: '没有这条街' }, 'area'],
    [{ ...planned, planResumeAt: planned.planStopAt }, 'planResumeAt'],
    [{ ...planned, companyCode: '1001' }, 'companyCode'],
    [{ kind: 'PLANNED', bps: [KEY.bp] }, 'planStopAt'],
    [{ ...planned, kind: 'PEAK', limitVolume: '120.00', planStopAt: '2026-11-23T09:29:00+08:00' }, 'planStopAt'],
  ])('%j is refused for %s', async (part, field) => {
    expect(await save(part)).toMatchObject({ code: '2901', data: { field } })
    expect(await states()).toEqual([])
  })

  it('another company cannot stop the gas', async () => {
    expect(await save(planned, other)).toMatchObject({ code: '2902' })
  })

  it('a case for arrears is executed by staff; its end is the customer’s word', async () => {
    await aBill(gateway.db, KEY, { billId: 'b', receivable: '900.00', dueDate: '2026-09-10', state: 'OVERDUE' })
    const stopId = await inTransaction(gateway, (work) => openStop(work, { ...KEY, kind: 'ARREARS', reason: '欠费' }))
    expect(await move(stopId, 'STOPPED')).toMatchObject({ code: '2904' })
    await gateway.db.updateTable('stopGas').set({ createdAt: '2026-11-10T10:00:00+08:00' }).execute()
    await pass(gateway, 3600)
    expect(await states()).toEqual(['ARREARS NOTICED'])
    expect(await move(stopId, 'STOPPED')).toMatchObject({ data: { state: 'STOPPED' } })
    expect(await move(stopId, 'RESUMED')).toMatchObject({ code: '2904' })
  })

  it('a bill is taken back, and another one takes its place', async () => {
    await aBill(gateway.db, KEY, { billId: 'b', receivable: '900.00' })
    const reverse = (billId: string, caller = staff) =>
      caller.call('btwob POST /bill/reverse', {
        bp: KEY.bp,
        billId,
        reason: '计价有误',
        reissue: '1' as const,
        requestNo: requestNo(),
      })
    expect(await reverse('nothing')).toMatchObject({ code: '2902' })
    expect(await reverse('b', other)).toMatchObject({ code: '2902' })
    const { data } = await reverse('b')
    expect(data).toMatchObject({ state: 'REVERSED', newBillId: expect.any(String) })
    expect((await reverse('b')).data).toEqual(data)
    const bills = gateway.db.selectFrom('bill').select(['billType', 'state']).orderBy('billType')
    expect(await bills.execute()).toEqual([
      { billType: 'ADJUST', state: 'UNPAID' },
      { billType: 'GAS', state: 'REVERSED' },
    ])
  })

  it('a meter fails and is repaired; it is taken away when all its gas is settled', async () => {
    const turn = (event: string, meterNo = 'NOA1', caller = staff) =>
      caller.send('btwob POST /meter/state', { meterNo, event, reason: '现场检查', requestNo: requestNo() })
    expect(await turn('FAIL', 'NOTHING')).toMatchObject({ code: '2902' })
    expect(await turn('FAIL', 'NOA1', other)).toMatchObject({ code: '2902' })
    expect(await turn('FAIL')).toMatchObject({ data: { state: 'FAULT' } })
    expect(await turn('FAIL')).toMatchObject({ data: { state: 'FAULT' } })
    expect(await turn('REMOVE')).toMatchObject({ code: '2904' })
    const [stopId] = await saved({ kind: 'EMERGENCY', area: '裕华区' })
    expect(await meter()).toBe('FAULT')
    expect(await move(stopId, 'RESUMED')).toMatchObject({ data: { state: 'RESUMED' } })
    expect(await meter()).toBe('FAULT')
    const [again] = await saved({ kind: 'EMERGENCY', area: '裕华区' })
    expect(await turn('REPAIR')).toMatchObject({ data: { state: 'STOPPED' } })
    await move(again, 'RESUMED')
    expect(await meter()).toBe('NORMAL')
    expect(await turn('REMOVE')).toMatchObject({ code: '2904' })
    await aSettledMonth('1000.00')
    const isAt = (lastReading: string) => gateway.db.updateTable('meterChannel').set({ lastReading }).execute()
    await isAt('1000.01')
    expect(await turn('REMOVE')).toMatchObject({ code: '2904' })
    await isAt('1000.00')
    expect(await turn('REMOVE')).toMatchObject({ code: '0', data: { state: 'REMOVED' } })
    const { list } = await nurse.ok('default GET /crmgas/changeRecord/list', { changeType: 'REMOVE' })
    expect(list).toMatchObject([{ oldMeterNo: 'NOA1', oldEndReading: '1000.00', operator: '燃气公司' }])
  })

  /** A billed statement with this register. */
  async function aSettledMonth(currReading: string): Promise<void> {
    const sums = { totalVolume: '0.00', totalAmount: '0.00', taxAmount: '0.00', netAmount: '0.00' }
    const month = { billMonth: '2026-10', periodFrom: '2026-10-01', periodTo: '2026-10-31' }
    const at = { createdAt: NOW, updatedAt: NOW, companySignAt: NOW, confirmDeadline: NOW }
    const head = { statementId: 's', statementNo: 'JS1', scope: 'SINGLE', scopeKey: 'A1', billVersion: 'NEW' } as const
    await gateway.db
      .insertInto('statement')
      .values({ ...KEY, ...head, ...month, ...sums, ...at, state: 'BILLED', revision: 1, companySignName: '' })
      .execute()
    const volumes = { readVolume: '0.00', settleVolume: '0.00', billedVolume: '0.00', amount: '0.00' }
    const line = { bp: KEY.bp, statementId: 's', meterId: 'A1', channelNo: '1', meterNo: 'NOA1' }
    await gateway.db
      .insertInto('statementLine')
      .values({ ...line, ...volumes, prevReading: currReading, currReading, readingSource: 'REMOTE' })
      .execute()
  }
})

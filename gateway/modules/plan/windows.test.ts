import type { In } from '@contract'
import { nextRequestNo } from '../../../test/gateway/case-kit'
import { sweepOf } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { sweepNow } from '../../demo/within'
import { planWork } from './work'

const GROUPS = 'predict GET /group/list'
const BEFORE = 'predict POST /checkPredictionGasBefore'
const ADD = 'predict POST /addPredictionGas'
const AHEAD = 'predict GET /plan/ahead'
const OPTIONS = 'predict GET /plan/changeOptions'
const CHANGE = 'predict POST /plan/change'
const [KILNS, HOSPITAL] = ['GRP000001', 'GRP000003']
const [TODAY, TOMORROW] = ['2026-11-23', '2026-11-24']

/** Windows of declarations are settings of each gas company (B 0.7, P-03, P-10, P-11). The clock is at 23 November, 09:30. */
let gateway: TestGateway
let master: Caller
beforeEach(async () => {
  gateway = await testGateway()
  const bound = { reviewStatus: '1', isMaster: true } as const
  master = gateway.asSession({ ...bound, bp: '1000000001', companyCode: '1001', userId: 'director' })
})
afterEach(() => gateway.close())

const moveTo = (moment: string) => gateway.clock.moveTo(`${moment}+08:00`)
const sweepAt = async (name: string, moment: string) => {
  moveTo(moment)
  await inWork(gateway, (work) => sweepNow(work, sweepOf(planWork, name)))
}
const window = async (groupId: string, planType: 'DAY' | 'MONTH' | 'YEAR', period: string, as = master) =>
  (await as.ok(BEFORE, { groupId, planType, period })).window
const stateOf = async (period: string) =>
  (await master.ok(BEFORE, { groupId: KILNS, planType: 'DAY', period })).current?.status
const day = async (): Promise<In<typeof ADD>> => ({
  requestNo: nextRequestNo(),
  groupId: KILNS,
  planType: 'DAY',
  period: TOMORROW,
  declaredVolume: '6500',
  method: 'MANUAL',
  note: '按排产申报',
  version: (await master.ok(BEFORE, { groupId: KILNS, planType: 'DAY', period: TOMORROW })).current?.version ?? 0,
})

test('a company without settings has the default windows, one with settings its own', async () => {
  expect(await window(KILNS, 'DAY', TOMORROW)).toEqual({
    open: '2026-11-17T00:00:00+08:00',
    close: '2026-11-23T10:00:00+08:00',
  })
  for (const [key, text] of [
    ['plan.day', '3 08:00..1 14:00'],
    ['plan.month', '18 09:00..22 12:00'],
    ['plan.year', '10-08 00:00..11-20 16:00'],
  ] as const)
    await gateway.setting(key, text, '1001')
  expect(await window(KILNS, 'DAY', TOMORROW)).toEqual({
    open: '2026-11-21T08:00:00+08:00',
    close: '2026-11-23T14:00:00+08:00',
  })
  expect(await window(KILNS, 'MONTH', '2026-12')).toEqual({
    open: '2026-11-18T09:00:00+08:00',
    close: '2026-11-22T12:00:00+08:00',
  })
  expect((await window(KILNS, 'YEAR', '2027')).close).toBe('2026-11-20T16:00:00+08:00')
  const nurse = { reviewStatus: '1', isMaster: true, bp: '1000000003', companyCode: '1002', userId: 'nurse' } as const
  expect((await window(HOSPITAL, 'MONTH', '2026-12', gateway.asSession(nurse))).close).toBe('2026-11-25T17:00:00+08:00')
  const { groups } = await master.ok(GROUPS, {})
  expect(groups[0]).toMatchObject({ tomorrowCloseAt: '2026-11-23T14:00:00+08:00' })
  const { days } = await master.ok(AHEAD, { groupId: KILNS })
  expect(days.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-25', '2026-11-26'])
})

test('a day is declared until the hour of its company, and locked five minutes after it', async () => {
  await gateway.setting('plan.day', '7 00:00..1 14:00', '1001')
  moveTo('2026-11-23T13:59:59')
  expect(await master.call(ADD, await day())).toMatchObject({ ok: true })
  // At the hour of companies without a setting nothing of this one is locked.
  await sweepAt('plan.close10', '2026-11-23T13:59:59')
  expect(await stateOf(TOMORROW)).toBe('CONFIRMED')
  await sweepAt('plan.close14', '2026-11-23T14:05:00')
  expect(await stateOf(TOMORROW)).toBe('LOCKED')
  const late = await master.call(ADD, await day())
  expect(late).toMatchObject({ code: '42601', text: expect.stringContaining('2026-11-23 14:00') })
})

test('a change is taken until the hour of the company; the refusal says it', async () => {
  await gateway.setting('plan.dayChangeUntil', '12:00', '1001')
  await gateway.setting('plan.dayChangeRate', '12.50', '1001')
  const ask = async (toVolume: string) => {
    const { version } = await master.ok(OPTIONS, { groupId: KILNS, planType: 'DAY', period: TODAY })
    const input: In<typeof CHANGE> = {
      requestNo: nextRequestNo(),
      groupId: KILNS,
      planType: 'DAY',
      period: TODAY,
      toVolume,
      reasonCode: 'PRODUCTION',
      reason: '订单变化，调整排产',
      entry: 'QUICK',
      version,
    }
    return master.call(CHANGE, input)
  }
  const { deadline } = await master.ok(OPTIONS, { groupId: KILNS, planType: 'DAY', period: TODAY })
  expect(deadline).toBe('2026-11-23T12:00:00+08:00')
  expect(await ask('99999')).toMatchObject({ code: '42611', text: expect.stringContaining('不得超过12.5%') })
  moveTo('2026-11-23T12:00:00')
  expect(await ask('6900')).toMatchObject({ code: '42613', text: '变更时间已截止(12:00)' })
})

test('a setting that is no window is an error with its name, of this company only', async () => {
  await gateway.setting('plan.day', '1 10:00..7 10:00', '1001')
  expect(await master.call(GROUPS, {})).toMatchObject({ code: '2999' })
  const nurse = { reviewStatus: '1', isMaster: true, bp: '1000000003', companyCode: '1002', userId: 'nurse' } as const
  expect(await gateway.asSession(nurse).call(GROUPS, {})).toMatchObject({ ok: true })
})

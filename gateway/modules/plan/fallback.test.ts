import type { In, Out } from '@contract'
import { nextRequestNo } from '../../../test/gateway/case-kit'
import { sweepOf } from '../../../test/gateway/work-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { inWork } from '../../../test/setup/content-gateway'
import { sweepNow } from '../../demo/within'
import { planWork } from './work'

const LOOK = 'predict GET /plan/fallback'
const SET = 'predict POST /plan/fallback'
const ADD = 'predict POST /addPredictionGas'
const BEFORE = 'predict POST /checkPredictionGasBefore'
const AHEAD = 'predict GET /plan/ahead'
const [KILNS, CANTEEN] = ['GRP000001', 'GRP000002']
const TOMORROW = '2026-11-24'

let gateway: TestGateway
let master: Caller
let hospital: Caller
beforeEach(async () => {
  gateway = await testGateway({ daily: [], intervals: [] })
  const account = { bp: '1000000001', companyCode: '1001', reviewStatus: '1' } as const
  master = gateway.asSession({ ...account, userId: 'director', isMaster: true })
  hospital = gateway.asSession({
    bp: '1000000003',
    companyCode: '1002',
    userId: 'n',
    reviewStatus: '1',
    isMaster: true,
  })
})
afterEach(() => gateway.close())

const wish = (over: Partial<In<typeof SET>> = {}): In<typeof SET> => ({
  requestNo: nextRequestNo(),
  groupId: KILNS,
  planType: 'DAY',
  rule: 'SUGGESTION',
  version: 0,
  ...over,
})
const byHand = (declaredVolume: string, over: Partial<In<typeof ADD>> = {}): In<typeof ADD> => ({
  requestNo: nextRequestNo(),
  groupId: KILNS,
  planType: 'DAY',
  period: TOMORROW,
  declaredVolume,
  method: 'MANUAL',
  note: '按排产申报',
  ...over,
})
/** Passes to a moment with the work of one sweep. */
const sweepAt = async (name: string, moment: string) => {
  gateway.clock.moveTo(`${moment}+08:00`)
  await inWork(gateway, (work) => sweepNow(work, sweepOf(planWork, name)))
  await gateway.drain()
}
const fileDay = () => sweepAt('plan.fallbackDay10', '2026-11-23T09:55:00')
const close = (moment = '2026-11-23T10:05:00') => sweepAt('plan.close10', moment)
const current = async (groupId = KILNS, planType: 'DAY' | 'MONTH' = 'DAY', period = TOMORROW) =>
  (await master.ok(BEFORE, { groupId, planType, period })).current as NonNullable<Out<typeof BEFORE>['current']>
/** Texts of a title, each user's message once per text; and how many each user has got. */
const messages = async (title: string) => {
  const rows = await gateway.db.selectFrom('message').select(['userId', 'summary']).where('title', '=', title).execute()
  const texts = [...new Set(rows.map(({ summary }) => summary))]
  return { texts, each: rows.length / Math.max(1, new Set(rows.map(({ userId }) => userId)).size) }
}

describe('setting it', () => {
  test('what each rule would declare, then as it was set, once per version and request', async () => {
    const before = await master.ok(LOOK, { groupId: KILNS, planType: 'DAY' })
    const { days } = await master.ok(AHEAD, { groupId: KILNS })
    expect(before).toMatchObject({ rule: null, volume: null, setBy: null, setAt: null, version: 0 })
    expect(before.next).toMatchObject({
      period: TOMORROW,
      fileAt: '2026-11-23T09:55:00+08:00',
      isDeclared: false,
      suggestion: days[0]?.suggestion?.volume,
    })
    expect(before.next.last).toMatch(/^\d+$/)
    const set = wish({ rule: 'FIXED', volume: '6800' })
    expect(await master.ok(SET, set)).toEqual({ version: 1 })
    expect(await master.ok(SET, set)).toEqual({ version: 1 })
    expect(await master.ok(LOOK, { groupId: KILNS, planType: 'DAY' })).toMatchObject({ rule: 'FIXED', volume: '6800' })
    expect((await master.call(SET, wish())).code).toBe('2904')
  })

  test('two people at once: the second saw an older one', async () => {
    const answers = await Promise.all([master.call(SET, wish()), master.call(SET, wish({ rule: 'LAST' }))])
    expect(answers.filter(({ code }) => code === '2904')).toHaveLength(1)
  })

  test.each([
    ['a fixed volume without one', { rule: 'FIXED' }, '2901'],
    ['a volume beside another rule', { rule: 'LAST', volume: '1' }, '2901'],
    ['a volume above the contract', { rule: 'FIXED', volume: '1000000000' }, '42605'],
    ['days of a group without day plans', { groupId: CANTEEN }, '2901'],
    ['a group that is not there', { groupId: 'GRP999999' }, '2902'],
  ] as const)('%s', async (_what, over, code) => {
    expect((await master.send(SET, wish(over))).code).toBe(code)
  })

  test('nothing of another customer', async () => {
    expect((await hospital.call(LOOK, { groupId: KILNS, planType: 'DAY' })).code).toBe('2902')
    expect((await hospital.call(SET, wish())).code).toBe('2902')
  })
})

describe('five minutes before ten', () => {
  test('what was suggested is declared, marked, once, and counts at ten', async () => {
    await master.ok(SET, wish())
    const { next } = await master.ok(LOOK, { groupId: KILNS, planType: 'DAY' })
    await fileDay()
    await fileDay()
    expect(await current()).toMatchObject({
      method: 'FALLBACK',
      status: 'CONFIRMED',
      revision: 1,
      note: '自动申报：采用建议',
    })
    // The suggestion has learned a day more by then, of the same size.
    expect(Number((await current()).declaredVolume)).toBeCloseTo(Number(next.suggestion), -4)
    await close()
    expect(await current()).toMatchObject({ method: 'FALLBACK', status: 'LOCKED', revision: 1 })
  })

  test('what a user declared stays, before and after', async () => {
    await master.ok(SET, wish({ rule: 'FIXED', volume: '6100' }))
    await master.ok(ADD, byHand('6500'))
    expect((await master.ok(LOOK, { groupId: KILNS, planType: 'DAY' })).next.isDeclared).toBe(true)
    await fileDay()
    expect(await current()).toMatchObject({ method: 'MANUAL', declaredVolume: '6500' })
  })

  test('in the last five minutes a user may still declare another volume', async () => {
    await master.ok(SET, wish({ rule: 'FIXED', volume: '6800' }))
    await fileDay()
    await master.ok(ADD, byHand('6900', { version: 1 }))
    await close()
    expect(await current()).toMatchObject({ method: 'MANUAL', declaredVolume: '6900', status: 'LOCKED', revision: 2 })
  })

  test('a draft was not sent, and is kept', async () => {
    await master.ok(SET, wish({ rule: 'FIXED', volume: '6800' }))
    await master.ok(ADD, byHand('6500', { draft: true }))
    await fileDay()
    expect(await current()).toMatchObject({ method: 'FALLBACK', declaredVolume: '6800', revision: 2 })
    const { list } = await master.ok('predict GET /plan/records', { groupId: KILNS, planType: 'DAY', status: 'DRAFT' })
    expect(list.map(({ plan }) => plan?.declaredVolume)).toContain('6500')
  })

  test('the last value of a user is declared again', async () => {
    await master.ok(SET, wish({ rule: 'LAST' }))
    const { next } = await master.ok(LOOK, { groupId: KILNS, planType: 'DAY' })
    await fileDay()
    expect(await current()).toMatchObject({ method: 'FALLBACK', declaredVolume: next.last })
  })

  test('a gateway that was down at that moment declares it when the day is closed', async () => {
    await master.ok(SET, wish({ rule: 'FIXED', volume: '6800' }))
    await close()
    expect(await current()).toMatchObject({ method: 'FALLBACK', declaredVolume: '6800', status: 'LOCKED' })
  })

  test('set after the window it counts from the next day', async () => {
    gateway.clock.moveTo('2026-11-23T10:00:00+08:00')
    await master.ok(SET, wish({ rule: 'FIXED', volume: '6800' }))
    await close()
    expect(await current()).toMatchObject({ method: 'SYSTEM', status: 'LOCKED' })
  })

  test('switched off, nothing is declared', async () => {
    await master.ok(SET, wish())
    await master.ok(SET, wish({ rule: 'NONE', version: 1 }))
    await fileDay()
    expect(await current()).toBeUndefined()
  })

  test('a value that has become too much is reported once, and the share of the month counts', async () => {
    await master.ok(SET, wish({ rule: 'FIXED', volume: '6800' }))
    await gateway.db.updateTable('predictionGroup').set({ mdq: '5000' }).where('groupId', '=', KILNS).execute()
    await fileDay()
    await close()
    expect(await current()).toMatchObject({ method: 'SYSTEM', status: 'LOCKED' })
    expect(await messages('计划未能自动申报')).toEqual({
      texts: ['窑炉生产11月24日日计划未能自动申报：日用气量超过合同日最大量5000 m³，逾期按系统默认计划计'],
      each: 1,
    })
  })

  test('without gas nothing is declared, and no message is sent', async () => {
    await master.ok(SET, wish())
    await gateway.db
      .insertInto('stopGas')
      .values({
        bp: '1000000001',
        stopId: 'S-FALL',
        companyCode: '1001',
        meterIds: ['10010101', '10010102'],
        kind: 'EMERGENCY',
        state: 'STOPPED',
        title: '紧急停气',
        tips: undefined,
        createdAt: '2026-11-23T09:00:00+08:00',
        updatedAt: '2026-11-23T09:00:00+08:00',
      })
      .execute()
    await fileDay()
    expect(await current()).toBeUndefined()
    expect((await messages('计划未能自动申报')).texts).toEqual([])
  })
})

describe('a month', () => {
  const december = () => current(CANTEEN, 'MONTH', '2026-12')
  const set = () => master.ok(SET, wish({ groupId: CANTEEN, planType: 'MONTH', rule: 'FIXED', volume: '8000' }))

  test('that was rejected is declared by itself a day after its window, spread over its days, and there is a message', async () => {
    await set()
    await sweepAt('plan.fallbackMonth17', '2026-11-25T16:55:00')
    expect(await december()).toMatchObject({ status: 'REJECTED' })
    await sweepAt('plan.fallbackMonth17', '2026-11-26T16:55:00')
    const plan = await december()
    expect(plan).toMatchObject({ method: 'FALLBACK', declaredVolume: '8000' })
    expect(plan.items).toHaveLength(31)
    expect(await messages('计划已自动申报')).toEqual({
      texts: ['厂区生活2026年12月月计划到点无人提交，已按您设置的方式自动申报8,000 m³'],
      each: 1,
    })
    const target = await gateway.db
      .selectFrom('message')
      .select(['targetRoute', 'targetParams'])
      .where('bizId', '=', plan.planId)
      .limit(1)
      .executeTakeFirstOrThrow()
    // To the records of the group that it is about (P-02).
    expect(target).toEqual({
      targetRoute: '/subPagesB/pages/predict-gas/record',
      targetParams: { groupId: CANTEEN },
    })
  })

  test('the reminder says what will be declared', async () => {
    await set()
    await sweepAt('plan.remind15', '2026-11-25T15:00:00')
    expect((await messages('申报即将截止')).texts.join()).toContain('逾期未申报将于16:55按“固定值”自动申报')
  })
})

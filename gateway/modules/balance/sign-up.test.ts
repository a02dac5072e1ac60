import { inWork } from '../../../test/setup/content-gateway'
import { workOffNow } from '../../demo/within'
import { handOut } from '../message/service'
import { inviteKind } from './steps'
import { nextRequestNo } from '../../../test/gateway/case-kit'
import { BP, balanceWorld, calls, draft, KILNS, type BalanceWorld } from '../../../test/gateway/balance-kit'

let world: BalanceWorld
beforeEach(async () => {
  world = await balanceWorld()
})
afterEach(() => world.gateway.close())

const kilns = async (activityId: string) =>
  (await world.master.ok(calls.detail, { activityId })).groups.find(({ groupId }) => groupId === KILNS)
const state = async (activityId: string) => (await world.staff.ok(calls.staffDetail, { activityId })).status
const status = async (applyNo: string) => (await world.master.ok(calls.apply, { applyNo })).status
const submit = async (activityId: string, given: Parameters<BalanceWorld['apply']>[1] = {}) =>
  world.master.call(calls.submit, await world.apply(activityId, given))
const ask = async (key: 'list' | 'detail') => (key === 'list' ? (await world.master.ok(calls.list, {})).list.length : 0)

test('from the draft of staff to a passed sign-up (S-01 to S-05)', async () => {
  const input = draft()
  const made = await world.staff.ok(calls.save, input)
  // The same request again makes no second one.
  expect((await world.staff.call(calls.save, input)).data).toEqual(made)
  expect(await ask('list')).toBe(0)
  const { version } = await world.staff.ok(calls.publish, made)
  expect(await state(made.activityId)).toBe('NOT_STARTED')
  await world.sweep('balance.step')
  const found = await world.staff.ok(calls.staffDetail, { activityId: made.activityId })
  expect(found).toMatchObject({
    status: 'SIGNUP',
    version,
    payAt: '2026-12-04T10:00:00+08:00',
    rulesVersion: 1,
    actions: ['rules', 'cancel'],
  })
  expect(found.rulesText).toContain('基线')
  await inWork(world.gateway, async (work) => {
    await workOffNow(work, inviteKind)
    await workOffNow(work, handOut)
  })
  const invitations = await world.gateway.db
    .selectFrom('message')
    .select(['bp', 'templateCode'])
    .where('templateCode', '=', 'SUB_OPEN')
    .where('bizId', '=', made.activityId)
    .execute()
  expect(new Set(invitations.map(({ bp }) => bp))).toEqual(new Set([BP]))

  expect(await kilns(made.activityId)).toMatchObject({
    baseline: '12000.00',
    maxVolume: '7200.00',
    enabled: true,
    reason: '',
  })
  const asked = await world.apply(made.activityId)
  const signed = await world.master.ok(calls.submit, asked)
  expect(signed.status).toBe('PASSED')
  expect((await world.master.call(calls.submit, asked)).data).toEqual(signed)
  expect(await world.master.ok(calls.list, { tab: 'mine' })).toMatchObject({
    total: 1,
    list: [{ leftVolume: '18000.00', applies: [{ applyNo: signed.applyNo, dailyVolume: '4000.00' }] }],
  })
  expect(await world.master.ok(calls.apply, { applyNo: signed.applyNo })).toMatchObject({
    baselineVolume: '12000.00',
    contactName: '王建国',
    contactPhone: '138****0001',
    canWithdraw: true,
    timeline: [{ status: 'SUBMITTED' }, { status: 'PASSED' }],
    responses: [],
  })
  // A baseline is use: the sub-account has no right to see it, nor to sign up.
  const { activityId } = made
  const shown = await world.sub.ok(calls.detail, { activityId })
  const unseen = { baseline: null, maxVolume: null, used: [], dropped: [] }
  expect(shown.groups.find(({ groupId }) => groupId === KILNS)).toMatchObject(unseen)
  expect(shown.applies).toMatchObject([{ applyNo: signed.applyNo, baselineVolume: null }])
  expect((await world.sub.ok(calls.list, {})).list[0]?.applies).toMatchObject([{ baselineVolume: null }])
  const part = await world.sub.ok(calls.apply, { applyNo: signed.applyNo })
  expect(part).toMatchObject({ baselineVolume: null, used: [], dropped: [] })
  const order = await world.master.ok('default GET /crmgas/order/detail', {
    orderKey: `SUBSTITUTION:${signed.applyNo}`,
  })
  expect(order).toMatchObject({ orderType: 'SUBSTITUTION', group: 'DOING', statusText: '报名成功', volume: '4000.00' })
})

describe('S-01: the rules come first, by the clock of the server', () => {
  test('four seconds are too few, five are enough; the token is good for a day and for these rules', async () => {
    const activityId = await world.open()
    const { rulesVersion, openToken, minReadSeconds } = await world.master.ok(calls.rules, { activityId })
    expect(minReadSeconds).toBe(5)
    const start = world.gateway.clock.now()
    const after = (seconds: number) => world.gateway.clock.moveTo(new Date(start + seconds * 1000).toISOString())
    const read = () => world.master.call(calls.read, { activityId, rulesVersion, openToken })
    after(4.999)
    expect(await read()).toMatchObject({ code: '42506', text: '阅读时间不足' })
    after(5)
    const answer = await read()
    expect(answer).toMatchObject({ ok: true })
    const readToken = (answer.data as { readToken: string }).readToken
    const forged = `${readToken.split('.')[0] ?? ''}.${openToken.split('.')[1] ?? ''}`
    for (const wrong of [openToken, forged, 'x'])
      expect(await submit(activityId, { readToken: wrong })).toMatchObject({ code: '42501' })
    expect(await world.sub.call(calls.read, { activityId, rulesVersion, openToken })).toMatchObject({ code: '42506' })
    expect(await world.master.call(calls.read, { activityId, rulesVersion: 9, openToken })).toMatchObject({
      code: '42501',
    })
    after(5 + 24 * 3600)
    expect(await submit(activityId, { readToken })).toMatchObject({ code: '42501' })
  })

  test('new rules are read again', async () => {
    const activityId = await world.open()
    const readToken = await world.token(activityId)
    const { version } = await world.staff.ok(calls.staffDetail, { activityId })
    const rulesText = '本次活动的奖励以气款抵扣方式发放，规则如下：……'
    await world.staff.ok(calls.newRules, { activityId, version, rulesText })
    expect(await submit(activityId, { readToken })).toMatchObject({ code: '42501', text: '请先阅读活动规则' })
    expect(await world.master.ok(calls.rules, { activityId })).toMatchObject({ rulesVersion: 2, rulesText })
    expect(await submit(activityId)).toMatchObject({ ok: true })
  })
})

describe('S-02: days that make no baseline', () => {
  test('too few whole days: 42502, and announced before', async () => {
    for (const gasDay of ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-09'])
      await world.use(gasDay, null)
    await world.gateway.db.deleteFrom('dailyUsage').where('bp', '=', BP).where('gasDay', '<', '2026-11-02').execute()
    await world.use('2026-11-10', null)
    await world.use('2026-11-11', null)
    const activityId = await world.open()
    expect(await kilns(activityId)).toMatchObject({
      baseline: null,
      enabled: false,
      reason: '历史用气数据不足，暂不能报名',
    })
    expect(await submit(activityId)).toMatchObject({ code: '42502' })
  })

  test('weekends, stops, accepted deviations and days of other activities are left out', async () => {
    // Of the newest ten working days nine are left out in turn: each would move the mean.
    for (const gasDay of ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-21', '2026-11-22'])
      await world.use(gasDay, '30000.00')
    await world.gateway.db
      .insertInto('stopGas')
      .values({
        bp: BP,
        stopId: 'stop-1',
        companyCode: '1001',
        kind: 'EMERGENCY',
        state: 'RESUMED',
        title: '紧急停气',
        reason: '管网抢修',
        meterIds: [],
        realStopAt: '2026-11-17T20:00:00+08:00',
        realResumeAt: '2026-11-18T01:00:00+08:00',
        createdAt: '2026-11-17T20:00:00+08:00',
        updatedAt: '2026-11-18T01:00:00+08:00',
      })
      .execute()
    await world.gateway.db.deleteFrom('deviationCase').where('bp', '=', BP).execute()
    await world.gateway.db
      .insertInto('deviationCase')
      .values({
        bp: BP,
        caseId: 'case-1',
        companyCode: '1001',
        groupId: KILNS,
        gasDay: '2026-11-18',
        caseType: 'DAY',
        status: 'ACCEPTED',
        actualVolume: '30000.00',
        reportDeadline: '2026-11-20T17:00:00+08:00',
        createdAt: '2026-11-19T10:00:00+08:00',
        updatedAt: '2026-11-19T10:00:00+08:00',
      })
      .execute()
    await world.gateway.db
      .insertInto('balanceDay')
      .values({
        bp: BP,
        applyId: 'other',
        companyCode: '1001',
        groupId: KILNS,
        gasDay: '2026-11-19',
        status: 'JUDGED',
        judgedAt: '2026-11-20T10:00:00+08:00',
      })
      .execute()
    const found = await kilns(await world.open())
    expect(found?.baseline).toBe('12000.00')
    const dates = [...(found?.used ?? []), ...(found?.dropped ?? [])].map(({ date }) => date)
    expect(dates).toHaveLength(10)
    for (const out of ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-21', '2026-11-22'])
      expect(dates).not.toContain(out)
  })
})

describe('what is refused', () => {
  test.each([
    ['400.00', { min: '500.00', max: '7,200.00' }],
    ['4050.00', { min: '500.00', max: '7,200.00' }],
    ['7300.00', { min: '500.00', max: '7,200.00' }],
  ])('S-03: %s a day', async (dailyVolume, { min, max }) => {
    expect(await submit(await world.open(), { dailyVolume })).toMatchObject({
      code: '42507',
      text: `申报响应量须在${min}至${max} m³之间，且为100 m³的整数倍`,
    })
  })

  test('a note for another measure, a group of another customer, an activity for others, a draft', async () => {
    const activityId = await world.open()
    expect(await submit(activityId, { measures: ['OTHER'] })).toMatchObject({ code: '2901' })
    expect(await submit(activityId, { groupId: 'GRP000003' })).toMatchObject({ code: '2902' })
    const readToken = await world.token(activityId)
    for (const key of [calls.detail, calls.rules] as const)
      expect(await world.stranger.call(key, { activityId })).toMatchObject({ code: '2902' })
    expect(await world.stranger.call(calls.submit, await world.apply(activityId, { readToken }))).toMatchObject({
      code: '2902',
    })
    expect(await world.stranger.call(calls.read, { activityId, rulesVersion: 1, openToken: readToken })).toMatchObject({
      code: '2902',
    })
    const { activityId: unpublished } = await world.staff.ok(calls.save, draft())
    expect(await world.master.call(calls.detail, { activityId: unpublished })).toMatchObject({ code: '2902' })
    const elsewhere = world.gateway.asSession({ userId: 'other', companyCode: '1002' })
    expect(await elsewhere.call(calls.staffDetail, { activityId })).toMatchObject({ code: '2902' })
  })

  test('before and after the time of sign-up, and a second sign-up of the group', async () => {
    const early = await world.open({ signupStart: '2026-11-23T10:00:00+08:00' })
    expect(await state(early)).toBe('NOT_STARTED')
    const readToken = await world.token(early)
    expect(await submit(early, { readToken })).toMatchObject({ code: '42509' })
    await world.sweep('balance.step', '2026-11-23T10:00:00+08:00')
    expect(await submit(early, { readToken })).toMatchObject({ ok: true })
    expect(await submit(early, { readToken, dailyVolume: '500.00' })).toMatchObject({ code: '42508' })
    expect(await kilns(early)).toMatchObject({ enabled: false, reason: '该用气分组已报名本活动或同期活动' })
    world.gateway.clock.moveTo('2026-11-24T17:00:00+08:00')
    expect(await submit(early)).toMatchObject({ code: '42509' })
  })

  test('m³ that another activity counts at the same time: used less once, paid once (S-06)', async () => {
    const morning = [{ from: '09:00', to: '12:00' }]
    expect(await submit(await world.open())).toMatchObject({ ok: true })
    const open = (given: Parameters<BalanceWorld['open']>[0]) => world.open({ name: '另一活动', ...given })
    const overlapping = await open({ startDate: '2026-11-27', endDate: '2026-11-28' })
    expect(await submit(overlapping)).toMatchObject({ code: '42508' })
    expect(await kilns(overlapping)).toMatchObject({ enabled: false, reason: '该用气分组已报名本活动或同期活动' })
    const hours = await open({ windows: morning, startDate: '2026-11-26' })
    expect(await kilns(hours)).toMatchObject({ reason: '该用气分组已报名本活动或同期活动' })
    expect(await submit(await open({ startDate: '2026-11-28', endDate: '2026-11-29' }))).toMatchObject({ ok: true })
  })

  test('a customer with gas stopped for a debt (K-02)', async () => {
    const activityId = await world.open()
    const readToken = await world.token(activityId)
    await world.gateway.db
      .insertInto('stopGas')
      .values({
        bp: BP,
        stopId: 'stop-2',
        companyCode: '1001',
        kind: 'ARREARS',
        state: 'NOTICED',
        title: '欠费停气通知',
        reason: '欠费',
        meterIds: [],
        createdAt: '2026-11-23T08:00:00+08:00',
        updatedAt: '2026-11-23T08:00:00+08:00',
      })
      .execute()
    expect(await submit(activityId, { readToken })).toMatchObject({ code: '42510' })
    expect((await world.master.ok(calls.detail, { activityId })).reason).toBe('当前处于停气状态，暂不能报名')
  })
})

describe('S-04: places', () => {
  const room = { targetVolume: '4000.00', minDailyVolume: '500.00' }

  test('110 % of the target; full, and free again after a withdrawal', async () => {
    const activityId = await world.open(room)
    expect(await submit(activityId, { dailyVolume: '4500.00' })).toMatchObject({ code: '42503' })
    const applyNo = await world.signUp(activityId, { dailyVolume: '4400.00' })
    expect(await state(activityId)).toBe('FULL')
    expect((await world.master.ok(calls.detail, { activityId })).reason).toBe('活动名额已满')
    expect(await submit(activityId, { groupId: 'GRP000002' })).toMatchObject({ code: '42503' })
    const { version } = await world.master.ok(calls.apply, { applyNo })
    const input = { requestNo: nextRequestNo(), applyNo, version }
    expect(await world.master.call(calls.withdraw, { ...input, version: version + 1 })).toMatchObject({ code: '2904' })
    const again = { ...input, requestNo: nextRequestNo() }
    expect(await world.master.ok(calls.withdraw, again)).toEqual({ status: 'WITHDRAWN' })
    expect((await world.master.call(calls.withdraw, again)).data).toEqual({ status: 'WITHDRAWN' })
    expect(await world.staff.ok(calls.staffDetail, { activityId })).toMatchObject({
      status: 'SIGNUP',
      appliedVolume: '0.00',
      results: { applies: 0 },
    })
    expect(await submit(activityId, { dailyVolume: '4400.00' })).toMatchObject({ ok: true })
  })

  test('of two at once that do not fit together one is refused', async () => {
    const activityId = await world.open(room)
    const readToken = await world.token(activityId)
    const asked = await Promise.all([
      world.apply(activityId, { readToken, dailyVolume: '4000.00' }),
      world.apply(activityId, { readToken, dailyVolume: '4000.00' }),
    ])
    const answers = await Promise.all(asked.map((one) => world.master.call(calls.submit, one)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await world.staff.ok(calls.staffDetail, { activityId })).toMatchObject({ appliedVolume: '4000.00' })
  })
})

describe('S-05, S-10: review and withdrawal', () => {
  test.each(['PASS', 'REJECT'] as const)('above 40 %% of the baseline staff decide: %s', async (decision) => {
    const activityId = await world.open()
    const applyNo = await world.signUp(activityId, { dailyVolume: '4900.00' })
    expect(await status(applyNo)).toBe('SUBMITTED')
    const { list } = await world.staff.ok('btwob GET /review/list', { bizType: 'BALANCE' })
    expect(list[0]?.facts).toEqual(expect.arrayContaining([{ label: '申报响应量', value: '4,900.00 m³/日' }]))
    const decide = { taskId: list[0]?.taskId ?? '', decision, remark: '措施不足以支撑申报量' }
    await world.staff.ok('btwob POST /review/decide', decide)
    expect(await world.master.ok(calls.apply, { applyNo })).toMatchObject({
      status: decision === 'PASS' ? 'PASSED' : 'REJECTED',
      rejectRemark: decision === 'PASS' ? '' : decide.remark,
    })
    const { appliedVolume } = await world.staff.ok(calls.staffDetail, { activityId })
    expect(appliedVolume).toBe(decision === 'PASS' ? '4900.00' : '0.00')
  })

  test('a sign-up without a decision lapses on the first day', async () => {
    const activityId = await world.open()
    const applyNo = await world.signUp(activityId, { dailyVolume: '4900.00' })
    await world.pass('2026-11-25T08:00:00+08:00')
    expect(await status(applyNo)).toBe('REJECTED')
    expect(await world.staff.ok(calls.staffDetail, { activityId })).toMatchObject({
      status: 'RUNNING',
      appliedVolume: '0.00',
    })
  })

  test('nothing is withdrawn after the end of sign-up: 42505; another customer neither sees nor withdraws it', async () => {
    const applyNo = await world.signUp(await world.open())
    expect(await world.stranger.call(calls.apply, { applyNo })).toMatchObject({ code: '2902' })
    const input = { requestNo: nextRequestNo(), applyNo, version: 0 }
    expect(await world.stranger.call(calls.withdraw, input)).toMatchObject({ code: '2902' })
    world.gateway.clock.moveTo('2026-11-24T17:00:00+08:00')
    expect(await world.master.call(calls.withdraw, { ...input, requestNo: nextRequestNo() })).toMatchObject({
      code: '42505',
    })
  })
})

describe('staff', () => {
  test.each([
    [{ endDate: '2026-11-24' }, 'endDate'],
    [{ signupEnd: '2026-11-25T09:00:00+08:00' }, 'signupEnd'],
    [{ targetVolume: '20010.00' }, 'targetVolume'],
  ])('a draft with %j is refused', async (given, field) => {
    expect(await world.staff.call(calls.save, draft(given))).toMatchObject({ code: '2901', data: { field } })
  })

  test('a draft is changed until it is published; each change by what was seen', async () => {
    const { activityId, version } = await world.staff.ok(calls.save, draft())
    const change = (of: object) =>
      world.staff.call(calls.save, { ...draft({ name: '改名', rulesText: '另有规则' }), activityId, ...of })
    expect(await change({ version: 9 })).toMatchObject({ code: '2904' })
    expect(await change({ activityId: 'R0', version })).toMatchObject({ code: '2902' })
    const changed = await world.staff.ok(calls.save, {
      ...draft({ name: '改名', rulesText: '另有规则' }),
      activityId,
      version,
    })
    expect(await world.staff.call(calls.publish, { activityId, version })).toMatchObject({ code: '2904' })
    await world.staff.ok(calls.publish, changed)
    expect(await world.staff.ok(calls.staffDetail, { activityId })).toMatchObject({
      name: '改名',
      rulesText: '另有规则',
      actions: ['rules', 'cancel'],
    })
    const seen = { activityId, version: changed.version + 1 }
    expect(await change(seen)).toMatchObject({ code: '42511' })
    expect(await world.staff.call(calls.publish, seen)).toMatchObject({ code: '42511' })
    expect(await world.staff.ok(calls.staffList, { status: 'NOT_STARTED' })).toMatchObject({ total: 1 })
    expect(await world.staff.ok(calls.staffList, { status: 'DRAFT' })).toMatchObject({ total: 0 })
    expect(await world.staff.ok(calls.staffList, {})).toMatchObject({ total: 1, list: [{ activityId }] })
  })

  test('what is over already is not published', async () => {
    const { activityId, version } = await world.staff.ok(calls.save, draft())
    world.gateway.clock.moveTo('2026-11-24T17:00:00+08:00')
    expect(await world.staff.call(calls.publish, { activityId, version })).toMatchObject({ code: '2901' })
  })

  test('calling off ends every sign-up, with the reason; not once it runs', async () => {
    const activityId = await world.open()
    const applyNo = await world.signUp(activityId)
    const { version } = await world.staff.ok(calls.staffDetail, { activityId })
    const off = { activityId, version, reason: '气源已恢复' }
    expect(await world.staff.call(calls.cancel, { ...off, version: 99 })).toMatchObject({ code: '2904' })
    expect(await world.staff.call(calls.cancel, { ...off, activityId: 'R0' })).toMatchObject({ code: '2902' })
    await world.staff.ok(calls.cancel, off)
    await world.gateway.drain()
    expect(await world.master.ok(calls.apply, { applyNo })).toMatchObject({ status: 'CANCELLED' })
    expect(await world.master.ok(calls.list, { tab: 'finished' })).toMatchObject({ list: [{ status: 'CANCELLED' }] })
    const after = { ...off, version: version + 1 }
    expect(await world.staff.call(calls.cancel, after)).toMatchObject({ code: '42511' })
    expect(await world.staff.call(calls.newRules, { ...after, rulesText: '一'.repeat(20) })).toMatchObject({
      code: '42511',
    })
    expect(await world.staff.call(calls.newRules, { ...off, rulesText: '一'.repeat(20) })).toMatchObject({
      code: '2904',
    })
    expect(
      await world.staff.call(calls.newRules, { ...off, activityId: 'R0', rulesText: '一'.repeat(20) }),
    ).toMatchObject({ code: '2902' })
    expect(await world.staff.call(calls.publish, { activityId: 'R0', version })).toMatchObject({ code: '2902' })
  })
})

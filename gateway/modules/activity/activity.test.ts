import type { In } from '@contract'
import { requestNo } from '../../../test/gateway/payment-kit'
import { contentGateway } from '../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { activityArea } from './index'

type Save = In<'btwob POST /activity/save'>
type SignUp = In<'default POST /crmgas/market/activity/signUp'>

let gateway: TestGateway
let plant: Caller
let accountant: Caller
let restaurant: Caller
let staff: Caller

beforeEach(async () => {
  gateway = await contentGateway({ now: '2026-11-23T09:30:00+08:00' }, [activityArea])
  plant = await gateway.as('13800000001')
  restaurant = await gateway.as('13800000007')
  accountant = gateway.asSession({
    userId: 'accountant',
    bp: '1000000001',
    companyCode: '1001',
    isMaster: false,
    reviewStatus: '1',
    models: ['MARKET_ENQUIRY'],
  })
  staff = gateway.asSession({ userId: 'staff', companyCode: '1001' })
  await gateway.db.deleteFrom('activitySignUp').execute()
})
afterEach(() => gateway.close())

/** On 1 December from 14:00 to 16:00; sign-up until the evening before. */
const given: Omit<Save, 'requestNo'> = {
  type: 'class',
  title: '安全课堂：切断阀实操',
  summary: '每人操作一次',
  startAt: '2026-12-01T14:00:00+08:00',
  endAt: '2026-12-01T16:00:00+08:00',
  signUpStartAt: '2026-11-23T09:00:00+08:00',
  signUpEndAt: '2026-11-30T18:00:00+08:00',
  quota: 5,
  perBpLimit: 2,
  place: '二楼培训室',
  onlineUrl: 'https://class.example.cn/1',
  text: '请携带安全帽。\n\n## 内容\n\n- 关阀\n- 疏散',
  published: true,
}
const saved = async (change: Partial<Save> = {}) =>
  (await staff.ok('btwob POST /activity/save', { requestNo: requestNo(), ...given, ...change })).activityId
const signUp = (by: Caller, activityId: string, change: Partial<SignUp> = {}) =>
  by.call('default POST /crmgas/market/activity/signUp', {
    requestNo: requestNo(),
    activityId,
    contactName: '王建国',
    contactPhone: '13800000001',
    attendees: 1,
    ...change,
  })
const signedUp = async (by: Caller, activityId: string, change: Partial<SignUp> = {}) => {
  const answer = await signUp(by, activityId, change)
  expect(answer).toMatchObject({ ok: true })
  return answer.data as { signUpId: string; checkInCode: string | null; status: string }
}
const cancel = (by: Caller, signUpId: string) =>
  by.call('default POST /crmgas/market/activity/cancelSignUp', { signUpId })
const detail = (by: Caller, activityId: string) => by.ok('default GET /crmgas/market/activity/detail', { activityId })
const messages = async () => {
  await gateway.drain()
  const rows = await gateway.db
    .selectFrom('message')
    .select(['templateCode', 'summary'])
    .where('templateCode', 'like', 'ACTIVITY_%')
    .orderBy('msgId')
    .execute()
  return rows.map(({ templateCode, summary }) => `${templateCode} ${summary}`)
}
/** Seats as the activity counts them, and as its sign-ups add up to. */
const seats = async (activityId: string) => {
  const { quotaUsed } = await gateway.db
    .selectFrom('marketActivity')
    .select('quotaUsed')
    .where('activityId', '=', activityId)
    .executeTakeFirstOrThrow()
  const rows = await gateway.db
    .selectFrom('activitySignUp')
    .select('attendees')
    .where('activityId', '=', activityId)
    .where('state', 'in', ['signed', 'attended', 'absent'])
    .execute()
  return [quotaUsed, rows.reduce((sum, { attendees }) => sum + attendees, 0)]
}

test('a seat is taken, shown, given back and taken by the line (E-M-20)', async () => {
  const activityId = await saved()
  expect(await detail(plant, activityId)).toMatchObject({
    state: 'coming',
    signUpState: 'open',
    quota: 5,
    quotaUsed: 0,
    place: '二楼培训室',
    url: null,
    mySignUp: null,
    blocks: [{ type: 'p' }, { type: 'h2' }, { type: 'list' }],
  })
  const input = { requestNo: requestNo(), attendees: 4 }
  const first = await signUp(plant, activityId, input)
  expect(first).toMatchObject({ ok: true, data: { status: 'signed', quotaUsed: 4, ahead: null } })
  // The same request again takes nothing more.
  expect((await signUp(plant, activityId, input)).data).toEqual(first.data)
  const { signUpId, checkInCode } = first.data as { signUpId: string; checkInCode: string }
  expect(checkInCode).toMatch(/^\d{6}$/)
  expect((await detail(plant, activityId)).mySignUp).toMatchObject({
    status: 'signed',
    checkInCode,
    onlineUrl: 'https://class.example.cn/1',
    canCancel: true,
  })

  expect(await signUp(restaurant, activityId, { attendees: 2 })).toMatchObject({
    code: 'E1023',
    text: '名额不足，剩余1个',
    data: { left: 1 },
  })
  const waits = await signUp(restaurant, activityId, { attendees: 2, waits: true })
  expect(waits).toMatchObject({ ok: true, data: { status: 'waiting', checkInCode: null, quotaUsed: 4, ahead: 0 } })
  expect(await detail(restaurant, activityId)).toMatchObject({
    signUpState: 'waiting',
    waiting: 2,
    mySignUp: { status: 'waiting', checkInCode: null, onlineUrl: null, ahead: 0 },
  })
  // One seat is left: a single person fits, although others wait.
  await signedUp(accountant, activityId)
  expect(await seats(activityId)).toEqual([5, 5])

  expect(await cancel(plant, signUpId)).toMatchObject({ ok: true, data: { status: 'cancelled' } })
  expect(await cancel(plant, signUpId)).toMatchObject({ code: '2904' })
  expect(await seats(activityId)).toEqual([3, 3])
  const after = await detail(restaurant, activityId)
  expect(after).toMatchObject({ signUpState: 'signed', waiting: 0, mySignUp: { status: 'signed', ahead: null } })
  expect(await messages()).toEqual([
    `ACTIVITY_STATUS 安全课堂：切断阀实操：候补成功，签到码${after.mySignUp?.checkInCode}`,
  ])
  // What was taken back is not in the way of another try.
  expect(await signUp(plant, activityId, { attendees: 2 })).toMatchObject({ ok: true })
})

test('two at once on the last seat: one gets it, the other is refused', async () => {
  const activityId = await saved({ quota: 1 })
  const answers = await Promise.all([signUp(plant, activityId), signUp(restaurant, activityId)])
  expect(answers.map(({ ok, code }) => (ok ? 'signed' : code)).sort()).toEqual(['E1023', 'signed'])
  expect(await seats(activityId)).toEqual([1, 1])
})

test('two seats given back at once move the line up once each', async () => {
  const activityId = await saved({ quota: 2, perBpLimit: 3 })
  const own = [await signedUp(plant, activityId), await signedUp(accountant, activityId)]
  await signedUp(restaurant, activityId, { waits: true })
  const answers = await Promise.all([cancel(plant, own[0]?.signUpId ?? ''), cancel(accountant, own[1]?.signUpId ?? '')])
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(await seats(activityId)).toEqual([1, 1])
  expect((await detail(restaurant, activityId)).mySignUp?.status).toBe('signed')
})

test('refusals of a sign-up', async () => {
  expect(await signUp(plant, 'AC999999')).toMatchObject({ code: 'E1020', text: '活动不存在或已下线' })
  const later = await saved({ signUpStartAt: '2026-11-24T09:00:00+08:00' })
  expect(await signUp(plant, later)).toMatchObject({ code: 'E1021' })
  const draft = await saved({ published: false })
  expect(await signUp(plant, draft)).toMatchObject({ code: 'E1020' })
  const activityId = await saved({ perBpLimit: 1 })
  const { signUpId } = await signedUp(plant, activityId)
  expect(await signUp(plant, activityId)).toMatchObject({ code: 'E1025' })
  expect(await signUp(accountant, activityId)).toMatchObject({ code: 'E1024' })
  expect(await cancel(accountant, signUpId)).toMatchObject({ code: '2902' })
  expect(await cancel(restaurant, signUpId)).toMatchObject({ code: '2902' })
  gateway.clock.moveTo('2026-11-30T18:00:00+08:00')
  plant = await gateway.as('13800000001')
  restaurant = await gateway.as('13800000007')
  expect(await signUp(restaurant, activityId)).toMatchObject({ code: 'E1022' })
  expect(await cancel(plant, signUpId)).toMatchObject({ code: 'E1026' })
})

test('the list by state and type, and the own ones', async () => {
  const list = (input: In<'default GET /crmgas/market/activity/list'>) =>
    plant.ok('default GET /crmgas/market/activity/list', input)
  const ids = async (input: In<'default GET /crmgas/market/activity/list'>) =>
    (await list(input)).list.map(({ activityId }) => activityId)
  const activityId = await saved()
  expect(await ids({ state: 'mine' })).toEqual([])
  await signedUp(plant, activityId)
  expect((await list({ state: 'mine' })).list).toMatchObject([{ activityId, signUpState: 'signed' }])
  expect(await ids({ state: 'coming' })).toContain(activityId)
  expect(await ids({ state: 'ended' })).toEqual(['AC000007', 'AC000006'])
  expect(await ids({ state: 'running', type: 'promotion' })).toEqual(['AC000001', 'AC000002'])
  const all = await list({ pageSize: 50 })
  expect(all.list.map(({ state }) => state === 'ended')).toEqual(
    [...all.list.map(({ state }) => state === 'ended')].sort(),
  )
  expect(await plant.call('default GET /crmgas/market/activity/detail', { activityId: 'AC9' })).toMatchObject({
    code: 'E1020',
  })
  // Another gas company's customers do not see it.
  const hospital = await gateway.as('13800000008')
  expect(await hospital.call('default GET /crmgas/market/activity/detail', { activityId })).toMatchObject({
    code: 'E1020',
  })
})

describe('staff', () => {
  const checkIn = (activityId: string, code: string, by = staff) =>
    by.call('btwob POST /activity/checkIn', { activityId, code })

  test('let people in by their code, once, on the day (E 3.3)', async () => {
    const activityId = await saved()
    const { checkInCode } = await signedUp(plant, activityId, { attendees: 2 })
    const code = checkInCode ?? ''
    expect(await checkIn(activityId, code)).toMatchObject({ code: 'E1029' })
    gateway.clock.moveTo('2026-12-01T12:00:00+08:00')
    const other = code === '000000' ? '000001' : '000000'
    expect(await checkIn(activityId, other)).toMatchObject({ code: 'E1028' })
    expect(await checkIn('AC999999', code)).toMatchObject({ code: '2902' })
    expect(await checkIn(activityId, code)).toMatchObject({
      ok: true,
      data: { contactName: '王建国', attendees: 2, customerName: '华北精工陶瓷有限公司' },
    })
    expect(await checkIn(activityId, code)).toMatchObject({ code: 'E1028', text: '签到码不正确或已使用' })
    const { people } = await staff.ok('btwob GET /activity/detail', { activityId })
    expect(people).toMatchObject([{ bp: '1000000001', contactPhone: '13800000001', status: 'attended' }])
    expect(await seats(activityId)).toEqual([2, 2])
  })

  test('see what they have saved, published or not; more seats move the line up', async () => {
    const activityId = await saved({ published: false, quota: 1 })
    const before = await staff.ok('btwob GET /activity/detail', { activityId })
    expect(before).toMatchObject({ published: false, editable: true, text: given.text, people: [], quotaUsed: 0 })
    expect((await staff.ok('btwob GET /activity/list', { state: 'coming' })).list).toContainEqual(
      expect.objectContaining({ activityId, published: false }),
    )
    await staff.ok('btwob POST /activity/save', { requestNo: requestNo(), ...given, activityId, quota: 1 })
    await signedUp(plant, activityId)
    await signedUp(restaurant, activityId, { waits: true })
    await staff.ok('btwob POST /activity/save', { requestNo: requestNo(), ...given, activityId, quota: 2 })
    expect(await seats(activityId)).toEqual([2, 2])
    expect(await messages()).toEqual([expect.stringContaining('候补成功')])
  })

  test('move an activity: all that signed up are notified, and its moments move too', async () => {
    const activityId = await saved()
    await signedUp(plant, activityId)
    const moved = { startAt: '2026-12-02T14:00:00+08:00', endAt: '2026-12-02T16:00:00+08:00', place: '一楼报告厅' }
    await staff.ok('btwob POST /activity/save', { requestNo: requestNo(), ...given, ...moved, activityId })
    expect(await messages()).toEqual([
      'ACTIVITY_STATUS 安全课堂：切断阀实操：时间地点调整为 2026-12-02 14:00 一楼报告厅',
    ])
    const [row] = await gateway.db.selectFrom('activitySignUp').selectAll().execute()
    expect(row).toMatchObject({
      startsAt: moved.startAt,
      remindAt: '2026-12-01T14:00:00+08:00',
      absentAt: '2026-12-03T16:00:00+08:00',
    })
  })

  test('an activity that is moved back and forth: each change is said', async () => {
    const activityId = await saved()
    await signedUp(plant, activityId)
    for (const [minute, hour] of [15, 14, 15].entries()) {
      gateway.clock.moveTo(`2026-11-23T11:0${minute}:00+08:00`)
      const startAt = `2026-12-01T${hour}:00:00+08:00`
      await staff.ok('btwob POST /activity/save', { requestNo: requestNo(), ...given, startAt, activityId })
    }
    expect((await messages()).map((said) => /\d\d:\d\d/.exec(said)?.[0])).toEqual(['15:00', '14:00', '15:00'])
  })

  test('withdraw an activity: it is called off for all that signed up', async () => {
    const activityId = await saved({ quota: 1 })
    await signedUp(plant, activityId)
    await signedUp(restaurant, activityId, { waits: true })
    const after = await staff.ok('btwob POST /activity/save', {
      requestNo: requestNo(),
      ...given,
      quota: 1,
      activityId,
      published: false,
    })
    expect(after).toMatchObject({ quotaUsed: 0, people: [] })
    expect(await seats(activityId)).toEqual([0, 0])
    expect(await messages()).toEqual(Array(2).fill('ACTIVITY_STATUS 安全课堂：切断阀实操：活动已取消，报名已撤销'))
  })

  test.each([
    [{ endAt: given.startAt }, '2901', 'endAt'],
    [{ quota: null }, '2901', 'quota'],
    [{ signUpEndAt: null }, '2901', 'signUpEndAt'],
    [{ coverFileId: 'nothing' }, '44852', undefined],
  ] as const)('%j is refused %s', async (change, code, field) => {
    const answer = await staff.call('btwob POST /activity/save', { requestNo: requestNo(), ...given, ...change })
    expect(answer).toMatchObject({ code, ...(field !== undefined && { data: { field } }) })
  })

  test('no fewer seats than are taken', async () => {
    const activityId = await saved()
    await signedUp(plant, activityId, { attendees: 3 })
    expect(
      await staff.call('btwob POST /activity/save', { requestNo: requestNo(), ...given, activityId, quota: 2 }),
    ).toMatchObject({
      code: '2901',
      data: { field: 'quota' },
    })
  })

  test('another company neither sees nor changes it; a shared one is changed by neither', async () => {
    const activityId = await saved()
    const { checkInCode } = await signedUp(plant, activityId)
    const others = gateway.asSession({ userId: 'staff', companyCode: '1002' })
    const listed = (await others.ok('btwob GET /activity/list', { pageSize: 50 })).list
    expect(listed.map((one) => one.activityId)).not.toContain(activityId)
    expect(await others.call('btwob GET /activity/detail', { activityId })).toMatchObject({ code: '2902' })
    expect(
      await others.call('btwob POST /activity/save', { requestNo: requestNo(), ...given, activityId }),
    ).toMatchObject({ code: '2902' })
    expect(await checkIn(activityId, checkInCode ?? '', others)).toMatchObject({ code: '2902' })
    const shared = await staff.ok('btwob GET /activity/detail', { activityId: 'AC000001' })
    expect(shared).toMatchObject({ editable: false, people: [] })
    expect(
      await staff.call('btwob POST /activity/save', { requestNo: requestNo(), ...given, activityId: 'AC000001' }),
    ).toMatchObject({
      code: '2902',
    })
  })
})

test('reminders a day and an hour before; the line ends with the sign-up, absence a day after the end (E-M-21)', async () => {
  const activityId = await saved({ quota: 1 })
  await signedUp(plant, activityId)
  await signedUp(restaurant, activityId, { waits: true })
  await gateway.passTime('2026-11-30T13:59:00+08:00')
  expect(await messages()).toEqual([])
  await gateway.passTime('2026-11-30T14:01:00+08:00')
  const reminder = 'ACTIVITY_REMIND 安全课堂：切断阀实操将于2026-12-01 14:00开始'
  expect(await messages()).toEqual([reminder])
  await gateway.passTime('2026-11-30T18:01:00+08:00')
  expect(await messages()).toEqual([reminder, 'ACTIVITY_STATUS 安全课堂：切断阀实操：报名已截止，未能候补上'])
  await gateway.passTime('2026-12-01T13:01:00+08:00')
  expect((await messages()).filter((one) => one === reminder)).toHaveLength(2)
  await gateway.passTime('2026-12-02T16:01:00+08:00')
  const states = await gateway.db.selectFrom('activitySignUp').select('state').orderBy('signUpId').execute()
  expect(states.map(({ state }) => state)).toEqual(['absent', 'missed'])
})

test('one that has taken place is put away without calling it off: its people are absent, not turned away (E 3.3)', async () => {
  const activityId = await saved()
  await signedUp(plant, activityId)
  await gateway.passTime('2026-12-01T18:00:00+08:00')
  await saved({ activityId, published: false })
  expect((await messages()).filter((one) => one.includes('取消'))).toEqual([])
  await gateway.passTime('2026-12-02T18:00:00+08:00')
  expect(await gateway.db.selectFrom('activitySignUp').select('state').execute()).toEqual([{ state: 'absent' }])
})

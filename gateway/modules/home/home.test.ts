import { compareMoney } from '@domain/money'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { jsonb } from '../../db/connect'

let gateway: TestGateway
let industry: Caller
let hospital: Caller
let textile: Caller
let subAccount: Caller

const bound = { reviewStatus: '1', isMaster: true } as const

beforeAll(async () => {
  gateway = await testGateway()
  industry = await gateway.as('13800000001')
  hospital = gateway.asSession({ ...bound, bp: '1000000003', companyCode: '1002' })
  textile = gateway.asSession({ ...bound, bp: '1000000004', companyCode: '1002' })
  subAccount = gateway.asSession({ bp: '1000000001', companyCode: '1001', reviewStatus: '1', models: ['ENERGY_VIEW'] })
})
afterAll(() => gateway.close())

test('getSysTime returns the gateway’s time and the holidays of sixty days, to visitors too', async () => {
  const time = await gateway.ok('default GET /crmgas/getSysTime', {})
  expect(time).toMatchObject({
    sysTime: '2026-11-23 09:30:00.0',
    isoTime: '2026-11-23T09:30:00+08:00',
    today: '2026-11-23',
  })
  expect(time.holidays).toContainEqual({ date: '2027-01-01', name: '元旦', isWorkday: false })
})

test('the prepaid customer’s summary: five days left, a statement to confirm, the last closed day', async () => {
  const home = await industry.ok('default GET /crmgas/home/summary', {})
  expect(home.account).toMatchObject({
    bp: '1000000001',
    chargeMode: 'PREPAID_REMOTE',
    daysLeft: 5,
    overdueCount: 0,
    unpaidCount: 0,
    arrears: '0.00',
  })
  expect(compareMoney(home.account.available ?? '0', '50000.00')).toBe(1)
  expect(home.banner).toMatchObject({
    type: 'CYCLE_LAPSE',
    text: '11月下旬气款逾期未付，今晚 24:00 失效，将扣保证金 ¥8,362.00',
    count: 3,
  })
  expect(home.todo).toMatchObject({ statement: 1, bill: 0 })
  expect(home.energy).toMatchObject({ billMonth: '2026-11', gasDay: '2026-11-22' })
  expect(home.meters.map((meter) => meter.meterId)).toEqual(['10010101', '10010102', '10010103'])
})

test('a cycle that lapses much later ranks by that moment in banner and to-dos, though its payment is overdue', async () => {
  const overdue = gateway.db.updateTable('childOrder').where('bp', '=', '1000000001').where('state', '=', 'OVERDUE')
  await overdue.set({ forfeitAt: '2026-12-12T00:00:00+08:00' }).execute()
  const { banner } = await industry.ok('default GET /crmgas/home/summary', {})
  const { list } = await industry.ok('default GET /crmgas/todo/list', { pageSize: 50 })
  expect(banner?.type).toBe('STATEMENT')
  const titles = list.map(({ title }) => title)
  const [statement, cycle] = ['2026年10月结算待确认', '11月下旬气款逾期未付'].map((title) => titles.indexOf(title))
  expect(statement).toBeGreaterThanOrEqual(0)
  expect(cycle).toBeGreaterThan(statement ?? 0)
  await overdue.set({ forfeitAt: '2026-11-24T00:00:00+08:00' }).execute()
})

test('the postpaid hospital owes; its banner is the overdue bill', async () => {
  const home = await hospital.ok('default GET /crmgas/home/summary', {})
  expect(home.account).toMatchObject({
    chargeMode: 'POSTPAID',
    daysLeft: null,
    overdueCount: 1,
    dueDate: '2026-11-05',
  })
  expect(home.banner).toMatchObject({ type: 'OVERDUE', tone: 'danger' })
})

test('the textile mill’s banner is the notice of the stop', async () => {
  const home = await textile.ok('default GET /crmgas/home/summary', {})
  expect(home.banner).toMatchObject({ type: 'NOTICED', text: '停气通知：请于 2026-11-30 前缴清欠费' })
})

test('a write with an unknown result and gas that waits to be written count beside the stop, for users that write cards (AE-89)', async () => {
  const restaurant = { bp: '1000000002', companyCode: '1001', reviewStatus: '1' } as const
  const bannerFor = async (models: string[]) =>
    (await gateway.asSession({ ...restaurant, models }).ok('default GET /crmgas/home/summary', {})).banner
  expect(await bannerFor(['ENERGY_VIEW'])).toMatchObject({ type: 'SUPPLY', count: 1 })
  expect(await bannerFor(['ENERGY_VIEW', 'NFC_WRITE'])).toMatchObject({ type: 'SUPPLY', count: 3 })
})

test('without BILL_VIEW money is null and no bill is hinted at', async () => {
  const home = await subAccount.ok('default GET /crmgas/home/summary', {})
  expect(home.account).toMatchObject({ balance: null, available: null, arrears: null, daysLeft: null })
  expect(home.energy).toMatchObject({ monthAmount: null })
  expect(home.banner?.type).toBe('STATEMENT')
})

test('without the right to sign the statement is shown; to-dos without the right are not counted', async () => {
  const looking = { bp: '1000000001', companyCode: '1001', reviewStatus: '1' } as const
  const bannerFor = async (models: string[]) =>
    (await gateway.asSession({ ...looking, models }).ok('default GET /crmgas/home/summary', {})).banner
  expect(await bannerFor(['BILL_VIEW', 'ENERGY_VIEW'])).toMatchObject({ type: 'STATEMENT', count: 1 })
  expect(await bannerFor(['BILL_VIEW', 'ENERGY_VIEW', 'PAY_TOPUP'])).toMatchObject({ type: 'STATEMENT', count: 2 })
})

test('a session without any model sees neither meters nor usage', async () => {
  const unbound = gateway.asSession({ bp: '1000000001', companyCode: '1001', reviewStatus: '1', models: [] })
  expect(await unbound.ok('default GET /crmgas/home/summary', {})).toMatchObject({
    meters: [],
    energy: null,
    banner: null,
  })
})

test('weather is the climate of the company’s city; an unknown city is refused', async () => {
  expect(await industry.ok('default GET /crmgas/getWeather', {})).toMatchObject({
    city: '廊坊',
    tempC: 5,
    source: 'CLIMATE',
    label: '常年均值',
  })
  expect(await industry.call('default GET /crmgas/getWeather', { cityCode: '999999' })).toMatchObject({
    code: '2902',
  })
})

test('no guide for a version: no flag; with one it shows once per user', async () => {
  const ask = { versionNum: '9.9.9' }
  const key = 'default POST:query /crmgas/portal/user/getGuideMapFlag'
  expect(await industry.ok(key, ask)).toEqual({ guideFlag: '0', steps: [] })
  await gateway.db
    .insertInto('guideMap')
    .values({
      applicationType: 'W',
      versionNum: '9.9.9',
      steps: jsonb([{ imgUrl: '/a.png', target: 'pay' }]),
    })
    .execute()
  expect(await industry.ok(key, ask)).toMatchObject({ guideFlag: '1', steps: [{ target: 'pay' }] })
  expect(await industry.ok(key, ask)).toMatchObject({ guideFlag: '0' })
})

test('a customer of the old system has its cut-over month', async () => {
  expect(await textile.ok('default GET /crmgas/findSapSysFlag', {})).toEqual({
    sapSysFlag: '1',
    cutoverMonth: '2024-11',
    billVersionNow: 'NEW',
  })
  expect(await industry.ok('dg GET /small/gasplan/getNewCustomer', {})).toMatchObject({
    isNewCustomer: '1',
    planMode: 'DAILY',
    energyPage: 'DG',
    planMonthVolume: expect.any(String),
  })
  const sub = {
    reviewStatus: '1' as const,
    isMaster: false,
    bp: '1000000001',
    companyCode: '1001',
    userId: 'sub',
    models: ['TICKET'],
  }
  expect(await gateway.asSession(sub).ok('dg GET /small/gasplan/getNewCustomer', {})).toMatchObject({
    planMode: 'DAILY',
    planYear: null,
    planVolume: null,
    planMonthVolume: null,
    dayPlanToday: null,
  })
})

test('a customer number without a gas account is a new customer: a field of the user says so', async () => {
  const [user] = await gateway.db.selectFrom('appUser').select('userId').orderBy('userId').limit(1).execute()
  const at = (bp: string) =>
    gateway
      .asSession({ ...bound, bp, companyCode: '1001', userId: user?.userId ?? '', entrustedTenantId: 't-1001' })
      .ok('default POST /crmgas/portal/user/userInfo', {}, { authorization: 'token' })
  expect(await at('1000000006')).toMatchObject({ bp: '1000000006', hasAccount: '0' })
  expect(await at('1000000001')).toMatchObject({ bp: '1000000001', hasAccount: '1' })
})

test('users without a customer, and visitors, have no summary', async () => {
  const unbound = await gateway.as('13800000006')
  for (const caller of [unbound, gateway])
    expect(await caller.call('default GET /crmgas/home/summary', {})).toMatchObject({ ok: false })
})

import { contentGateway, inWork } from '../../../test/setup/content-gateway'
import { deskHeaders } from '../../../test/gateway/login-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { upsert } from '../todo/service'

let gateway: TestGateway
let ceramics: Caller
let colleague: Caller
let unbound: Caller
beforeAll(async () => {
  gateway = await contentGateway()
  ceramics = await gateway.as('13800000001')
  colleague = await gateway.as('13800000002')
  unbound = await gateway.as('13800000006')
})
afterAll(() => gateway.close())
beforeEach(() => gateway.db.deleteFrom('consoleConfig').execute())

const query = (caller: Caller) => caller.ok('default GET /crmgas/consoleConfig/queryConsoleConfig', {})
const save = (caller: Caller, apps: string[], versionNum: number, force?: boolean) =>
  caller.call('default POST /crmgas/consoleConfig/saveConsoleConfig', { apps, versionNum, ...(force ? { force } : {}) })
const four = ['BILL', 'TOPUP', 'METER_LIST', 'SERVICE']

test('the default of the customer class, without entries that need a missing meter', async () => {
  const config = await query(ceramics)
  expect(config).toMatchObject({ userName: '13800000001', bp: '1000000001', versionNum: 0, isDefault: true })
  expect(config.apps).toHaveLength(11)
  // Without energy data there is no IOT meter here: 气量预测 is hidden, but keeps its place.
  expect(config.apps).toContain('PREDICT')
  expect(config.list.map((one) => one.code)).toEqual(config.apps.filter((code) => code !== 'PREDICT'))
  expect(config.list[0]).toEqual({
    code: 'METER_LIST',
    name: '我的表具',
    icon: 'meter',
    url: '/pages/home/meter-list/meter-list',
    sort: 1,
    visible: true,
    badge: '',
    group: 'ENERGY',
    openType: 'PAGE',
    isNew: false,
  })
})

test('a user without a customer has an order too', async () => {
  const config = await query(unbound)
  expect(config).toMatchObject({ bp: null, isDefault: true })
  expect(config.list.map((one) => one.code)).toContain('BILL')
  expect((await save(unbound, four, 0)).code).toBe('1000')
  expect((await query(unbound)).versionNum).toBe(1)
})

test('saved per user, hidden ones keep their places, unknown ones go', async () => {
  const saved = await save(ceramics, ['BILL', 'NOPE', 'BILL', 'TOPUP', 'METER_LIST', 'SERVICE'], 0)
  expect(saved.data).toMatchObject({
    versionNum: 1,
    isDefault: false,
    apps: ['BILL', 'TOPUP', 'PREDICT', 'METER_LIST', 'SERVICE'],
  })
  expect((await query(ceramics)).list.map((one) => one.code)).toEqual(four)
  expect((await query(colleague)).isDefault).toBe(true)
})

test.each([
  [['BILL', 'TOPUP', 'SERVICE'], '44801', '首页至少保留4个应用'],
  [['BILL', 'BILL', 'TOPUP', 'SERVICE', 'NOPE'], '44801', '首页至少保留4个应用'],
  [
    'METER_LIST ENERGY_INFO DG_ENERGY TOPUP BILL PAY_RECORD TELE_PAY PAY_REMIND INSTALLMENT INVOICE SIGN OUTLET'.split(
      ' ',
    ),
    '44802',
    '首页最多添加11个应用',
  ],
])('%j: %s', async (apps, code, text) => {
  expect(await save(ceramics, apps, 0)).toMatchObject({ code, text })
})

test('a save over a change of another device is refused; force overwrites', async () => {
  await save(ceramics, four, 0)
  expect(await save(ceramics, [...four].reverse(), 0)).toMatchObject({
    code: '44803',
    text: '首页布局已在其他设备修改',
  })
  expect((await save(ceramics, [...four].reverse(), 0, true)).data).toMatchObject({ versionNum: 2 })
  expect((await save(ceramics, four, 2)).data).toMatchObject({ versionNum: 3 })
})

test('of two devices at once one wins', async () => {
  await save(ceramics, four, 0)
  const answers = await Promise.all([save(ceramics, four, 1), save(ceramics, [...four].reverse(), 1)])
  expect(answers.map((one) => one.code).sort()).toEqual(['1000', '44803'])
})

test('reset gives the default back', async () => {
  await save(ceramics, four, 0)
  expect(await ceramics.ok('default POST /crmgas/consoleConfig/resetConsoleConfig', {})).toMatchObject({
    isDefault: true,
    versionNum: 0,
  })
})

test('another userName changes nothing: the own order is answered', async () => {
  const config = await ceramics.ok('default GET /crmgas/consoleConfig/queryConsoleConfig', { userName: '13800000007' })
  expect(config.userName).toBe('13800000001')
})

test('badges count the open to-dos of their types', async () => {
  for (const bizId of ['1', '2'])
    await inWork(gateway, (work) =>
      upsert(work, {
        bp: '1000000001',
        companyCode: '1001',
        type: 'INSPECTION_SIGN',
        bizId,
        title: '签字',
        route: '/subPages/inspection-report/inspection-detail',
      }),
    )
  const badge = (await query(ceramics)).list.find((one) => one.code === 'INSPECTION')?.badge
  expect(badge).toBe('2')
})

test('visitors are sent to the login, odd input is refused', async () => {
  expect(await gateway.call('default GET /crmgas/consoleConfig/queryConsoleConfig', {})).toMatchObject({ code: '1888' })
  expect(
    await ceramics.send('default POST /crmgas/consoleConfig/saveConsoleConfig', { apps: 'BILL', versionNum: 0 }),
  ).toMatchObject({ code: '2901' })
})

describe('application centre', () => {
  const LIST = 'default GET /crmgas/appCenter/list'
  const OPEN = 'default POST /crmgas/appCenter/open'
  const SWITCHES = 'btwob GET /appItem/list'
  const SAVE = 'btwob POST /appItem/save'
  const until = '2027-01-31T00:00:00+08:00'
  let staff: Record<string, string>
  beforeAll(async () => {
    const person = await gateway.as('13800000012')
    staff = await deskHeaders(gateway, person.headers)
  })
  beforeEach(async () => {
    await gateway.db.deleteFrom('appSwitch').execute()
    await gateway.db.deleteFrom('appOpened').execute()
  })
  const list = (caller: Caller) => caller.ok(LIST, {})
  const app = async (caller: Caller, code: string) =>
    (await list(caller)).groups.flatMap(({ apps }) => apps).find((one) => one.code === code)
  const put = (more: object = {}) =>
    gateway.call(SAVE, { appCode: 'HELP', online: true, newUntil: null, version: 0, ...more }, staff)

  test('every app by its group, without those that are not for this customer', async () => {
    const { groups, selected, recentMax, versionNum, isDefault } = await list(ceramics)
    expect(groups.map(({ label }) => label)).toEqual([
      '用气服务',
      '缴费账单',
      '发票合同',
      '气量套餐',
      '安全服务',
      '工程服务',
      '账户与档案',
      '更多',
    ])
    expect(selected).toEqual((await query(ceramics)).list.map(({ code }) => code))
    expect({ recentMax, versionNum, isDefault }).toEqual({ recentMax: 4, versionNum: 0, isDefault: true })
    expect(await app(ceramics, 'BILL')).toMatchObject({ name: '我的账单', initials: 'wdzd', isNew: false })
    expect(await app(ceramics, 'NFC')).toBeUndefined()
    expect(await app(colleague, 'BANK')).toBeUndefined()
    expect((await app(ceramics, 'BANK'))?.code).toBe('BANK')
  })

  test('an app that is taken away goes from the centre and from home, and comes back to its place', async () => {
    await save(ceramics, ['BILL', 'HELP', 'TOPUP', 'METER_LIST'], 0)
    expect(await put({ online: false })).toMatchObject({ data: { appCode: 'HELP', online: false, version: 1 } })
    expect(await app(ceramics, 'HELP')).toBeUndefined()
    expect((await query(ceramics)).list.map(({ code }) => code)).toEqual(['BILL', 'TOPUP', 'METER_LIST'])
    expect(await ceramics.call(OPEN, { appCode: 'HELP' })).toMatchObject({ code: '2902' })
    await put({ version: 1 })
    expect((await query(ceramics)).list.map(({ code }) => code)).toEqual(['BILL', 'HELP', 'TOPUP', 'METER_LIST'])
  })

  test('what the company leaves out is not offered, whatever its switch says', async () => {
    expect([(await app(ceramics, 'GPT'))?.code, (await app(ceramics, 'LOTTERY'))?.code]).toEqual(['GPT', 'LOTTERY'])
    await gateway.setting('features.gptEnabled', '0', '1001')
    await gateway.setting('features.lotteryEnabled', '0', '1001')
    expect([await app(ceramics, 'GPT'), await app(ceramics, 'LOTTERY')]).toEqual([undefined, undefined])
    await gateway.setting('features.gptEnabled', '1', '1001')
    await gateway.setting('features.lotteryEnabled', '1', '1001')
  })

  test('another company keeps its apps', async () => {
    await put({ online: false })
    const mill = await gateway.as('13800000008')
    expect((await app(mill, 'HELP'))?.code).toBe('HELP')
  })

  test('new until it is opened or the mark ends (AC-06); separately for each user', async () => {
    await put({ newUntil: until })
    expect((await app(ceramics, 'HELP'))?.isNew).toBe(true)
    expect(await ceramics.ok(OPEN, { appCode: 'HELP' })).toBe(true)
    expect(await ceramics.ok(OPEN, { appCode: 'HELP' })).toBe(true)
    expect((await app(ceramics, 'HELP'))?.isNew).toBe(false)
    expect((await app(colleague, 'HELP'))?.isNew).toBe(true)
    // The same end again is no new mark; a later one is, from its moment on.
    await put({ newUntil: until, version: 1 })
    expect((await app(ceramics, 'HELP'))?.isNew).toBe(false)
    await gateway.db.updateTable('appOpened').set({ openedAt: '2026-01-01T00:00:00+08:00' }).execute()
    await put({ newUntil: '2027-02-28T00:00:00+08:00', version: 2 })
    expect((await app(ceramics, 'HELP'))?.isNew).toBe(true)
  })

  test('staff see all apps with their state; the change is in the log', async () => {
    await put({ newUntil: until })
    const { list: all } = await gateway.ok(SWITCHES, undefined, staff)
    expect(all.find(({ appCode }) => appCode === 'HELP')).toEqual({
      appCode: 'HELP',
      name: '帮助中心',
      online: true,
      newUntil: until,
      version: 1,
    })
    expect(all.find(({ appCode }) => appCode === 'BILL')).toMatchObject({ online: true, newUntil: null, version: 0 })
    const log = await gateway.db.selectFrom('auditLog').selectAll().where('entity', '=', 'appSwitch').execute()
    expect(log.at(-1)).toMatchObject({ entityId: '1001|HELP', toState: 'ON NEW' })
  })

  test('a change of what another user has saved, an unknown app, and a customer are refused', async () => {
    await put()
    expect(await put()).toMatchObject({ code: '2904' })
    expect(await put({ appCode: 'NOPE' })).toMatchObject({ code: '2902' })
    expect(await ceramics.call(OPEN, { appCode: 'NOPE' })).toMatchObject({ code: '2902' })
    expect((await gateway.call(SWITCHES, undefined, ceramics.headers)).code).not.toBe('0')
  })

  test('of two saves at once one is refused', async () => {
    const answers = await Promise.all([put({ online: false }), put({ newUntil: until })])
    expect(answers.map(({ code }) => code).sort()).toEqual(['0', '2904'])
  })
})

import { contentGateway, inWork } from '../../../test/setup/content-gateway'
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

test('the default of the customer class, without what needs a meter he has not', async () => {
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

test('who saves on what another device has changed is asked; force overwrites', async () => {
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

/*
 * What is not there and what is too long, asked of every call that refuses it: a customer number that the gas company's system does
 * not know, a meter that the customer does not have, a span that is too long or turned round.
 */
import type { ApiKey } from '@contract'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'

type Ask = [key: ApiKey, input?: object]

const METER = { meterId: 'nothing' }
const TREND = { granularity: 'DAY', from: '2026-11-01', to: '2026-11-02' }
const BUY = { buyMode: 'AMOUNT', value: '100.00' }

/** Read the account, whatever is asked. */
const OF_THE_ACCOUNT: Ask[] = [
  ['default GET /crmgas/findSapSysFlag'],
  ['default GET /crmgas/home/summary'],
  ['default GET /crmgas/list-meter-channel'],
  ['default GET /crmgas/stopGas/info'],
  ['default GET /crmgas/bill/list'],
  ['default GET /crmgas/bill/arrears'],
  ['default GET /crmgas/pay/payMeters'],
  ['default GET /crmgas/pay/channels', { bizType: 'BILL', amount: '1.00', platform: 'WEAPP' }],
  ['default GET /crmgas/pay/tt/init'],
  ['default GET /crmgas/fee/transaction'],
  ['default POST /crmgas/fee/export', { dateFrom: '2026-11-01', dateTo: '2026-11-01' }],
  ['default POST /crmgas/nfc/open', { platform: 'WEAPP', mode: 'WRITE', requestNo: 'nothing-1' }],
  ['energy GET /energy/dg/overview'],
  ['energy GET /monthBill/detail', { billMonth: '2026-10' }],
  ['taocan POST /trade/agree/comboCustomerCheck', { scene: 'PACKAGE' }],
]

/** Read the account and a meter of it. */
const OF_A_METER: Ask[] = [
  ['default GET /crmgas/meter/detail', METER],
  ['default GET /crmgas/price/myPrice', METER],
  ['default GET /crmgas/price/history', METER],
  ['default POST /crmgas/price/trial', { ...METER, ...BUY }],
  [
    'default POST /crmgas/icBuyGus',
    { ...METER, ...BUY, priceVersion: 'x', channel: 'WXMINI', writeMode: 'NFC', requestNo: 'nothing-2' },
  ],
  ['btwob GET /price/notice', METER],
  ['btwob GET /usage/hours', METER],
  ['energy GET /energy/overview', METER],
  ['energy GET /energy/trend', { ...METER, ...TREND }],
  ['energy GET /energy/daily', { ...METER, month: '2026-10' }],
  ['energy GET /energy/hourly', { ...METER, gasDay: '2026-11-01' }],
  ['energy GET /monthBill/list', METER],
  ['energy GET /monthBill/preview', METER],
  ['energy GET /monthBill/detailOld', { ...METER, billMonth: '2026-10' }],
]

/** Find a meter by the customer number alone. */
const OF_A_METER_ALONE: Ask[] = [
  ['gas GET /realtime/meter', METER],
  ['btwob GET /usage/cards', METER],
  ['btwob GET /meter/readings', { ...METER, from: '2026-11-01', to: '2026-11-01' }],
  ['default GET /crmgas/meter/imgList', METER],
  ['default POST /crmgas/meter/setAlias', { ...METER, alias: '锅炉' }],
  ['default POST /crmgas/setMeterImg', { ...METER, fileID: 'x', reading: '1', requestNo: 'nothing-3' }],
  ['energy GET /monthBill/detailSingle', { ...METER, billMonth: '2026-10' }],
]

/** Find a user of the customer number by a binding. */
const OF_A_BINDING: Ask[] = [
  ['default POST /hqw/subAccount/review', { bindingId: 'nothing', result: '1' }],
  ['default POST /hqw/subAccount/remove', { bindingId: 'nothing' }],
  ['default POST /hqw/subAccount/rename', { bindingId: 'nothing', remarkName: '会计' }],
  ['default POST /hqw/subAccount/createInvite', { models: ['BILL_VIEW'], remarkName: '会计' }],
  ['default POST /hqw/authority/saveSubModels', { bindingId: 'nothing', models: ['BILL_VIEW'], version: 1 }],
]

/** A span that is turned round, and one that is a day or a month too long. */
const OF_A_SPAN: [key: ApiKey, backwards: object, tooLong: object, limit: string][] = [
  ...(
    [
      'default GET /crmgas/fee/transaction',
      'default POST /crmgas/fee/export',
      'default GET /crmgas/voucher/list',
      'default GET /crmgas/gasPaymentOrder/list',
      'default GET /crmgas/nfc/record',
    ] as const
  ).map((key): [ApiKey, object, object, string] => [
    key,
    { dateFrom: '2026-11-02', dateTo: '2026-11-01' },
    { dateFrom: '2025-11-01', dateTo: '2026-11-01' },
    '12个月',
  ]),
  [
    'energy GET /energy/trend',
    { granularity: 'DAY', from: '2026-11-02', to: '2026-11-01' },
    { granularity: 'DAY', from: '2026-09-01', to: '2026-11-02' },
    '62天',
  ],
  [
    'btwob GET /usage/hours',
    { from: '2026-11-02', to: '2026-11-01' },
    { from: '2025-10-31', to: '2026-11-01' },
    '366天',
  ],
]

let gateway: TestGateway
let unbound: Caller
let somebody: Caller
let withoutPlan: Caller
beforeAll(async () => {
  gateway = await testGateway()
  const { userId } = await gateway.db
    .selectFrom('bpBinding')
    .select('userId')
    .where('bp', '=', '1000000001')
    .where('isMaster', '=', true)
    .executeTakeFirstOrThrow()
  const session = { userId, username: '13800000001', isMaster: true, reviewStatus: '1' as const }
  unbound = gateway.asSession({ ...session, bp: '1999999999', companyCode: '1001' })
  somebody = gateway.asSession({ ...session, bp: '1000000001', companyCode: '1001' })
  withoutPlan = gateway.asSession({ ...session, bp: '1000000003', companyCode: '1002' })
})
afterAll(() => gateway.close())

const GONE = { code: '2902', text: '数据不存在或已删除' }
const NO_METER = { code: 'A2101', text: '表具不存在' }

test.each([...OF_THE_ACCOUNT, ...OF_A_METER, ...OF_A_BINDING])(
  '%s of a customer that is not there',
  async (key, input = {}) => expect(await unbound.send(key, input)).toMatchObject(GONE),
)

test.each([...OF_A_METER, ...OF_A_METER_ALONE])('%s of a meter that is not there', async (key, input = {}) =>
  expect(await somebody.send(key, input)).toMatchObject(NO_METER),
)

test.each(OF_A_SPAN)('%s over a span that is none', async (key, backwards, tooLong, limit) => {
  expect(await somebody.send(key, backwards)).toMatchObject({ code: 'A2331', text: '结束日期不能早于开始日期' })
  expect(await somebody.send(key, tooLong)).toMatchObject({ code: 'A2316', text: `查询时间跨度不能超过${limit}` })
})

test('readings over a span that is none', async () => {
  const meter = await gateway.db.selectFrom('meter').select('meterId').where('bp', '=', '1000000001').executeTakeFirst()
  const over = (from: string, to: string) =>
    somebody.call('btwob GET /meter/readings', { meterId: meter?.meterId ?? '', from, to })
  expect(await over('2026-11-02', '2026-11-01')).toMatchObject({ code: 'A2331', text: '结束日期不能早于开始日期' })
  expect(await over('2026-09-01', '2026-11-02')).toMatchObject({ code: 'A2316', text: '查询时间跨度不能超过62天' })
})

test('a plan of gas where there is none', async () => {
  expect(await withoutPlan.call('energy GET /energy/dg/overview', {})).toMatchObject({
    code: 'A2111',
    text: '当前户号未开通气量计划',
  })
})

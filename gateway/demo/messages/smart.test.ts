import { addDays } from '@domain/date'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

/* The rules of E-X-20 on the demo customers' own data. */

const LIST = 'default GET /crmgas/smartMessage/list'
const FACTORY = '1000000001'
const HOSPITAL = '1000000003'

let gateway: TestGateway
let factory: Caller
let hospital: Caller
beforeAll(async () => {
  gateway = await testGateway()
  factory = await gateway.as('13800000001')
  hospital = await gateway.as('13800000008')
})
afterAll(() => gateway.close())

/** What is found when the page opens for the first time. */
async function found(caller: Caller) {
  await gateway.db.deleteFrom('smartLook').execute()
  return (await caller.ok(LIST, {})).live
}
const codesOf = async (caller: Caller) => (await found(caller)).map(({ ruleCode }) => ruleCode)

test('USAGE_SPIKE: 3,650.16 m³ on a Sunday, 60 % above the four before; it leads to the meter and to a ticket', async () => {
  const [spike] = (await found(factory)).filter(({ ruleCode }) => ruleCode === 'USAGE_SPIKE')
  expect(spike?.series).toHaveLength(29)
  expect(spike?.series.at(-1)).toEqual({ x: '2026-11-22', y: '3650.16' })
  expect(spike).toMatchObject({
    asOf: '2026-11-23T08:00:00+08:00',
    evidence: [{ value: '3,650.16', unit: 'm³' }, { value: '2,281.35' }, { value: '1,368.81' }],
    actions: [
      { route: '/pages/home/meter-list/meter-list?meterId=10010102' },
      { route: '/subPages/customer-service/add' },
    ],
  })
})

test('a day that is estimated proves nothing', async () => {
  const day = gateway.db
    .updateTable('dailyUsage')
    .where('bp', '=', FACTORY)
    .where('meterId', '=', '10010102')
    .where('gasDay', '=', '2026-11-22')
  await day.set({ quality: 'ESTIMATED' }).execute()
  expect(await codesOf(factory)).not.toContain('USAGE_SPIKE')
  await day.set({ quality: 'NORMAL' }).execute()
})

test('NIGHT_FLOW: the open hint of the customer (Y-11), none after its end', async () => {
  const textile = gateway.asSession({
    bp: '1000000004',
    companyCode: '1002',
    userId: 'u',
    isMaster: true,
    reviewStatus: '1',
    models: [],
  })
  expect((await found(textile))[0]).toMatchObject({ ruleCode: 'NIGHT_FLOW', severity: 'high' })
  await gateway.db.updateTable('leakHint').set({ endedOn: '2026-11-22' }).where('bp', '=', '1000000004').execute()
  expect(await codesOf(textile)).not.toContain('NIGHT_FLOW')
})

test('BALANCE_DAYS: less than five days, as many as the home page shows', async () => {
  expect(await codesOf(factory)).not.toContain('BALANCE_DAYS')
  const own = gateway.db.selectFrom('gasAccount').select('balance').where('bp', '=', FACTORY)
  const { balance } = await own.executeTakeFirstOrThrow()
  const setBalance = (amount: string) =>
    gateway.db.updateTable('gasAccount').set({ balance: amount }).where('bp', '=', FACTORY).execute()
  await setBalance('20000.00')
  const [short] = (await found(factory)).filter(({ ruleCode }) => ruleCode === 'BALANCE_DAYS')
  const { account } = await factory.ok('default GET /crmgas/home/summary', {})
  expect(short?.evidence[1]).toEqual({ label: '预计可用', value: String(account.daysLeft), unit: '天' })
  await setBalance(balance)
})

test('BILL_DUE: from three days before its due date', async () => {
  const bill = await gateway.db
    .selectFrom('bill')
    .select(['billId', 'billNo'])
    .where('bp', '=', HOSPITAL)
    .where('state', '=', 'UNPAID')
    .executeTakeFirstOrThrow()
  const due = (dueDate: string) =>
    gateway.db
      .updateTable('bill')
      .set({ dueDate })
      .where('bp', '=', HOSPITAL)
      .where('billId', '=', bill.billId)
      .execute()
  await due(addDays('2026-11-23', 4))
  expect(await codesOf(hospital)).not.toContain('BILL_DUE')
  await due(addDays('2026-11-23', 3))
  expect((await found(hospital))[0]).toMatchObject({
    ruleCode: 'BILL_DUE',
    asOf: null,
    actions: [{ route: `/pages/my-bill/details/details?billId=${bill.billId}` }],
  })
})

test('DEVIATION_RISK: outside of the group’s own tolerance', async () => {
  const tolerance = (monthTolerance: string) =>
    gateway.db.updateTable('predictionGroup').set({ monthTolerance }).where('bp', '=', FACTORY).execute()
  await tolerance('100.00')
  expect(await codesOf(factory)).not.toContain('DEVIATION_RISK')
  await tolerance('0.00')
  const [risk] = (await found(factory)).filter(({ ruleCode }) => ruleCode === 'DEVIATION_RISK')
  expect([risk?.series[0]?.x, risk?.series.at(-1)?.x]).toEqual(['2026-11-01', '2026-11-22'])
})

test('DEVICE_EXPIRY: a meter with a verification that ends soon, on the day that the archive says', async () => {
  const { list } = await factory.ok('default GET /crmgas/record/flowMeter/list', { validity: 'DUE_SOON' })
  const [meter] = list
  const device = (await found(factory)).find(({ insight }) => insight.includes(`${meter?.nextVerifyDate}到期`))
  expect(device).toMatchObject({
    ruleCode: 'DEVICE_EXPIRY',
    severity: 'medium',
    asOf: null,
    evidence: [
      { label: '到期日', value: meter?.nextVerifyDate },
      { label: '剩余', value: String(meter?.daysLeft), unit: '天' },
    ],
    actions: [{ route: `/pages/record/gas-flow-meter/detail?meterNo=${meter?.meterNo}` }],
  })
})

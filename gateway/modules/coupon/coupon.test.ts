import type { In } from '@contract'
import { requestNo } from '../../../test/gateway/payment-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

/* Coupons that staff grant (E-M-16): one clerk up to a limit, two above it, on quotes of their categories, withdrawn while they are unused. */

const BP = '1000000002'
const GRANT = 'btwob POST /coupon/grant'
const WITHDRAW = 'btwob POST /coupon/withdraw'
const LIST = 'btwob GET /coupon/list'
const LEAD = 'demand GET /lead/detail'

let gateway: TestGateway
let cook: Caller
let of: { leadNo: string; quoteNo: string }
let categoryId: string
beforeEach(async () => {
  gateway = await testGateway({ daily: ['coupon'] })
  cook = await gateway.as('13800000007')
  for (const table of ['coupon', 'reviewTask', 'message'] as const) await gateway.db.deleteFrom(table).execute()
  await gateway.db.deleteFrom('lotteryWin').where('bp', '=', BP).execute()
  // 2 × 830.00 of one product, open until the 28th.
  const lead = await gateway.db
    .selectFrom('demandLead')
    .select(['leadNo', 'categoryId'])
    .where('state', '=', 'quoted')
    .executeTakeFirstOrThrow()
  const quote = await gateway.db
    .selectFrom('leadQuote')
    .select('quoteNo')
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  of = { leadNo: lead.leadNo, ...quote }
  categoryId = lead.categoryId ?? ''
})
afterEach(() => gateway.close())

const clerk = (userId = 'clerk', companyCode = '1001') => gateway.asSession({ userId, companyCode })
const wish = (given: Partial<In<typeof GRANT>> = {}): In<typeof GRANT> => ({
  bp: BP,
  faceValue: '100.00',
  threshold: '1000.00',
  categoryIds: [],
  validTo: '2026-12-31',
  reason: '安装延误补偿',
  requestNo: requestNo(),
  ...given,
})
const grant = (given: Partial<In<typeof GRANT>> = {}, by = clerk()) => by.call(GRANT, wish(given))
const granted = async (given: Partial<In<typeof GRANT>> = {}) => {
  await gateway.setting('coupon.alone', '100.00')
  return clerk().ok(GRANT, wish(given))
}
const withdraw = (couponCode: string, by = clerk()) => by.call(WITHDRAW, { bp: BP, couponCode, reason: '重复发放' })
const offered = async () => (await cook.ok(LEAD, { leadNo: of.leadNo })).availableCoupons.map((one) => one.couponCode)
const accept = (couponCode: string) =>
  cook.call('demand POST /lead/quote/accept', { ...of, couponCode, requestNo: requestNo() })
const received = async () => {
  await gateway.drain()
  return (await gateway.db.selectFrom('message').select('summary').where('bp', '=', BP).execute()).map(
    ({ summary }) => summary,
  )
}
const decide = async (decision: 'PASS' | 'REJECT', userId: string) => {
  const { list } = await clerk(userId).ok('btwob GET /review/list', { bizType: 'COUPON' })
  const taskId = list[0]?.taskId ?? ''
  return clerk(userId).call('btwob POST /review/decide', { taskId, decision, remark: '依据不足' })
}

test('up to the limit of one clerk the customer has it at once, gets a message, and takes it off a quote', async () => {
  const { couponCode, state } = await granted()
  expect(state).toBe('issued')
  expect(await received()).toEqual([
    '满 ¥1,000.00 减 ¥100.00，适用于商城全部商品与服务，2026-12-31前接受商城报价时可抵用',
  ])
  expect(await offered()).toEqual([couponCode])
  expect((await accept(couponCode)).data?.payable).toBe('1560.00')
  const { list, alone } = await clerk().ok(LIST, { bp: BP })
  expect(alone).toBe('100.00')
  expect(list).toMatchObject([{ couponCode, state: 'used', leadNo: of.leadNo, withdrawable: false }])
  expect(await withdraw(couponCode)).toMatchObject({ code: '2904' })
})

test('without a limit, and above it, another clerk decides, never the same one (2210)', async () => {
  const { data } = await grant()
  expect(data?.state).toBe('review')
  expect(await offered()).toEqual([])
  expect(await received()).toEqual([])
  expect(await decide('PASS', 'clerk')).toMatchObject({ code: '2210' })
  expect(await decide('PASS', 'other')).toMatchObject({ ok: true })
  expect(await offered()).toEqual([data?.couponCode])
  expect(await received()).toHaveLength(1)
  await gateway.setting('coupon.alone', '100.00')
  const above = await grant({ faceValue: '100.01' })
  expect(await decide('REJECT', 'other')).toMatchObject({ ok: true })
  expect((await clerk().ok(LIST, { bp: BP })).list[0]).toMatchObject({
    couponCode: above.data?.couponCode,
    state: 'refused',
    remark: '依据不足',
  })
  expect(await received()).toHaveLength(1)
})

test('withdrawn with a message; before the other clerk has passed it without one', async () => {
  const { couponCode } = await granted()
  expect((await withdraw(couponCode)).data).toMatchObject({ state: 'withdrawn', remark: '重复发放' })
  expect(await received()).toContain('满 ¥1,000.00 减 ¥100.00的优惠券已撤回：重复发放')
  expect(await accept(couponCode)).toMatchObject({ code: 'E1015' })
  expect(await withdraw(couponCode)).toMatchObject({ code: '2904' })
  const waiting = await clerk().ok(GRANT, wish({ faceValue: '500.00' }))
  expect((await withdraw(waiting.couponCode)).data?.state).toBe('withdrawn')
  expect((await clerk().ok('btwob GET /review/list', { bizType: 'COUPON' })).list).toEqual([])
  expect(await received()).toHaveLength(2)
})

test('a withdrawal and an acceptance at once: one of them holds', async () => {
  const { couponCode } = await granted()
  const [taken, back] = await Promise.all([accept(couponCode), withdraw(couponCode)])
  expect([taken.ok, back.ok].filter(Boolean)).toHaveLength(1)
})

test('a coupon of some categories is for what is in them alone', async () => {
  const { list } = await clerk().ok('btwob GET /product/categories', {})
  const names = new Map(list.map((one) => [one.categoryId, one.name]))
  const elsewhere = [...names.keys()].find((id) => id !== categoryId) ?? ''
  const here = await granted({ categoryIds: [categoryId, elsewhere] })
  expect(here.scope).toBe(`${names.get(categoryId) ?? ''}、${names.get(elsewhere) ?? ''}`)
  const other = await granted({ categoryIds: [elsewhere], faceValue: '90.00' })
  expect(await offered()).toEqual([here.couponCode])
  expect(await accept(other.couponCode)).toMatchObject({ code: 'E1015' })
  expect(await accept(here.couponCode)).toMatchObject({ ok: true })
})

test('is announced before it ends, and is over after its last day', async () => {
  const { couponCode } = await granted()
  const reminders = async () => (await received()).filter((text) => text.includes('将于2026-12-31到期')).length
  for (const [day, sent] of [
    ['27', 0],
    ['28', 1],
    ['29', 1],
    ['30', 2],
    ['31', 2],
  ] as const) {
    await gateway.passTime(`2026-12-${day}T12:00:00+08:00`)
    expect(await reminders()).toBe(sent)
  }
  await gateway.passTime('2027-01-01T00:11:00+08:00')
  expect((await clerk().ok(LIST, { bp: BP })).list).toMatchObject([{ couponCode, state: 'expired' }])
})

test.each([
  ['2901', { faceValue: '0.00' }],
  ['2901', { threshold: '99.99' }],
  ['2901', { validTo: '2026-11-22' }],
  ['2901', { categoryIds: ['nothing'] }],
  ['2902', { bp: '1000000099' }],
] as const)('%s for %j, and nothing is granted', async (code, given) => {
  expect(await grant(given as Partial<In<typeof GRANT>>)).toMatchObject({ code })
  expect(await gateway.db.selectFrom('coupon').selectAll().execute()).toEqual([])
})

test('a clerk of another company, an own customer number, a coupon that is not there, a repeated request', async () => {
  const { couponCode } = await granted()
  const stranger = clerk('stranger', '1002')
  expect(await grant({}, stranger)).toMatchObject({ code: '2902' })
  expect(await withdraw(couponCode, stranger)).toMatchObject({ code: '2902' })
  expect(await stranger.call(LIST, { bp: BP })).toMatchObject({ code: '2902' })
  expect(await withdraw('nothing')).toMatchObject({ code: '2902' })
  const master = await gateway.db
    .selectFrom('bpBinding')
    .select('userId')
    .where('bp', '=', BP)
    .executeTakeFirstOrThrow()
  expect(await grant({}, clerk(master.userId))).toMatchObject({ code: '2210' })
  const same = wish()
  expect(await clerk().ok(GRANT, same)).toEqual(await clerk().ok(GRANT, same))
  expect((await clerk().ok(LIST, { bp: BP })).total).toBe(2)
})

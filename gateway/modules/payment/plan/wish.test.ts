import { brokenInvariants } from '../../../../test/invariants/money'
import {
  aBill,
  anAccount,
  openCashier,
  pass,
  payer,
  requestNo,
  inTransaction,
  paymentGatewayWithDesk,
} from '../../../../test/gateway/payment-kit'
import { aReceiver, moneyIn, orderTransfer } from '../../../../test/gateway/transfer-kit'
import type { TestGateway } from '../../../../test/setup/gateway'
import { reverseBill } from '../../billing/service'
import { decide, type Verdict } from '../../desk/service'

const LIST = 'default GET /crmgas/installment/list'
const TRIAL = 'default POST /crmgas/installment/trial'
const APPLY = 'default POST /crmgas/installment/apply'
const CANCEL = 'default POST /crmgas/installment/cancel'
const DETAIL = 'default GET /crmgas/installment/detail'
const CREATE = 'default POST /crmgas/pay/createOrder'

const key = { bp: '1000000003', companyCode: '1002' }
const wish = { billIds: ['b-1', 'b-2'], downPct: 30, periods: 3 }

let gateway: TestGateway
beforeEach(async () => {
  gateway = await paymentGatewayWithDesk()
  await anAccount(gateway.db)
  await aBill(gateway.db, key, {
    billId: 'b-1',
    receivable: '4000.00',
    billMonth: '2026-08',
    state: 'OVERDUE',
    dueDate: '2026-11-13',
  })
  await aBill(gateway.db, key, { billId: 'b-2', receivable: '3000.00', billMonth: '2026-09' })
})
afterEach(async () => {
  expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
  await gateway.close()
})

it('a company sets from which sum on arrears may be paid in parts (A 5.10)', async () => {
  const eligible = async () => (await caller().ok(LIST, {})).eligible
  expect((await eligible()).ok).toBe(true)
  await gateway.setting('instMin', '8000.00')
  expect(await eligible()).toMatchObject({ ok: false, reasons: ['欠费合计不足¥8,000.00'] })
})

const caller = () => payer(gateway, key)
const ask = (over: Partial<typeof wish> & { agree?: '0' | '1' } = {}) =>
  caller().call(APPLY, { ...wish, reason: '资金周转紧张', agree: '1', ...over, requestNo: requestNo() })
const applied = async () => (await ask()).data.planId
const stateOf = async (planId: string) => (await caller().ok(DETAIL, { planId })).state
const bills = async () =>
  (
    await gateway.db
      .selectFrom('bill')
      .select(['billId', 'state', 'paidPrincipal', 'lateFeePaid'])
      .orderBy('billId')
      .execute()
  ).map((bill) => [bill.billId, bill.state, bill.paidPrincipal, bill.lateFeePaid].join(' '))
const order = (planId: string, seqs: number[]) =>
  caller().call(CREATE, { bizType: 'INSTALLMENT', planId, seqs, channel: 'SANDBOX', requestNo: requestNo() })
async function pay(orderId: string): Promise<void> {
  const sandboxToken = await openCashier(caller(), orderId)
  await caller().ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
  await pass(gateway, 6)
}
const tasks = () => gateway.db.selectFrom('reviewTask').selectAll().where('bizType', '=', 'INSTALLMENT').execute()
const say = async (verdict: Verdict, userId = 'staff') => {
  const [task] = await tasks()
  return inTransaction(gateway, (work) =>
    decide(work, { userId, companyCode: key.companyCode }, task?.taskId ?? '', verdict),
  )
}
const todos = async () =>
  (await gateway.db.selectFrom('todo').select(['bizId', 'status']).where('type', '=', 'INSTALL_DUE').execute()).map(
    ({ bizId, status }) => `${bizId.split('|')[1] ?? ''} ${status}`,
  )

it('returns the bills for a plan, tries it, applies, takes the down payment and starts the plan (AE-81 to AE-83)', async () => {
  const { eligible, list } = await caller().ok(LIST, {})
  expect(eligible).toMatchObject({ ok: true, reasons: [], total: '7020.00' })
  expect(eligible.bills.map(({ billId, lateFee }) => `${billId} ${lateFee}`)).toEqual(['b-1 20.00', 'b-2 0.00'])
  expect(list).toEqual([])
  const trial = await caller().ok(TRIAL, wish)
  expect(trial).toMatchObject({ totalAmount: '7020.00', lateFee: '20.00', downPayment: '2106.00' })
  expect(trial.items.map(({ title, dueDate, amount }) => `${title} ${dueDate} ${amount}`)).toEqual([
    '分期首付 2026-11-23 2106.00',
    '分期第1期 2026-12-23 1638.00',
    '分期第2期 2027-01-23 1638.00',
    '分期第3期 2027-02-23 1638.00',
  ])
  const planId = await applied()
  expect(await stateOf(planId)).toBe('APPLYING')
  expect((await order(planId, [0])).code).toBe('2904')
  await pass(gateway, 60)
  expect(await stateOf(planId)).toBe('WAIT_DOWN')
  expect(await caller().ok(ARREARS, {})).toMatchObject({ installmentDue: '0.00', heldDue: '7020.00' })
  expect(await todos()).toEqual(['0 0'])
  expect(await bills()).toEqual(['b-1 OVERDUE 0.00 0.00', 'b-2 UNPAID 0.00 0.00'])
  expect((await order(planId, [0, 1])).code).toBe('2904')
  const down = await order(planId, [0])
  expect((await caller().call(CANCEL, { planId })).code).toBe('A2605')
  await pay(down.data.orderId)
  expect(await bills()).toEqual(['b-1 IN_INSTALLMENT 2086.00 20.00', 'b-2 IN_INSTALLMENT 0.00 0.00'])
  expect(await caller().ok(DETAIL, { planId })).toMatchObject({
    state: 'ACTIVE',
    paidAmount: '2106.00',
    restAmount: '4914.00',
  })
  expect(await todos()).toEqual(['0 1'])
  const after = await caller().ok(LIST, { state: 'ACTIVE' })
  expect(after.list).toMatchObject([{ planId, paidPeriods: 0, next: { seq: 1, amount: '1638.00' } }])
  expect(after.eligible.reasons).toEqual(['已有进行中的分期', '暂无可分期的欠费账单'])
})

it.each([
  [{ downPct: 29 }, 'A2602'],
  [{ agree: '0' }, 'A2604'],
  [{ billIds: ['b-2'] }, 'A2601'],
  [{ billIds: ['b-1', 'b-2', 'none'] }, '2902'],
  [{ periods: 13 }, '2901'],
  [{ downPct: 81 }, '2901'],
] as const)('%j is refused with %s', async (over, code) =>
  expect((await ask(over as Parameters<typeof ask>[0])).code).toBe(code),
)

it.each([
  [{ downPct: 29 }, 'A2602'],
  [{ billIds: ['b-2'] }, 'A2601'],
  [{ billIds: ['none'] }, '2902'],
])('a trial of %j is refused with %s', async (over, code) =>
  expect((await caller().call(TRIAL, { ...wish, ...over })).code).toBe(code),
)

it('of two applications at once one is a plan; the same request again is the first', async () => {
  const answers = await Promise.all([ask(), ask()])
  expect(answers.map(({ code }) => code).sort()).toEqual(['1000', 'A2601'])
  const input = { ...wish, reason: '资金周转紧张', agree: '1' as const, requestNo: requestNo() }
  await caller().ok(CANCEL, { planId: (await caller().ok(LIST, {})).list[0]?.planId ?? '' })
  const [first, again] = [await caller().ok(APPLY, input), await caller().call(APPLY, input)]
  expect(again.data).toMatchObject({ planId: first.planId })
  expect((await caller().ok(LIST, {})).list).toHaveLength(2)
})

it('money of a transfer that was ordered before leaves the bills to the application and stays on the balance, which pays the plan (AE-42, AE-50)', async () => {
  await aReceiver(gateway)
  const { ttId } = await orderTransfer(caller(), { purpose: 'BILL', billIds: ['b-1'], amount: '4020.00' })
  const planId = await applied()
  await moneyIn(caller(), { ttId })
  expect(await bills()).toEqual(['b-1 OVERDUE 0.00 0.00', 'b-2 UNPAID 0.00 0.00'])
  expect(await caller().ok('default GET /crmgas/pay/tt/detail', { ttId })).toMatchObject({
    state: 'MATCHED',
    resultNote: '已纳入分期计划的账单未抵扣，款项已转入账户余额',
  })
  await pass(gateway, 60)
  const down = await caller().ok(CREATE, {
    bizType: 'INSTALLMENT',
    planId,
    seqs: [0],
    useBalance: '1',
    channel: 'BALANCE',
    requestNo: requestNo(),
  })
  expect(down).toMatchObject({ state: 'SUCCESS', balanceUsed: '2106.00', payAmount: '0.00' })
  expect(await stateOf(planId)).toBe('ACTIVE')
  expect(await bills()).toEqual(['b-1 IN_INSTALLMENT 2086.00 20.00', 'b-2 IN_INSTALLMENT 0.00 0.00'])
  const { list } = await caller().ok('default GET /crmgas/fee/transaction', {})
  expect(list.map(({ entryType, amount, balanceAfter }) => [entryType, amount, balanceAfter])).toEqual([
    ['INSTALLMENT', '2106.00', '1914.00'],
    ['TT_IN', '4020.00', '4020.00'],
  ])
  expect(list[1]?.remark).toContain('已纳入分期计划的账单未抵扣')
})

it('is withdrawn before the down payment, once; no decision on it is accepted later', async () => {
  const planId = await applied()
  expect(await caller().ok(CANCEL, { planId })).toEqual({ state: 'CANCELLED' })
  expect(await caller().ok(CANCEL, { planId })).toEqual({ state: 'CANCELLED' })
  await pass(gateway, 60)
  expect(await stateOf(planId)).toBe('CANCELLED')
  const other = gateway.asSession({
    bp: '1000000009',
    companyCode: '1002',
    userId: 'u-9',
    isMaster: true,
    reviewStatus: '1',
  })
  expect((await other.call(CANCEL, { planId })).code).toBe('2902')
})

const bill = (billId: string) =>
  caller().call(CREATE, { bizType: 'BILL', billIds: [{ billId }], channel: 'SANDBOX', requestNo: requestNo() })
const ARREARS = 'default GET /crmgas/bill/arrears'

it('is not granted by the user that applied for it, a user of the customer number or not (2210)', async () => {
  const planId = await applied()
  const { applyUserId } = await gateway.db.selectFrom('installmentPlan').select('applyUserId').executeTakeFirstOrThrow()
  await expect(say({ decision: 'PASS', remark: '' }, applyUserId)).rejects.toMatchObject({ code: '2210' })
  expect(await stateOf(planId)).toBe('APPLYING')
})

it('its bills are paid through it alone, neither singly nor from the balance, until it is over (AE-42)', async () => {
  const planId = await applied()
  expect(await bill('b-2')).toMatchObject({ code: 'A2303', data: { planId } })
  expect(await caller().ok(ARREARS, {})).toMatchObject({
    list: [],
    totalDue: '0.00',
    installmentDue: '0.00',
    heldDue: '7020.00',
    arrears: '7020.00',
  })
  expect((await caller().ok('default GET /crmgas/pay/tt/init', {})).bills).toEqual([])
  expect(await caller().ok('default GET /crmgas/bill/detail', { billId: 'b-2' })).toMatchObject({
    canPay: false,
    payHint: '账单已纳入分期计划，请在分期中还款',
    installment: { planId, state: 'APPLYING' },
  })
  const topUp = { bizType: 'PREPAY', amount: '500.00', channel: 'SANDBOX' } as const
  await pay((await caller().ok(CREATE, { ...topUp, requestNo: requestNo() })).orderId)
  expect(await bills()).toEqual(['b-1 OVERDUE 0.00 0.00', 'b-2 UNPAID 0.00 0.00'])
  await caller().ok(CANCEL, { planId })
  expect(await bills()).toEqual(['b-1 OVERDUE 480.00 20.00', 'b-2 UNPAID 0.00 0.00'])
  expect((await bill('b-2')).code).toBe('1000')
})

it('a bill that the company reversed meanwhile: the application is rejected for either decision of the desk', async () => {
  const planId = await applied()
  await inTransaction(gateway, (work) => reverseBill(work, key, 'b-2', '抄表有误'))
  await pass(gateway, 60)
  expect(await caller().ok(DETAIL, { planId })).toMatchObject({
    state: 'REJECTED',
    reviewNote: '账单已变更，请重新申请',
  })
  expect((await bill('b-1')).code).toBe('1000')
})

it('a customer that paid a bill more than ten days late within a year waits for the staff, for a bill of any age (AE-83)', async () => {
  await aBill(gateway.db, key, { billId: 'b-0', receivable: '100.00', billMonth: '2025-06', dueDate: '2025-07-12' })
  await pay((await bill('b-0')).data.orderId)
  await applied()
  expect((await tasks()).map(({ rule }) => rule)).toEqual(['manual'])
})

it('a down payment that does not come in three days ends it (A 3.8)', async () => {
  const planId = await applied()
  await pass(gateway, 60)
  await gateway.passTime('2026-11-26T00:30:00+08:00')
  expect(await stateOf(planId)).toBe('WAIT_DOWN')
  await gateway.passTime('2026-11-27T00:30:00+08:00')
  expect(await stateOf(planId)).toBe('CANCELLED')
  expect((await order(planId, [0])).code).toBe('2904')
})

it('a larger sum waits for the desk', async () => {
  await aBill(gateway.db, key, { billId: 'b-3', receivable: '200000.01', billMonth: '2026-07' })
  const { data } = await ask({ billIds: ['b-3'] })
  await pass(gateway, 60)
  expect(await stateOf(data.planId)).toBe('APPLYING')
  expect((await tasks()).map(({ rule }) => rule)).toEqual(['manual'])
  await say({ decision: 'PASS', remark: '' })
  expect(await stateOf(data.planId)).toBe('WAIT_DOWN')
})

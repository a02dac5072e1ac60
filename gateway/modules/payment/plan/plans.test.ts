import type { TestGateway } from '../../../../test/setup/gateway'
import {
  aBill,
  anAccount,
  inTransaction,
  openCashier,
  pass,
  payer,
  paymentGateway,
  requestNo,
} from '../../../../test/gateway/payment-kit'
import { brokenInvariants } from '../../../../test/invariants/money'
import { payPlan } from './plans'
import { intoPlan, lockBills, reverseBill } from '../../billing/service'
import { lockAccount, post } from '../../gas-account/service'
import { upsert } from '../../todo/service'
import { insertPlan } from '../repo/plans'

const CREATE = 'default POST /crmgas/pay/createOrder'
const DETAIL = 'default GET /crmgas/installment/detail'

let gateway: TestGateway
let key: { bp: string; companyCode: string }
beforeEach(async () => {
  gateway = await paymentGateway()
  key = await anAccount(gateway.db)
  // From here on days are counted.
  await gateway.drain()
})
afterEach(() => gateway.close())

/** Two bills of 300.00, the first with 12.00 of late fee frozen, in a plan of 612.00: down payment 212.00 paid, then 2 × 150.00 and 100.00. */
async function aPlan(dueDates: readonly string[] = ['2026-12-01', '2027-01-01', '2027-02-01']): Promise<void> {
  const at = gateway.clock.iso()
  const bills = [
    { billId: 'b-1', lateFee: '12.00' },
    { billId: 'b-2', lateFee: '0.00' },
  ]
  for (const [index, { billId }] of bills.entries())
    await aBill(gateway.db, key, { billId, receivable: '300.00', billMonth: `2026-0${index + 1}` })
  await insertPlan(gateway.db, {
    plan: {
      ...key,
      planId: 'p-1',
      planNo: 'FQ1',
      totalAmount: '612.00',
      downPayment: '212.00',
      periods: 3,
      state: 'ACTIVE',
      applyReason: '资金周转',
      applyUserId: 'u-1',
      appliedAt: at,
      updatedAt: at,
    },
    bills: bills.map(({ billId, lateFee }) => ({ bp: key.bp, planId: 'p-1', billId, principal: '300.00', lateFee })),
    items: [
      { bp: key.bp, planId: 'p-1', seq: 0, dueDate: '2026-11-23', amount: '212.00', state: 'WAIT' },
      ...['150.00', '150.00', '100.00'].map((amount, index) => ({
        bp: key.bp,
        planId: 'p-1',
        seq: index + 1,
        dueDate: dueDates[index] ?? '',
        amount,
        state: 'WAIT' as const,
      })),
    ],
  })
  await inTransaction(gateway, async (work) => {
    for (const bill of await lockBills(work.db, key, ['b-1', 'b-2'])) {
      const lateFee = bills.find(({ billId }) => billId === bill.billId)?.lateFee ?? '0.00'
      await upsert(work, { ...key, type: 'BILL_DUE', bizId: bill.billId, title: '账单待缴', route: '/' })
      await intoPlan(work, bill, { planId: 'p-1', lateFee, on: '2026-11-23' }, 'desk')
    }
  })
  await order([0])
}

const caller = () => payer(gateway, key)
const ask = (seqs: readonly number[]) =>
  caller().call(CREATE, {
    bizType: 'INSTALLMENT',
    planId: 'p-1',
    seqs: [...seqs],
    channel: 'SANDBOX',
    requestNo: requestNo(),
  })

/** Orders items and pays them. */
async function order(seqs: readonly number[]): Promise<string> {
  const placed = await ask(seqs)
  if (!placed.ok) throw new Error(placed.text)
  await payOrder(placed.data.orderId)
  return placed.data.orderId
}

async function payOrder(orderId: string): Promise<void> {
  const sandboxToken = await openCashier(caller(), orderId)
  await caller().ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
  await pass(gateway, 6)
}

const bills = async () =>
  (
    await gateway.db
      .selectFrom('bill')
      .select(['billId', 'state', 'paidPrincipal', 'lateFeePaid'])
      .orderBy('billId')
      .execute()
  ).map((bill) => [bill.billId, bill.state, bill.paidPrincipal, bill.lateFeePaid].join(' '))
const plan = async () => {
  const { state, items, restAmount, paidAmount } = await caller().ok(DETAIL, { planId: 'p-1' })
  return { state, items: items.map((item) => item.state), restAmount, paidAmount }
}
const balance = async () =>
  (await gateway.db.selectFrom('gasAccount').select('balance').executeTakeFirstOrThrow()).balance

it('an item is paid as a bill is: late fee first, oldest bill first, and every bill names the payment (A 2.16)', async () => {
  await aPlan()
  expect(await bills()).toEqual(['b-1 IN_INSTALLMENT 200.00 12.00', 'b-2 IN_INSTALLMENT 0.00 0.00'])
  const orderId = await order([1])
  expect(await bills()).toEqual(['b-1 PAID 300.00 12.00', 'b-2 IN_INSTALLMENT 50.00 0.00'])
  expect(await plan()).toEqual({
    state: 'ACTIVE',
    items: ['PAID', 'PAID', 'WAIT', 'WAIT'],
    paidAmount: '362.00',
    restAmount: '250.00',
  })
  const paid = async (billId: string) =>
    (await caller().ok('default GET /crmgas/bill/detail', { billId })).payments.map(({ amount }) => amount)
  expect(await paid('b-1')).toEqual(['212.00', '100.00'])
  expect(await paid('b-2')).toEqual(['50.00'])
  const record = await caller().ok('default GET /crmgas/pay/recordDetail', { orderId })
  expect(record).toMatchObject({ state: 'SUCCESS', bizType: 'INSTALLMENT', title: '分期第1期', paidAmount: '150.00' })
  expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
})

it('the balance pays a part of an item, the channel the rest; the voucher says so (AE-50)', async () => {
  await aPlan()
  const gift = { direction: 'IN', entryType: 'ADJUST_IN', refType: '', refId: '', key: 'gift' } as const
  await inTransaction(gateway, (work) => post(work, { ...key, ...gift, amount: '100.00' }))
  const asked = { bizType: 'INSTALLMENT', amount: '150.00', platform: 'H5' } as const
  expect(await caller().ok('default GET /crmgas/pay/channels', asked)).toMatchObject({ balanceUsable: '100.00' })
  const wish = { bizType: 'INSTALLMENT', planId: 'p-1', useBalance: '1', channel: 'SANDBOX' } as const
  const { orderId, ...placed } = await caller().ok(CREATE, { ...wish, seqs: [1], requestNo: requestNo() })
  expect(placed).toMatchObject({ balanceUsed: '100.00', payAmount: '50.00' })
  await payOrder(orderId)
  expect(await bills()).toEqual(['b-1 PAID 300.00 12.00', 'b-2 IN_INSTALLMENT 50.00 0.00'])
  const { list } = await caller().ok('default GET /crmgas/fee/transaction', { direction: 'OUT' })
  expect(list).toMatchObject([{ entryType: 'INSTALLMENT', amount: '100.00', balanceAfter: '0.00' }])
  const { voucherId } = await caller().ok('default GET /crmgas/pay/recordDetail', { orderId })
  const { parts } = await caller().ok('default GET /crmgas/voucher/detail', { voucherId: voucherId ?? '' })
  expect(parts).toEqual([
    { name: '气费', amount: '50.00' },
    { name: '余额支付', amount: '100.00' },
  ])
  expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
})

it('early, but in order; everything at once ends the plan (AE-83)', async () => {
  await aPlan()
  expect(await ask([2])).toMatchObject({ code: 'A2603', text: '请先还清上一期' })
  expect(await ask([0])).toMatchObject({ code: 'A2311' })
  expect(await ask([7])).toMatchObject({ code: '2901', data: { field: 'seqs' } })
  expect(
    await caller().call(CREATE, { bizType: 'INSTALLMENT', channel: 'SANDBOX', requestNo: requestNo() }),
  ).toMatchObject({
    code: '2901',
    data: { field: 'planId' },
  })
  const other = gateway.asSession({
    bp: '1000000009',
    companyCode: '1002',
    userId: 'u-9',
    isMaster: true,
    reviewStatus: '1',
  })
  expect((await other.call(DETAIL, { planId: 'p-1' })).code).toBe('2902')
  await order([1, 2, 3])
  expect(await plan()).toEqual({
    state: 'SETTLED',
    items: ['PAID', 'PAID', 'PAID', 'PAID'],
    paidAmount: '612.00',
    restAmount: '0.00',
  })
  expect(await bills()).toEqual(['b-1 PAID 300.00 12.00', 'b-2 PAID 300.00 0.00'])
  expect((await ask([3])).code).toBe('A2311')
  expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
})

it('two orders for the same item at once: one succeeds; a second payment stays on the balance (AE-40, AE-48)', async () => {
  await aPlan()
  const both = await Promise.all([ask([1]), ask([1])])
  expect(both.map(({ code }) => code).filter((code) => code === 'A2301')).toHaveLength(1)
  const [first] = both.flatMap((one) => (one.ok ? [one.data.orderId] : []))
  // Its lock expires while the cashier is open: another user pays meanwhile.
  await gateway.db.updateTable('bill').set({ lockUntil: '2026-11-23T09:00:00+08:00' }).execute()
  const sandboxToken = await openCashier(caller(), first ?? '')
  await order([1])
  await caller().ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
  await pass(gateway, 6)
  expect(await plan()).toMatchObject({ paidAmount: '362.00', items: ['PAID', 'PAID', 'WAIT', 'WAIT'] })
  expect(await balance()).toBe('150.00')
  expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
})

it('an item past its date is late, and paid within ten days all is well again (A 3.8)', async () => {
  await aPlan(['2026-11-25', '2027-01-01', '2027-02-01'])
  await pass(gateway, 86_400)
  expect(await plan()).toMatchObject({ state: 'ACTIVE', items: ['PAID', 'DUE', 'WAIT', 'WAIT'] })
  const todos = () =>
    gateway.db.selectFrom('todo').select(['type', 'bizId', 'amount']).where('status', '=', '0').execute()
  expect(await todos()).toEqual([{ type: 'INSTALL_DUE', bizId: 'p-1|1', amount: '150.00' }])
  await pass(gateway, 2 * 86_400)
  expect(await plan()).toMatchObject({ state: 'OVERDUE', items: ['PAID', 'LATE', 'WAIT', 'WAIT'] })
  await order([1])
  expect(await plan()).toMatchObject({ state: 'ACTIVE', items: ['PAID', 'PAID', 'WAIT', 'WAIT'] })
  expect(await todos()).toEqual([])
})

it('an item is paid when its customer paid it, although its money is counted after midnight (AE-46, AE-84)', async () => {
  await aPlan(['2026-11-25', '2027-01-01', '2027-02-01'])
  gateway.clock.moveTo('2026-11-25T23:59:55+08:00')
  await order([1])
  expect(gateway.clock.today()).toBe('2026-11-26')
  const { items } = await caller().ok(DETAIL, { planId: 'p-1' })
  expect(items[1]).toMatchObject({ state: 'PAID', paidAt: expect.stringMatching(/^2026-11-25T23:59:5/) })
})

it('ten days late ends the plan: the bills are overdue, the late fee counts on from the signing (AE-82, AE-84)', async () => {
  await aPlan(['2026-11-25', '2027-01-01', '2027-02-01'])
  await pass(gateway, 12 * 86_400)
  expect(await plan()).toMatchObject({ state: 'TERMINATED', items: ['PAID', 'LATE', 'WAIT', 'WAIT'] })
  expect(await bills()).toEqual(['b-1 OVERDUE 200.00 12.00', 'b-2 OVERDUE 0.00 0.00'])
  expect((await ask([1])).code).toBe('2904')
  const { list, installmentDue } = await caller().ok('default GET /crmgas/bill/arrears', {})
  // 2026-11-23 to 12-05: 12 days; 100.00 × 0.0005 × 12 = 0.60, 300.00 × 0.0005 × 12 = 1.80.
  expect(list.map(({ billId, unpaid, lateFeeAccrued }) => [billId, unpaid, lateFeeAccrued])).toEqual([
    ['b-1', '100.00', '0.60'],
    ['b-2', '300.00', '1.80'],
  ])
  expect(installmentDue).toBe('0.00')
  const open = gateway.db.selectFrom('todo').select(['type', 'bizId']).where('status', '=', '0').orderBy('bizId')
  expect(await open.execute()).toEqual([
    { type: 'BILL_DUE', bizId: 'b-1' },
    { type: 'BILL_DUE', bizId: 'b-2' },
  ])
})

it('money for an item that is on its way when the plan ends goes to the balance, which pays the bills', async () => {
  await aPlan(['2026-11-25', '2027-01-01', '2027-02-01'])
  const placed = await ask([1])
  if (!placed.ok) throw new Error(placed.text)
  await gateway.db.updateTable('installmentPlan').set({ state: 'TERMINATED' }).execute()
  await gateway.db.updateTable('bill').set({ state: 'OVERDUE' }).execute()
  await payOrder(placed.data.orderId)
  expect(await bills()).toEqual(['b-1 PAID 300.00 12.00', 'b-2 OVERDUE 50.00 0.00'])
  expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
})

/** A 2.16, AE-27: an instalment goes on the plan's bills that are still in force. */
it('puts nothing on a bill that was taken back while its plan runs', async () => {
  await aPlan()
  await gateway.db.updateTable('bill').set({ state: 'REVERSED' }).where('billId', '=', 'b-1').execute()
  const paid = { at: gateway.clock.iso(), by: 'u-1' }
  const taken = await inTransaction(gateway, async (work) => {
    const account = await lockAccount(work.db, key)
    if (!account) throw new Error('no account')
    return payPlan(work, account, { orderId: 'o-1', refId: 'p-1|1', principal: '150.00', lateFee: '0.00' }, paid)
  })
  expect(taken).toEqual({ principal: '150.00', lateFee: '0.00' })
  expect(await bills()).toEqual(['b-1 REVERSED 200.00 12.00', 'b-2 IN_INSTALLMENT 150.00 0.00'])
})

it.each([
  ['APPLYING', 'REJECTED'],
  ['WAIT_DOWN', 'CANCELLED'],
] as const)('a plan that is %s is over once the company takes back one of its bills (A 3.3)', async (state, ended) => {
  await aPlan()
  await gateway.db
    .updateTable('bill')
    .set({ ['state' as 'billNo']: 'UNPAID', heldByPlan: 'p-1', paidPrincipal: '0.00', lateFeePaid: '0.00' })
    .execute()
  await gateway.db
    .updateTable('installmentPlan')
    .set({ ['state' as 'planNo']: state })
    .execute()
  const way = async () => (await caller().ok('default GET /crmgas/bill/arrears', {})).list.map((bill) => bill.billId)
  expect(await way()).toEqual([])
  await inTransaction(gateway, (work) => reverseBill(work, key, 'b-1', '计价有误', 'clerk'))
  expect((await plan()).state).toBe(ended)
  expect(await way()).toEqual(['b-2'])
})

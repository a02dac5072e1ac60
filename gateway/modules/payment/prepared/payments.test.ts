import { toFen } from '@domain/money'
import { identityArea, membershipArea, messageArea } from '../../../../test/gateway/areas'
import {
  aBill,
  anAccount,
  inTransaction,
  openCashier,
  orderBills,
  pass,
  payer,
  POSTPAID,
  requestNo,
  T,
} from '../../../../test/gateway/payment-kit'
import { aBinding, aCompany, aCustomer } from '../../../../test/gateway/members-kit'
import { aReceiver, wanted } from '../../../../test/gateway/transfer-kit'
import { testGateway, type Caller, type TestGateway } from '../../../../test/setup/gateway'
import type { In } from '@contract'
import type { Area } from '../../../areas'
import { hashOf, newSecret } from '../../../secret'
import { takeMoney } from '../channel/money-in'
import { paymentArea } from '..'

let gateway: TestGateway
let master: Caller
let clerk: Caller
const key = POSTPAID

const SUB = { userId: 'u-2', username: '13800000002', isMaster: false, reviewStatus: '1' as const }
const clerkWith = (models: string[], userId = 'u-2') => gateway.asSession({ ...key, ...SUB, userId, models })

beforeEach(async () => {
  const areas = [paymentArea, messageArea, membershipArea, identityArea] as unknown as Area[]
  gateway = await testGateway({
    areas,
    identify: async () => null,
    demoData: false,
    now: T,
    env: { DEMO_OPERATOR: '0' },
  })
  await anAccount(gateway.db)
  await aReceiver(gateway)
  master = payer(gateway, key)
  clerk = clerkWith(['BILL_VIEW'])
  await aCompany(gateway.db, key.companyCode)
  await aCustomer(gateway.db, key)
  await aBinding(gateway.db, key, 'u-1', { isMaster: true })
  await aBinding(gateway.db, key, 'u-2')
})
afterEach(() => gateway.close())

const SAVE = 'btwob POST /pay/prepared/save'
const DETAIL = 'btwob GET /pay/prepared/detail'
const APPROVE = 'btwob POST /pay/prepared/approve'

const prepare = (caller: Caller, input: Omit<In<typeof SAVE>, 'requestNo'>) =>
  caller.ok(SAVE, { ...input, requestNo: requestNo() })
const detail = (caller: Caller, preparedId: string) => caller.ok(DETAIL, { preparedId })
/** The ticket that the step-up page returns. */
async function ticket(): Promise<string> {
  const secret = newSecret()
  const row = { userId: 'u-1', scene: 'payApprove', subject: '1002|1000000003', expireAt: '2026-12-31T00:00:00+08:00' }
  await gateway.db
    .insertInto('securityTicket')
    .values({ ticketHash: hashOf(secret), ...row } as never)
    .execute()
  return secret
}
const approval = async (preparedId: string, more: Partial<In<typeof APPROVE>> = {}): Promise<In<typeof APPROVE>> => {
  const { version, dueNow } = await detail(master, preparedId)
  const asked = { preparedId, version, dueNow, channel: 'SANDBOX' as const }
  return { ...asked, securityTicket: await ticket(), requestNo: requestNo(), ...more }
}
const acts = async (preparedId: string) =>
  (await detail(master, preparedId)).trail.map(({ act, byMask, note }) => `${act} ${byMask} ${note}`.trim())
const messages = (templateCode: string) =>
  gateway.db
    .selectFrom('message')
    .select(['userId', 'summary', 'targetRoute', 'targetParams'])
    .where('templateCode', '=', templateCode)
    .execute()

describe('a payment that one prepares and the master approves (Y-12)', () => {
  it('is prepared, notified once with a link, approved in the master’s name; the trail names the users', async () => {
    await aBill(gateway.db, key, { billId: 'b1', receivable: '300.00' })
    await aBill(gateway.db, key, { billId: 'b2', receivable: '200.00', billMonth: '2026-09' })
    const made = await prepare(clerk, { kind: 'BILL', billIds: ['b1', 'b2'], note: '请付' })
    expect(made).toMatchObject({ state: 'PREPARED', expireAt: '2026-11-26T09:30:00+08:00' })
    await gateway.drain()
    expect(await messages('PAY_PREPARED')).toEqual([
      {
        userId: 'u-1',
        summary: '138****0002提交的账单缴费（2笔）500.00元待您审批，请于2026-11-26 09:30前处理',
        targetRoute: '/pages/pay/place-order',
        targetParams: { bizType: 'BILL', preparedId: made.preparedId },
      },
    ])
    expect(await detail(master, made.preparedId)).toMatchObject({
      canDecide: true,
      canWithdraw: false,
      dueNow: '500.00',
    })
    expect(await detail(clerk, made.preparedId)).toMatchObject({ canDecide: false, canWithdraw: true, byMe: true })
    const done = await master.ok(APPROVE, await approval(made.preparedId))
    expect(done).toMatchObject({ kind: 'BILL', state: 'WAIT_PAY', split: 'NONE' })
    expect(await master.ok('default GET /crmgas/pay/order', { orderId: done.orderId })).toMatchObject({
      amount: '500.00',
      payerIsMe: true,
    })
    expect(await detail(clerk, made.preparedId)).toMatchObject({ state: 'APPROVED', orderId: done.orderId })
    expect(await master.ok('default GET /crmgas/pay/recordDetail', { orderId: done.orderId })).toMatchObject({
      prepared: { byMask: '138****0002', approvedAt: T },
    })
    expect(await acts(made.preparedId)).toEqual(['PREPARED 138****0002 请付', 'APPROVED 138****0008'])
    await gateway.drain()
    expect((await messages('PAY_DECIDED')).map(({ userId, summary }) => [userId, summary])).toEqual([
      ['u-2', '账单缴费（2笔）500.00元已批准'],
    ])
  })

  it('bills that were paid meanwhile are removed and named; the amount that the master saw is the amount approved', async () => {
    await aBill(gateway.db, key, { billId: 'b1', receivable: '300.00' })
    await aBill(gateway.db, key, { billId: 'b2', receivable: '200.00', billMonth: '2026-09' })
    const { preparedId } = await prepare(clerk, { kind: 'BILL', billIds: ['b1', 'b2'] })
    const seenBefore = await approval(preparedId)
    await paid('b2')
    expect(await master.call(APPROVE, seenBefore)).toMatchObject({ code: 'A2343' })
    const now = await detail(master, preparedId)
    expect(now).toMatchObject({ dueNow: '300.00' })
    expect(now.fallen).toEqual([{ billId: 'b2', title: '2026年9月气费账单', reason: '已缴清' }])
    const { orderId } = await master.ok(APPROVE, await approval(preparedId))
    expect(await master.ok('default GET /crmgas/pay/order', { orderId })).toMatchObject({ amount: '300.00' })
    expect(await acts(preparedId)).toEqual([
      'PREPARED 138****0002',
      'FELL_OUT 138****0008 2026年9月气费账单（已缴清）',
      'APPROVED 138****0008',
    ])
  })

  it('one of which nothing is left cannot be approved', async () => {
    await aBill(gateway.db, key, { billId: 'b1', receivable: '300.00' })
    const { preparedId } = await prepare(clerk, { kind: 'BILL', billIds: ['b1'] })
    await paid('b1')
    expect(await master.call(APPROVE, await approval(preparedId))).toMatchObject({ code: 'A2311' })
  })

  /** Another user pays a bill. */
  const paid = async (billId: string) => {
    const { orderId } = await orderBills(master, [billId])
    await openCashier(master, orderId)
    const { outTradeNo, amount } = await gateway.db
      .selectFrom('payment')
      .select(['outTradeNo', 'amount'])
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    const money = { outTradeNo, channelTradeNo: outTradeNo, amountFen: toFen(amount), successTime: T }
    await inTransaction(gateway, (work) => takeMoney(work, { ...money, by: 'notify' }))
  }

  it('two masters at once approve once', async () => {
    const { preparedId } = await prepare(clerk, { kind: 'PREPAY', amount: '88.00' })
    const both = await Promise.all([
      master.call(APPROVE, await approval(preparedId)),
      master.call(APPROVE, await approval(preparedId)),
    ])
    expect(both.map(({ code }) => code).sort()).toEqual(['0', '2904'])
    expect(await gateway.db.selectFrom('payOrder').select('orderId').execute()).toHaveLength(1)
  })

  it('the same approval again answers the same order', async () => {
    const { preparedId } = await prepare(clerk, { kind: 'PREPAY', amount: '88.00' })
    const asked = await approval(preparedId)
    const first = await master.ok(APPROVE, asked)
    expect((await master.call(APPROVE, asked)).data).toMatchObject({ orderId: first.orderId })
    expect(await gateway.db.selectFrom('payOrder').select('orderId').execute()).toHaveLength(1)
  })

  it('needs the step-up, of this customer number, each time', async () => {
    const { preparedId } = await prepare(clerk, { kind: 'PREPAY', amount: '88.00' })
    expect(await master.call(APPROVE, await approval(preparedId, { securityTicket: 'none' }))).toMatchObject({
      code: '2040',
    })
    expect(await detail(master, preparedId)).toMatchObject({ state: 'PREPARED' })
  })

  it('is changed by the master, by fewer bills or another amount; a change of an older version is refused', async () => {
    await aBill(gateway.db, key, { billId: 'b1', receivable: '300.00' })
    await aBill(gateway.db, key, { billId: 'b2', receivable: '200.00', billMonth: '2026-09' })
    const { preparedId } = await prepare(clerk, { kind: 'BILL', billIds: ['b1', 'b2'] })
    const old = await approval(preparedId)
    const changed = { preparedId, version: 0, billIds: ['b1', 'not-asked'] }
    expect(await master.ok('btwob POST /pay/prepared/change', changed)).toEqual({ version: 1, amount: '300.00' })
    expect(await master.call('btwob POST /pay/prepared/change', changed)).toMatchObject({ code: 'A2343' })
    expect(await master.call(APPROVE, old)).toMatchObject({ code: 'A2343' })
    expect(await acts(preparedId)).toContain('CHANGED 138****0008 500.00元改为300.00元')
    await master.ok(APPROVE, await approval(preparedId))
  })

  it('is refused with a reason that its preparer reads, or withdrawn by the preparer; then it is over', async () => {
    const first = (await prepare(clerk, { kind: 'PREPAY', amount: '88.00' })).preparedId
    const second = (await prepare(clerk, { kind: 'PREPAY', amount: '89.00' })).preparedId
    await master.ok('btwob POST /pay/prepared/refuse', { preparedId: first, reason: '本月不充值' })
    expect(await detail(clerk, first)).toMatchObject({ state: 'REFUSED', reason: '本月不充值', canWithdraw: false })
    expect(await master.call('btwob POST /pay/prepared/withdraw', { preparedId: second })).toMatchObject({
      code: '2902',
    })
    await clerk.ok('btwob POST /pay/prepared/withdraw', { preparedId: second })
    for (const preparedId of [first, second])
      expect(await master.call(APPROVE, await approval(preparedId))).toMatchObject({ code: '2904' })
    expect(await clerk.ok('btwob GET /pay/prepared/list', {})).toMatchObject({ total: 2, open: 0 })
  })

  it('expires after three days, also before a sweep', async () => {
    const { preparedId } = await prepare(clerk, { kind: 'PREPAY', amount: '88.00' })
    const asked = await approval(preparedId)
    gateway.clock.moveTo('2026-11-26T09:30:00+08:00')
    expect(await master.call(APPROVE, asked)).toMatchObject({ code: '2904' })
    await pass(gateway, 120)
    expect(await detail(clerk, preparedId)).toMatchObject({ state: 'EXPIRED' })
    expect((await messages('PAY_DECIDED')).map(({ summary }) => summary)).toEqual(['预存充值88.00元超时未审批，已过期'])
  })

  it('of a sub-account that was revoked is not approved', async () => {
    const { preparedId } = await prepare(clerk, { kind: 'PREPAY', amount: '88.00' })
    await gateway.db.updateTable('bpBinding').set({ status: 'UNBOUND' }).where('userId', '=', 'u-2').execute()
    expect(await master.call(APPROVE, await approval(preparedId))).toMatchObject({ code: 'A2342' })
    // Nor while the user waits to be let in again.
    const waits = { status: 'LIVE', reviewStatus: '2' } as const
    await gateway.db.updateTable('bpBinding').set(waits).where('userId', '=', 'u-2').execute()
    expect(await master.call(APPROVE, await approval(preparedId))).toMatchObject({ code: 'A2342' })
    await master.ok('btwob POST /pay/prepared/refuse', { preparedId, reason: '已离职' })
  })

  it('is visible to no other user and cannot be changed by one: another sub-account and another customer number see nothing', async () => {
    const { preparedId } = await prepare(clerk, { kind: 'PREPAY', amount: '88.00' })
    const other = clerkWith(['BILL_VIEW'], 'u-3')
    const there = { bp: '1000000009', companyCode: '1002' }
    await anAccount(gateway.db, there)
    const stranger = payer(gateway, there, 'u-9', '13800000009')
    for (const caller of [other, stranger])
      expect(await caller.call(DETAIL, { preparedId })).toMatchObject({ code: '2902' })
    expect(await stranger.call(APPROVE, await approval(preparedId))).toMatchObject({ code: '2902' })
    const [reason, change] = [
      { preparedId, reason: '不是我的' },
      { preparedId, version: 0, amount: '10.00' },
    ]
    expect(await stranger.call('btwob POST /pay/prepared/refuse', reason)).toMatchObject({ code: '2902' })
    expect(await stranger.call('btwob POST /pay/prepared/change', change)).toMatchObject({ code: '2902' })
    expect(await stranger.call('btwob POST /pay/prepared/withdraw', { preparedId })).toMatchObject({ code: '2902' })
    const limits = { bindingId: 'b-u-2-1000000003', perOrder: null, perMonth: null, version: 0 }
    expect(await stranger.call('btwob POST /authority/payLimit/save', limits)).not.toMatchObject({ code: '0' })
    expect(await other.ok('btwob GET /pay/prepared/list', {})).toMatchObject({ total: 0 })
    expect(await master.call(SAVE, { kind: 'PREPAY', amount: '88.00', requestNo: requestNo() })).toMatchObject({
      code: '2903',
    })
  })

  it('may be a transfer; its order is made by the approval', async () => {
    const { purpose: _purpose, requestNo: _no, amount, ...transfer } = wanted({ amount: '5000.00' })
    const { preparedId } = await prepare(clerk, { kind: 'TRANSFER', amount, transfer })
    expect(await detail(master, preparedId)).toMatchObject({
      transfer: { receiverName: '燃气公司1002', payerName: '康宁医院', payerAccountMask: '****0003' },
    })
    for (const wrong of [{ receiverId: 'none' }, { payerAccount: '12' }]) {
      const asked = { kind: 'TRANSFER' as const, amount, transfer: { ...transfer, ...wrong }, requestNo: requestNo() }
      expect(await clerk.call(SAVE, asked)).toMatchObject({ code: '2901', data: { field: Object.keys(wrong)[0] } })
    }
    const { orderId, kind } = await master.ok(APPROVE, await approval(preparedId))
    expect(kind).toBe('TRANSFER')
    expect(await master.ok('default GET /crmgas/pay/tt/detail', { ttId: orderId })).toMatchObject({ amount: '5000.00' })
  })
})

describe('a prepared transfer for a late bill', () => {
  it('is of what the bill owes on the day of the approval', async () => {
    await aBill(gateway.db, key, { billId: 'b1', receivable: '50000.00', dueDate: '2026-11-10', state: 'OVERDUE' })
    const { purpose: _purpose, requestNo: _no, ...wish } = wanted()
    const asked = { kind: 'TRANSFER' as const, billIds: ['b1'], transfer: wish }
    // 50,000.00 × 0.0005 = 25.00 a day since 11-10; up to a yuan more is sent as it was asked for.
    const { preparedId } = await prepare(clerk, { ...asked, amount: '50325.80' })
    expect(await detail(master, preparedId)).toMatchObject({ dueNow: '50325.80' })
    gateway.clock.moveTo('2026-11-24T09:30:00+08:00')
    expect(await detail(master, preparedId)).toMatchObject({ dueNow: '50350.00' })
    const { orderId } = await master.ok(APPROVE, await approval(preparedId))
    expect(await master.ok('default GET /crmgas/pay/tt/detail', { ttId: orderId })).toMatchObject({
      amount: '50350.00',
    })
  })
})

describe('what a sub-account may pay by itself (Y-12)', () => {
  const topUp = (caller: Caller, amount: string) =>
    caller.call('default POST /crmgas/pay/createOrder', {
      bizType: 'PREPAY',
      amount,
      channel: 'SANDBOX',
      requestNo: requestNo(),
    })
  const limit = (perOrder: string | null, perMonth: string | null, version = 0) =>
    master.ok('btwob POST /authority/payLimit/save', { bindingId: 'b-u-2-1000000003', perOrder, perMonth, version })

  beforeEach(() => {
    clerk = clerkWith(['BILL_VIEW', 'PAY_TOPUP', 'PAY_TRANSFER'])
  })

  it('ends at the limit per order, to the cent, and holds for transfers too', async () => {
    await limit('100.00', null)
    expect(await master.ok('btwob GET /authority/payLimit', { bindingId: 'b-u-2-1000000003' })).toMatchObject({
      perOrder: '100.00',
      perMonth: null,
    })
    expect(await topUp(clerk, '100.00')).toMatchObject({ code: '1000' })
    expect(await topUp(clerk, '100.01')).toMatchObject({
      code: 'A2340',
      text: '超出您的单笔支付额度100.00元，可提交主账号审批',
    })
    expect(await clerk.call('default POST /crmgas/pay/tt/create', wanted())).toMatchObject({ code: 'A2340' })
    expect(await topUp(master, '100.01')).toMatchObject({ code: '1000' })
  })

  it('ends at the limit per calendar month; what was closed does not count', async () => {
    await limit(null, '150.00')
    const first = await topUp(clerk, '100.00')
    expect(await topUp(clerk, '50.01')).toMatchObject({ code: 'A2341' })
    const two = await Promise.all([topUp(clerk, '30.00'), topUp(clerk, '30.00')])
    expect(two.map(({ code }) => code).sort()).toEqual(['1000', 'A2341'])
    await clerk.ok('default POST /crmgas/pay/cancel', { orderId: (first.data as { orderId: string }).orderId })
    expect(await topUp(clerk, '120.00')).toMatchObject({ code: '1000' })
    gateway.clock.moveTo('2026-12-01T00:00:01+08:00')
    expect(await topUp(clerk, '150.00')).toMatchObject({ code: '1000' })
  })

  it('counts what was paid of an order that ended without the rest (AE-49)', async () => {
    await limit(null, '60000.00')
    const { data } = await topUp(clerk, '60000.00')
    const { orderId, subOrders } = data as { orderId: string; subOrders: { subOrderId: string }[] }
    const sandboxToken = await openCashier(clerk, orderId, subOrders[0]?.subOrderId)
    await clerk.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
    await pass(gateway, 25 * 3600)
    expect(await clerk.ok('default GET /crmgas/pay/query', { orderId })).toMatchObject({ state: 'CLOSED_PART' })
    expect(await topUp(clerk, '10000.01')).toMatchObject({
      code: 'A2341',
      text: '超出您的本月支付额度60,000.00元（已用50,000.00元），可提交主账号审批',
    })
    expect(await topUp(clerk, '10000.00')).toMatchObject({ code: '1000' })
  })

  it.each(['perOrder', 'perMonth'])('is no negative amount: %s', async (field) => {
    const asked = { bindingId: 'b-u-2-1000000003', perOrder: null, perMonth: null, version: 0, [field]: '-0.01' }
    expect(await master.call('btwob POST /authority/payLimit/save', asked)).toMatchObject({ code: '2901' })
  })

  it('is the usual amount for an entrusted user; what is beyond it the master approves while the entrustment runs (AU-16)', async () => {
    const [tenantId, userId] = ['t-9001', 'u-steward']
    const service = { tenantId, tenantName: '能源管家', kind: 'SERVICE', companyCode: null, logo: null } as const
    await gateway.db.insertInto('tenant').values(service).execute()
    const user = { userId, phoneEnc: 'x', phoneIndex: 'x', nickname: '', registerSource: 'OPS' } as const
    await gateway.db
      .insertInto('appUser')
      .values({ ...user, createdAt: T, updatedAt: T })
      .execute()
    await gateway.db.insertInto('tenantMember').values({ tenantId, userId, source: 'ops', since: T }).execute()
    const span = { validFrom: '2026-01-01', validTo: '2026-12-31' }
    const given = { entrustId: 'e-1', entrustingTenantId: `t-${key.companyCode}`, entrustedTenantId: tenantId, ...span }
    await gateway.db
      .insertInto('entrustment')
      .values({ ...given, bps: [key.bp], models: ['PAY_TOPUP'] })
      .execute()
    const models = ['BILL_VIEW', 'PAY_TOPUP']
    const steward = gateway.asSession({ ...key, ...SUB, userId, models, entrustedTenantId: tenantId })
    expect(await topUp(steward, '50000.00')).toMatchObject({ code: '1000' })
    expect(await topUp(steward, '50000.01')).toMatchObject({ code: 'A2340' })
    const { preparedId } = await prepare(steward, { kind: 'PREPAY', amount: '50000.01' })
    await gateway.db.updateTable('entrustment').set({ status: '0' }).execute()
    expect(await master.call(APPROVE, await approval(preparedId))).toMatchObject({ code: 'A2342' })
    await gateway.db.updateTable('entrustment').set({ status: '1' }).execute()
    expect(await master.call(APPROVE, await approval(preparedId))).toMatchObject({ ok: true })
  })

  it('is changed only from the newest version', async () => {
    await limit('100.00', '200.00')
    expect(
      await master.call('btwob POST /authority/payLimit/save', {
        bindingId: 'b-u-2-1000000003',
        perOrder: null,
        perMonth: null,
        version: 0,
      }),
    ).toMatchObject({ code: '2206' })
    expect(await master.call('btwob GET /authority/payLimit', { bindingId: 'b-none' })).toMatchObject({ code: '2108' })
  })
})

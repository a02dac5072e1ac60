import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { decide, describeTasks, type Decision } from '../desk/service'
import { offsetAtIssue, offsetBills } from '../billing/service'
import { post } from '../gas-account/service'
import { brokenInvariants } from '../../../test/invariants/money'
import {
  aBill,
  anAccount,
  inTransaction,
  openCashier,
  pass,
  payer,
  paymentGateway,
  requestNo,
} from '../../../test/gateway/payment-kit'

describe('the balance', () => {
  let gateway: TestGateway
  beforeEach(async () => {
    gateway = await paymentGateway()
  })
  afterEach(async () => {
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
    await gateway.close()
  })

  type Key = { bp: string; companyCode: string }
  const gift = (key: Key, amount: string, id = 'gift') =>
    inTransaction(gateway, (work) =>
      post(work, { ...key, direction: 'IN', amount, entryType: 'ADJUST_IN', refType: '', refId: '', key: id }),
    )
  const account = () =>
    gateway.db.selectFrom('gasAccount').select(['balance', 'provisional', 'ledgerSeq']).executeTakeFirstOrThrow()
  const entries = () =>
    gateway.db
      .selectFrom('ledgerEntry')
      .select(['seq', 'entryType', 'amount', 'balanceAfter', 'remark'])
      .orderBy('seq')
      .execute()

  it('books the same posting once, refuses to go below what is available, and cannot be changed afterwards (AE-30)', async () => {
    const key = await anAccount(gateway.db)
    const [first, second] = [await gift(key, '100.00'), await gift(key, '100.00')]
    expect(second).toEqual(first)
    const out = (amount: string, id: string) =>
      inTransaction(gateway, (work) =>
        post(work, { ...key, direction: 'OUT', amount, entryType: 'ADJUST_OUT', refType: '', refId: '', key: id }),
      )
    await expect(out('100.01', 'a')).rejects.toMatchObject({ code: 'A2324' })
    expect(await out('100.00', 'b')).toMatchObject({ balanceAfter: '0.00' })
    await expect(gift(key, '0.00', 'zero')).rejects.toThrow(RangeError)
    expect((await entries()).map((row) => [row.seq, row.balanceAfter])).toEqual([
      [1, '100.00'],
      [2, '0.00'],
    ])
    await expect(gateway.db.updateTable('ledgerEntry').set({ amount: '1.00' }).execute()).rejects.toThrow('insert only')
    await expect(gateway.db.deleteFrom('ledgerEntry').execute()).rejects.toThrow('insert only')
  })

  it('pays bills oldest first, late fee first, skips bills under payment, never goes below zero (AE-33)', async () => {
    const key = await anAccount(gateway.db)
    await aBill(gateway.db, key, { billId: 'new', receivable: '300.00', dueDate: '2026-12-01', billMonth: '2026-09' })
    // 1000.00 × 0.0005 × 12 days = 6.00
    await aBill(gateway.db, key, {
      billId: 'old',
      receivable: '1000.00',
      dueDate: '2026-11-11',
      state: 'OVERDUE',
      billMonth: '2026-08',
    })
    await aBill(gateway.db, key, {
      billId: 'held',
      receivable: '50.00',
      dueDate: '2026-10-01',
      state: 'OVERDUE',
      billMonth: '2026-07',
    })
    await payer(gateway, key).ok('default POST /crmgas/pay/createOrder', {
      bizType: 'BILL',
      billIds: [{ billId: 'held' }],
      channel: 'SANDBOX',
      requestNo: requestNo(),
    })
    await gift(key, '1100.00')
    const done = await inTransaction(gateway, (work) => offsetBills(work, key))
    expect(done).toEqual([
      { billId: 'old', lateFee: '6.00', principal: '1000.00' },
      { billId: 'new', lateFee: '0.00', principal: '94.00' },
    ])
    expect((await entries()).map((row) => `${row.entryType} ${row.amount} ${row.balanceAfter}`)).toEqual([
      'ADJUST_IN 1100.00 1100.00',
      'LATEFEE 6.00 1094.00',
      'BILL_OFFSET 1000.00 94.00',
      'BILL_OFFSET 94.00 0.00',
    ])
    const bills = await gateway.db
      .selectFrom('bill')
      .select(['billId', 'state', 'paidPrincipal'])
      .orderBy('billId')
      .execute()
    expect(bills).toEqual([
      { billId: 'held', state: 'OVERDUE', paidPrincipal: '0.00' },
      { billId: 'new', state: 'PART_PAID', paidPrincipal: '94.00' },
      { billId: 'old', state: 'PAID', paidPrincipal: '1000.00' },
    ])
    expect(await inTransaction(gateway, (work) => offsetBills(work, key))).toEqual([])
  })

  it('pays a remote prepaid bill at its issue, down to the credit limit, in one entry (AE-31)', async () => {
    const key = await anAccount(gateway.db, {
      bp: '1000000001',
      companyCode: '1001',
      chargeMode: 'PREPAID_REMOTE',
      creditLimit: '200.00',
    })
    await gift(key, '500.00')
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '1000.00' })
    const done = await inTransaction(gateway, (work) =>
      offsetAtIssue(work, { ...key, billId: 'b-1', provisional: '980.00' }),
    )
    expect(done).toEqual({ billId: 'b-1', principal: '700.00', lateFee: '0.00' })
    expect(await account()).toEqual({ balance: '-200.00', provisional: '0.00', ledgerSeq: 2 })
    expect((await entries())[1]).toMatchObject({
      entryType: 'BILL_OFFSET',
      amount: '700.00',
      balanceAfter: '-200.00',
      remark: '暂估 980.00，结算 1,000.00，补扣 20.00',
    })
    expect(await gateway.db.selectFrom('bill').select(['state', 'paidPrincipal']).execute()).toEqual([
      { state: 'PART_PAID', paidPrincipal: '700.00' },
    ])
    // A top-up first fills the credit, then pays the rest of the bill.
    const li = payer(gateway, key)
    const made = await li.ok('default POST /crmgas/pay/createOrder', {
      bizType: 'PREPAY',
      amount: '600.00',
      channel: 'SANDBOX',
      requestNo: requestNo(),
    })
    await li.ok('default POST /crmgas/pay/sandbox/pay', {
      sandboxToken: await openCashier(li, made.orderId),
      result: 'SUCCESS',
    })
    await pass(gateway, 6)
    expect((await account()).balance).toBe('100.00')
    expect(await gateway.db.selectFrom('bill').select('state').execute()).toEqual([{ state: 'PAID' }])
  })

  describe('money given back (AE-53)', () => {
    let li: Caller
    let key: Key
    let orderId: string
    beforeEach(async () => {
      key = await anAccount(gateway.db)
      li = payer(gateway, key)
      const made = await li.ok('default POST /crmgas/pay/createOrder', {
        bizType: 'PREPAY',
        amount: '80.00',
        channel: 'SANDBOX',
        requestNo: requestNo(),
      })
      orderId = made.orderId
      await li.ok('default POST /crmgas/pay/sandbox/pay', {
        sandboxToken: await openCashier(li, orderId),
        result: 'LATE',
      })
      await pass(gateway, 1801)
      await pass(gateway, 80)
      await pass(gateway, 11)
    })
    const apply = () =>
      li.ok('default POST /crmgas/pay/refundApply', { orderId, reason: '订单关闭后才到账', requestNo: requestNo() })
    const detail = () => li.ok('default GET /crmgas/pay/recordDetail', { orderId })
    const task = (refundId: string) =>
      gateway.db
        .selectFrom('reviewTask')
        .selectAll()
        .where('bizType', '=', 'REFUND')
        .where('bizNo', '=', refundId)
        .executeTakeFirstOrThrow()
    const decideOnDesk = async (refundId: string, decision: Decision, remark = '', userId = 'desk') => {
      const { taskId } = await task(refundId)
      const staff = { userId, companyCode: key.companyCode }
      return inTransaction(gateway, (work) => decide(work, staff, taskId, { decision, remark }))
    }

    it('goes back through the channel when the company agrees', async () => {
      expect(await detail()).toMatchObject({ state: 'SUCCESS_TO_BALANCE', refundable: { ok: true } })
      const asked = await apply()
      expect(await apply()).toEqual(asked)
      const waiting = await task(asked.refundId)
      const views = await inTransaction(gateway, (work) => describeTasks(work, [waiting]))
      const { title, facts } = views.get(waiting.taskId) ?? {}
      expect(title).toBe('预存充值退款申请')
      expect(facts).toContainEqual({ label: '退款金额', value: '80.00元' })
      await decideOnDesk(asked.refundId, 'PASS')
      expect(await detail()).toMatchObject({ refund: { state: 'APPROVED' } })
      expect((await account()).balance).toBe('0.00')
      await pass(gateway, 11)
      expect(await detail()).toMatchObject({ refund: { state: 'DONE', amount: '80.00' }, refundable: { ok: false } })
      expect(await gateway.db.selectFrom('sandboxTrade').select('refundedFen').execute()).toEqual([
        { refundedFen: '8000' },
      ])
    })

    it('is not decided by its own payer, whichever customer number was paid for (2210)', async () => {
      const asked = await apply()
      const { payerUserId } = await gateway.db.selectFrom('payOrder').select('payerUserId').executeTakeFirstOrThrow()
      await expect(decideOnDesk(asked.refundId, 'PASS', '', payerUserId)).rejects.toMatchObject({ code: '2210' })
      expect(await detail()).toMatchObject({ refund: { state: 'APPLIED' } })
    })

    it('is no matter of more or less', async () => {
      const asked = await apply()
      await expect(decideOnDesk(asked.refundId, 'ADJUST')).rejects.toMatchObject({ code: '2901' })
      expect(await detail()).toMatchObject({ refund: { state: 'APPLIED' } })
    })

    it('returns to the balance when the channel refuses', async () => {
      await gateway.setting('sandbox.mode', 'REFUND_REFUSED')
      const asked = await apply()
      await decideOnDesk(asked.refundId, 'PASS')
      await pass(gateway, 11)
      expect(await detail()).toMatchObject({ refund: { state: 'TO_BALANCE' } })
      expect((await entries()).map((row) => row.entryType)).toEqual(['TOPUP', 'REFUND_OUT', 'REFUND_IN'])
      expect((await account()).balance).toBe('80.00')
    })

    it('stays when the company refuses, with the reason; it may be asked again', async () => {
      const asked = await apply()
      await decideOnDesk(asked.refundId, 'REJECT', '请提供付款凭证')
      expect(await detail()).toMatchObject({
        refund: { state: 'REFUSED', refuseReason: '请提供付款凭证' },
        refundable: { ok: true },
      })
      expect((await apply()).refundId).not.toBe(asked.refundId)
    })

    it('is not given back when it has been spent meanwhile (A2324)', async () => {
      const asked = await apply()
      await aBill(gateway.db, key, { billId: 'b-1', receivable: '70.00' })
      await inTransaction(gateway, (work) => offsetBills(work, key))
      await expect(decideOnDesk(asked.refundId, 'PASS')).rejects.toMatchObject({ code: 'A2324' })
      expect(await detail()).toMatchObject({ refund: { state: 'APPLIED' } })
    })
  })

  it('reports money that the channel has and we do not (reconciliation)', async () => {
    const key = await anAccount(gateway.db)
    const li = payer(gateway, key)
    await gateway.setting('sandbox.mode', 'NEVER')
    const made = await li.ok('default POST /crmgas/pay/createOrder', {
      bizType: 'PREPAY',
      amount: '80.00',
      channel: 'SANDBOX',
      requestNo: requestNo(),
    })
    await li.ok('default POST /crmgas/pay/sandbox/pay', {
      sandboxToken: await openCashier(li, made.orderId),
      result: 'LATE',
    })
    await pass(gateway, 1801)
    await pass(gateway, 60)
    expect(await li.ok('default GET /crmgas/pay/query', { orderId: made.orderId })).toMatchObject({ state: 'CLOSED' })
    await gateway.passTime('2026-11-24T10:00:00+08:00')
    await pass(gateway, 11)
    expect(await gateway.db.selectFrom('reconcileDiff').select(['kind', 'theirs', 'day']).execute()).toEqual([
      { kind: 'LONG', theirs: '80.00', day: '2026-11-23' },
    ])
    expect((await account()).balance).toBe('80.00')
  })
})

import { sandboxOf } from '../../demo/stand-ins/sandbox'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { brokenInvariants } from '../../../test/invariants/money'
import {
  aBill,
  anAccount,
  inTransaction,
  openCashier,
  orderBills,
  pass,
  payer,
  paymentGateway,
  requestNo,
} from '../../../test/gateway/payment-kit'
import { offsetBills } from '../billing/service'
import { post } from '../gas-account/service'
import { receive } from './channel/notify'

describe('money that comes', () => {
  let gateway: TestGateway
  let li: Caller
  let key: { bp: string; companyCode: string }
  beforeEach(async () => {
    gateway = await paymentGateway()
    key = await anAccount(gateway.db)
    li = payer(gateway, key)
  })
  afterEach(async () => {
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
    await gateway.close()
  })

  const pay = async (billId: string, result: 'SUCCESS' | 'FAIL' | 'CANCEL' | 'LATE') => {
    const order = await orderBills(li, [billId])
    const sandboxToken = await openCashier(li, order.orderId)
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result })
    return order
  }
  const state = async (orderId: string) => (await li.ok('default GET /crmgas/pay/query', { orderId })).state
  const bill = async (billId: string) => (await li.ok('default GET /crmgas/bill/list', { billIds: billId })).list[0]
  const balance = async () => (await li.ok('default GET /crmgas/fee/transaction', {})).balance
  const vouchers = async () => (await li.ok('default GET /crmgas/voucher/list', {})).total

  it('is found by asking when the notification never comes (third poll)', async () => {
    await gateway.setting('sandbox.mode', 'NEVER')
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '88.00' })
    const { orderId } = await pay('b-1', 'SUCCESS')
    expect([await state(orderId), await state(orderId), await state(orderId)]).toEqual(['PAYING', 'PAYING', 'SUCCESS'])
    expect(await vouchers()).toBe(1)
  })

  it('is found by the job when no client polls', async () => {
    await gateway.setting('sandbox.mode', 'NEVER')
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '88.00' })
    const { orderId } = await pay('b-1', 'SUCCESS')
    await pass(gateway, 31)
    expect(await state(orderId)).toBe('SUCCESS')
  })

  it('counts once when the notification comes twice', async () => {
    await gateway.setting('sandbox.mode', 'TWICE')
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '88.00' })
    await pay('b-1', 'SUCCESS')
    await pass(gateway, 6)
    await pass(gateway, 20)
    const kept = await gateway.db.selectFrom('paymentNotify').select(['effect']).orderBy('effect').execute()
    expect(kept.map((row) => row.effect)).toEqual(['DUPLICATE', 'PAID'])
    expect([await bill('b-1'), await vouchers(), await balance()]).toMatchObject([{ state: 'PAID' }, 1, '0.00'])
  })

  it('is not believed with a wrong signature; asking finds it', async () => {
    await gateway.setting('sandbox.mode', 'BAD_SIGNATURE')
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '88.00' })
    const { orderId } = await pay('b-1', 'SUCCESS')
    await pass(gateway, 6)
    expect(await state(orderId)).toBe('PAYING')
    expect(await gateway.db.selectFrom('paymentNotify').select('notifyId').execute()).toEqual([])
    expect(await gateway.db.selectFrom('sandboxNotice').select(['attempts', 'ackedAt']).execute()).toEqual([
      { attempts: 1, ackedAt: null },
    ])
    await pass(gateway, 31)
    expect(await state(orderId)).toBe('SUCCESS')
  })

  it('goes to the balance when the amount differs, and the bill is free again (AE-46)', async () => {
    await gateway.setting('sandbox.mode', 'BAD_AMOUNT')
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '88.00', dueDate: '2026-12-10' })
    const { orderId } = await pay('b-1', 'SUCCESS')
    await pass(gateway, 6)
    expect(['EXCEPTION', 'SUCCESS_TO_BALANCE']).toContain(await state(orderId))
    await pass(gateway, 11)
    const result = await li.ok('default GET /crmgas/pay/query', { orderId })
    expect(result).toMatchObject({ state: 'SUCCESS_TO_BALANCE', paidAmount: '88.01', resultNote: '款项已转入账户余额' })
    // 88.01 came in and paid the open bill of 88.00 (AE-33).
    expect([await bill('b-1'), await balance()]).toMatchObject([{ state: 'PAID', locked: null }, '0.01'])
  })

  it('goes to the balance when it comes after the order closed; the bill was paid by another meanwhile (FL-A7)', async () => {
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '88.00' })
    const late = await pay('b-1', 'LATE')
    await pass(gateway, 1801)
    expect(await state(late.orderId)).toBe('CLOSED')
    await pay('b-1', 'SUCCESS')
    await pass(gateway, 6)
    expect(await bill('b-1')).toMatchObject({ state: 'PAID', paidPrincipal: '88.00' })
    await pass(gateway, 80)
    await pass(gateway, 11)
    expect(await state(late.orderId)).toBe('SUCCESS_TO_BALANCE')
    expect([await balance(), await vouchers()]).toEqual(['88.00', 2])
    const entries = await li.ok('default GET /crmgas/fee/transaction', {})
    expect(entries.list.map((row) => [row.entryType, row.amount, row.balanceAfter])).toEqual([
      ['TOPUP', '88.00', '88.00'],
    ])
  })

  it('leaves the order open when the payment fails or the cashier is closed', async () => {
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '88.00' })
    const order = await pay('b-1', 'FAIL')
    const polls = [await state(order.orderId), await state(order.orderId), await state(order.orderId)]
    expect(polls).toEqual(['PAYING', 'PAYING', 'WAIT_PAY'])
    const again = await openCashier(li, order.orderId)
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken: again, result: 'CANCEL' })
    expect(await openCashier(li, order.orderId)).toBe(again)
    expect(await li.ok('default POST /crmgas/pay/cancel', { orderId: order.orderId })).toEqual({ state: 'CLOSED' })
    expect(await bill('b-1')).toMatchObject({ state: 'UNPAID', locked: null, canPay: true })
    expect(
      await li.call('default POST /crmgas/pay/sandbox/pay', { sandboxToken: again, result: 'SUCCESS' }),
    ).toMatchObject({ code: 'A2321' })
  })

  it('answers a closed channel with A2321 and lets the customer try again', async () => {
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '88.00' })
    const order = await orderBills(li, ['b-1'])
    await gateway.setting('sandbox.mode', 'DOWN')
    const refused = await li.call('default POST /crmgas/pay/prepay', {
      orderId: order.orderId,
      channel: 'SANDBOX',
      requestNo: requestNo(),
    })
    expect(refused.code).toBe('A2321')
    await gateway.setting('sandbox.mode', 'NORMAL')
    const sandboxToken = await openCashier(li, order.orderId)
    await gateway.setting('sandbox.mode', 'DOWN')
    expect((await li.call('default POST /crmgas/pay/cancel', { orderId: order.orderId })).code).toBe('A2322')
    await gateway.setting('sandbox.mode', 'NORMAL')
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
    expect((await li.call('default POST /crmgas/pay/cancel', { orderId: order.orderId })).code).toBe('A2311')
    expect(await state(order.orderId)).toBe('SUCCESS')
  })

  it('is kept when the bill was settled by another order first: paid twice goes to the balance (AE-48)', async () => {
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '88.00' })
    const first = await pay('b-1', 'LATE')
    // While the channel is down no query to it can succeed: the order stays open after its time, its lock does not.
    await gateway.setting('sandbox.mode', 'DOWN')
    await pass(gateway, 1800 + 70)
    expect(await state(first.orderId)).toBe('PAYING')
    await gateway.setting('sandbox.mode', 'NEVER')
    const wang = payer(gateway, key, 'u-2', '13800000002')
    const second = await orderBills(wang, ['b-1'])
    const sandboxToken = await openCashier(wang, second.orderId)
    await wang.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
    for (let poll = 0; poll < 3; poll++) await wang.ok('default GET /crmgas/pay/query', { orderId: second.orderId })
    expect(await bill('b-1')).toMatchObject({ state: 'PAID', locked: null })
    await state(first.orderId)
    const result = await li.ok('default GET /crmgas/pay/query', { orderId: first.orderId })
    expect(result).toMatchObject({ state: 'SUCCESS', resultNote: '账单已结清，本次款项已转入账户余额' })
    expect([await balance(), await vouchers()]).toEqual(['88.00', 2])
  })

  it('is counted once when five notifications arrive at the same moment', async () => {
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '88.00' })
    await pay('b-1', 'SUCCESS')
    gateway.clock.moveTo('2026-11-23T09:31:00+08:00')
    const { payment } = gateway.gateway.work.ports
    const channel = payment.get('SANDBOX')
    const [notice] = (await sandboxOf(gateway.gateway.work)?.takeDue(5)) ?? []
    if (!channel || !notice) throw new Error('no notification is due')
    const outside = {
      ...gateway.gateway.work,
      db: gateway.db,
      afterCommit: () => undefined,
      transaction: <R>(run: (work: never) => Promise<R>) => inTransaction(gateway, run as never) as Promise<R>,
    }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => receive(outside, channel, (name) => notice.headers[name], notice.body)),
    )
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(await vouchers()).toBe(1)
    expect(await gateway.db.selectFrom('paymentNotify').select('effect').execute()).toEqual([{ effect: 'PAID' }])
  })

  it('takes the notification over HTTP: 200 for a good one, 400 for a forged one, 200 for an unknown payment', async () => {
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '88.00' })
    await pay('b-1', 'SUCCESS')
    gateway.clock.moveTo('2026-11-23T09:31:00+08:00')
    const [notice] = (await sandboxOf(gateway.gateway.work)?.takeDue(5)) ?? []
    if (!notice) throw new Error('no notification is due')
    const url = '/api/crmgas/pay/notify/SANDBOX'
    const send = (payload: string) =>
      gateway.gateway.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/json', ...notice.headers },
      })
    expect((await send(notice.body.replace('88', '89'))).statusCode).toBe(400)
    expect((await send(notice.body.replace('8800', '1'))).statusCode).toBe(400)
    const good = await send(notice.body)
    expect([good.statusCode, good.body]).toEqual([200, 'success'])
    expect(await bill('b-1')).toMatchObject({ state: 'PAID' })
  })

  it('locks prices at the order, across midnight, and lets the late fee grow after it expired (AE-38)', async () => {
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '52380.40', dueDate: '2026-11-11', state: 'OVERDUE' })
    gateway.clock.moveTo('2026-11-23T23:50:00+08:00')
    const order = await orderBills(li, ['b-1'], { amount: '20000.00' })
    // 52380.40 × 0.0005 × 12 = 314.28
    expect((await li.ok('default GET /crmgas/pay/order', { orderId: order.orderId })).items).toMatchObject([
      { lateFee: '314.28', principal: '19685.72' },
    ])
    gateway.clock.moveTo('2026-11-24T00:05:00+08:00')
    const sandboxToken = await openCashier(li, order.orderId)
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
    await pass(gateway, 6)
    expect(await state(order.orderId)).toBe('SUCCESS')
    // 32694.68 × 0.0005 × 1 day since the price of 11-23 = 16.35
    expect(await bill('b-1')).toMatchObject({
      state: 'OVERDUE',
      unpaid: '32694.68',
      lateFeePaid: '314.28',
      lateFeeAccrued: '16.35',
    })
  })

  it('shows a late fee by its parts: an earlier one that is still owed, then the product (AE-37)', async () => {
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '52380.40', dueDate: '2026-11-11', state: 'OVERDUE' })
    await gateway.db.updateTable('bill').set({ lateFeeCarried: '50.00' }).execute()
    const fee = async () => (await li.ok('default GET /crmgas/bill/detail', { billId: 'b-1' })).lateFee
    expect(await fee()).toMatchObject({
      formulaText: '前期违约金 50.00 + 52380.40 × 0.05% × 12天',
      amount: '364.28',
      capped: false,
      capPct: '30',
    })
    await gateway.db.updateTable('bill').set({ lateFeeWaived: '60.00' }).execute()
    // 364.28 − 60.00 (AE-41)
    expect(await fee()).toMatchObject({ formulaText: '52380.40 × 0.05% × 12天 − 减免 10.00', amount: '304.28' })
    expect(await bill('b-1')).toMatchObject({ lateFeeAccrued: '304.28', lateFeeWaived: '60.00', totalDue: '52684.68' })
    const nothingWaived = { receivable: '1000.00', lateFeeCarried: '298.00', lateFeeWaived: '0.00' }
    await gateway.db.updateTable('bill').set(nothingWaived).execute()
    // 298.00 + 6.00 would be 304.00
    expect(await fee()).toMatchObject({
      formulaText: '前期违约金 298.00 + 1000.00 × 0.05% × 12天',
      amount: '300.00',
      capped: true,
    })
  })

  it('pays from the balance at once, and in part with a channel (AE-50)', async () => {
    await inTransaction(gateway, (work) =>
      post(work, {
        ...key,
        direction: 'IN',
        amount: '100.00',
        entryType: 'ADJUST_IN',
        refType: '',
        refId: '',
        key: 'gift',
      }),
    )
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '60.00' })
    await aBill(gateway.db, key, { billId: 'b-2', receivable: '70.00', billMonth: '2026-09' })
    const ask = { bizType: 'BILL', useBalance: '1', channel: 'SANDBOX' } as const
    const first = await li.ok('default POST /crmgas/pay/createOrder', {
      ...ask,
      billIds: [{ billId: 'b-1' }],
      requestNo: requestNo(),
    })
    expect(first).toMatchObject({ balanceUsed: '60.00', payAmount: '0.00', state: 'SUCCESS' })
    const second = await li.ok('default POST /crmgas/pay/createOrder', {
      ...ask,
      billIds: [{ billId: 'b-2' }],
      requestNo: requestNo(),
    })
    expect(second).toMatchObject({ balanceUsed: '40.00', payAmount: '30.00', state: 'WAIT_PAY' })
    expect(await gateway.db.selectFrom('gasAccount').select('frozen').execute()).toEqual([{ frozen: '40.00' }])
    const sandboxToken = await openCashier(li, second.orderId)
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
    await pass(gateway, 6)
    expect([await bill('b-2'), await balance()]).toMatchObject([{ state: 'PAID' }, '0.00'])
  })

  // A balance that grows while the bill is locked goes on it when the lock ends (AE-33).
  it.each(['part payment', 'cancel', 'expiry'])('posts waiting balance to the bill after its %s', async (end) => {
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '300.00' })
    const order = await orderBills(li, ['b-1'], { amount: '100.00' })
    const gift = { direction: 'IN', entryType: 'ADJUST_IN', refType: '', refId: '', key: 'gift' } as const
    await inTransaction(gateway, async (work) => {
      await post(work, { ...key, ...gift, amount: '150.00' })
      expect(await offsetBills(work, key)).toEqual([])
    })
    if (end === 'part payment') {
      const sandboxToken = await openCashier(li, order.orderId)
      await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
      await pass(gateway, 6)
    }
    if (end === 'cancel') await li.ok('default POST /crmgas/pay/cancel', { orderId: order.orderId })
    if (end === 'expiry') await pass(gateway, 31 * 60)
    const unpaid = end === 'part payment' ? '50.00' : '150.00'
    expect([await bill('b-1'), await balance()]).toMatchObject([{ state: 'PART_PAID', unpaid, locked: null }, '0.00'])
  })

  it('asks for an SMS code when more than 10,000.00 comes from the balance (AE-50)', async () => {
    await inTransaction(gateway, (work) =>
      post(work, {
        ...key,
        direction: 'IN',
        amount: '15000.00',
        entryType: 'ADJUST_IN',
        refType: '',
        refId: '',
        key: 'gift',
      }),
    )
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '10000.00' })
    await aBill(gateway.db, key, { billId: 'b-2', receivable: '10000.01', billMonth: '2026-09' })
    const order = (billId: string, smsCode?: string) =>
      li.call('default POST /crmgas/pay/createOrder', {
        bizType: 'BILL',
        billIds: [{ billId }],
        useBalance: '1',
        channel: 'SANDBOX',
        requestNo: requestNo(),
        ...(smsCode === undefined ? {} : { smsCode }),
      })
    expect((await order('b-2')).code).toBe('2002')
    // No code was ever sent to this phone.
    expect((await order('b-2', '123456')).code).toBe('2003')
    expect(await order('b-1')).toMatchObject({ code: '1000', data: { balanceUsed: '10000.00', state: 'SUCCESS' } })
  })
})

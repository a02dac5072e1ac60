import { sandboxOf } from '../../demo/stand-ins/sandbox'
import { sql } from 'kysely'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { receive } from './channel/notify'
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
import { aReceiver, wanted } from '../../../test/gateway/transfer-kit'

/** Things that happen at the same moment. On a server (TEST_DATABASE_URL) they really do; PGlite queues them. */
describe('at the same moment', () => {
  let gateway: TestGateway
  let key: { bp: string; companyCode: string }
  beforeEach(async () => {
    gateway = await paymentGateway()
    key = await anAccount(gateway.db)
  })
  afterEach(async () => {
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
    await gateway.close()
  })

  const create = (caller: Caller, billIds: string[]) =>
    caller.send('default POST /crmgas/pay/createOrder', {
      bizType: 'BILL',
      billIds: billIds.map((billId) => ({ billId })),
      channel: 'SANDBOX',
      requestNo: requestNo(),
    })

  /** Delivers every due notification `times` times at once, as several gateways would. */
  async function deliver(times: number): Promise<number[]> {
    const { payment } = gateway.gateway.work.ports
    const channel = payment.get('SANDBOX')
    const notices = (await sandboxOf(gateway.gateway.work)?.takeDue(50)) ?? []
    if (!channel || notices.length === 0) throw new Error('no notification is due')
    const outside = {
      ...gateway.gateway.work,
      db: gateway.db,
      afterCommit: () => undefined,
      transaction: <R>(run: Parameters<typeof inTransaction<R>>[1]) => inTransaction(gateway, run),
    }
    const all = notices.flatMap((notice) => Array.from({ length: times }, () => notice))
    const answers = await Promise.all(
      all.map((notice) => receive(outside, channel, (name) => notice.headers[name], notice.body)),
    )
    return answers.map((answer) => answer.status)
  }

  it('two people order the same bills: one gets them, all or none', async () => {
    for (const n of [1, 2, 3])
      await aBill(gateway.db, key, { billId: `b-${n}`, receivable: '100.00', billMonth: `2026-0${n}` })
    const payers = Array.from({ length: 6 }, (_, n) => payer(gateway, key, `u-${n}`, `1380000000${n}`))
    const answers = await Promise.all(
      payers.map((caller, n) => create(caller, n % 2 === 0 ? ['b-1', 'b-2'] : ['b-2', 'b-3'])),
    )
    const codes = answers.map((answer) => answer.code).sort()
    expect(codes).toEqual(['1000', 'A2301', 'A2301', 'A2301', 'A2301', 'A2301'])
    const locked = await gateway.db
      .selectFrom('bill')
      .select('lockOrderId')
      .where('lockOrderId', 'is not', null)
      .execute()
    expect([locked.length, new Set(locked.map((row) => row.lockOrderId)).size]).toEqual([2, 1])
  })

  it('different calls under one number, at one customer or at two: one of them has it, the others are refused (CV-3)', async () => {
    const second = await anAccount(gateway.db, { bp: '1000000004' })
    await aReceiver(gateway)
    const topUp = { bizType: 'PREPAY' as const, amount: '50.00', channel: 'SANDBOX' as const }
    for (const number of ['same-1', 'same-2', 'same-3', 'same-4']) {
      const answers = await Promise.all([
        payer(gateway, key).send('default POST /crmgas/pay/createOrder', { ...topUp, requestNo: number }),
        payer(gateway, key).send('default POST /crmgas/pay/tt/create', wanted({ requestNo: number })),
        payer(gateway, second).send('default POST /crmgas/pay/tt/create', wanted({ requestNo: number })),
        payer(gateway, second).send('default POST /crmgas/pay/createOrder', { ...topUp, requestNo: number }),
      ])
      expect(answers.map(({ code }) => code).sort()).toEqual(['1000', '2905', '2905', '2905'])
    }
    expect(await gateway.db.selectFrom('payOrder').select('orderId').execute()).toHaveLength(4)
  })

  it('one order is opened at the channel by two taps: one payment', async () => {
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '100.00' })
    const li = payer(gateway, key)
    const { orderId } = await orderBills(li, ['b-1'])
    const ask = () =>
      li.send('default POST /crmgas/pay/prepay', { orderId, channel: 'SANDBOX', requestNo: requestNo() })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.filter((answer) => answer.ok).length).toBeGreaterThanOrEqual(1)
    for (const answer of answers) expect(['1000', '2905']).toContain(answer.code)
    expect(await gateway.db.selectFrom('payment').select('paymentId').execute()).toHaveLength(1)
  })

  it('the same notification five times in parallel, of several orders: each counts once', async () => {
    const li = payer(gateway, key)
    for (const n of [1, 2, 3, 4]) {
      await aBill(gateway.db, key, { billId: `b-${n}`, receivable: `${n}00.00`, billMonth: `2026-0${n}` })
      const { orderId } = await orderBills(li, [`b-${n}`])
      await li.ok('default POST /crmgas/pay/sandbox/pay', {
        sandboxToken: await openCashier(li, orderId),
        result: 'SUCCESS',
      })
    }
    gateway.clock.moveTo('2026-11-23T09:31:00+08:00')
    const statuses = await deliver(5)
    // A lost race is answered 500 and comes again; nothing may be counted twice.
    expect(statuses).toHaveLength(20)
    for (let again = 0; again < 4; again++) await pass(gateway, 20)
    const bills = await gateway.db.selectFrom('bill').select('state').execute()
    expect(bills.map((row) => row.state)).toEqual(['PAID', 'PAID', 'PAID', 'PAID'])
    const vouchers = await gateway.db.selectFrom('voucher').select('amount').orderBy('amount').execute()
    expect(vouchers.map((row) => row.amount)).toEqual(['100.00', '200.00', '300.00', '400.00'])
  })

  it('the payer cancels while the money arrives: paid, or closed and in the balance, never both', async () => {
    const li = payer(gateway, key)
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '100.00' })
    const { orderId } = await orderBills(li, ['b-1'])
    await li.ok('default POST /crmgas/pay/sandbox/pay', {
      sandboxToken: await openCashier(li, orderId),
      result: 'SUCCESS',
    })
    gateway.clock.moveTo('2026-11-23T09:31:00+08:00')
    const [, cancelled] = await Promise.all([deliver(2), li.send('default POST /crmgas/pay/cancel', { orderId })])
    expect(cancelled.code).toBe('A2311')
    for (let again = 0; again < 3; again++) await pass(gateway, 20)
    expect((await li.ok('default GET /crmgas/pay/query', { orderId })).state).toBe('SUCCESS')
  })

  it('an order locked by a poll at that moment ends at its time all the same', async () => {
    const li = payer(gateway, key)
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '100.00' })
    const { orderId } = await orderBills(li, ['b-1'])
    const [ended] = await gateway.db.transaction().execute(async (trx) => {
      await sql`select from pay_order where order_id = ${orderId} for update`.execute(trx)
      let isPast = false
      const passing = pass(gateway, 30 * 60 + 5).then(() => (isPast = true))
      const waits = async () => (await sql`select from pg_locks where not granted`.execute(trx)).rows.length > 0
      // PGlite has one connection: no transaction gets as far as waiting for the row.
      for (let look = 0; look < 50 && !isPast && !(await waits()); look++)
        await new Promise((done) => setTimeout(done, 100))
      // Packed, so that the transaction does not wait for it.
      return [passing]
    })
    await ended
    expect((await li.ok('default GET /crmgas/pay/query', { orderId })).state).toBe('CLOSED')
  })

  it('a slice is paid while the channel’s word that it is not is still on its way: it stays paid', async () => {
    const li = payer(gateway, key)
    const order = await li.ok('default POST /crmgas/pay/createOrder', {
      bizType: 'PREPAY',
      amount: '60000.00',
      channel: 'SANDBOX',
      requestNo: requestNo(),
    })
    const { orderId } = order
    const sandboxToken = await openCashier(li, orderId, order.subOrders[0]?.subOrderId)
    const channel = gateway.gateway.work.ports.payment.get('SANDBOX')
    if (!channel) throw new Error('the sandbox is closed')
    const ask = channel.query.bind(channel)
    const asked = jest.spyOn(channel, 'query').mockImplementationOnce(async (outTradeNo) => {
      const answer = await ask(outTradeNo)
      await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
      gateway.clock.moveTo('2026-11-23T09:31:00+08:00')
      expect(await deliver(1)).toEqual([200])
      return answer
    })
    for (let poll = 0; poll < 3; poll++) await li.ok('default GET /crmgas/pay/query', { orderId })
    expect(await asked.mock.results[0]?.value).toMatchObject({ state: 'NOTPAY' })
    const seen = await li.ok('default GET /crmgas/pay/order', { orderId })
    expect(seen.subOrders.map((row) => [row.state, row.canPay])).toEqual([
      ['SUCCESS', false],
      ['WAIT_PAY', true],
    ])
    const sandboxAgain = await openCashier(li, orderId, order.subOrders[1]?.subOrderId)
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken: sandboxAgain, result: 'SUCCESS' })
    await pass(gateway, 20)
    expect(await li.ok('default GET /crmgas/pay/query', { orderId })).toMatchObject({
      state: 'SUCCESS',
      paidAmount: '60000.00',
    })
  })

  describe('a payer opens several orders', () => {
    const openAtOnce = async (caller: Caller, orders: number, receivable: string) => {
      const ids = Array.from({ length: orders }, (_, n) => `b-${n}`)
      for (const [n, billId] of ids.entries())
        await aBill(gateway.db, key, { billId, receivable, billMonth: `20${10 + n}-01` })
      const made: string[] = []
      for (const billId of ids) made.push((await orderBills(caller, [billId])).orderId)
      const open = (orderId: string) =>
        caller.send('default POST /crmgas/pay/prepay', { orderId, channel: 'SANDBOX', requestNo: requestNo() })
      // No payment can be written until all have had the time to count theirs.
      const [answers] = await gateway.db.transaction().execute(async (trx) => {
        await sql`lock table payment in share mode`.execute(trx)
        const opened = Promise.all(made.map(open))
        await new Promise((done) => setTimeout(done, 500))
        // Packed, so that the transaction does not wait for them.
        return [opened]
      })
      return (await answers).map((answer) => answer.code).sort()
    }

    it('that together exceed the daily limit (AE-51): only those that fit', async () => {
      // 200000.00 a day
      const codes = await openAtOnce(payer(gateway, key), 7, '45000.00')
      expect(codes).toEqual(['1000', '1000', '1000', '1000', 'A2306', 'A2306', 'A2306'])
    })

    it('more of them than a minute allows (AE-05): only so many', async () => {
      const codes = await openAtOnce(payer(gateway, key), 20, '60.00')
      expect(codes.filter((code) => code === '1000')).toHaveLength(10)
      expect(codes.filter((code) => code === '2906')).toHaveLength(10)
    })
  })

  it('top-ups arrive while their own bill is issued and offset: the balance never goes below zero', async () => {
    const li = payer(gateway, key)
    for (const amount of ['50.00', '60.00', '70.00']) {
      const made = await li.ok('default POST /crmgas/pay/createOrder', {
        bizType: 'PREPAY',
        amount,
        channel: 'SANDBOX',
        requestNo: requestNo(),
      })
      await li.ok('default POST /crmgas/pay/sandbox/pay', {
        sandboxToken: await openCashier(li, made.orderId),
        result: 'SUCCESS',
      })
    }
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '150.00' })
    gateway.clock.moveTo('2026-11-23T09:31:00+08:00')
    await deliver(2)
    for (let again = 0; again < 3; again++) await pass(gateway, 20)
    const fee = await li.ok('default GET /crmgas/fee/transaction', {})
    expect(fee.balance).toBe('30.00')
    expect(fee.list.every((row) => !row.balanceAfter.startsWith('-'))).toBe(true)
    expect(fee.list.map((row) => row.seq)).toEqual([...fee.list.map((row) => row.seq)].sort((a, b) => b - a))
  })
})

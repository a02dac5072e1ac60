import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import {
  aBill,
  anAccount,
  openCashier,
  orderBills,
  pass,
  payer,
  paymentGateway,
  requestNo,
} from '../../../../test/gateway/payment-kit'
import { aReceiver, orderTransfer, wanted } from '../../../../test/gateway/transfer-kit'

type Ask = Parameters<Caller['ok']>[1]

describe('refused orders', () => {
  let gateway: TestGateway
  let li: Caller
  const key = { bp: '1000000003', companyCode: '1002' }
  beforeAll(async () => {
    gateway = await paymentGateway()
    await anAccount(gateway.db)
    await anAccount(gateway.db, { bp: '1000000009', companyCode: '1002', chargeMode: 'PREPAID_CARD' })
    await anAccount(gateway.db, { bp: '1000000008', companyCode: '1002', chargeMode: 'PREPAID_REMOTE' })
    await aBill(gateway.db, key, { billId: 'open', receivable: '500.00' })
    await aBill(gateway.db, key, { billId: 'small', receivable: '60.00', billMonth: '2026-09' })
    await aBill(gateway.db, key, {
      billId: 'planned',
      receivable: '500.00',
      state: 'IN_INSTALLMENT',
      billMonth: '2026-08',
    })
    await aBill(gateway.db, key, { billId: 'gone', receivable: '500.00', state: 'REVERSED', billMonth: '2026-07' })
    await aBill(gateway.db, { bp: '1000000008', companyCode: '1002' }, { billId: 'remote', receivable: '500.00' })
    await aReceiver(gateway)
    li = payer(gateway, key)
  })
  afterAll(() => gateway.close())

  const order = (input: object, caller = li) =>
    caller.send('default POST /crmgas/pay/createOrder', { channel: 'SANDBOX', requestNo: requestNo(), ...input })

  it.each<[string, object, string]>([
    ['amount 0', { bizType: 'PREPAY', amount: '0' }, 'A2317'],
    ['amount 0.001', { bizType: 'PREPAY', amount: '0.001' }, 'A2317'],
    ['amount 1e9', { bizType: 'PREPAY', amount: '1e9' }, 'A2317'],
    ['letters', { bizType: 'PREPAY', amount: 'abc' }, 'A2317'],
    ['negative', { bizType: 'PREPAY', amount: '-5' }, 'A2317'],
    ['9.99', { bizType: 'PREPAY', amount: '9.99' }, 'A2304'],
    ['1000000.01', { bizType: 'PREPAY', amount: '1000000.01' }, 'A2305'],
    ['no plan', { bizType: 'INSTALLMENT' }, '2901'],
    ['an unknown plan', { bizType: 'INSTALLMENT', planId: 'p-1', seqs: [1] }, '2902'],
    ['no bills', { bizType: 'BILL' }, '2901'],
    ['the same bill twice', { bizType: 'BILL', billIds: [{ billId: 'open' }, { billId: 'open' }] }, '2901'],
    ['an unknown bill', { bizType: 'BILL', billIds: [{ billId: 'nothing' }] }, '2902'],
    ['a bill of another account', { bizType: 'BILL', billIds: [{ billId: 'remote' }] }, '2902'],
    ['a bill in a plan', { bizType: 'BILL', billIds: [{ billId: 'planned' }] }, 'A2303'],
    ['a reversed bill', { bizType: 'BILL', billIds: [{ billId: 'gone' }] }, 'A2311'],
    ['a part below 100.00', { bizType: 'BILL', billIds: [{ billId: 'open', amount: '99.99' }] }, 'A2325'],
    [
      'balance only, without balance',
      { bizType: 'BILL', billIds: [{ billId: 'open' }], channel: 'BALANCE', useBalance: '1' },
      'A2324',
    ],
    ['a channel without merchant', { bizType: 'BILL', billIds: [{ billId: 'open' }], channel: 'WXMINI' }, 'A2321'],
    ['a forged token', { bizType: 'BILL', payToken: 'eyJ1IjoiIn0.abc' }, '2901'],
    ['no channel', { bizType: 'PREPAY', amount: '10.00', channel: undefined }, '2901'],
  ])('%s', async (_name, input, code) => {
    expect((await order(input)).code).toBe(code)
  })

  it.each<[string, string]>([
    ['10', '10.00'],
    ['１２．５', '12.50'],
    ['1,234.50', '1234.50'],
  ])('takes %s as %s', async (amount, read) => {
    expect(await order({ bizType: 'PREPAY', amount })).toMatchObject({ code: '1000', data: { amount: read } })
  })

  it('takes the whole rest below 100.00 as a part, and caps a part at what is owed', async () => {
    const whole = await order({ bizType: 'BILL', billIds: [{ billId: 'small', amount: '999.00' }] })
    expect(whole).toMatchObject({ code: '1000', data: { amount: '60.00' } })
  })

  it('lets a card account not prepay, and a remote prepaid one not pay a part', async () => {
    const card = payer(gateway, { bp: '1000000009', companyCode: '1002' }, 'u-9')
    expect((await order({ bizType: 'PREPAY', amount: '50.00' }, card)).code).toBe('2901')
    const remote = payer(gateway, { bp: '1000000008', companyCode: '1002' }, 'u-8')
    expect((await order({ bizType: 'BILL', billIds: [{ billId: 'remote', amount: '200.00' }] }, remote)).code).toBe(
      '2901',
    )
  })

  it('answers a repeated requestNo with the first order (5006), another body under it with 2905', async () => {
    const input = { bizType: 'PREPAY', amount: '66.00', channel: 'SANDBOX', requestNo: 'same' }
    const both = await Promise.all([order(input), order(input)])
    const ids = new Set(both.map((answer) => (answer.data as { orderId: string }).orderId))
    expect([ids.size, both.map((answer) => answer.code).sort()]).toEqual([1, ['1000', '5006']])
    expect((await order(input)).code).toBe('5006')
    expect((await order({ ...input, amount: '67.00' })).code).toBe('2905')
    const orders = await gateway.db.selectFrom('payOrder').select('orderId').where('amount', '=', '66.00').execute()
    expect(orders).toHaveLength(1)
  })

  it('refuses a number that belongs to another call, kind or customer (2905); its own call gets its order again (CV-3)', async () => {
    // The first answers are lost.
    const forget = () => gateway.db.deleteFrom('idempotency').execute()
    const remote = payer(gateway, { bp: '1000000008', companyCode: '1002' })
    const topUp = { bizType: 'PREPAY', amount: '68.00', requestNo: 'n#1' }
    const made = await order(topUp)
    const { ttId } = await orderTransfer(li, { requestNo: 't' })
    await forget()
    expect(await order(topUp)).toMatchObject({ code: '1000', data: made.data })
    await forget()
    const entries = [{ bp: key.bp, kind: 'PREPAY', amount: '68.00' }]
    const approval = { preparedId: 'p', version: 0, dueNow: '68.00', securityTicket: 's', channel: 'SANDBOX' }
    const answers = [
      await order({ bizType: 'BILL', billIds: [{ billId: 'open' }], requestNo: 'n#1' }),
      await order(topUp, remote),
      await order({ ...topUp, requestNo: 't' }),
      await order({ ...topUp, requestNo: 't' }, remote),
      await li.send('default POST /crmgas/pay/tt/create', wanted({ requestNo: 'n#1' })),
      await li.send('default POST /crmgas/pay/tt/create', wanted({ requestNo: 't' })),
      await li.send('btwob POST /pay/basket/create', { entries, channel: 'SANDBOX', requestNo: 'n' }),
      await li.send('btwob POST /pay/prepared/approve', { ...approval, requestNo: 'n#1' }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => '2905'))
    const orders = await gateway.db
      .selectFrom('payOrder')
      .select('orderId')
      .where('requestNo', 'in', ['n#1', 't'])
      .execute()
    expect(orders.map(({ orderId }) => orderId).sort()).toEqual(
      [(made.data as { orderId: string }).orderId, ttId].sort(),
    )
  })

  it("answers 2902 for another's order in every call, and A2319 for one that expired", async () => {
    const { orderId } = (await order({ bizType: 'PREPAY', amount: '70.00' })).data as { orderId: string }
    const stranger = payer(gateway, { bp: '1000000008', companyCode: '1002' }, 'u-8')
    const calls: [Parameters<Caller['send']>[0], Ask][] = [
      ['default GET /crmgas/pay/order', { orderId }],
      ['default GET /crmgas/pay/query', { orderId }],
      ['default GET /crmgas/pay/recordDetail', { orderId }],
      ['default POST /crmgas/pay/cancel', { orderId }],
      ['default POST /crmgas/pay/prepay', { orderId, channel: 'SANDBOX', requestNo: requestNo() }],
      ['default POST /crmgas/pay/refundApply', { orderId, reason: '多付了一次', requestNo: requestNo() }],
    ]
    for (const [call, input] of calls) expect([call, (await stranger.send(call, input)).code]).toEqual([call, '2902'])
    expect((await stranger.call('default GET /crmgas/bill/detail', { billId: 'open' })).code).toBe('2902')
    await pass(gateway, 1801)
    expect(
      (await li.call('default POST /crmgas/pay/prepay', { orderId, channel: 'SANDBOX', requestNo: requestNo() })).code,
    ).toBe('A2319')
    expect(
      (await li.call('default POST /crmgas/pay/refundApply', { orderId, reason: '不想要了吧', requestNo: requestNo() }))
        .code,
    ).toBe('A2328')
  })

  it('limits ranges to twelve months (A2316)', async () => {
    const far = { dateFrom: '2025-01-01', dateTo: '2026-01-01' }
    expect(await li.call('default GET /crmgas/pay/record', far)).toMatchObject({
      code: 'A2316',
      text: '查询时间跨度不能超过12个月',
    })
    const back = { dateFrom: '2026-02-01', dateTo: '2026-01-01' }
    expect(await li.call('default GET /crmgas/pay/record', back)).toMatchObject({
      code: 'A2331',
      text: '结束日期不能早于开始日期',
    })
    expect(
      (await li.call('default GET /crmgas/bill/list', { billMonthFrom: '2026-02', billMonthTo: '2026-01' })).code,
    ).toBe('A2331')
    expect((await li.call('default GET /crmgas/fee/transaction', far)).code).toBe('A2316')
    expect((await li.call('default POST /crmgas/fee/export', far)).code).toBe('A2316')
    expect(
      (await li.call('default GET /crmgas/bill/list', { billMonthFrom: '2025-01', billMonthTo: '2026-01' })).code,
    ).toBe('A2316')
    expect((await li.call('default GET /crmgas/pay/record', { dateFrom: '2025-01-02', dateTo: '2026-01-01' })).ok).toBe(
      true,
    )
  })

  it('opens a payment ten times a minute at most (AE-05)', async () => {
    const codes: string[] = []
    for (let n = 0; n < 11; n++) {
      const made = (await order({ bizType: 'PREPAY', amount: '10.00' })).data as { orderId: string }
      codes.push(
        (
          await li.call('default POST /crmgas/pay/prepay', {
            orderId: made.orderId,
            channel: 'SANDBOX',
            requestNo: requestNo(),
          })
        ).code,
      )
    }
    expect(codes).toEqual([...Array<string>(10).fill('1000'), '2906'])
  })

  it("keeps a bill locked for its payer during payment, also against the offset of the payer's own top-up (AE-33)", async () => {
    await pass(gateway, 61)
    const made = await orderBills(li, ['open'])
    const topUp = (await order({ bizType: 'PREPAY', amount: '600.00' })).data as { orderId: string }
    const sandboxToken = await openCashier(li, topUp.orderId)
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
    await pass(gateway, 6)
    const row = async () => (await li.ok('default GET /crmgas/bill/list', { billIds: 'open' })).list[0]
    expect(await row()).toMatchObject({ state: 'UNPAID', canPay: false, locked: { byMe: true, orderId: made.orderId } })
    expect(await li.ok('default POST /crmgas/pay/cancel', { orderId: made.orderId })).toEqual({ state: 'CLOSED' })
    // Unlocked, the bill takes what waited for it.
    expect(await row()).toMatchObject({ state: 'PAID', canPay: false, locked: null })
  })
})

import { strFromU8, unzipSync } from 'fflate'
import { maskCompany } from '@domain/mask'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { testGateway } from '../../../test/setup/gateway'
import { storeOutside } from '../../../test/setup/store-outside'
import { brokenInvariants } from '../../../test/invariants/money'
import { openCashier, pass, requestNo } from '../../../test/gateway/payment-kit'

/** Payment inside the whole gateway: access, other accounts, files; users and customers of the demo data. */
describe('payment among the other areas', () => {
  let gateway: TestGateway
  let master: Caller
  beforeAll(async () => {
    gateway = await testGateway()
    storeOutside(gateway)
    master = await gateway.as('13800000007')
  })
  afterAll(async () => {
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
    await gateway.close()
  })

  const search = (bp: string, meterTail: string) =>
    master.call('default POST /crmgas/pay/searchAccount', { bp, meterTail })

  it('pays for another account (FL-A11)', async () => {
    expect((await search('1000000003', '020301')).code).toBe('A2314')
    const found = await search('1000000001', '010101')
    expect(found).toMatchObject({
      code: '1000',
      data: { bpMask: '100****001', nameMask: '华***公司', canPrepay: true },
    })
    const ask = {
      bizType: 'PREPAY' as const,
      amount: '200.00',
      payToken: found.data.payToken,
      channel: 'SANDBOX' as const,
      requestNo: requestNo(),
    }
    const order = await master.ok('default POST /crmgas/pay/createOrder', ask)
    const sandboxToken = await openCashier(master, order.orderId)
    await master.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
    await pass(gateway, 6)
    const mine = await master.ok('default GET /crmgas/pay/record', { mine: '1' })
    expect(mine.list).toMatchObject([
      {
        state: 'SUCCESS',
        amount: '200.00',
        proxy: true,
        payeeBp: '100****001',
        payeeName: '华***公司',
        payerIsMe: true,
      },
    ])
    const payee = await gateway.as('13800000001')
    const record = (await payee.ok('default GET /crmgas/pay/record', {})).list.find(
      (row) => row.orderId === order.orderId,
    )
    expect(record).toMatchObject({ payerMask: '138****0007', payerIsMe: false, canPay: false })
    const fee = await payee.ok('default GET /crmgas/fee/transaction', { direction: 'IN' })
    expect(fee.list[0]).toMatchObject({ entryType: 'TOPUP', amount: '200.00', refNo: order.orderNo })
    // The payer sees neither bill lines nor balance of the other account.
    const bill = (await payee.ok('default GET /crmgas/bill/list', {})).list[0]
    expect((await master.call('default GET /crmgas/bill/detail', { billId: bill?.billId ?? '' })).code).toBe('2902')
    const seen = await master.ok('default GET /crmgas/pay/query', { orderId: order.orderId })
    expect(seen).toMatchObject({ proxy: true, billIds: [], confirmedAt: expect.any(String) as string })
    const voucher = await master.ok('default GET /crmgas/voucher/detail', { voucherId: seen.voucherId ?? '' })
    expect(voucher).toMatchObject({ bp: '100****001', customerName: '华***公司', items: [], amount: '200.00' })
    const kept = await payee.ok('default GET /crmgas/voucher/detail', { voucherId: seen.voucherId ?? '' })
    expect(voucher.payerName).toMatch(/^[^*]{4,}$/)
    expect([kept.payerName, kept.customerName]).toEqual([maskCompany(voucher.payerName), '华北精工陶瓷有限公司'])
    const recent = await master.ok('default GET /crmgas/pay/recentAccounts', {})
    expect(recent.own).toMatchObject([{ bp: '1000000002', current: true }])
    expect(recent.recent).toMatchObject([{ bpMask: '100****001' }])
    gateway.clock.moveTo(new Date(gateway.clock.now() + 16 * 60_000).toISOString())
    const late = await master.call('default POST /crmgas/pay/createOrder', { ...ask, requestNo: requestNo() })
    expect(late).toMatchObject({ code: '2901', data: { field: 'payToken' } })
  })

  it('says what another own number owes by the rights there (CV-13)', async () => {
    const { headers } = await gateway.as('13800000009')
    const userId = headers['userid'] ?? ''
    const session = { userId, bp: '1000000003', companyCode: '1002', reviewStatus: '1' } as const
    const caller = gateway.asSession({ ...session, models: ['PAY_TOPUP'] })
    const owed = async (bp: string) => {
      const { own } = await caller.ok('default GET /crmgas/pay/recentAccounts', {})
      return own.find((one) => one.bp === bp)
    }
    expect(await owed('1000000001')).toMatchObject({ totalDue: expect.any(String) as string, billCount: 0 })
    const bindings = gateway.db.selectFrom('bpBinding').select('bindingId').where('userId', '=', userId)
    await gateway.db
      .deleteFrom('bindingAuthority')
      .where('bp', '=', '1000000001')
      .where('bindingId', 'in', bindings)
      .where('modelCode', 'in', ['BILL_VIEW', 'PAY_TOPUP'])
      .execute()
    expect(await owed('1000000001')).toMatchObject({ totalDue: null, billCount: null, current: false })
    expect(await owed('1000000003')).toMatchObject({ totalDue: expect.any(String) as string, current: true })
  })

  it('stops guessing after three wrong tails within an hour (A2315), also when they come at once', async () => {
    const answers = await Promise.all(
      ['111111', '222222', '333333', '444444'].map((tail) => search('1000000001', tail)),
    )
    // One miss was made by the test before.
    expect(answers.map((answer) => answer.code).sort()).toEqual(['A2314', 'A2314', 'A2315', 'A2315'])
    expect((await search('1000000001', '010101')).code).toBe('A2315')
    gateway.clock.moveTo(new Date(gateway.clock.now() + 3601_000).toISOString())
    expect((await search('1000000001', '010101')).code).toBe('1000')
  })

  it('searches ten times an hour at most, right ones counted too (AE-05)', async () => {
    // One was found at the end of the test before.
    for (let n = 2; n <= 10; n++) expect((await search('1000000001', '010101')).code).toBe('1000')
    expect((await search('1000000001', '010101')).code).toBe('2906')
  })

  it('refuses a sub-account without the model, and a visitor', async () => {
    await gateway.db
      .deleteFrom('bindingAuthority')
      .where('bp', '=', '1000000001')
      .where('modelCode', '=', 'PAY_TOPUP')
      .execute()
    const sub = await gateway.as('13800000002')
    const ask = { bizType: 'PREPAY' as const, amount: '50.00', channel: 'SANDBOX' as const, requestNo: requestNo() }
    expect((await sub.call('default POST /crmgas/pay/createOrder', ask)).code).toBe('2110')
    expect((await sub.call('default GET /crmgas/bill/list', {})).ok).toBe(true)
    expect((await gateway.call('default GET /crmgas/bill/list', {})).ok).toBe(false)
  })

  it('exports the ledger as a sheet behind a signed link', async () => {
    const payee = await gateway.as('13800000001')
    const made = await payee.ok('default POST /crmgas/fee/export', { dateFrom: '2026-01-01', dateTo: '2026-11-23' })
    expect(made.fileName).toBe('交易记录_1000000001_2026-01-01_2026-11-23.xlsx')
    const file = await gateway.gateway.app.inject({ method: 'GET', url: made.url })
    expect(file.statusCode).toBe(200)
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const sheet = strFromU8(unzipSync(file.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    const times = [...sheet.matchAll(/<c r="A\d+" t="inlineStr"><is><t xml:space="preserve">([^<]+)</g)].map(
      ([, time]) => time,
    )
    // The year stands beside each entry, this year's too.
    expect(times.length).toBeGreaterThan(30)
    expect(times.slice(1).filter((time) => !/^2026-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time ?? ''))).toEqual([])
    expect(
      (await gateway.gateway.app.inject({ method: 'GET', url: made.url.replace(/s=[^&]{4}/, 's=AAAA') })).statusCode,
    ).not.toBe(200)
  })

  it('notifies the account of money, and ends the to-do of a paid bill', async () => {
    const zhao = await gateway.as('13800000008')
    const bill = (await zhao.ok('default GET /crmgas/bill/list', { state: 'UNPAID_ALL' })).list.find(
      (row) => row.state === 'OVERDUE',
    )
    if (!bill) throw new Error('the demo has an overdue bill')
    const todos = () =>
      gateway.db
        .selectFrom('todo')
        .select('status')
        .where('type', '=', 'BILL_DUE')
        .where('bizId', '=', bill.billId)
        .execute()
    expect(await todos()).toEqual([{ status: '0' }])
    // A part is paid and a late fee runs: the to-do shows the amount of the bill list, not the issued one.
    expect(bill.totalDue).not.toBe(bill.receivable)
    const due = (await zhao.ok('default GET /crmgas/todo/list', { type: 'BILL_DUE' })).list
    expect(due.find(({ bizId }) => bizId === bill.billId)?.amount).toBe(bill.totalDue)
    const order = await zhao.ok('default POST /crmgas/pay/createOrder', {
      bizType: 'BILL',
      billIds: [{ billId: bill.billId }],
      channel: 'SANDBOX',
      requestNo: requestNo(),
    })
    const slices = order.subOrders.length > 0 ? order.subOrders.map((row) => row.subOrderId) : [undefined]
    for (const slice of slices) {
      await zhao.ok('default POST /crmgas/pay/sandbox/pay', {
        sandboxToken: await openCashier(zhao, order.orderId, slice),
        result: 'SUCCESS',
      })
      await pass(gateway, 6)
    }
    expect(
      (await zhao.ok('default GET /crmgas/bill/detail', { billId: bill.billId })).payments.map((row) => row.orderNo),
    ).toContain(order.orderNo)
    expect(await todos()).toEqual([{ status: '1' }])
    await pass(gateway, 60)
    const messages = await gateway.db
      .selectFrom('message')
      .select(['templateCode', 'targetRoute'])
      .where('bizId', '=', order.orderId)
      .execute()
    expect(messages[0]).toEqual({ templateCode: 'ARRIVED', targetRoute: '/pages/fee/fee/fee' })
  })
})

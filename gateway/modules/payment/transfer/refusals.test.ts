import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import { aBinding } from '../../../../test/gateway/members-kit'
import { aBill, anAccount, orderBills, payer, paymentGateway, requestNo } from '../../../../test/gateway/payment-kit'
import { aReceiver, aSlip, moneyIn, orderTransfer, wanted } from '../../../../test/gateway/transfer-kit'

describe('refused transfers', () => {
  let gateway: TestGateway
  let li: Caller
  let key: { bp: string; companyCode: string }
  let count = 0
  beforeAll(async () => {
    gateway = await paymentGateway()
    await aReceiver(gateway)
  })
  // Another customer each time: five transfers of one may wait.
  beforeEach(async () => {
    key = await anAccount(gateway.db, { bp: `10000001${String(++count).padStart(2, '0')}` })
    li = payer(gateway, key)
  })
  afterAll(() => gateway.close())

  const create = (part: Parameters<typeof wanted>[0]) => li.send('default POST /crmgas/pay/tt/create', wanted(part))
  const detail = (ttId: string) => li.ok('default GET /crmgas/pay/tt/detail', { ttId })

  it.each<[string, object, string]>([
    ['below the least', { amount: '99.99' }, 'A2501'],
    ['above the most', { amount: '50000000.01' }, 'A2501'],
    ['no number', { amount: '1e6' }, 'A2317'],
    ['an account of letters', { payerAccount: 'abcdefgh' }, '2901'],
    ['an account of seven digits', { payerAccount: '1234567' }, '2901'],
    ['no name', { payerName: ' ' }, '2901'],
    ['an unknown receiver', { receiverId: 'none' }, '2901'],
    ['an account of another customer', { bankId: 'x' }, '2901'],
    ['no bills', { purpose: 'BILL' }, '2901'],
    ['an unknown bill', { purpose: 'BILL', billIds: ['nothing'] }, '2902'],
    ['an unknown package', { purpose: 'PACKAGE', payNo: 'p' }, '2902'],
  ])('refuses %s', async (_name, part, code) => expect((await create(part)).code).toBe(code))

  it('takes full-width digits and blanks of an account, and shows it masked', async () => {
    const { ttId } = await orderTransfer(li, { payerAccount: '６２２２ 0001-0002 0009' })
    expect((await detail(ttId)).payerAccountMask).toBe('****0009')
    const { myAccounts, limits, receivers } = await li.ok('default GET /crmgas/pay/tt/init', {})
    expect([myAccounts, limits, receivers.length]).toEqual([[], { min: '100.00', max: '50000000.00' }, 1])
  })

  it('refuses bills in a plan and paid ones, and an amount that does not fit; refuses once during a payment', async () => {
    await aBill(gateway.db, key, {
      billId: 'planned',
      receivable: '500.00',
      state: 'IN_INSTALLMENT',
      billMonth: '2026-08',
    })
    await aBill(gateway.db, key, { billId: 'gone', receivable: '500.00', state: 'REVERSED', billMonth: '2026-07' })
    await aBill(gateway.db, key, { billId: 'open', receivable: '500.00' })
    const pay = (billId: string, amount = '500.00', more = {}) =>
      create({ purpose: 'BILL', billIds: [billId], amount, ...more })
    expect((await pay('planned')).code).toBe('A2303')
    expect((await pay('gone')).code).toBe('A2311')
    expect((await pay('open', '499.99')).code).toBe('2901')
    expect((await pay('open', '501.01')).code).toBe('2901')
    await orderBills(payer(gateway, key, 'u-2', '13800000001'), ['open'])
    expect((await pay('open')).code).toBe('A2301')
    expect((await pay('open', '500.00', { confirmed: '1' })).code).toBe('1000')
  })

  it('answers a repeated requestNo with the first transfer, and lets five wait, also of concurrent requests', async () => {
    const input = wanted()
    const both = await Promise.all([create(input), create(input)])
    expect(new Set(both.map(({ data }) => (data as { ttId: string }).ttId)).size).toBe(1)
    const more = await Promise.all(Array.from({ length: 6 }, () => create({})))
    expect(more.map(({ code }) => code).sort()).toEqual(['1000', '1000', '1000', '1000', 'A2504', 'A2504'])
    expect(await li.ok('default GET /crmgas/pay/tt/list', {})).toMatchObject({ total: 5, open: 5 })
    expect((await li.ok('default GET /crmgas/pay/tt/list', { state: 'MATCHED' })).list).toEqual([])
  })

  it('takes a slip of the right kind and day, once, of a transfer that waits for one', async () => {
    const { ttId } = await orderTransfer(li)
    const slip = await aSlip(gateway)
    const upload = (part: object) =>
      li.send('default POST /crmgas/pay/tt/uploadProof', {
        ttId,
        files: [slip],
        remitDate: '2026-11-23',
        requestNo: requestNo(),
        ...part,
      })
    expect((await upload({ files: [] })).code).toBe('A2502')
    expect((await upload({ files: [slip, await aSlip(gateway)] })).code).toBe('A2502')
    expect((await upload({ files: [await aSlip(gateway, 'u-1', 'CERT')] })).code).toBe('A2502')
    expect((await upload({ files: [await aSlip(gateway, 'u-9')] })).code).toBe('44852')
    expect((await upload({ remitDate: '2026-11-24' })).code).toBe('2901')
    expect((await upload({ remitDate: '2026-11-19' })).code).toBe('2901')
    expect((await upload({})).code).toBe('1000')
    expect((await upload({})).code).toBe('A2505')
  })

  it("answers 2902 for another customer's transfer in every call; no cashier opens for one", async () => {
    const { ttId } = await orderTransfer(li)
    await anAccount(gateway.db, { bp: '1000000008' })
    const stranger = payer(gateway, { bp: '1000000008', companyCode: '1002' }, 'u-8')
    const codes = [
      await stranger.send('default GET /crmgas/pay/tt/detail', { ttId }),
      await stranger.send('default POST /crmgas/pay/tt/cancel', { ttId }),
      await stranger.send('default POST /crmgas/pay/tt/sandbox/statement', { ttId }),
      await stranger.send('default POST /crmgas/pay/tt/uploadProof', {
        ttId,
        files: [],
        remitDate: '2026-11-23',
        requestNo: requestNo(),
      }),
    ].map(({ code }) => code)
    expect(codes).toEqual(['2902', '2902', '2902', '2902'])
    const cashier = { orderId: ttId, channel: 'SANDBOX', requestNo: requestNo() }
    expect((await li.send('default POST /crmgas/pay/prepay', cashier)).code).toBe('A2321')
    expect(await li.ok('default GET /crmgas/pay/query', { orderId: ttId })).toMatchObject({ nextAction: 'NONE' })
    expect((await li.ok('default POST /crmgas/pay/cancel', { orderId: ttId })).state).toBe('CLOSED')
    expect((await li.send('default POST /crmgas/pay/tt/cancel', { ttId: (await matched()).ttId })).code).toBe('2904')
  })

  it('refuses what a sub-account may not pay of itself in a month (Y-12)', async () => {
    const bindingId = await aBinding(gateway.db, key, 'u-5', { models: ['PAY_TRANSFER'] })
    await gateway.db
      .updateTable('bpBinding')
      .set({ payMonthLimit: '900.00' })
      .where('bindingId', '=', bindingId)
      .execute()
    const sub = { userId: 'u-5', username: '13800000005', isMaster: false, reviewStatus: '1' as const }
    const clerk = gateway.asSession({ ...key, ...sub, models: ['PAY_TRANSFER'] })
    await orderTransfer(clerk)
    expect(await clerk.call('default POST /crmgas/pay/tt/create', wanted({ amount: '400.01' }))).toMatchObject({
      code: 'A2341',
      text: '超出您的本月支付额度900.00元（已用500.00元），可提交主账号审批',
    })
    expect(await clerk.ok('default GET /crmgas/pay/tt/list', {})).toMatchObject({ total: 1 })
  })

  it('lets no money in that is no number, nor at a bank that is silent', async () => {
    const { ttId } = await orderTransfer(li)
    const letIn = (amount?: string) =>
      li.send('default POST /crmgas/pay/tt/sandbox/statement', { ttId, ...(amount && { amount }) })
    expect(await letIn('1e6')).toMatchObject({ code: 'A2317', text: '请输入正确的金额或气量' })
    await gateway.setting('bankFeed.mode', 'DOWN')
    expect(await letIn()).toMatchObject({ code: 'A2321', text: '支付渠道不可用，请更换支付方式' })
    await gateway.setting('bankFeed.mode', 'NORMAL')
    expect((await detail(ttId)).state).toBe('WAIT_REMIT')
  })

  async function matched() {
    const made = await orderTransfer(li)
    await moneyIn(li, { ttId: made.ttId })
    return made
  }
})

import type { Out } from '@contract'
import { inTurn, refused, settled, type Answers } from '@/testing/answers'
import { renderPage } from '@/testing/page'
import type { Drawn } from '@/testing/stage'

type Cashier = Out<'btwob GET /package/payable'>
type Created = Out<'taocan POST /trade/pay/create'>
type Status = Out<'taocan GET /trade/pay/status'>

const PAYABLE = 'btwob GET /package/payable'
const CREATE = 'taocan POST /trade/pay/create'
const CANCEL = 'taocan POST /trade/pay/cancel'
const STATUS = 'taocan GET /trade/pay/status'
const PREPAY = 'default POST /crmgas/pay/prepay'
const PAGE = '/subPagesB/pages/gas-package/extract-pay'
const RESULT = 'redirectTo /subPagesB/pages/gas-package/gas-submit-result'

type Way = Cashier['channels'][number]
const way = (channel: Way['channel'], name: string, part: Partial<Way> = {}): Way => ({
  channel,
  name,
  icon: 'wallet',
  enabled: true,
  reason: null,
  test: channel === 'SANDBOX',
  ...part,
})

/** A cycle of 32,600 m³ that cannot be paid online any more. */
const aCashier = (part: Partial<Cashier> = {}): Cashier => ({
  bizType: 'CHILD',
  bizNo: 'Z2',
  title: '12月气款',
  amount: '119968.00',
  payNo: null,
  orderNo: 'M1',
  orderName: '冬季工业气量包',
  formula: '32,600 m³ × 3.6800 元/m³',
  volume: '32600.00',
  payable: true,
  reason: null,
  customerName: '华北精工陶瓷有限公司',
  balance: '200000.00',
  balanceSmsOver: '10000.00',
  deadline: '2026-11-29T17:00:00+08:00',
  channels: [
    way('SANDBOX', '模拟支付', { enabled: false, reason: '单笔超过50000.00元，请使用电汇或账户余额' }),
    way('BALANCE', '账户余额'),
    way('TT', '电汇'),
  ],
  ...part,
})
const small = {
  amount: '736.00',
  channels: [way('SANDBOX', '模拟支付'), way('BALANCE', '账户余额'), way('TT', '电汇')],
}

const created = (part: Partial<Created> = {}): Created => ({
  payNo: 'P1',
  status: 'PAYING',
  amount: '736.00',
  expireAt: '2026-11-23T09:45:00+08:00',
  orderId: 'o1',
  ...part,
})

const open = (cashier: Partial<Cashier>, answers: Answers = {}) =>
  renderPage(PAGE, { params: { bizType: 'CHILD', bizNo: 'Z2' }, answers: { [PAYABLE]: aCashier(cashier), ...answers } })

/** A button with a name longer than its text. */
const beginning = (page: Pick<Drawn, 'button' | 'names'>, name: string) =>
  page.button(page.names().find((one) => one.startsWith(name)) ?? name)

test('what it costs and why, until when; a way that is closed says why, the first open one is chosen', async () => {
  const page = await open({})
  const words = ['12月气款', '¥119,968.00', '32,600 m³ × 3.6800 元/m³', '请于 11-29 17:00 前支付', '单笔超过50000.00元']
  for (const word of words) expect(page.text()).toContain(word)
  expect(page.text()).toContain('华北精工陶瓷有限公司')
  // A large amount off the balance waits for its code.
  expect(page.button('确认支付').disabled).toBe(true)
})

test('from the balance: a second question, then the result takes the page’s place', async () => {
  const page = await open(small, { [CREATE]: created({ status: 'PAID', orderId: null }) })
  page.tap(beginning(page, '账户余额'))
  page.tap(page.button('确认支付'))
  await settled()
  expect(page.text()).toContain('将从账户余额扣除¥736.00。确认支付？')
  expect(page.sent(CREATE)).toEqual([])
  page.agree()
  await settled()
  expect(page.sent(CREATE)).toEqual([{ bizType: 'CHILD', bizNo: 'Z2', channel: 'BALANCE' }])
  expect(page.went).toEqual([`${RESULT}?scene=CHILD&payNo=P1`])
})

test('by transfer: to the form with its fixed amount, to the transfer itself once it is ordered', async () => {
  const confirming = created({ status: 'CONFIRMING', orderId: null })
  const page = await open(small, { [CREATE]: inTurn(confirming, { ...confirming, orderId: 'tt1' }) })
  page.tap(beginning(page, '电汇'))
  expect(page.text()).toContain('到账一般需1个工作日，期间订单不会关闭')
  page.tap(page.button('去转账'))
  await settled()
  page.tap(page.button('去转账'))
  await settled()
  expect(page.went).toEqual([
    'navigateTo /pages/pay/pay-telegraphic-transfer?bizType=PACKAGE&bizNo=Z2&amount=736.00&payNo=P1',
    'navigateTo /pages/pay/pay-telegraphic-transfer/confirm-order?ttId=tt1',
  ])
})

test('a cancelled channel: a message, the payment cancelled, the cashier loaded again', async () => {
  const page = await open(small, {
    [CREATE]: created(),
    [PREPAY]: { paymentId: 'p1', channel: 'SANDBOX', amount: '736.00', params: { sandboxToken: 't1' } },
    'default GET /crmgas/pay/query': refused('2902', '数据不存在'),
    [CANCEL]: { status: 'EXPIRED' },
    'default POST /crmgas/pay/sandbox/pay': null,
  })
  page.tap(page.button('确认支付'))
  await settled()
  page.tap(page.button('取消'))
  await settled()
  expect(page.text()).toContain('支付已取消')
  expect(page.sent(CANCEL)).toEqual([{ payNo: 'P1' }])
  expect(page.went).toEqual([])
})

test.each([
  ['42901', '该订单正在由张*支付，请稍后再试'],
  ['42905', '订单状态已变化'],
] as const)('%s is read out, and the cashier looks again', async (code, text) => {
  const page = await open(small, {
    [PAYABLE]: inTurn(aCashier(small), aCashier({ ...small, payable: false, reason: '该订单已支付，请勿重复支付' })),
    [CREATE]: refused(code, text),
  })
  page.tap(page.button('确认支付'))
  await settled()
  expect(page.text()).toContain(text)
  page.agree()
  await settled()
  expect(page.text()).toContain('该订单已支付，请勿重复支付')
  expect(page.button('确认支付').disabled).toBe(true)
})

describe('套餐支付', () => {
  const order: Out<'default GET /crmgas/pay/packageOrder'> = {
    orderNo: 'M1',
    agreeId: 'A1',
    title: '冬季工业气量包',
    volume: '100000',
    price: '3.6800',
    ...({ orderState: 'EXTRACTING', agreementOk: true } as const),
    payables: [
      { bizType: 'CHILD', bizNo: 'Z2', title: '12月气款', amount: '736.00', deadline: null, payNo: null },
      { bizType: 'SUPPLEMENT', bizNo: 'B1', title: '11月结算补款', amount: '88.00', deadline: null, payNo: null },
    ],
  }
  const ORDER = 'default GET /crmgas/pay/packageOrder'
  const openOrder = (answer: Answers[typeof ORDER]) =>
    renderPage('/pages/pay/pay-package/index', {
      params: { packageOrderNo: 'M1' },
      answers: {
        [ORDER]: answer,
        [PAYABLE]: ({ bizNo }) =>
          bizNo === 'Z2' ? aCashier(small) : aCashier({ ...small, bizNo, title: '11月结算补款', amount: '88.00' }),
      },
    })

  test('one of several at a time', async () => {
    const page = await openOrder(order)
    expect(page.text()).toContain('计算方式')
    page.tap(beginning(page, '11月结算补款'))
    await settled()
    expect(page.sent(PAYABLE).at(-1)).toMatchObject({ bizType: 'SUPPLEMENT', bizNo: 'B1' })
  })

  test.each([
    [refused('A2323', '套餐订单状态不可支付'), '套餐订单状态不可支付', '返回订单'],
    [{ ...order, payables: [] }, '暂无待支付款项', '返回订单'],
    [{ ...order, agreementOk: false }, '请先签署供气协议', '去签署'],
  ])('%#: nothing to pay says what to do', async (answer, text, action) => {
    const page = await openOrder(answer)
    expect(page.text()).toContain(text)
    expect(page.names()).toContain(action)
  })
})

describe('提交结果', () => {
  const aStatus = (part: Partial<Status> = {}): Status => ({
    payNo: 'P1',
    status: 'PAID',
    bizType: 'DEPOSIT',
    bizNo: 'M1',
    orderNo: 'M1',
    orderName: '冬季工业气量包',
    amount: '736.00',
    channel: 'SANDBOX',
    paidAt: '2026-11-23T09:31:05+08:00',
    failReason: null,
    orderId: 'o1',
    nextText: '12-17 00:00起可修改1月气量',
    ...part,
  })
  const openResult = (...statuses: Partial<Status>[]) =>
    renderPage('/subPagesB/pages/gas-package/gas-submit-result', {
      params: { scene: 'DEPOSIT', payNo: 'P1' },
      answers: { [STATUS]: inTurn(...statuses.map(aStatus)) },
    })

  test('paid: what for, and what comes next; to the order', async () => {
    const page = await openResult({})
    for (const words of ['保证金支付成功', '¥736.00', 'P1', '12-17 00:00起可修改1月气量'])
      expect(page.text()).toContain(words)
    page.tap(page.button('查看订单'))
    await settled()
    expect(page.went).toEqual(['redirectTo /subPagesB/pages/gas-package/order-details?orderNo=M1'])
  })

  test.each([
    [{ status: 'FAILED', failReason: '回单不清晰', channel: 'TT' }, '支付失败：回单不清晰', '重新支付'],
    [{ status: 'EXPIRED', paidAt: null }, '支付已关闭', '重新支付'],
    [{ status: 'CONFIRMING', channel: 'TT', paidAt: null }, '到账确认中', '查看订单'],
    [{ status: 'REFUNDED' }, '已退款', '查看订单'],
  ] as const)('%j', async (part, headline, action) => {
    const page = await openResult({ ...part, nextText: '' })
    expect(page.text()).toContain(headline)
    expect(page.names()).toContain(action)
  })

  test('asks every two seconds for a minute, then by hand (K-30)', async () => {
    jest.useFakeTimers()
    const page = await openResult({ status: 'PAYING', paidAt: null, nextText: '' })
    const asked = () => page.sent(STATUS).length
    expect(page.text()).toContain('正在确认支付结果')
    await jest.advanceTimersByTimeAsync(10_000)
    expect(asked()).toBeGreaterThan(3)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(page.names()).toContain('刷新结果')
    const before = asked()
    await jest.advanceTimersByTimeAsync(20_000)
    expect(asked()).toBe(before)
    jest.useRealTimers()
  })
})

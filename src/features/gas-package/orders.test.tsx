import { act } from 'react'
import { listOf, refused, settled, type Answers } from '@/testing/answers'
import { aCycle } from '@/testing/make/cycle'
import { aChild, anAgreement, aPackageOrder, aPackageOrderRow, aSupplement } from '@/testing/make/package'
import { renderPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'

const BASE = '/subPagesB/pages/gas-package'
const AGREEMENT = 'taocan GET /trade/agree/detail'
const SIGN = 'taocan POST /trade/agree/sign'
const REMIND = 'btwob POST /package/remindMaster'
const LIST = 'taocan GET /trade/order/list'
const ORDER = 'taocan GET /trade/order/detail'
const CANCEL = 'taocan POST /trade/order/cancel'
const CHILD = 'taocan GET /trade/order/childDetail'
const SUPPLEMENT = 'taocan GET /trade/order/supplementDetail'
const WITHDRAW = 'taocan POST /trade/extract/changeWithdraw'
const SEND_SMS = 'default POST /crmgas/portal/sms/sendSms'

const signed = {
  ...({ orderNo: 'M1', orderStatus: 'WAIT_DEPOSIT', contractId: 'C1' } as const),
  depositDeadline: '2026-11-24T09:31:00+08:00',
  payRequired: true,
}
/** Where the text ends on the screen, by px from its top. */
const endAt = (top: number) =>
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, top, width: 300, height: 18 } as DOMRect)
const look = async () => {
  await act(() => jest.advanceTimersByTimeAsync(600))
  await settled()
}

const openAgreement = (answers: Answers = {}) =>
  renderPage(`${BASE}/gas-supply-agreement`, {
    as: master(),
    params: { agreeId: 'A1' },
    answers: { [AGREEMENT]: anAgreement(), [SEND_SMS]: { interval: 60, expire: 300 }, ...answers },
  })

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('an agreement is signed once its end has been seen, with a code; then the deposit is paid (K-08)', async () => {
  const end = endAt(4000)
  const page = await openAgreement({ [SIGN]: signed })
  await look()
  expect(page.button('同意并签署').disabled).toBe(true)
  expect(page.text()).toContain('请阅读至协议末尾')
  end.mockReturnValue({ left: 0, top: 500, width: 300, height: 18 } as DOMRect)
  await look()
  page.tap(page.button('同意并签署'))
  page.type(page.input('短信验证码'), '246810')
  page.tap(page.button('签署'))
  await settled()
  expect(page.sent(SIGN)).toEqual([
    expect.objectContaining({
      agreeId: 'A1',
      smsCode: '246810',
      signWay: 'SEAL',
      contentHash: anAgreement().contentHash,
    }),
  ])
  expect(page.went).toEqual([`redirectTo ${BASE}/extract-pay?bizType=DEPOSIT&bizNo=M1`])
})

test('ten seconds are waited for; a wrong code is shown at its field, an agreement that is over ends the attempt', async () => {
  endAt(500)
  const early = await openAgreement({ [AGREEMENT]: anAgreement({ openedAt: '2026-11-23T09:35:00+08:00' }) })
  expect(early.text()).toMatch(/请完整阅读\(\d+s\)/)

  const page = await openAgreement({ [SIGN]: refused('42110', '协议已过期') })
  await look()
  page.tap(page.button('同意并签署'))
  page.type(page.input('短信验证码'), '246810')
  page.tap(page.button('签署'))
  await settled()
  expect(page.text()).toContain('协议已过期')
  expect(() => page.input('短信验证码')).toThrow()
})

test('a user without the right to sign reminds the master (K-16)', async () => {
  const agreement = anAgreement({ canSign: false, signHint: '需由主账号或已授权的子账号签署', canRemind: true })
  const page = await renderPage(`${BASE}/gas-supply-agreement`, {
    as: subAccount(['PACKAGE_VIEW', 'PACKAGE_ORDER']),
    params: { agreeId: 'A1' },
    answers: { [AGREEMENT]: agreement, [REMIND]: { remindedAt: '2026-11-23T09:30:00+08:00' } },
  })
  page.tap(page.button('提醒主账号'))
  await settled()
  expect(page.text()).toContain('已提醒主账号')
})

test('orders: what waits and how long, and the ways to it', async () => {
  const counts = { all: 2, todo: 1, doing: 1, done: 0, closed: 0 }
  const page = await renderPage(`${BASE}/order-list`, {
    as: master(),
    answers: { [LIST]: listOf([aPackageOrderRow()], { counts }) },
  })
  for (const words of [
    '请于11-29 17:00前支付12月气款',
    '剩余 6 天',
    '已提 12.5%',
    '已结算 0/3 期，1 期待付',
    '待处理1',
  ])
    expect(page.text()).toContain(words)
  page.tap(page.button('去支付'))
  await settled()
  expect(page.went).toEqual([`navigateTo ${BASE}/extract-pay?bizType=CHILD&bizNo=Z2`])
})

test('an order of a bid or a draw that was won says so', async () => {
  const counts = { all: 1, todo: 0, doing: 1, done: 0, closed: 0 }
  const rows = [aPackageOrderRow({ sourceType: 'NG' })]
  const page = await renderPage(`${BASE}/order-list`, { as: master(), answers: { [LIST]: listOf(rows, { counts }) } })
  expect(page.text()).toContain('竞购')
})

test('no orders yet: the shop is offered', async () => {
  const counts = { all: 0, todo: 0, doing: 0, done: 0, closed: 0 }
  const page = await renderPage(`${BASE}/order-list`, { as: master(), answers: { [LIST]: listOf([], { counts }) } })
  expect(page.text()).toContain('暂无气量包订单')
  page.tap(page.button('去看看'))
  await settled()
  expect(page.went).toEqual([`navigateTo ${BASE}/index`])
})

const openOrder = (answers: Answers) =>
  renderPage(`${BASE}/order-details`, { as: master(), params: { orderNo: 'M1' }, answers })

test('an order: progress, cycles in their states, the deposit with its ledger', async () => {
  const page = await openOrder({ [ORDER]: aPackageOrder() })
  for (const words of [
    '12.5%',
    '11-29 17:00 前支付',
    '已提 12,480.50 m³',
    '¥36,500.00',
    '1#窑炉（003010010101）',
    '1000000001',
  ])
    expect(page.text()).toContain(words)
  page.tap(page.button('台账'))
  await settled()
  expect(page.text()).toContain('缴纳保证金')
})

test('an order that is not signed may be cancelled, with a reason and the version that was seen', async () => {
  const order = aPackageOrder({ state: 'WAIT_SIGN', effectiveAt: null, actions: ['CANCEL', 'SIGN'] })
  const page = await openOrder({ [ORDER]: order, [CANCEL]: { status: 'CANCELLED' } })
  page.tap(page.button('取消订单'))
  await settled()
  page.tap(page.button('确定'))
  await settled()
  expect(page.text()).toContain('请填写取消原因')
  page.type(page.input('取消原因'), '计划调整')
  page.tap(page.button('确定'))
  await settled()
  expect(page.sent(CANCEL)).toEqual([expect.objectContaining({ orderNo: 'M1', version: 3, reason: '计划调整' })])
})

const openChild = (answers: Answers) =>
  renderPage(`${BASE}/order-details-zi`, { as: master(), params: { childNo: 'Z2' }, answers })

test('a child order: what may be taken, what is to pay and until when', async () => {
  const page = await openChild({ [CHILD]: aChild() })
  for (const words of ['32,600 m³', '1,680.00 m³', '34,280.00 m³', '11-29 17:00 前支付', '自动锁定'])
    expect(page.text()).toContain(words)
  page.tap(page.button('去支付 ¥119,968.00'))
  await settled()
  expect(page.went).toEqual([`navigateTo ${BASE}/extract-pay?bizType=CHILD&bizNo=Z2`])
})

test('an overdue one says when it lapses; a floating price before the lock is an estimate', async () => {
  const overdue = await openChild({ [CHILD]: aChild({ state: 'OVERDUE', forfeitFee: '12060.00' }) })
  expect(overdue.text()).toContain('12-03 24:00 失效，将扣保证金 ¥12,060.00')
  expect(overdue.text()).toContain('支付未完成')
  const planned = aChild({ ...aCycle({ unitPrice: null }), total: '30000.00', actions: ['EDIT_CYCLES'] })
  const page = await openChild({ [CHILD]: planned })
  for (const words of ['锁定时确定', '应付（预估）']) expect(page.text()).toContain(words)
  expect(page.names()).toContain('修改周期气量')
})

test('a supplement that waits for its review may be taken back', async () => {
  const page = await renderPage(`${BASE}/order-details-bu`, {
    as: master(),
    params: { buNo: 'B1' },
    answers: { [SUPPLEMENT]: aSupplement(), [WITHDRAW]: { status: 'WITHDRAWN' } },
  })
  expect(page.text()).toContain('在原订单之外追加本周期气量')
  page.tap(page.button('撤回申请'))
  await settled()
  page.tap(page.button('确定'))
  await settled()
  expect(page.sent(WITHDRAW)).toEqual([expect.objectContaining({ changeNo: 'C1' })])
})

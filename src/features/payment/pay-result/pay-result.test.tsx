import { act } from 'react'
import { onChanged } from '@/request'
import { usePay } from '@/stores'
import { inTurn, lost, refused } from '@/testing/answers'
import { anOrderView, aResult, aTrack, someChannels, somePayMeters, type Result } from '@/testing/make/payment'
import { renderPage, type OpenPage } from '@/testing/page'
import { subAccount } from '@/testing/people'

const QUERY = 'default GET /crmgas/pay/query'
const TRACK = 'btwob GET /pay/track'
const METERS = 'default GET /crmgas/pay/payMeters'
const changed: string[] = []
onChanged((isOld) => void (isOld('default GET /crmgas/bill/list') && changed.push('bills')))

beforeEach(() => {
  jest.useFakeTimers()
  changed.length = 0
})
afterEach(() => {
  jest.useRealTimers()
})

const payMeters = somePayMeters()
let page: OpenPage
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
/** One answer after the other, the last one from then on. */
const open = async (
  given: (Partial<Result> | typeof lost)[],
  params: { subOrderId?: string; cashier?: 'done' | 'failed'; back?: string } = {},
): Promise<void> => {
  page = await renderPage('/pages/pay/pay-result', {
    as: subAccount(['PAY_TOPUP', 'PAY_RECORD', 'BILL_VIEW']),
    params: { orderId: 'o1', ...params },
    answers: {
      [METERS]: payMeters,
      [TRACK]: aTrack(),
      [QUERY]: inTurn(...given.map((one) => (one === lost ? lost : aResult(one)))),
    },
  })
  await pass(50)
}
const asked = () => page.sent(QUERY).length
const text = () => page.text()
const press = async (name: string) => {
  page.tap(page.button(name))
  await pass(50)
}

test('paid: amount, number and time; what money changed is renewed; done leads back to where it began', async () => {
  await open([{}], { back: '/pages/my-bill/list/list' })
  for (const words of ['支付成功', '款项已入账', '¥122,149.50', 'ZF20261123000001', '模拟支付', '2026-11-23 09:31'])
    expect(text()).toContain(words)
  expect(usePay.getState().payResult).toEqual({ orderId: 'o1', state: 'SUCCESS' })
  expect(changed).toContain('bills')
  await pass(30_000)
  expect(asked()).toBe(1)
  await press('完成')
  expect(page.went).toEqual(['redirectTo /pages/my-bill/list/list'])
})

test('on the way: asked every 2 s until the gateway knows; no button that would pay twice', async () => {
  await open([{ state: 'PAYING', paidAmount: '0.00', paidAt: null }, { state: 'PAYING', paidAmount: '0.00' }, {}])
  expect(text()).toContain('正在确认支付结果')
  expect(page.names()).not.toContain('重新支付')
  await pass(2_100)
  expect(text()).toContain('正在确认支付结果')
  await pass(2_100)
  expect(text()).toContain('支付成功')
  expect(asked()).toBe(3)
})

test('after two minutes only by hand, and the records hold the answer', async () => {
  await open([{ state: 'PAYING', paidAmount: '0.00', paidAt: null }])
  await pass(120_000)
  expect(text()).toContain('支付结果确认中，可稍后在缴费记录查看')
  const before = asked()
  await pass(60_000)
  expect(asked()).toBe(before)
  page.answer({ [QUERY]: aResult() })
  await press('刷新结果')
  await pass(2_100)
  expect(text()).toContain('支付成功')
})

test('no network is no word: it asks on; a refusal is shown and can be asked again', async () => {
  await open([lost, {}])
  expect(text()).toContain('正在确认支付结果')
  await pass(2_100)
  expect(text()).toContain('支付成功')
})

test.each([
  ['CLOSED', 'NONE', '已关闭', '重新支付', 'redirectTo /pages/pay/meters'],
  ['REFUNDED', 'NONE', '已退款', '缴费记录', 'redirectTo /pages/pay/record'],
  ['CLOSED_PART', 'NONE', '部分支付已转余额', '缴费记录', 'redirectTo /pages/pay/record'],
  ['PART_PAID', 'NEXT_SUB', '部分支付', '支付下一笔', 'redirectTo /pages/pay/pay-amount-suborder?orderId=o1'],
] as const)('%s: %s, its words and its way on', async (state, nextAction, headline, label, way) => {
  await open([{ state, nextAction, nextSubOrderId: nextAction === 'NEXT_SUB' ? 's2' : null }])
  expect(text()).toContain(headline)
  await press(label)
  expect(page.went).toEqual([way])
})

const waits = {
  state: 'WAIT_PAY',
  nextAction: 'PAY_AGAIN',
  paidAmount: '0.00',
  confirmedAt: null,
  paidAt: null,
  creditedAt: null,
} as const

test('after a cashier that reported a payment nothing says 支付未完成 while the channel may still say yes', async () => {
  await open([waits], { cashier: 'done' })
  expect(text()).toContain('正在确认支付结果')
  await pass(100_000)
  expect(text()).toContain('正在确认支付结果')
  await pass(30_000)
  expect(text()).toContain('支付结果确认中')
  expect(text()).not.toContain('支付未完成')
  page.answer({ [QUERY]: aResult() })
  await press('刷新结果')
  expect(text()).toContain('支付成功')
})

test('paying again is thought over while the money may be on its way', async () => {
  const PREPAY = 'default POST /crmgas/pay/prepay'
  await open([waits], { cashier: 'done' })
  page.answer({
    [PREPAY]: refused('A2311', '订单已支付'),
    'default GET /crmgas/pay/order': anOrderView(),
    'default GET /crmgas/pay/channels': someChannels(),
  })
  await press('重新支付')
  expect(text()).toContain('如已付款请勿重复支付')
  await press('再等等')
  expect(page.sent(PREPAY)).toEqual([])
  await press('重新支付')
  page.agree()
  await pass(50)
  expect(page.sent(PREPAY)).toHaveLength(1)
})

test('a cashier that said no: paying again is the first thing to do', async () => {
  await open([waits], { cashier: 'failed' })
  expect(text()).toContain('支付未完成')
  expect(page.names()).toContain('重新支付')
  expect(page.names()).not.toContain('刷新结果')
})

test('opened otherwise, it asks for half a minute before it says so', async () => {
  await open([waits])
  expect(text()).toContain('正在确认支付结果')
  await pass(30_100)
  expect(text()).toContain('支付未完成')
})

test('paid: the stations with their times, what is still owed, the bill', async () => {
  await open([{ billIds: ['b1'] }])
  for (const words of ['已提交09:30:40', '渠道确认09:31:03', '入账09:31:05', '剩余待缴 1 笔¥69,769.10'])
    expect(text()).toContain(words)
  await press('查看账单')
  expect(page.went).toEqual(['redirectTo /pages/my-bill/details/details?billId=b1'])
})

test('paid for another customer: no data of that account', async () => {
  await open([{ proxy: true, billIds: [] }])
  expect(page.calls()).not.toContain(METERS)
  expect(page.names()).not.toContain('查看账单')
})

test('the slice just paid still waits for its count', async () => {
  await open([{ state: 'PART_PAID', nextAction: 'NEXT_SUB', nextSubOrderId: 's1' }], { subOrderId: 's1' })
  expect(text()).toContain('正在确认支付结果')
})

test('partly from the balance, more than asked: both are named; the note of the gateway replaces the usual words', async () => {
  await open([
    {
      state: 'SUCCESS_TO_BALANCE',
      amount: '100.00',
      paidAmount: '120.00',
      balanceUsed: '10.00',
      resultNote: '多付部分已转余额',
    },
  ])
  for (const words of ['已转入余额', '多付部分已转余额', '订单金额¥100.00', '余额抵扣¥10.00'])
    expect(text()).toContain(words)
})

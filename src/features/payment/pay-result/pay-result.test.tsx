import { act } from 'react'
import { onChanged } from '@/request'
import { usePay } from '@/stores'
import { inTurn, lost } from '@/testing/answers'
import { aResult, type Result } from '@/testing/make/payment'
import { renderPage, type OpenPage } from '@/testing/page'
import { subAccount } from '@/testing/people'

const QUERY = 'default GET /crmgas/pay/query'
const changed: string[] = []
onChanged((tags) => changed.push(...tags))

beforeEach(() => {
  jest.useFakeTimers()
  changed.length = 0
})
afterEach(() => {
  jest.useRealTimers()
})

let page: OpenPage
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
/** One answer after the other, the last one from then on. */
const open = async (
  given: (Partial<Result> | typeof lost)[],
  params: { subOrderId?: string; back?: string } = {},
): Promise<void> => {
  page = await renderPage('/pages/pay/pay-result', {
    as: subAccount(['PAY_TOPUP', 'PAY_RECORD', 'BILL_VIEW']),
    params: { orderId: 'o1', ...params },
    answers: { [QUERY]: inTurn(...given.map((one) => (one === lost ? lost : aResult(one)))) },
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

test('no network is no word: it asks on; a refusal is said and can be asked again', async () => {
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

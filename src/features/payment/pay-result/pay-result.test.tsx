import { act } from 'react'
import type { Out } from '@contract'
import { ApiError, onChanged, QueryRoot } from '@/request'
import { call } from '@/request/call'
import { queryClient } from '@/request/query'
import { usePay } from '@/stores'
import { logInAs } from '@/testing/people'
import { stage } from '@/testing/stage'
import { PayResultView } from './PayResultView'

jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))
jest.mock('@tarojs/taro', () =>
  jest.requireActual<typeof import('@/ui/test-page')>('@/ui/test-page').taroWithoutPage('/pages/pay/pay-result'),
)
const went: string[] = []
jest.mock('@/routes/go', () => ({
  ...jest.requireActual<object>('@/routes/go'),
  isStackRoot: () => false,
  goTo: (address: string) => {
    went.push(address)
    return Promise.resolve(true)
  },
  go: (path: string, params: Record<string, string> = {}) => {
    went.push([path, new URLSearchParams(params).toString()].filter(Boolean).join('?'))
    return Promise.resolve()
  },
  returnTo: (path: string) => {
    went.push(`back to ${path}`)
    return Promise.resolve(true)
  },
}))

type Result = Out<'default GET /crmgas/pay/query'>
const paid: Result = {
  orderId: 'o1',
  orderNo: 'ZF20261123000001',
  bizType: 'BILL',
  title: '缴纳 2 笔账单',
  state: 'SUCCESS',
  amount: '122149.50',
  paidAmount: '122149.50',
  balanceUsed: '0.00',
  channel: 'SANDBOX',
  paidAt: '2026-11-23T09:31:05+08:00',
  resultNote: null,
  gasOrderId: null,
  nextAction: 'NONE',
  nextSubOrderId: null,
  voucherId: null,
}

const { show, host, button, tap } = stage(document)
let answers: (Partial<Result> | Error)[] = []
let asked = 0
const changed: string[] = []
onChanged((tags) => changed.push(...tags))

beforeEach(() => {
  logInAs({}, ['PAY_TOPUP', 'PAY_RECORD', 'BILL_VIEW'])
  jest.useFakeTimers()
  queryClient.clear()
  went.length = 0
  asked = 0
  changed.length = 0
  usePay.setState({ payResult: null })
  jest.mocked(call).mockImplementation((() => {
    asked += 1
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ ...paid, ...answer })
  }) as never)
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const open = async (given: typeof answers, props: { subOrderId?: string; back?: string } = {}) => {
  answers = given
  show(
    <QueryRoot>
      <PayResultView orderId='o1' subOrderId={props.subOrderId} back={props.back} />
    </QueryRoot>,
  )
  await pass(50)
}
const text = () => host().textContent
const press = async (name: string) => {
  tap(button(name))
  await pass(50)
}

test('paid: amount, number and time; what money changed is renewed; done leads back to where it began', async () => {
  await open([{}], { back: '/pages/my-bill/list/list' })
  for (const words of ['支付成功', '款项已入账', '¥122,149.50', 'ZF20261123000001', '模拟支付', '2026-11-23 09:31'])
    expect(text()).toContain(words)
  expect(usePay.getState().payResult).toEqual({ orderId: 'o1', state: 'SUCCESS' })
  expect(changed).toContain('bills')
  await pass(30_000)
  expect(asked).toBe(1)
  await press('完成')
  expect(went).toEqual(['back to /pages/my-bill/list/list'])
})

test('on the way: asked every 2 s until the gateway knows; no button that would pay twice', async () => {
  await open([{ state: 'PAYING', paidAmount: '0.00', paidAt: null }, { state: 'PAYING', paidAmount: '0.00' }, {}])
  expect(text()).toContain('正在确认支付结果')
  expect([...host().querySelectorAll('button')].map((one) => one.textContent)).not.toContain('重新支付')
  await pass(2_100)
  expect(text()).toContain('正在确认支付结果')
  await pass(2_100)
  expect(text()).toContain('支付成功')
  expect(asked).toBe(3)
})

test('after two minutes only by hand, and the records hold the answer', async () => {
  await open([{ state: 'PAYING', paidAmount: '0.00', paidAt: null }])
  await pass(120_000)
  expect(text()).toContain('支付结果确认中，可稍后在缴费记录查看')
  const before = asked
  await pass(60_000)
  expect(asked).toBe(before)
  answers = [{}]
  await press('刷新结果')
  await pass(2_100)
  expect(text()).toContain('支付成功')
})

test('no network is no word: it asks on; a refusal is said and can be asked again', async () => {
  await open([new ApiError('network', '请求失败'), {}])
  expect(text()).toContain('正在确认支付结果')
  await pass(2_100)
  expect(text()).toContain('支付成功')
})

test.each([
  ['CLOSED', 'NONE', '已关闭', '重新支付', 'back to /pages/pay/meters'],
  ['REFUNDED', 'NONE', '已退款', '缴费记录', '/pages/pay/record'],
  ['CLOSED_PART', 'NONE', '部分支付已转余额', '缴费记录', '/pages/pay/record'],
  ['PART_PAID', 'NEXT_SUB', '部分支付', '支付下一笔', '/pages/pay/pay-amount-suborder?orderId=o1'],
] as const)('%s: %s, its words and its way on', async (state, nextAction, headline, label, way) => {
  await open([{ state, nextAction, nextSubOrderId: nextAction === 'NEXT_SUB' ? 's2' : null }])
  expect(text()).toContain(headline)
  await press(label)
  expect(went).toEqual([way])
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

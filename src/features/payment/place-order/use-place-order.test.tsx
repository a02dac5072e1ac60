import { act, useState } from 'react'
import type { ApiKey } from '@contract'
import { QueryRoot, type ApiError } from '@/request'
import { resetRequestHooks, setRequestHooks } from '@/request/hooks'
import { AppRoot, Button } from '@/ui'
import { stage } from '@/testing/stage'
import { usePlaceOrder } from './use-place-order'

const went: string[] = []
jest.mock('@/routes/go', () => ({
  goTo: () => Promise.resolve(false),
  go: (path: string, params: object) => {
    went.push(`${path}?${new URLSearchParams(params as Record<string, string>).toString()}`)
    return Promise.resolve()
  },
}))

type Answer = { code: string; data?: unknown; text?: string } | 'lost'
interface Sent {
  call: string
  body: Record<string, unknown>
}

const { show, button, tap, host } = stage(document)
const sent: Sent[] = []
const toasts: string[] = []
let answers: Record<string, Answer[]> = {}
let stale = 0

const ORDER = {
  orderId: 'o1',
  orderNo: 'ZF1',
  bizType: 'PREPAY',
  amount: '100.00',
  balanceUsed: '0.00',
  payAmount: '100.00',
  split: 'NONE',
  subOrders: [],
  expireAt: '2026-11-23T10:00:00+08:00',
  state: 'WAIT_PAY',
}
const made: Answer = { code: '1000', data: ORDER }
const prepared: Answer = {
  code: '1000',
  data: { paymentId: 'p1', channel: 'SANDBOX', amount: '100.00', params: { sandboxToken: 't1' } },
}
const done: Answer = { code: '1000', data: null }

/** The last segment of the path names the call: createOrder, prepay, order, cancel, query, pay (sandbox). */
const nameOf = (key: ApiKey) => key.slice(key.lastIndexOf('/') + 1)
const CREATE = nameOf('default POST /crmgas/pay/createOrder')

function network(): void {
  globalThis.fetch = ((url: string, init: RequestInit) => {
    const call = url.split('?')[0]?.split('/').at(-1) ?? ''
    const text = typeof init.body === 'string' ? init.body : '{}'
    sent.push({ call, body: JSON.parse(text) as Record<string, unknown> })
    const given = answers[call] ?? []
    const answer = given.length > 1 ? given.shift() : given[0]
    if (answer === undefined || answer === 'lost') return Promise.reject(new TypeError('Failed to fetch'))
    const body = { header: {}, body: { resultCode: answer.code, resultDesc: answer.text ?? '', data: answer.data } }
    return Promise.resolve({ status: 200, headers: new Map(), text: () => Promise.resolve(JSON.stringify(body)) })
  }) as unknown as typeof fetch
}

function Form({ amount = '100.00' }: { amount?: string }) {
  const order = usePlaceOrder({ back: '/pages/pay/meters', onStale: () => (stale += 1) })
  const [refused, setRefused] = useState<string>()
  const refuse = (error: ApiError) => setRefused(error.message)
  const input = { bizType: 'PREPAY' as const, amount, channel: 'SANDBOX' as const }
  return (
    <>
      <button type='button' onClick={() => void order.submit(input, 'SANDBOX').catch(refuse)}>
        付款
      </button>
      <Button onTap={() => order.settleOwn('o0', 'SANDBOX')}>去处理</Button>
      <p>{order.fault ?? refused}</p>
      {order.cashier}
    </>
  )
}

const open = (amount?: string) =>
  show(
    <QueryRoot>
      <AppRoot>
        <Form {...(amount !== undefined && { amount })} />
      </AppRoot>
    </QueryRoot>,
  )
/** Lets answers come in and be drawn. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const press = async (name: string) => {
  tap(button(name))
  await settle()
}
const calls = () => sent.map(({ call }) => call)
const numbers = () => sent.filter(({ call }) => call === CREATE).map(({ body }) => body.requestNo)

beforeEach(() => {
  sent.length = 0
  toasts.length = 0
  went.length = 0
  stale = 0
  answers = { createOrder: [made], prepay: [prepared], cancel: [done] }
  setRequestHooks({ toast: (text) => toasts.push(text) })
  network()
})
afterEach(resetRequestHooks)

test('two taps make one order and one payment; the cashier shows what is paid', async () => {
  open()
  tap(button('付款'))
  await press('付款')
  expect(calls()).toEqual(['createOrder', 'prepay'])
  expect(host().textContent).toContain('¥100.00')
  answers.pay = [done]
  tap(button('支付成功'))
  await press('支付成功')
  expect(calls().slice(2)).toEqual(['pay'])
  expect(went).toEqual(['/pages/pay/pay-result?orderId=o1&back=%2Fpages%2Fpay%2Fmeters'])
})

test('a lost answer is asked for again under the same number, other content under another', async () => {
  answers.createOrder = ['lost', 'lost', made]
  open()
  await press('付款')
  expect(toasts).toEqual(['请求失败'])
  await press('付款')
  open('200.00')
  await press('付款')
  const [first, second, third] = numbers()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('an order that was made and not paid is paid by the next tap, not made again', async () => {
  answers.pay = [done]
  answers.query = [{ code: '1000', data: { state: 'WAIT_PAY' } }]
  open()
  await press('付款')
  await press('取消')
  expect(host().textContent).toContain('已取消支付')
  await press('付款')
  expect(calls()).toEqual(['createOrder', 'prepay', 'pay', 'query', 'prepay'])
  expect(went).toEqual([])
})

test('a cancel that the gateway knows as paid leads to the result', async () => {
  answers.pay = [done]
  answers.query = [{ code: '1000', data: { state: 'SUCCESS' } }]
  open()
  await press('付款')
  await press('取消')
  expect(went).toHaveLength(1)
})

test('a bill that somebody else pays: a dialog with who and how long, and the form is read anew', async () => {
  const text = '该账单正由138****0001支付中，请于28分钟后再试'
  answers.createOrder = [{ code: 'A2301', text, data: { own: '0', remainSeconds: 1680 } }]
  open()
  await press('付款')
  expect(host().textContent).toContain(text)
  await press('确认')
  expect(stale).toBe(1)
  expect(toasts).toEqual([])
})

const own: Answer = { code: 'A2301', text: '支付中', data: { own: '1', orderId: 'o0', remainSeconds: 900 } }

test('the own unfinished order: 继续支付 pays it', async () => {
  answers.createOrder = [own]
  answers.order = [{ code: '1000', data: { ...ORDER, orderId: 'o0', channel: 'SANDBOX' } }]
  open()
  await press('付款')
  await press('继续支付')
  expect(calls()).toEqual(['createOrder', 'order', 'prepay'])
  expect(sent.at(-1)?.body.orderId).toBe('o0')
})

test('the own unfinished order: 取消原订单 cancels it and orders anew under another number', async () => {
  answers.createOrder = [own, made]
  open()
  await press('付款')
  await press('取消原订单')
  expect(calls()).toEqual(['createOrder', 'cancel', 'createOrder', 'prepay'])
  const [first, second] = numbers()
  expect(second).not.toBe(first)
})

test('leaving the page with the question open cancels nothing', async () => {
  answers.createOrder = [own]
  open()
  await press('付款')
  show(null)
  await settle()
  expect(calls()).toEqual(['createOrder'])
})

test('a form that opens on a bill held by the own order settles it first', async () => {
  open()
  await press('去处理')
  await press('取消原订单')
  expect(calls()).toEqual(['cancel'])
  expect(stale).toBe(1)
})

test.each([
  ['A2325', '部分缴费金额不能低于100.00元'],
  ['A2304', '充值金额不能低于10.00元'],
  ['2003', '验证码错误'],
])('%s stands at its field', async (code, text) => {
  answers.createOrder = [{ code, text }]
  open()
  await press('付款')
  expect(host().querySelector('p')?.textContent).toBe(text)
  expect(toasts).toEqual([])
})

test.each([
  ['A2303', '账单已纳入分期计划，请在分期中还款'],
  ['A2305', '单笔金额超限，请使用电汇缴费'],
  ['A2307', '系统日终处理中，请于00:30后再试'],
])('%s is told in a dialog', async (code, text) => {
  answers.createOrder = [{ code, text }]
  open()
  await press('付款')
  expect(host().querySelector('.u-dialog')?.textContent).toContain(text)
  expect(toasts).toEqual([])
})

test.each([
  ['A2311', '订单已支付', ['/pages/pay/pay-result?orderId=o1&back=%2Fpages%2Fpay%2Fmeters'], 0],
  ['A2321', '支付渠道不可用，请更换支付方式', [], 1],
])('prepay %s', async (code, text, expected, renewed) => {
  answers.prepay = [{ code, text }]
  open()
  await press('付款')
  expect(went).toEqual(expected)
  expect(stale).toBe(renewed)
})

test('an expired order is told and forgotten: the next tap orders anew', async () => {
  answers.prepay = [{ code: 'A2319', text: '订单已过期，请重新下单' }, prepared]
  open()
  await press('付款')
  await press('确认')
  await press('付款')
  expect(calls()).toEqual(['createOrder', 'prepay', 'createOrder', 'prepay'])
})

test('the cashier’s own answer lost: it stays open, and the payer taps again', async () => {
  answers.pay = ['lost', done]
  open()
  await press('付款')
  await press('支付成功')
  expect(went).toEqual([])
  await press('支付成功')
  expect(went).toHaveLength(1)
})

test('paid by the balance alone goes straight to the result; split orders to their slices', async () => {
  answers.createOrder = [{ code: '1000', data: { ...ORDER, state: 'SUCCESS' } }]
  open()
  await press('付款')
  answers.createOrder = [{ code: '1000', data: { ...ORDER, split: 'AMOUNT' } }]
  open('128000.00')
  await press('付款')
  expect(went.map((address) => address.split('?')[0])).toEqual([
    '/pages/pay/pay-result',
    '/pages/pay/pay-amount-suborder',
  ])
  expect(calls()).toEqual(['createOrder', 'createOrder'])
})

import { act, useState } from 'react'
import { Button } from '@/ui'
import type { ApiError } from '@/request'
import { inTurn, lost, refused, settled, type Answers } from '@/testing/answers'
import { aCashier, anOrder, anOrderView, aResult } from '@/testing/make/payment'
import { renderPart, type OpenPage } from '@/testing/page'
import { subAccount } from '@/testing/people'
import { usePlaceOrder } from './use-place-order'
import { part } from '@/testing/parts'

const CREATE = 'default POST /crmgas/pay/createOrder'
const PREPAY = 'default POST /crmgas/pay/prepay'
const ORDER = 'default GET /crmgas/pay/order'
const CANCEL = 'default POST /crmgas/pay/cancel'
const QUERY = 'default GET /crmgas/pay/query'
const PAY = 'default POST /crmgas/pay/sandbox/pay'
const RESULT = 'redirectTo /pages/pay/pay-result?orderId=o1&cashier=done&back=%2Fpages%2Fpay%2Fmeters'

let stale = 0

/** The two amounts stand for a form that is changed between two taps. */
function Form() {
  const order = usePlaceOrder({ back: '/pages/pay/meters', onStale: () => (stale += 1) })
  const [message, setMessage] = useState<string>()
  const pay = (amount: string) =>
    void order
      .submit({ bizType: 'PREPAY', amount, channel: 'SANDBOX' }, 'SANDBOX')
      .catch((error: ApiError) => setMessage(error.message))
  return (
    <>
      <button type='button' onClick={() => pay('100.00')}>
        付款
      </button>
      <button type='button' onClick={() => pay('200.00')}>
        改付200元
      </button>
      <Button onTap={() => order.settleOwn('o0', 'SANDBOX')}>去处理</Button>
      <p>{order.fault ?? message}</p>
      {order.cashier}
    </>
  )
}

/** The form goes away, what it has said stays. */
function Left() {
  const [isLeft, setIsLeft] = useState(false)
  return (
    <>
      {!isLeft && <Form />}
      <button type='button' onClick={() => setIsLeft(true)}>
        离开
      </button>
    </>
  )
}

let page: OpenPage
const open = async (answers: Answers = {}) => {
  page = await renderPart('/pages/pay/place-order', <Left />, {
    as: subAccount(['PAY_TOPUP']),
    params: { bizType: 'PREPAY' },
    answers: { [CREATE]: anOrder(), [PREPAY]: aCashier(), [PAY]: null, [CANCEL]: { state: 'CLOSED' }, ...answers },
  })
}
const press = (name: string) => page.press(name)
/** Both before the next drawing. */
const pressTwice = async (name: string) => {
  const button = page.button(name)
  act(() => [button, button].forEach((one) => one.click()))
  await settled()
}
const pay = async (answers: Answers = {}) => {
  await open(answers)
  await press('付款')
}
const toast = () => page.host().querySelector(part.toast)?.textContent
const dialog = () => page.host().querySelector(part.dialog)?.textContent

beforeEach(() => {
  stale = 0
})

test('two taps make one order and one payment; the cashier shows what is paid', async () => {
  await open()
  await pressTwice('付款')
  expect(page.calls()).toEqual([CREATE, PREPAY])
  expect(page.text()).toContain('¥100.00')
  await pressTwice('支付成功')
  expect(page.calls().slice(2)).toEqual([PAY])
  expect(page.went).toEqual([RESULT])
})

test('a lost answer is asked for again under the same number, other content under another', async () => {
  await pay({ [CREATE]: inTurn(lost, lost, anOrder()) })
  expect(toast()).toBe('请求失败')
  await press('付款')
  await press('改付200元')
  const [first, second, third] = page.numbers(CREATE)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('an order that was made and not paid is paid by the next tap, not made again', async () => {
  await pay({ [QUERY]: aResult({ state: 'WAIT_PAY' }) })
  await press('取消')
  expect(page.text()).toContain('未完成支付，订单已保留')
  await press('付款')
  expect(page.calls()).toEqual([CREATE, PREPAY, PAY, QUERY, PREPAY])
  expect(page.went).toEqual([])
})

test('left while the gateway is asked about a cancel: the last word is where the order waits', async () => {
  await pay({ [QUERY]: aResult({ state: 'WAIT_PAY' }) })
  page.tap(page.button('取消'))
  await press('离开')
  expect(page.calls()).toContain(QUERY)
  expect(toast()).toBe('订单已生成，30分钟内可在缴费记录继续支付')
})

test('a cancel that the gateway knows as paid leads to the result', async () => {
  await pay({ [QUERY]: aResult({ state: 'SUCCESS' }) })
  await press('取消')
  expect(page.went).toHaveLength(1)
})

test('a bill that another user pays: a dialog with name and time, and the form is loaded again', async () => {
  const text = '该账单正由138****0001支付中，请于28分钟后再试'
  await pay({ [CREATE]: refused('A2301', text, { own: '0', remainSeconds: 1680 }) })
  expect(dialog()).toContain(text)
  await press('确认')
  expect(stale).toBe(1)
  expect(toast()).toBeUndefined()
})

describe('the own unfinished order', () => {
  const own = refused('A2301', '支付中', { own: '1', orderId: 'o0', remainSeconds: 900 })

  test('继续支付 pays it with the channel of the form, wherever it was begun', async () => {
    await pay({ [CREATE]: own, [ORDER]: anOrderView({ orderId: 'o0', channel: 'WXMINI' }) })
    await press('继续支付')
    expect(page.calls()).toEqual([CREATE, ORDER, PREPAY])
    expect(page.sent(PREPAY)[0]).toMatchObject({ orderId: 'o0', channel: 'SANDBOX' })
  })

  test('取消原订单 cancels it and orders again under another number', async () => {
    await pay({ [CREATE]: inTurn(own, anOrder()) })
    await press('取消原订单')
    expect(page.calls()).toEqual([CREATE, CANCEL, CREATE, PREPAY])
    const [first, second] = page.numbers(CREATE)
    expect(second).not.toBe(first)
  })

  test('leaving the page with the question open cancels nothing', async () => {
    await pay({ [CREATE]: own })
    await page.close()
    expect(page.calls()).toEqual([CREATE])
  })

  test('a form that opens on a bill held by it settles it first', async () => {
    await open()
    await press('去处理')
    await press('取消原订单')
    expect(page.calls()).toEqual([CANCEL])
    expect(stale).toBe(1)
  })
})

test.each([
  ['A2325', '部分缴费金额不能低于100.00元'],
  ['A2304', '充值金额不能低于10.00元'],
  ['2003', '验证码错误'],
] as const)('%s is at its field', async (code, text) => {
  await pay({ [CREATE]: refused(code, text) })
  expect(page.find('p').textContent).toBe(text)
  expect(toast()).toBeUndefined()
})

test.each<[string, Answers]>([
  ['账单已纳入分期计划，请在分期中还款', { [CREATE]: refused('A2303', '账单已纳入分期计划，请在分期中还款') }],
  ['单笔金额超限，请使用电汇缴费', { [CREATE]: refused('A2305', '单笔金额超限，请使用电汇缴费') }],
  ['系统日终处理中，请于00:30后再试', { [CREATE]: refused('A2307', '系统日终处理中，请于00:30后再试') }],
  ['今日支付额度已用完，请使用电汇缴费', { [PREPAY]: refused('A2306', '今日支付额度已用完，请使用电汇缴费') }],
])('shown in a dialog, nowhere else: %s', async (text, answers) => {
  await pay(answers)
  expect(dialog()).toContain(text)
  expect([toast(), page.went]).toEqual([undefined, []])
})

test.each([
  ['A2311', '订单已支付', [RESULT], 0],
  ['A2321', '支付渠道不可用，请更换支付方式', [], 1],
] as const)('prepay %s', async (code, text, went, renewed) => {
  await pay({ [PREPAY]: refused(code, text) })
  expect([page.went, stale]).toEqual([went, renewed])
})

test('an expired order is shown and dropped: the next tap orders again', async () => {
  await pay({ [PREPAY]: inTurn(refused('A2319', '订单已过期，请重新下单'), aCashier()) })
  await press('确认')
  await press('付款')
  expect(page.calls()).toEqual([CREATE, PREPAY, CREATE, PREPAY])
})

test('the cashier’s own answer lost: it stays open, and the payer taps again', async () => {
  await pay({ [PAY]: inTurn(lost, null) })
  await press('支付成功')
  expect(page.went).toEqual([])
  await press('支付成功')
  expect(page.went).toHaveLength(1)
})

test.each([
  ['paid by the balance alone', anOrder({ state: 'SUCCESS' }), '/pages/pay/pay-result'],
  ['split', anOrder({ split: 'AMOUNT' }), '/pages/pay/pay-amount-suborder'],
])('%s: straight to %s', async (_say, order, way) => {
  await pay({ [CREATE]: order })
  expect(page.went.map((address) => address.split('?')[0])).toEqual([`redirectTo ${way}`])
  expect(page.calls()).toEqual([CREATE])
})

test('beyond the own limit the payer submits the payment to the master, with an optional note (Y-12)', async () => {
  const message = '超出您的单笔支付额度50.00元，可提交主账号审批'
  const SAVE = 'btwob POST /pay/prepared/save'
  await pay({
    [CREATE]: refused('A2340', message),
    [SAVE]: { preparedId: 'pp1', state: 'PREPARED', expireAt: '2026-11-26T09:30:00+08:00' },
  })
  expect(dialog()).toContain(message)
  await press('提交审批')
  page.type(page.find('textarea'), '本周用气')
  await press('确定')
  expect(page.sent(SAVE)).toEqual([{ kind: 'PREPAY', amount: '100.00', note: '本周用气' }])
  expect(toast()).toContain('已提交主账号审批')
})

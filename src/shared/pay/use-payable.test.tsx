import { act, useState } from 'react'
import { ApiError } from '@/request'
import { settled } from '@/testing/answers'
import { aCashier, aResult } from '@/testing/make/payment'
import { renderPart } from '@/testing/page'
import { master } from '@/testing/people'
import { pageOf, usePayable, type PayableSpec } from './use-payable'

interface Made {
  orderId: string
}
type Spec = Partial<PayableSpec<string, Made>>

const PREPAY = 'default POST /crmgas/pay/prepay'
const refusal = (code: string) => new ApiError('refused', `refused ${code}`, code)

let made: string[]
let stale: number

function Form({ spec }: { spec: Spec }) {
  const [code, setCode] = useState('')
  const payable = usePayable<string, Made>({
    make: (input) => {
      made.push(input)
      return Promise.resolve({ orderId: `o${made.length}` })
    },
    next: ({ orderId }) => ({ cashier: { orderId, channel: 'SANDBOX' } }),
    onStale: () => (stale += 1),
    ...spec,
  })
  const pay = (input: string) => void payable.submit(input, 'SANDBOX').catch((error: ApiError) => setCode(error.code))
  return (
    <>
      <button type='button' onClick={() => pay('a')}>
        付款
      </button>
      <button type='button' onClick={() => pay('b')}>
        改付
      </button>
      <output>{`fault ${payable.fault ?? ''} code ${code}`}</output>
      {payable.cashier}
    </>
  )
}

const open = (spec: Spec = {}) =>
  renderPart('/pages/pay/meters', <Form spec={spec} />, {
    as: master(),
    answers: {
      [PREPAY]: aCashier(),
      'default POST /crmgas/pay/sandbox/pay': null,
      'default GET /crmgas/pay/query': aResult({ state: 'WAIT_PAY' }),
    },
  })
const press = async (page: Awaited<ReturnType<typeof open>>, ...names: string[]) => {
  for (const name of names) {
    page.tap(page.button(name))
    await settled()
  }
}
const fails = (code: string) => ({ make: () => Promise.reject(refusal(code)) })

beforeEach(() => {
  made = []
  stale = 0
})

test('two taps make one order', async () => {
  const page = await open()
  const button = page.button('付款')
  act(() => [button, button].forEach((one) => one.click()))
  await settled()
  expect(made).toEqual(['a'])
})

test.each([
  ['the order of the first tap is paid while the form is the same', true as const, ['a', 'b']],
  ['each tap makes an order', undefined, ['a', 'a', 'b']],
])('%s', async (_name, resumes, orders) => {
  const page = await open({ resumes })
  await press(page, '付款', '取消', '付款', '取消', '改付')
  expect(made).toEqual(orders)
})

test('a payer that cancels pays nothing', async () => {
  const page = await open({ make: () => Promise.resolve(null) })
  await press(page, '付款')
  expect(page.calls()).toEqual([])
})

test.each([
  ['2002', 'fault  code 2002', 0],
  ['A2304', 'fault refused A2304 code ', 0],
  ['A2318', 'fault  code ', 1],
])('a refusal with %s: at the SMS code, at the amount, or the form is read again', async (code, text, times) => {
  const page = await open({ ...fails(code), faults: ['A2304'] })
  await press(page, '付款')
  expect([page.text(), stale]).toEqual([expect.stringContaining(text), times])
})

test('an answer of the form comes before the dialogs of all', async () => {
  const answer = jest.fn(() => Promise.resolve(true))
  const page = await open({ ...fails('A2303'), answer })
  await press(page, '付款')
  expect(answer).toHaveBeenCalled()
  expect(page.text()).not.toContain('refused')
  expect(stale).toBe(0)
})

test('a cashier that was left without a result is answered by the form', async () => {
  const left = jest.fn(() => Promise.resolve())
  const page = await open({ left })
  await press(page, '付款', '取消')
  expect(left).toHaveBeenCalledWith({ orderId: 'o1' }, 'cancelled')
})

test.each([
  ['SUCCESS', 'NONE', 'redirectTo /pages/pay/pay-result?orderId=o1&back=%2Fx'],
  ['WAIT_PAY', 'AMOUNT', 'redirectTo /pages/pay/pay-amount-suborder?orderId=o1&back=%2Fx'],
])('%s in %s goes on on a page of its own', async (state, split, address) => {
  const page = await open({ next: () => pageOf({ orderId: 'o1', state, split }, '/x') ?? fail() })
  await press(page, '付款')
  expect(page.went).toEqual([address])
})

const fail = (): never => {
  throw new Error('no page')
}

test('an order that waits for its money has a cashier', () =>
  expect(pageOf({ orderId: 'o1', state: 'WAIT_PAY', split: 'NONE' }, '/x')).toBeNull())

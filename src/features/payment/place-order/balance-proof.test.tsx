import { act } from 'react'
import { call } from '@/request/call'
import { ApiError, QueryRoot } from '@/request'
import { queryClient } from '@/request/query'
import { logInAs } from '@/testing/people'
import { stage } from '@/testing/stage'
import { OrderForm } from './OrderForm'
import type { PlaceOrder } from './use-place-order'

jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))
jest.mock('@tarojs/taro', () =>
  jest.requireActual<typeof import('@/ui/test-page')>('@/ui/test-page').taroWithoutPage('/pages/pay/place-order'),
)

const { show, host, button, tap, find, type } = stage(document)
const asked: Record<string, unknown>[] = []
const settle = () => act(() => new Promise((done) => setTimeout(done, 30)))
const submit = jest.fn<Promise<void>, [object, string]>()
const order: PlaceOrder = {
  submit,
  settleOwn: () => Promise.resolve(),
  madeId: undefined,
  fault: undefined,
  clearFault: () => undefined,
  busy: false,
  cashier: null,
}
const channels = { list: [], balanceUsable: '50000.00', balanceSmsOver: '10000.00', hint: null }

beforeEach(async () => {
  logInAs({ username: '13800000001' }, ['PAY_TOPUP'])
  queryClient.clear()
  asked.length = 0
  submit.mockReset().mockResolvedValue()
  jest.mocked(call).mockImplementation((async (key: string, input: Record<string, unknown>) => {
    if (key.endsWith('/channels')) return channels
    if (key.endsWith('/captcha')) return { captchaId: 'c1', image: 'data:image/png;base64,AA==' }
    asked.push(input)
    if (input.captchaCode !== 'K7PM') throw new ApiError('refused', '请输入图形验证码', '2006')
    return { interval: 60, expire: 300 }
  }) as never)
  show(
    <QueryRoot>
      <OrderForm
        order={order}
        bizType='BILL'
        amount='20000.00'
        without=''
        payToken={undefined}
        payee={undefined}
        input={{ billIds: [{ billId: 'b1' }] }}
        transferQuery=''
      >
        {null}
      </OrderForm>
    </QueryRoot>,
  )
  await settle()
  tap(find('[role=switch]'))
  await settle()
})

/** Pays by the balance alone, with this code. */
const payWith = async (code: string) => {
  type(find('[aria-label=短信验证码]'), code)
  const tick = host().querySelector<HTMLElement>('[role=checkbox]')
  if (tick !== null) tap(tick)
  tap(button('余额支付 ¥20,000.00'))
  await settle()
  tap(button('确定'))
  await settle()
}

test('a large payment from the balance stays possible when the gateway wants a picture code (AE-50, LG-03)', async () => {
  tap(button('获取验证码'))
  await settle()
  expect(host().querySelector('img[alt=图形验证码]')?.getAttribute('src')).toBe('data:image/png;base64,AA==')
  type(find('[aria-label=图形验证码]'), 'K7PM')
  tap(button('获取验证码'))
  await settle()
  expect(asked).toEqual([
    { phone: '13800000001', smsType: 'BALANCE_PAY' },
    { phone: '13800000001', smsType: 'BALANCE_PAY', captchaId: 'c1', captchaCode: 'K7PM' },
  ])
  await payWith('482613')
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ useBalance: '1', smsCode: '482613', channel: 'BALANCE' })
})

test('a wrong code is told at its field', async () => {
  submit.mockRejectedValue(new ApiError('refused', '验证码错误，请重新输入', '2002'))
  await payWith('482613')
  expect(find('[role=alert]').textContent).toBe('验证码错误，请重新输入')
})

import { ApiError } from '@/request'
import { refused, settled } from '@/testing/answers'
import { someChannels } from '@/testing/make/payment'
import { renderPart, type OpenPage } from '@/testing/page'
import { subAccount } from '@/testing/people'
import { OrderForm } from './OrderForm'
import type { PlaceOrder } from './use-place-order'

const SEND = 'default POST /crmgas/portal/sms/sendSms'
let page: OpenPage
const submit = jest.fn<Promise<void>, [object, string | null]>()
const order: PlaceOrder = {
  submit,
  settleOwn: () => Promise.resolve(),
  madeId: undefined,
  fault: undefined,
  clearFault: () => undefined,
  busy: false,
  cashier: null,
}

beforeEach(async () => {
  submit.mockReset().mockResolvedValue()
  const form = (
    <OrderForm
      order={order}
      bizType='BILL'
      amount='20000.00'
      without=''
      payToken={undefined}
      payee={undefined}
      submit={(paying, channel) => submit({ bizType: 'BILL', billIds: [{ billId: 'b1' }], ...paying }, channel)}
    >
      {null}
    </OrderForm>
  )
  page = await renderPart('/pages/pay/place-order', form, {
    as: subAccount(['PAY_TOPUP']),
    params: { bizType: 'BILL' },
    answers: {
      'default GET /crmgas/pay/channels': someChannels({ list: [], balanceUsable: '50000.00' }),
      'default GET /crmgas/portal/sms/captcha': { captchaId: 'c1', image: 'data:image/png;base64,AA==' },
      [SEND]: ({ captchaCode }) =>
        captchaCode === 'K7PM' ? { interval: 60, expire: 300 } : refused('2006', '请输入图形验证码'),
    },
  })
  page.tap(page.find('[role=switch]'))
  await settled()
})
const press = (name: string) => page.press(name)

/** Pays by the balance alone, with this code. */
const payWith = async (code: string) => {
  page.type(page.input('短信验证码'), code)
  const tick = page.host().querySelector<HTMLElement>('[role=checkbox]')
  if (tick !== null) page.tap(tick)
  await press('余额支付 ¥20,000.00')
  await press('确定')
}

test('a large payment from the balance stays possible when the gateway wants a picture code (AE-50, LG-03)', async () => {
  await press('获取验证码')
  expect(page.host().querySelector('img[alt=图形验证码]')?.getAttribute('src')).toBe('data:image/png;base64,AA==')
  page.type(page.input('图形验证码'), 'K7PM')
  await press('获取验证码')
  expect(page.sent(SEND)).toEqual([
    { phone: '13800000001', smsType: 'BALANCE_PAY' },
    { phone: '13800000001', smsType: 'BALANCE_PAY', captchaId: 'c1', captchaCode: 'K7PM' },
  ])
  await payWith('482613')
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ useBalance: '1', smsCode: '482613', channel: 'BALANCE' })
})

test('a wrong code is refused at its field', async () => {
  submit.mockRejectedValue(new ApiError('refused', '验证码错误，请重新输入', '2002'))
  await payWith('482613')
  expect(page.find('[role=alert]').textContent).toBe('验证码错误，请重新输入')
})

import { settled } from '@/testing/answers'
import { anOrderView } from '@/testing/make/payment'
import { renderPart } from '@/testing/page'
import { master } from '@/testing/people'
import { Button } from '@/ui'
import { usePayNow } from './use-pay-now'

const CHANNELS = 'default GET /crmgas/pay/channels'
const PREPAY = 'default POST /crmgas/pay/prepay'

function Pay() {
  const { payNow, cashier } = usePayNow()
  return (
    <>
      <Button onTap={() => payNow({ orderId: 'o1', channel: null })}>支付</Button>
      {cashier}
    </>
  )
}

const channel = (name: 'WXH5' | 'SANDBOX', enabled: boolean) => ({
  channel: name,
  name,
  icon: 'wallet',
  singleLimit: '50000.00',
  enabled,
  reason: null,
  test: false,
})
const open = (list: ReturnType<typeof channel>[]) =>
  renderPart('/pages/pay/meters', <Pay />, {
    as: master(),
    answers: {
      'default GET /crmgas/pay/order': anOrderView({ bizType: 'BILL', payAmount: '88.00' }),
      [CHANNELS]: { list, balanceUsable: '0.00', balanceSmsOver: '5000.00', hint: null },
      [PREPAY]: { paymentId: 'p1', channel: 'SANDBOX', amount: '88.00', params: { sandboxToken: 't1' } },
    },
  })

test('without a chosen channel the first open one for the amount of the order is used, once for two taps', async () => {
  const page = await open([channel('WXH5', false), channel('SANDBOX', true)])
  page.tap(page.button('支付'))
  page.tap(page.button('支付'))
  await settled()
  await settled()
  expect(page.sent(CHANNELS)).toMatchObject([{ bizType: 'BILL', amount: '88.00' }])
  expect(page.sent(PREPAY)).toMatchObject([{ orderId: 'o1', channel: 'SANDBOX' }])
})

test('with no open channel nothing is paid', async () => {
  const page = await open([channel('WXH5', false)])
  page.tap(page.button('支付'))
  await settled()
  await settled()
  expect(page.text()).toContain('暂无可用的支付方式')
  expect(page.sent(PREPAY)).toEqual([])
})

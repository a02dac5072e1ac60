import { listOf, settled } from '@/testing/answers'
import { aCashier, anOrderRow, anOrderView, someChannels } from '@/testing/make/payment'
import { renderPart, type OpenPage } from '@/testing/page'
import { subAccount } from '@/testing/people'
import { WaitingOrder, WaitingOwn } from './WaitingPayment'

const HOME = '/pages/home/index/index'
const ORDER = 'default GET /crmgas/pay/order'
const RECORD = 'default GET /crmgas/pay/record'
const CHANNELS = 'default GET /crmgas/pay/channels'
const PREPAY = 'default POST /crmgas/pay/prepay'
const CANCEL = 'default POST /crmgas/pay/cancel'
const payer = subAccount(['PAY_TOPUP', 'PAY_RECORD'])
const sums = { sumPaid: '0.00', sumRefunded: '0.00', months: [], since: '2023-11-23' }
/** 1,000.00 of it is paid by the balance: the cashier asks for the rest. */
const order = anOrderView({ amount: '6000.00', balanceUsed: '1000.00', payAmount: '5000.00' })

let page: OpenPage
const press = (name: string) => page.press(name)

test('how much waits, and both ways to end it; the way not to is no cancelling', async () => {
  page = await renderPart(HOME, <WaitingOrder orderId='o1' back={HOME} />, {
    as: payer,
    answers: { [ORDER]: order, [CANCEL]: { state: 'CLOSED' } },
  })
  expect(page.text()).toContain('待支付 ¥5,000.00')
  expect(page.names()).toEqual(['取消支付单', '继续支付'])
  await press('取消支付单')
  await press('再想想')
  expect(page.sent(CANCEL)).toEqual([])
  await press('取消支付单')
  page.answer({ [ORDER]: { ...order, state: 'CLOSED', canPay: false, canCancel: false } })
  page.agree()
  await settled()
  expect(page.sent(CANCEL)).toEqual([{ orderId: 'o1' }])
  expect(page.text()).not.toContain('待支付')
})

test('an order that was begun on another host goes on with a channel of this one (AE-43)', async () => {
  const begun = { ...order, channel: 'WXMINI' as const }
  page = await renderPart(HOME, <WaitingOrder orderId='o1' back={HOME} />, {
    as: payer,
    answers: { [ORDER]: begun, [CHANNELS]: someChannels(), [PREPAY]: aCashier() },
  })
  await press('继续支付')
  await settled()
  expect(page.sent(PREPAY)).toMatchObject([{ orderId: 'o1', channel: 'SANDBOX' }])
})

test('a payment that the cashier has taken is not offered again: its result is queried', async () => {
  const rows = [anOrderRow({ payAmount: '20000.00', confirming: true })]
  page = await renderPart(HOME, <WaitingOwn back={HOME} />, { as: payer, answers: { [RECORD]: listOf(rows, sums) } })
  expect(page.text()).toContain('支付确认中 ¥20,000.00')
  expect(page.names()).toEqual(['刷新结果'])
  await press('刷新结果')
  expect(page.went).toEqual([
    'navigateTo /pages/pay/pay-result?orderId=o1&cashier=done&back=%2Fpages%2Fhome%2Findex%2Findex',
  ])
})

test.each([
  ['nothing waits', []],
  ['another user pays', [anOrderRow({ payerIsMe: false, canPay: false })]],
  ['a transfer waits for the bank', [anOrderRow({ channel: 'TT' })]],
])('%s: no card', async (_why, rows) => {
  page = await renderPart(HOME, <WaitingOwn back={HOME} />, { as: payer, answers: { [RECORD]: listOf(rows, sums) } })
  expect(page.text()).toBe('')
})

test('a user that may not pay causes no call', async () => {
  page = await renderPart(HOME, <WaitingOwn back={HOME} />, { as: subAccount(['PAY_RECORD']) })
  expect(page.calls()).toEqual([])
})

test('an order in slices goes on where its slices are', async () => {
  const rows = [anOrderRow({ split: 'AMOUNT', state: 'PART_PAID', payAmount: '164055.21', paidAmount: '50000.00' })]
  page = await renderPart(HOME, <WaitingOwn back={HOME} />, { as: payer, answers: { [RECORD]: listOf(rows, sums) } })
  expect(page.text()).toContain('待支付 ¥114,055.21')
  expect(page.text()).toContain('共 ¥164,055.21，已付 ¥50,000.00')
  await press('支付下一笔')
  expect(page.went).toEqual([
    'navigateTo /pages/pay/pay-amount-suborder?orderId=o1&back=%2Fpages%2Fhome%2Findex%2Findex',
  ])
})

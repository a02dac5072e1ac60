import { refused, settled } from '@/testing/answers'
import { aBill } from '@/testing/make/bill'
import { aTrack, anOrderDetail, anOrderRow, anOrderView, aStop, somePayMeters, stopInfo } from '@/testing/make/payment'
import { renderPart, type OpenPage } from '@/testing/page'
import { subAccount } from '@/testing/people'
import { ArrearsCard } from './pay-meters/ArrearsCard'
import { MeterLine } from './pay-meters/PayMetersView'
import { giveUpText } from './suborder/SuborderView'
import { RecordRow } from './record/RecordRow'
import { RecordSheet } from './record/RecordSheet'
import { useCancelOrder } from '@/shared/pay'
import { StopStrip } from '@/shared/gas-stop'
import { part } from '@/testing/parts'

const as = subAccount(['PAY_TOPUP', 'PAY_RECORD', 'BILL_VIEW'])
const INFO = 'default GET /crmgas/stopGas/info'
const CANCEL = 'default POST /crmgas/pay/cancel'

let page: OpenPage
const press = (name: string) => page.press(name)

test('the strip asks again each time the page is shown', async () => {
  page = await renderPart('/pages/pay/meters', <StopStrip />, { as, answers: { [INFO]: stopInfo(aStop()) } })
  expect(page.text()).toContain('已停气')
  page.answer({ [INFO]: stopInfo(null) })
  page.hide()
  await page.reshow()
  expect(page.text()).not.toContain('已停气')
})

test('gas that may not come back while something is owed: a dialog that leads to the bills (A2801)', async () => {
  page = await renderPart('/pages/pay/meters', <StopStrip />, {
    as,
    answers: {
      [INFO]: stopInfo(aStop({ state: 'RESUMING', title: '已停气，待复气' })),
      'default POST /crmgas/stopGas/confirmResume': refused('A2801', '欠费未结清，无法复气'),
    },
  })
  expect(page.text()).toContain('确认复气')
  page.tap(page.find(part.notice))
  await settled()
  page.tap(page.find('[role=checkbox]'))
  await press('确定')
  expect(page.text()).toContain('欠费未结清，无法复气')
  expect(page.text()).not.toContain('我已确认')
  await press('去缴费')
  expect(page.went).toEqual(['navigateTo /pages/my-bill/list/list'])
})

test.each([
  [1, '待缴账单 1 笔', '¥55.21', '去缴费'],
  [2, '支付中', '¥164,055.21', '去缴费'],
])('bills that an order holds are not offered a second time: %d of 2', async (count, head, amount, button) => {
  const totalDue = count === 2 ? '164055.21' : '164000.00'
  const bills = {
    ...somePayMeters().bills,
    count: 2,
    totalDue: '164055.21',
    inPayment: { count, totalDue, paid: '50000.00' },
  }
  const { firstDueDate: _, ...sum } = bills
  const rows = ['b-1', 'b-2'].map((billId, index) => aBill({ billId, canPay: index >= count }))
  page = await renderPart('/pages/pay/meters', <ArrearsCard bills={bills} installmentDue='0.00' heldDue='0.00' />, {
    as,
    answers: {
      'default GET /crmgas/bill/arrears': {
        ...sum,
        arrears: sum.totalDue,
        installmentDue: '0.00',
        heldDue: '0.00',
        list: rows,
      },
    },
  })
  expect(page.text()).toContain(head)
  expect(page.text()).toContain(amount)
  expect(page.text()).toContain('已付 ¥50,000.00')
  await settled()
  await press(button)
  expect(page.went).toHaveLength(count === 2 ? 0 : 1)
})

test('an order that waits for its money can be cancelled in its row, after a question', async () => {
  const ways = { edge: '', busy: false, onOpen: jest.fn(), onPay: jest.fn(), onExpired: jest.fn() } as const
  function CancelRow() {
    const cancel = useCancelOrder(() => undefined)
    return <RecordRow row={anOrderRow()} {...ways} onCancel={() => cancel.run({ orderId: 'o1' })} />
  }
  page = await renderPart('/pages/pay/record', <CancelRow />, { as, answers: { [CANCEL]: { state: 'CLOSED' } } })
  await press('取消支付单')
  expect(page.text()).toContain('确定取消该支付单吗？')
  expect(page.calls()).toEqual([])
  page.agree()
  await settled()
  expect(page.sent(CANCEL)).toEqual([{ orderId: 'o1' }])
  const over = <RecordRow row={anOrderRow({ canCancel: false })} {...ways} onCancel={jest.fn()} />
  page = await renderPart('/pages/pay/record', over, { as })
  expect(page.names()).not.toContain('取消支付单')
})

test('a refund requested too late is refused in a dialog (A2313)', async () => {
  const sheet = <RecordSheet orderId='o1' onPay={jest.fn()} onClose={jest.fn()} onChanged={() => Promise.resolve()} />
  const APPLY = 'default POST /crmgas/pay/refundApply'
  page = await renderPart('/pages/pay/record', sheet, {
    as,
    answers: {
      'btwob GET /pay/track': aTrack(),
      'default GET /crmgas/pay/recordDetail': anOrderDetail({
        state: 'EXCEPTION',
        canPay: false,
        canCancel: false,
        paidAmount: '300.00',
      }),
      [APPLY]: refused('A2313', '已超过退款期限，请联系客户经理'),
    },
  })
  await press('申请退款')
  page.type(page.find('textarea'), '多付了一笔钱')
  await press('确定')
  expect(page.calls()).toContain(APPLY)
  expect(page.text()).toContain('已超过退款期限，请联系客户经理')
  await press('确认')
})

test.each([
  ['leads to its bill', 'b1', ['navigateTo /pages/my-bill/details/details?billId=b1']],
  ['of another customer does not (AE-61)', null, []],
])('what an order paid %s', async (_name, refId, went) => {
  const sheet = <RecordSheet orderId='o1' onPay={jest.fn()} onClose={jest.fn()} onChanged={() => Promise.resolve()} />
  const item = { refType: 'BILL' as const, refId, title: '2026年9月气费账单', principal: '300.00', lateFee: '0.00' }
  page = await renderPart('/pages/pay/record', sheet, {
    as,
    answers: {
      'btwob GET /pay/track': aTrack(),
      'default GET /crmgas/pay/recordDetail': anOrderDetail({
        state: 'SUCCESS',
        items: [{ ...item, amount: '300.00' }],
      }),
    },
  })
  const way = page.names().filter((name) => name.startsWith('查看账单'))
  expect(way).toEqual(refId === null ? [] : ['查看账单 2026年9月气费账单'])
  for (const name of way) await press(name)
  expect(page.went).toEqual(went)
})

test('giving up the rest says when the paid part comes back, and that the bills stay unpaid', () => {
  const slice = { subOrderId: 's1', seq: 1, amount: '50000.00', state: 'SUCCESS', paidAt: null, canPay: false } as const
  const item = { refType: 'BILL', refId: 'b1', title: '', principal: '1.00', lateFee: '0.00', amount: '1.00' } as const
  const order = anOrderView({ subOrders: [slice], items: [item, item], expireAt: '2026-11-24T09:46:00+08:00' })
  expect(giveUpText(order, '2026-11-23')).toBe(
    '已付的 ¥50,000.00 将于 11-24 09:46 转入账户余额，2 笔账单仍未缴清。确定放弃剩余支付？',
  )
})

test('a card that waits to be written says so and leads there: a further purchase would be refused (AE-57)', async () => {
  const meter = {
    meterId: 'm4',
    meterNo: '10010204',
    name: '后厨',
    location: '后厨',
    meterType: 'IC',
    chargeMode: 'PREPAID_CARD',
    cardType: 'NFC',
    remainVolume: '12.0',
    lastReadingAt: null,
    state: 'NORMAL',
    canPay: false,
    reason: '该表有未完成的购气订单，请先完成写卡',
    pending: { gasOrderId: 'g1', state: 'WAIT_WRITE', volume: '300.0', amount: '1200.00' },
  } as const
  page = await renderPart('/pages/pay/meters', <MeterLine meter={meter} />, { as })
  expect(page.text()).toContain('待写卡 300')
  expect(page.text()).not.toContain('购气')
  page.tap(page.find('button'))
  await settled()
  expect(page.went).toEqual(['navigateTo /subPages/gasPaymentOrder/detail?gasOrderId=g1'])
})

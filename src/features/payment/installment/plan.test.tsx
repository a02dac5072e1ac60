import { settled } from '@/testing/answers'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'
import { someChannels } from '@/testing/make/payment'
import { headOf, payableOf, stateNote, type Plan, type PlanItem } from './plan-text'

const DETAIL = 'default GET /crmgas/installment/detail'

const item = (seq: number, part: Partial<PlanItem> = {}): PlanItem => ({
  seq,
  title: `分期第${seq}期`,
  dueDate: '2026-11-27',
  amount: '22482.20',
  paid: '0.00',
  paidAt: null,
  state: 'WAIT',
  orderId: null,
  orderNo: null,
  voucherId: null,
  canPay: false,
  ...part,
})
const plan: Plan = {
  planId: 'p1',
  planNo: 'FQ202609000001',
  state: 'ACTIVE',
  signedOn: '2026-09-27',
  totalAmount: '67446.60',
  principal: '64000.00',
  lateFee: '3446.60',
  lateFeeRate: '0.0005',
  downPayment: '22482.20',
  periods: 3,
  paidAmount: '22482.20',
  restAmount: '44964.40',
  reason: '资金周转紧张',
  reviewNote: null,
  items: [
    item(0, { title: '分期首付', state: 'PAID', paid: '22482.20', paidAt: '2026-09-27T15:05:00+08:00' }),
    item(1, { state: 'DUE', canPay: true }),
    item(2, { dueDate: '2026-12-27' }),
  ],
  bills: [
    {
      billId: 'b1',
      billNo: 'ZD1',
      billMonth: '2026-05',
      billType: 'GAS',
      state: 'IN_INSTALLMENT',
      principal: '64000.00',
      dueDate: '2026-06-12',
      lateFee: '3446.60',
      paidPrincipal: '19035.60',
      paidLateFee: '3446.60',
      unpaid: '44964.40',
      lateFeeAccrued: '0.00',
      totalDue: '44964.40',
    },
  ],
  agreementUrl: '/files/installment-p1',
  timeline: [],
}

test('what may be paid is the oldest unpaid item, or all up to the last (AE-83)', () => {
  expect(payableOf(plan)).toMatchObject({ next: { seq: 1 }, last: { seq: 2 } })
  expect(payableOf({ items: plan.items.slice(0, 1) })).toBeNull()
  expect(payableOf({ items: [item(1), item(2)] })).toBeNull()
})

test.each([
  ['APPLYING', '审核通过后支付首付，分期即生效'],
  ['WAIT_DOWN', '请在审核通过后 3 天内支付首付，逾期未付分期不生效'],
  ['ACTIVE', '违约金自 2026-09-27 起停止累计'],
  ['OVERDUE', '有一期已逾期，逾期满 10 天分期将终止'],
  ['TERMINATED', '分期已终止，剩余欠款恢复计收违约金'],
  ['SETTLED', ''],
] as const)('a plan in %s', (state, note) => {
  expect(stateNote({ ...plan, state })).toBe(note)
})

test.each([
  ['ACTIVE', '剩余待还', '44964.40'],
  ['TERMINATED', '终止时未还', '44964.40'],
  ['WAIT_DOWN', '申请金额', '67446.60'],
  ['REJECTED', '申请金额', '67446.60'],
] as const)('the figure above a plan in %s', (state, label, amount) => {
  expect(headOf({ ...plan, state })).toEqual({ label, amount })
})

test('the schedule, what was signed, and the way to pay', async () => {
  const page = await renderPage('/subPages/installment/detail', {
    as: master(),
    params: { planId: 'p1' },
    answers: { [DETAIL]: plan },
  })
  for (const words of ['¥44,964.40', '分期首付', '本期待还', '签约时违约金', '¥3,446.60', '2026-06-12 至 2026-09-27'])
    expect(page.text()).toContain(words)
  page.tap(page.button('支付本期'))
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/pay/place-order?bizType=INSTALLMENT&planId=p1&seq=1'])
})

test('the order is over all items up to the chosen one', async () => {
  const page = await renderPage('/pages/pay/place-order', {
    as: master(),
    params: { bizType: 'INSTALLMENT', planId: 'p1', seq: 2 },
    answers: { [DETAIL]: plan, 'default GET /crmgas/pay/channels': someChannels() },
  })
  expect(page.text()).toContain('¥44,964.40')
  expect(page.text()).toContain('2 期')
  expect(page.text()).toContain('分期第1期应还日 11-27')
})

test('until the down payment the plan can be taken back, and nothing but it is paid', async () => {
  const waiting: Plan = {
    ...plan,
    state: 'WAIT_DOWN',
    paidAmount: '0.00',
    restAmount: '67446.60',
    items: [item(0, { title: '分期首付', canPay: true }), item(1)],
  }
  const page = await renderPage('/subPages/installment/detail', {
    as: master(),
    params: { planId: 'p1' },
    answers: { [DETAIL]: waiting, 'default POST /crmgas/installment/cancel': { state: 'CANCELLED' } },
  })
  expect(page.text()).not.toContain('提前结清')
  page.tap(page.button('撤回申请'))
  await settled()
  page.tap(page.button('确定'))
  await settled()
  expect(page.sent('default POST /crmgas/installment/cancel')).toEqual([{ planId: 'p1' }])
  page.tap(page.button('支付首付'))
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/pay/place-order?bizType=INSTALLMENT&planId=p1&seq=0'])
})

import { listOf, settled } from '@/testing/answers'
import { renderPage } from '@/testing/page'
import type { Eligible, PlanRow } from './plan-text'

const LIST = 'default GET /crmgas/installment/list'
const TRIAL = 'default POST /crmgas/installment/trial'
const APPLY = 'default POST /crmgas/installment/apply'

const bills: Eligible['bills'] = [
  {
    billId: 'b1',
    billMonth: '2026-08',
    billType: 'GAS',
    dueDate: '2026-11-13',
    principal: '4000.00',
    lateFee: '20.00',
  },
  {
    billId: 'b2',
    billMonth: '2026-09',
    billType: 'GAS',
    dueDate: '2026-11-28',
    principal: '3000.00',
    lateFee: '0.00',
  },
]
const eligible: Eligible = { ok: true, reasons: [], total: '7020.00', bills }
const row: PlanRow = {
  planId: 'p1',
  planNo: 'FQ202609000001',
  state: 'ACTIVE',
  signedOn: '2026-09-27',
  totalAmount: '67446.60',
  downPayment: '20233.98',
  periods: 6,
  paidPeriods: 1,
  paidAmount: '28102.75',
  restAmount: '39343.85',
  next: { seq: 2, title: '分期第2期', dueDate: '2026-11-27', amount: '7868.77' },
}
const answerOf = (list: PlanRow[], can: Eligible) => listOf(list, { eligible: can })
const trial = {
  totalAmount: '7020.00',
  principal: '7000.00',
  lateFee: '20.00',
  downPayment: '2106.00',
  lateFeeRate: '0.0005',
  items: [
    { seq: 0, title: '分期首付', dueDate: '2026-11-23', amount: '2106.00' },
    { seq: 1, title: '分期第1期', dueDate: '2026-12-23', amount: '4914.00' },
  ],
}

test('plans with their progress; a user that may not apply reads why', async () => {
  const page = await renderPage('/subPages/installment/list', {
    answers: { [LIST]: answerOf([row], { ok: false, reasons: ['已有进行中的分期'], total: '0.00', bills: [] }) },
  })
  for (const words of ['FQ202609000001', '已还 1/6 期', '分期第2期', '¥7,868.77', '· 已有进行中的分期'])
    expect(page.text()).toContain(words)
  expect(page.text()).not.toContain('申请分期')
})

test('an application: its schedule and agreement, the question, what is sent', async () => {
  const page = await renderPage('/subPages/installment/list', {
    params: { apply: '1' },
    answers: { [LIST]: answerOf([], eligible), [TRIAL]: trial, [APPLY]: { planId: 'p9', state: 'APPLYING' } },
  })
  for (const words of ['分期第1期（2026-12-23）', '¥4,914.00', '每日 0.0005 恢复计收'])
    expect(page.text()).toContain(words)
  page.tap(page.button('提交'))
  await settled()
  expect(page.text()).toContain('请先阅读并同意分期协议')
  page.type(page.input('申请原因'), '资金周转紧张')
  page.tap(page.button('我已阅读并同意分期协议'))
  page.tap(page.button('提交'))
  await settled()
  page.tap(page.button('确定'))
  await settled()
  expect(page.sent(APPLY)).toMatchObject([
    { billIds: ['b1', 'b2'], downPct: 30, periods: 6, reason: '资金周转紧张', agree: '1' },
  ])
  expect(page.went).toEqual(['navigateTo /subPages/installment/detail?planId=p9'])
})

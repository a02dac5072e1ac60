import { act } from 'react'
import { inTurn, settled } from '@/testing/answers'
import { anApply, anOpenApply } from '@/testing/make/invoice'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'
import { useInvoice } from '@/stores/invoice'
import { resultLook } from './result-look'

const DETAIL = 'default GET /crmgas/invoice/applyDetail'
const PATH = '/subPagesB/pages/applyForInvoice/success'
const as = master()

afterEach(() => jest.useRealTimers())

test('asks at the designed moments until the invoices are there', async () => {
  jest.useFakeTimers()
  const answer = inTurn(anOpenApply(), anOpenApply({ status: 'A1' }), anApply())
  const page = await renderPage(PATH, { as, params: { applyId: 'FP1' }, answers: { [DETAIL]: answer } })
  expect(page.text()).toContain('申请已提交')
  const after = async (ms: number) => {
    await act(() => jest.advanceTimersByTimeAsync(ms))
    await settled()
  }
  await after(1_900)
  expect(page.sent(DETAIL)).toHaveLength(1)
  await after(200)
  expect(page.sent(DETAIL)).toHaveLength(2)
  await after(2_000)
  expect(page.text()).toContain('开具成功，共1张')
  await after(60_000)
  expect(page.sent(DETAIL)).toHaveLength(3)
  expect(useInvoice.getState().isUpdateList).toBe(true)
})

test('for a minute at most', async () => {
  jest.useFakeTimers()
  const page = await renderPage(PATH, { as, params: { applyId: 'FP1' }, answers: { [DETAIL]: anOpenApply() } })
  for (let second = 0; second < 90; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000))
  await settled()
  expect(page.sent(DETAIL)).toHaveLength(9)
})

test('leads to the application, to the next one, home', async () => {
  const answers = { [DETAIL]: anApply({ sourceEntry: 'TRADE' }) }
  const page = await renderPage(PATH, { as, params: { applyId: 'FP1' }, answers })
  for (const button of ['查看发票', '继续开票', '返回首页']) {
    page.tap(page.button(button))
    await settled()
  }
  expect(page.went).toEqual([
    'redirectTo /subPagesB/pages/applyForInvoice/invoiceDetails?applyId=FP1',
    'redirectTo /pages/invoice/trade-list',
    'switchTab /pages/home/index/index',
  ])
})

test.each([
  ['A0', null, null, '申请已提交', '正在开具，完成后发送至您的邮箱'],
  ['A1', null, '部分发票开具异常，客服正在处理', '申请已提交', '部分发票开具异常，客服正在处理'],
  ['A3', null, '购买方税号与名称不匹配', '开具失败', '购买方税号与名称不匹配'],
  ['A4', 'MONTH_END', null, '申请已提交', '月末关账期间，您的申请将于1日8点后开具'],
  ['A4', 'QUOTA', null, '申请已提交', '当月开票额度已用完，将于额度恢复后自动开具'],
  ['A5', null, null, '申请已撤销', ''],
] as const)('%s %s', (status, queueReason, failReason, headline, text) =>
  expect(resultLook({ status, queueReason, failReason, invoiceCount: 1, emails: ['a@b.example'] })).toMatchObject({
    headline,
    text,
  }),
)

test('without an address nothing is said of a mail', () => {
  const of = { queueReason: null, failReason: null, invoiceCount: 1, emails: [] }
  expect(resultLook({ ...of, status: 'A2' }).text).toBe('可查看、下载发票')
  expect(resultLook({ ...of, status: 'A0' }).text).toBe('正在开具')
})

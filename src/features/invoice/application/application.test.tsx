import { act } from 'react'
import { refused, settled } from '@/testing/answers'
import { anApply, anInvoiceRow, anOpenApply, aPick, aTrade } from '@/testing/make/invoice'
import { renderPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'
import { useInvoice } from '@/stores/invoice'
import { stepsOf } from './steps'

const DETAIL = 'default GET /crmgas/invoice/applyDetail'
const WITHDRAW = 'default POST /crmgas/invoice/withdrawApply'
const PICK = 'default POST /crmgas/invoice/pickTrades'
const MAIL = 'default POST /crmgas/invoice/reSendEmail'
const PATH = '/subPagesB/pages/applyForInvoice/invoiceDetails'

const open = (apply = anApply(), more = {}, as = master()) =>
  renderPage(PATH, { as, params: { applyId: 'FP1' }, answers: { [DETAIL]: apply, ...more } })

afterEach(() => jest.useRealTimers())

test('buyer, sums, items, invoices; each invoice is viewed, sent, opened', async () => {
  const page = await open(anApply(), { [MAIL]: { accepted: 1 } })
  for (const words of [
    '已开具',
    '¥39,800.00',
    '26132000000000000001',
    '2026年10月账单',
    'cw@example.com',
    '合并开票，共 1 张',
  ])
    expect(page.text()).toContain(words)
  page.tap(page.button('预览 26132000000000000001'))
  page.tap(page.button('详情 26132000000000000001'))
  await settled()
  expect(page.went).toEqual([
    'navigateTo /subPagesB/pages/reviewPdfImage?invoiceId=n1',
    'navigateTo /pages/invoice/invoice-detail?invoiceId=n1',
  ])
  page.tap(page.button('发送 26132000000000000001'))
  await settled()
  page.agree()
  await settled()
  expect(page.sent(MAIL)).toEqual([{ invoiceIds: ['n1'], emails: ['cw@example.com'] }])
  expect(page.text()).toContain('发送成功')
})

test('all of several invoices are sent at once; too often is shown at the address (2611)', async () => {
  const issued = [anInvoiceRow(), anInvoiceRow({ invoiceId: 'n2', invoiceNo: '26132000000000000002' })]
  const page = await open(anApply({ issued, invoiceCount: 2 }), {
    [MAIL]: refused('2611', '发送过于频繁，请稍后再试'),
  })
  page.tap(page.button('发送邮箱'))
  await settled()
  expect(page.text()).toContain('发送 2 张发票')
  page.agree()
  await settled()
  expect(page.text()).toContain('发送过于频繁，请稍后再试')
  expect(page.sent(MAIL)).toMatchObject([{ invoiceIds: ['n1', 'n2'] }])
})

test('what has not been taken can be taken back', async () => {
  const page = await open(anOpenApply(), { [WITHDRAW]: { status: 'A5' } })
  page.tap(page.button('撤销申请'))
  await settled()
  expect(page.text()).toContain('确认撤销该开票申请吗？')
  page.tap(page.button('确定'))
  await settled()
  expect(page.sent(WITHDRAW)).toEqual([{ applyId: 'FP2026112300000001' }])
  expect(page.text()).toContain('申请已撤销')
})

test('too late: a message, and loaded again (2613)', async () => {
  const page = await open(anOpenApply(), { [WITHDRAW]: refused('2613', '发票正在开具，无法撤销') })
  page.tap(page.button('撤销申请'))
  await settled()
  page.tap(page.button('确定'))
  await settled()
  expect(page.text()).toContain('发票正在开具，无法撤销')
  page.answer({ [DETAIL]: anApply() })
  page.tap(page.button('确认'))
  await settled()
  expect(page.text()).toContain('已开具')
})

test('a failed one is asked for again, filled in as it was; corrections come along by themselves', async () => {
  const failed = anOpenApply({
    status: 'A3',
    failReason: '购买方税号与名称不匹配',
    canWithdraw: false,
    canRepeat: true,
    items: [aTrade(), aTrade({ tradeNo: 'k2', isAdjust: true, canPick: false, grossAmount: '-1.00' })],
    mergeMode: 'PER_METER',
  })
  const page = await open(failed, { [PICK]: aPick() })
  expect(page.text()).toContain('购买方税号与名称不匹配')
  page.tap(page.button('重新申请'))
  await settled()
  expect(page.sent(PICK)).toEqual([{ tradeNos: ['k1'] }])
  expect(page.went).toEqual(['navigateTo /subPagesB/pages/applyForInvoice/startInvoice'])
  expect(useInvoice.getState()).toMatchObject({
    invoiceTitle: { titleId: 't1' },
    tradeData: { form: { mergeMode: 'PER_METER', emails: ['cw@example.com'] } },
  })
})

test('refused, it leaves no title for the next application', async () => {
  const failed = anOpenApply({ status: 'A3', canWithdraw: false, canRepeat: true, items: [aTrade()] })
  const page = await open(failed, { [PICK]: refused('2651', '所选记录已被占用，请刷新') })
  await page.press('重新申请')
  expect(page.text()).toContain('所选记录已被占用，请刷新')
  expect(useInvoice.getState().invoiceTitle).toBeNull()
})

test('polled every ten seconds while it is issued, not afterwards', async () => {
  jest.useFakeTimers()
  const page = await open(anOpenApply())
  const after = async (ms: number) => {
    await act(() => jest.advanceTimersByTimeAsync(ms))
    await settled()
  }
  await after(10_100)
  expect(page.sent(DETAIL)).toHaveLength(2)
  page.answer({ [DETAIL]: anApply() })
  await after(10_100)
  await after(30_000)
  expect(page.sent(DETAIL)).toHaveLength(3)
})

test('a user with read access cannot withdraw; a missing application is shown as such', async () => {
  const page = await open(anOpenApply(), {}, subAccount(['INVOICE_VIEW']))
  expect(page.text()).not.toContain('撤销申请')
  const gone = await renderPage(PATH, {
    params: { applyId: 'x' },
    answers: { [DETAIL]: refused('2655', '申请不存在') },
  })
  expect(gone.text()).toContain('申请不存在')
})

test('a failure is at its step', () => {
  const { items, current } = stepsOf(anOpenApply({ status: 'A3' }), '2026-11-23')
  expect(current).toBe(1)
  expect(items[1]).toMatchObject({ title: '开具', failed: true })
})

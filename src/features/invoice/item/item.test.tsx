import { refused, settled } from '@/testing/answers'
import { anInvoiceRow, aPick, aTradeDetail } from '@/testing/make/invoice'
import { renderPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'

const DETAIL = 'default GET /crmgas/invoice/tradeDetail'
const PICK = 'default POST /crmgas/invoice/pickTrades'
const PATH = '/subPagesB/pages/applyForInvoice/detail'
const open = (trade = aTradeDetail(), more = {}, as = master()) =>
  renderPage(PATH, { as, params: { tradeNo: 'k1' }, answers: { [DETAIL]: trade, ...more } })

test('what it is made of, what the tax will be, until when, and where it comes from', async () => {
  const page = await open()
  for (const words of [
    '¥50,870.35',
    '10000 m³ × 3.9800',
    '税率 9%',
    '¥3,286.24',
    '2027-10-31',
    '2026-10-01 至 2026-10-31',
  ])
    expect(page.text()).toContain(words)
  page.tap(page.button('查看账单'))
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/my-bill/details/details?billId=b1'])
})

test('picked alone', async () => {
  const page = await open(aTradeDetail(), { [PICK]: aPick() })
  page.tap(page.button('开票'))
  await settled()
  expect(page.sent(PICK)).toEqual([{ tradeNos: ['k1'] }])
  expect(page.went).toEqual(['navigateTo /subPagesB/pages/applyForInvoice/startInvoice'])
})

test('its history: applications, invoices, reversals', async () => {
  const page = await open(
    aTradeDetail({
      status: 'I4',
      canPick: false,
      invoices: [anInvoiceRow({ status: 'N4', redAmount: '100.00' })],
      applies: [
        {
          applyId: 'FP1',
          status: 'A2',
          invoiceType: '82',
          grossTotal: '39800.00',
          applicant: '王建国',
          submittedAt: '2026-11-06T09:10:00+08:00',
        },
      ],
      reds: [
        {
          redId: 'r1',
          blueInvoiceId: 'n1',
          reason: '04',
          mode: 'PART',
          status: 'RS',
          grossAmount: '100.00',
          createdAt: '2026-11-20T09:00:00+08:00',
          redInvoiceId: 'n9',
        },
      ],
    }),
  )
  for (const words of ['开票申请', '王建国', '部分红冲', '销售折让', '已开红票']) expect(page.text()).toContain(words)
  expect(page.names()).not.toContain('开票')
})

test('a user without the right to apply has no button; an item of another customer is not found (2650)', async () => {
  expect((await open(aTradeDetail(), {}, subAccount(['INVOICE_VIEW']))).names()).not.toContain('开票')
  const gone = await renderPage(PATH, {
    params: { tradeNo: 'x' },
    answers: { [DETAIL]: refused('2650', '开票项不存在') },
  })
  expect(gone.text()).toContain('开票项不存在')
})

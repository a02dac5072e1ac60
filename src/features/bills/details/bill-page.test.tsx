import { listOf, settled, type Answers } from '@/testing/answers'
import { aBillDetail, aBillLine, anExplained } from '@/testing/make/bill'
import { renderPage } from '@/testing/page'
import { part } from '@/testing/parts'

const mockOpened: string[][] = []
jest.mock('@/platform/open-file', () => ({
  openFile: (...file: string[]) => {
    mockOpened.push(file)
    return Promise.resolve('opened')
  },
}))

const DETAIL = 'default GET /crmgas/bill/detail'
const EXPLAIN = 'btwob GET /bill/explain'
const HISTORY = 'default GET /crmgas/price/history'

const settledBill = {
  state: 'PAID' as const,
  canPay: false,
  canPart: false,
  unpaid: '0.00',
  totalDue: '0.00',
  lateFeeAccrued: '0.00',
  overdueDays: 0,
  receivable: '89015.83',
  paidPrincipal: '89015.83',
}
const open = (bill: ReturnType<typeof aBillDetail>, answers: Answers = {}) =>
  renderPage('/pages/my-bill/details/details', {
    params: { billId: 'b1' },
    answers: { [DETAIL]: bill, [EXPLAIN]: anExplained(), ...answers },
  })

test('the bill says why it changed, asked for beside the bill itself', async () => {
  const page = await open(aBillDetail(settledBill))
  expect(page.sent(EXPLAIN)).toEqual([{ billId: 'b1', against: 'PREV' }])
  for (const words of ['为什么变了', '较7月账单', '+¥350.00（+10.0%）']) expect(page.text()).toContain(words)
})

test('the volume beside the amount is what the amount prices; what a package covers is shown after it', async () => {
  const page = await open(aBillDetail({ ...settledBill, volume: '193787.89', packageVolume: '123160.33' }))
  expect(page.text()).toContain('计费气量70,627.56m³')
  expect(page.text()).toContain('另由气量包供 123,160.33m³')
})

test('the bill itself opens as a document', async () => {
  const page = await open(aBillDetail({ ...settledBill }), {
    'default GET /crmgas/bill/pdf': { url: '/job/file/bill-1', fileName: '账单_2026-08_1.pdf' },
  })
  page.tap(page.button('账单 PDF'))
  await settled()
  expect(page.sent('default GET /crmgas/bill/pdf')).toEqual([{ billId: 'b1' }])
  expect(mockOpened).toEqual([['/job/file/bill-1', '账单_2026-08_1.pdf']])
  expect(page.text()).not.toContain('缴费凭证')
})

test('a bill without gas has nothing to be compared', async () => {
  const page = await open(aBillDetail({ ...settledBill, lines: [] }))
  expect(page.text()).not.toContain('为什么变了')
})

test('a payment leads to its order, an offset to its row of the ledger', async () => {
  const page = await open(
    aBillDetail({
      ...settledBill,
      payments: [
        {
          orderId: 'o1',
          orderNo: 'ZF1',
          channel: 'WXMINI',
          amount: '100.00',
          principal: '99.00',
          lateFee: '1.00',
          paidAt: '2026-10-20T10:00:00+08:00',
          voucherId: null,
        },
      ],
      offsets: [
        {
          entryId: 'e1',
          seq: 7,
          entryType: 'LATEFEE',
          amount: '2.00',
          remark: null,
          occurredAt: '2026-10-21T10:00:00+08:00',
        },
        {
          entryId: 'e2',
          seq: 9,
          entryType: 'ADJUST_IN',
          amount: '-102.00',
          remark: '账单冲销退回',
          occurredAt: '2026-10-25T10:00:00+08:00',
        },
      ],
    }),
  )
  expect(page.host().textContent).toContain('冲销退回余额')
  const rows = [...page.host().querySelectorAll<HTMLElement>(`button${part.cell}`)]
  for (const words of ['ZF1', '余额抵扣违约金']) {
    const row = rows.find(({ textContent }) => textContent.includes(words))
    if (!row) throw new Error(`no row says ${words}`)
    page.tap(row)
    await settled()
  }
  expect(page.went).toEqual([
    'navigateTo /pages/pay/record?orderId=o1',
    'navigateTo /pages/fee/fee/fee?month=2026-10&entryType=LATEFEE',
  ])
})

test('the prices of a meter open the notices that set them', async () => {
  const segment = {
    tierNo: 1,
    season: 'NON_HEATING' as const,
    price: '3.5000',
    volume: '1000.00',
    amount: '3500.00',
    fromDate: '2026-08-01',
    toDate: '2026-08-31',
  }
  const notice = {
    effectiveFrom: '2026-04-01',
    effectiveTo: '2026-10-31',
    price: '3.5000',
    season: 'NON_HEATING' as const,
    guidePrice: '3.7200',
    tiers: [],
    surchargeAllowed: false,
    taxRate: '0.0900',
    source: 'SCHEDULE' as const,
    forMeter: false,
    reason: '非采暖季气价通知',
    docNo: '廊发改价格〔2026〕12号',
    docUrl: null,
  }
  const page = await open(aBillDetail({ ...settledBill, lines: [aBillLine({ segments: [segment] })] }), {
    [HISTORY]: listOf([notice]),
  })
  page.tap(page.find('button[aria-expanded]'))
  page.tap(page.button('计价依据'))
  await settled()
  const sheet = page.find('[role=dialog]').textContent
  for (const words of ['非采暖季气价通知', '廊发改价格〔2026〕12号', '2026-04-01 起至 2026-10-31', '3.5000 元/m³'])
    expect(sheet).toContain(words)
})

test.each([true, false])('去开票 stands there as long as the bill may be invoiced: %s', async (canInvoice) => {
  const page = await open(aBillDetail({ ...settledBill, canInvoice }))
  expect(page.text().includes('去开票')).toBe(canInvoice)
})

import type { Out } from '@contract'
import { settled } from '@/testing/answers'
import { anOrderDetail } from '@/testing/make/payment'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'

const DETAIL = 'default GET /crmgas/voucher/detail'
const LIST = 'default GET /crmgas/voucher/list'
const HERE = '/subPagesB/pages/pdfReview'

const head: Out<typeof LIST>['list'][number] = {
  voucherId: 'v1',
  voucherNo: 'PZ2026102000000017',
  orderId: 'o1',
  orderNo: 'ZF1',
  title: '账单缴费（2笔）',
  bizType: 'BILL',
  meterNo: null,
  amount: '168882.20',
  channelText: '微信支付',
  paidAt: '2026-10-20T10:21:33+08:00',
}
const voucher: Out<typeof DETAIL> = {
  ...head,
  customerName: '康宁医院',
  payerName: '康宁医院',
  bp: '1000000003',
  address: '创业路18号',
  companyName: '中燃燃气有限公司',
  amountUpper: '壹拾陆万捌仟捌佰捌拾贰元贰角整',
  volume: null,
  verifyCode: '23Z2Z789ABCD',
  refundedAmount: '0.00',
  pdfUrl: '/job/file/voucher-v1?e=1&s=x',
  invoiceable: true,
  mails: [],
  parts: [{ name: '气费', amount: '168882.20' }],
  items: [
    {
      refType: 'BILL',
      refId: 'b1',
      title: '2026年10月气费账单',
      principal: '168882.20',
      lateFee: '0.00',
      amount: '168882.20',
      priced: [
        { name: '1#锅炉 阶梯1 10-01至10-14', volume: '30000.00', price: '3.1200', amount: '93600.00' },
        { name: '1#锅炉 阶梯1 10-15至10-31', volume: '22141.83', price: '3.4000', amount: '75282.20' },
      ],
    },
  ],
}
const show = (params: Record<string, string>, answers: object) =>
  renderPage(HERE, { as: master(), params, answers: { [DETAIL]: voucher, ...answers } })

/** What a browser is given to save. */
function saved(): string[] {
  const names: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(`${new URL(this.href).pathname} ${this.download}`)
  })
  return names
}

test('a voucher in words, and its document with an address of this minute', async () => {
  const page = await show({ voucherId: 'v1' }, {})
  for (const words of ['¥168,882.20', '壹拾陆万捌仟捌佰捌拾贰元贰角整', '2026年10月气费账单', '23Z2Z789ABCD'])
    expect(page.text()).toContain(words)
  expect(page.text()).not.toContain('已退款')
  const files = saved()
  page.tap(page.button('查看凭证'))
  await settled()
  expect(files).toEqual(['/job/file/voucher-v1 缴费凭证_PZ2026102000000017.pdf'])
})

test('gas stands by price segment, and adds up to what was paid (A 2.19)', async () => {
  const page = await show({ voucherId: 'v1' }, {})
  for (const words of ['阶梯1 10-01至10-14', '30,000', '3.1200', '22,141.83', '75,282.20', '合计'])
    expect(page.text()).toContain(words)
  expect(page.text()).toContain('52,141.83')
  const [item] = voucher.items
  const rest = { name: '非本次支付', volume: null, price: null, amount: '-10000.00' }
  const part = await show(
    { voucherId: 'v1' },
    { [DETAIL]: { ...voucher, items: item ? [{ ...item, priced: [...item.priced, rest] }] : [] } },
  )
  expect(part.text()).toContain('22,141.83')
  expect(part.text()).not.toContain('52,141.83')
  const plain = await show(
    { voucherId: 'v1' },
    { [DETAIL]: { ...voucher, items: item ? [{ ...item, priced: [] }] : [] } },
  )
  expect(plain.text()).not.toContain('计价明细')
})

test('gas for a card names its meter', async () => {
  const page = await show({ voucherId: 'v1' }, { [DETAIL]: { ...voucher, bizType: 'IC', meterNo: '003010010201' } })
  expect(page.text()).toContain('表号003010010201')
})

test('a refunded voucher shows it', async () => {
  const page = await show({ voucherId: 'v1' }, { [DETAIL]: { ...voucher, refundedAmount: '168882.20' } })
  expect(page.text()).toContain('已退款 ¥168,882.20')
})

test('a deposit has no invoice of its own: the button is closed and says why', async () => {
  const page = await show({ voucherId: 'v1' }, { [DETAIL]: { ...voucher, bizType: 'PREPAY' } })
  expect(page.button('申请开票').disabled).toBe(true)
  expect(page.text()).toContain('预存款，出账后请按账单开票')
})

test.each([
  ['v1', '购气凭证'],
  [null, '该支付单暂无凭证'],
])('of an order with the voucher %s', async (voucherId, words) => {
  const order = anOrderDetail({ voucherId })
  const page = await show({ orderId: 'o1' }, { 'default GET /crmgas/pay/recordDetail': order })
  await settled()
  expect(page.text()).toContain(words)
})

test('without a name: all of them, each leads to its own', async () => {
  const list = { list: [head], total: 1, pageNum: 1, pageSize: 20, since: '2023-11-23' }
  const page = await show({}, { [LIST]: list })
  expect(page.text()).toContain('2026年10月')
  page.tap(page.button(page.names().find((name) => name.startsWith('账单缴费（2笔）')) ?? ''))
  await settled()
  expect(page.went).toEqual([`navigateTo ${HERE}?voucherId=v1`])
})

test('a voucher goes to a mail address, and the page says what became of it', async () => {
  const SEND = 'default POST /crmgas/voucher/sendEmail'
  const mails = [{ email: 'cai***@example.com', state: 'FAILED', at: '2026-11-22T10:00:00+08:00' }]
  const page = await show(
    { voucherId: 'v1' },
    { [DETAIL]: { ...voucher, mails }, [SEND]: { email: 'cai***@example.com' } },
  )
  await settled()
  expect(page.text()).toContain('发送失败')
  page.tap(page.button('发送凭证到邮箱'))
  page.type(page.input('邮箱地址'), 'caiwu@example.com')
  page.agree()
  await settled()
  expect(page.sent(SEND)).toEqual([{ voucherId: 'v1', email: 'caiwu@example.com' }])
})

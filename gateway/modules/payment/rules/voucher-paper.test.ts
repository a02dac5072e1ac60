import { voucherPaper, type ToldVoucher } from './voucher-paper'

const bill = (title: string, principal: string, lateFee: string, amount: string) => ({
  refType: 'BILL' as const,
  refId: 'b',
  title,
  principal,
  lateFee,
  amount,
  priced: [],
})

const voucher: ToldVoucher = {
  voucherId: 'v-1',
  voucherNo: 'PZ2026102000000017',
  orderId: 'o-1',
  orderNo: 'ZF1',
  bizType: 'BILL',
  title: '账单缴费（2笔）',
  meterNo: null,
  volume: null,
  channelText: '微信支付',
  paidAt: '2026-10-20T10:21:33+08:00',
  customerName: '华润精密制造有限公司',
  payerName: '华润精密制造有限公司',
  bp: '1000000001',
  address: '创业路18号',
  companyName: '华燃燃气有限公司',
  amount: '168882.20',
  amountUpper: '壹拾陆万捌仟捌佰捌拾贰元贰角整',
  verifyCode: '23Z2Z789ABCD',
  refundedAmount: '0.00',
  invoiceable: true,
  parts: [
    { name: '气费', amount: '168000.00' },
    { name: '违约金', amount: '82.20' },
    { name: '余额支付', amount: '800.00' },
  ],
  items: [
    bill('2026年10月气费账单', '100000.00', '82.20', '100082.20'),
    bill('2026年9月气费账单', '68800.00', '0.00', '68800.00'),
  ],
}

const valueOf = (facts: readonly { label: string; value: string }[], label: string) =>
  facts.find((fact) => fact.label === label)?.value

it('lists each paid item and the source of its money', () => {
  const paper = voucherPaper(voucher)
  expect(paper).toMatchObject({ from: '华燃燃气有限公司', title: '缴费凭证', stamp: null })
  expect([...paper.rows, paper.sum]).toEqual([
    ['2026年10月气费账单', '100,000.00', '82.20', '100,082.20'],
    ['2026年9月气费账单', '68,800.00', '0.00', '68,800.00'],
    ['合计', '168,800.00', '82.20', '168,882.20'],
  ])
  expect(paper.money.map(({ label, value }) => `${label} ${value}`)).toEqual([
    '金额 ¥168,882.20',
    '金额大写 壹拾陆万捌仟捌佰捌拾贰元贰角整',
    '其中气费 ¥168,000.00',
    '其中违约金 ¥82.20',
    '其中余额支付 ¥800.00',
  ])
  expect(paper.seal).toEqual({ name: '华燃燃气有限公司', use: '收费专用章' })
  expect(valueOf(paper.payment, '付款方')).toBe('华润精密制造有限公司')
  expect(valueOf(paper.payment, '支付时间')).toBe('2026-10-20 10:21:33')
})

it.each([
  ['IC', '购气凭证'],
  ['BILL', '缴费凭证'],
  ['PREPAY', '缴费凭证'],
] as const)('of %s: %s', (bizType, name) => expect(voucherPaper({ ...voucher, bizType }).title).toBe(name))

it('shows gas by price segment, with what other money had paid (A 2.19)', () => {
  const item = bill('2026年10月气费账单', '100000.00', '0.00', '100000.00')
  const gas = { name: '1#锅炉 阶梯1 10-01至10-31', volume: '32692.31', price: '3.1200', amount: '102000.01' }
  const other = { name: '非本次支付', volume: null, price: null, amount: '-2000.01' }
  expect(voucherPaper({ ...voucher, items: [item, { ...item, priced: [gas, other] }] }).priced).toEqual([
    {
      title: '计价明细 2026年10月气费账单',
      rows: [
        ['1#锅炉 阶梯1 10-01至10-31', '32,692.31', '3.1200', '102,000.01'],
        ['非本次支付', '', '', '−2,000.01'],
      ],
      // Another voucher proves the same gas.
      sum: ['合计', '', '', '100,000.00'],
    },
  ])
})

it('shows another payer the parts in place of the items (AE-61)', () => {
  const { rows, sum } = voucherPaper({ ...voucher, items: [] })
  expect([...rows, sum]).toEqual([
    ['气费', '168,000.00', '0.00', '168,000.00'],
    ['违约金', '0.00', '82.20', '82.20'],
    ['余额支付', '800.00', '0.00', '800.00'],
    ['合计', '168,800.00', '82.20', '168,882.20'],
  ])
})

it.each([
  [{ refundedAmount: '2000.00' }, '已退款', '已退款', '¥2,000.00'],
  [{ refundedAmount: '0.00' }, null, '已退款', undefined],
  [{ meterNo: '10010101' }, null, '表号', '10010101'],
  [{ meterNo: null }, null, '表号', undefined],
] as const)('%j: stamp %s', (part, stamp, label, value) => {
  const paper = voucherPaper({ ...voucher, ...part })
  expect(paper.stamp).toBe(stamp)
  expect(valueOf([...paper.about, ...paper.payment], label)).toBe(value)
})

import { remitCode } from './remit-code'
import { slipFacts } from './slip-facts'

const code = remitCode(Buffer.from([1, 2, 3, 4, 5, 6, 7]))
const nothing = { amount: null, remitDate: null, payerName: null, remitCode: null }

it.each([
  [
    'a usual slip',
    [
      '电子回单',
      '付款人户名：华北精工陶瓷有限公司',
      '金额（小写）：¥45,000.00',
      '交易日期：2026-11-23',
      `附言：${code}`,
    ],
    { amount: '45000.00', remitDate: '2026-11-23', payerName: '华北精工陶瓷有限公司', remitCode: code },
  ],
  [
    'labels above their values, full-width digits',
    ['付款方：', '康宁医院', '转账金额：', '１２３４．５元', '交易时间：', '2026年1月5日 10:00'],
    { ...nothing, amount: '1234.50', remitDate: '2026-01-05', payerName: '康宁医院' },
  ],
  ['two sums are none', ['金额：100.00', '交易金额：200.00'], nothing],
  ['the same sum twice is one', ['金额：100.00', '交易金额：100.00'], { ...nothing, amount: '100.00' }],
  ['a day that does not exist', ['交易日期：2026-02-30'], nothing],
  ['a day without a label is none', ['2026-11-23'], nothing],
  ['a photo of a cat', [], nothing],
  ['amounts in words and fees', ['手续费：5.00', '人民币肆万伍仟元整'], nothing],
])('%s (Y-14)', (_name, lines, facts) => {
  expect(slipFacts(lines)).toEqual(facts)
})

import { basketOf, paymentsText, topUpFault, type Own } from './basket-wish'

const account = (bp: string, companyName: string, totalDue: string): Own => ({
  bp,
  customerName: `客户${bp}`,
  companyName,
  totalDue,
  billCount: 1,
  current: false,
})
const own = [account('1', '东燃气', '300.00'), account('2', '东燃气', '0.00'), account('3', '西燃气', '70.00')]

test('bills and top-ups of several numbers, a payment per gas company (Y-13)', () => {
  const basket = basketOf(own, {
    1: { bills: true, topUp: '20' },
    2: { bills: true, topUp: '100.00' },
    3: { bills: true, topUp: '' },
  })
  expect(basket.entries).toEqual([
    { bp: '1', kind: 'BILL' },
    { bp: '1', kind: 'PREPAY', amount: '20.00' },
    { bp: '2', kind: 'PREPAY', amount: '100.00' },
    { bp: '3', kind: 'BILL' },
  ])
  expect(basket.total).toBe('490.00')
  expect(basket.groups).toEqual([
    { companyName: '东燃气', count: 3, amount: '420.00' },
    { companyName: '西燃气', count: 1, amount: '70.00' },
  ])
  expect(paymentsText(basket.groups)).toBe('款项分属 2 家燃气公司，需分 2 笔支付')
})

test('what is no top-up is not put in, and says why', () => {
  expect(basketOf(own, { 2: { bills: true, topUp: '5' } }).entries).toEqual([])
  expect(topUpFault('5')).toBe('充值金额不能低于10.00元')
  expect(topUpFault('')).toBeUndefined()
  expect(paymentsText([{ companyName: '东燃气', count: 2, amount: '1.00' }])).toBe('合并为 1 笔支付')
})

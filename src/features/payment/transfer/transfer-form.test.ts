import { aBill } from '@/testing/make/bill'
import {
  accountFault,
  amountFault,
  createOf,
  draftOf,
  dueOf,
  NEW_ACCOUNT,
  startOf,
  wishOf,
  type Init,
} from './transfer-form'

const bills = [aBill({ billId: 'b1', totalDue: '300.00' }), aBill({ billId: 'b2', totalDue: '200.50' })]
const init: Init = {
  receivers: [{ id: 'main', accountName: '燃气公司', accountNo: '1301', bankName: '工商银行', bankNo: '102' }],
  myAccounts: [{ bankId: 't0', accountName: '康宁医院', accountNoMask: '****0003', bankName: '中国银行' }],
  bills,
  canPrepay: true,
  limits: { min: '100.00', max: '50000000.00' },
  tips: [],
}
const nothing = { billIds: [], bizType: undefined, amount: undefined, payNo: undefined }
const start = startOf(init, nothing)

test('starts with all that is due, with the bills of the address, with a top-up, with a package order', () => {
  expect(start).toMatchObject({
    purpose: 'BILL',
    billIds: ['b1', 'b2'],
    amount: '500.50',
    bankId: 't0',
    receiverId: 'main',
  })
  expect(startOf(init, { ...nothing, billIds: ['b2', 'gone'] })).toMatchObject({ billIds: ['b2'], amount: '200.50' })
  expect(startOf(init, { ...nothing, bizType: 'PREPAY', amount: '900000.00' })).toMatchObject({
    purpose: 'PREPAY',
    amount: '900000.00',
  })
  const locked = { byMe: true, byText: '138****0008', until: '2026-11-23T10:00:00+08:00', orderId: 'o1' }
  const held = bills.map((bill) => ({ ...bill, canPay: false, locked }))
  expect(startOf({ ...init, bills: held }, nothing)).toMatchObject({ purpose: 'BILL', billIds: [], amount: '' })
  expect(startOf({ ...init, bills: [] }, nothing).purpose).toBe('PREPAY')
  expect(startOf({ ...init, bills: [], canPrepay: false, myAccounts: [] }, nothing)).toMatchObject({
    purpose: 'BILL',
    bankId: NEW_ACCOUNT,
  })
  expect(startOf(init, { ...nothing, amount: '80000.00', payNo: 'p1' })).toMatchObject({
    purpose: 'PACKAGE',
    amount: '80000.00',
    payNo: 'p1',
  })
})

test.each([
  ['500.50', undefined],
  ['501.50', undefined],
  ['501.51', '最多可比所选账单合计多1.00元'],
  ['500.49', '不能低于所选账单合计¥500.50'],
  ['99.99', '金额须在¥100.00至¥50,000,000.00之间'],
  ['50000000.01', '金额须在¥100.00至¥50,000,000.00之间'],
  ['', '请输入正确的金额，最多两位小数'],
  ['1e6', '请输入正确的金额，最多两位小数'],
])('%s for bills of 500.50: %s', (amount, fault) => expect(amountFault(init, { ...start, amount })).toBe(fault))

test('a top-up is held to the limits only', () =>
  expect(amountFault(init, { ...start, purpose: 'PREPAY', amount: '123.45' })).toBeUndefined())

test.each([
  ['６２２２ 0001-0002', undefined],
  ['1234567', '请输入8至30位数字账号'],
  ['abcdefgh', '请输入8至30位数字账号'],
])('account %s: %s', (text, fault) => expect(accountFault(text)).toBe(fault))

test('the draft comes back as it was; anything else is none', () => {
  expect(wishOf(draftOf(start))).toEqual(start)
  expect(wishOf(null)).toBeNull()
  expect(wishOf({ purpose: 'OTHER' })).toBeNull()
  expect(dueOf(init, [])).toBe('0.00')
})

test('what is sent names an account used before, or the three fields', () => {
  expect(createOf(start, false)).toEqual({
    purpose: 'BILL',
    amount: '500.50',
    receiverId: 'main',
    bankId: 't0',
    billIds: ['b1', 'b2'],
  })
  const typed = {
    ...start,
    purpose: 'PREPAY',
    bankId: NEW_ACCOUNT,
    payerName: ' 医院 ',
    payerAccount: '6222 0001',
    payerBank: '中行',
  } as const
  expect(createOf(typed, true)).toEqual({
    purpose: 'PREPAY',
    amount: '500.50',
    receiverId: 'main',
    payerName: '医院',
    payerAccount: '62220001',
    payerBank: '中行',
    confirmed: '1',
  })
})

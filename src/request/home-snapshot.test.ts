import { firstFigure } from './home-snapshot'

const home = (account: object) =>
  ({ account: { customerName: '康宁医院', balance: null, available: null, arrears: null, ...account } }) as never

test.each([
  [{ chargeMode: 'PREPAID_REMOTE', available: '157610.94' }, '可用余额', '¥157,610.94'],
  [{ chargeMode: 'PREPAID_REMOTE', available: '-1086.40' }, '可用余额', '−¥1,086.40'],
  [{ chargeMode: 'POSTPAID', arrears: '0.00' }, '应缴金额', '¥0.00'],
  [{ chargeMode: 'PREPAID_CARD', balance: '86.40' }, '账户余额', '¥86.40'],
])('%j', (account, label, amount) => {
  expect(firstFigure(home(account))).toEqual({ name: '康宁医院', label, amount })
})

test('without BILL_VIEW there is no figure', () => {
  expect(firstFigure(home({ chargeMode: 'POSTPAID' }))).toBeNull()
})

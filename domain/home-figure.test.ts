import { homeFigure } from './home-figure'

const amounts = { available: '157610.94', arrears: '12.00', balance: '86.40' }

test.each([
  ['PREPAID_REMOTE', '可用余额', '157610.94'],
  ['POSTPAID', '应缴金额', '12.00'],
  ['PREPAID_CARD', '账户余额', '86.40'],
] as const)('%s: %s', (chargeMode, label, value) => {
  expect(homeFigure({ chargeMode, ...amounts })).toEqual({ label, value })
})

test('without BILL_VIEW there is a label and no number', () => {
  const figure = homeFigure({ chargeMode: 'POSTPAID', available: null, arrears: null, balance: null })
  expect(figure.value).toBeNull()
})

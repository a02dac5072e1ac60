import { checkBuy, leftoverText, payableOf, type Trial } from './gas-buy'

const trial: Trial = { volume: '249.3', amount: '999.67', leftover: '0.33', segments: [], priceVersion: 'v', split: [] }

test.each([
  ['AMOUNT', '1000', '1000.00'],
  ['AMOUNT', '10', '10.00'],
  ['VOLUME', '2500', '2500'],
  ['VOLUME', '50000', '50000'],
  ['VOLUME', '２５００', '2500'],
] as const)('%s %s is sent as %s (AE-55)', (mode, text, value) => {
  expect(checkBuy(mode, text)).toEqual({ ok: true, value })
})

test.each([
  ['AMOUNT', '', '请输入充值金额'],
  ['AMOUNT', '9.99', '充值金额不能低于10.00元'],
  ['AMOUNT', '1000000.01', '单笔金额超限，请使用电汇缴费'],
  ['VOLUME', '', '请输入购气量'],
  ['VOLUME', '0', '请输入1至50000之间的整数气量'],
  ['VOLUME', '50001', '请输入1至50000之间的整数气量'],
  ['VOLUME', '1000000', '请输入1至50000之间的整数气量'],
  ['VOLUME', '1e6', '请输入1至50000之间的整数气量'],
] as const)('%s %s is refused: %s', (mode, text, fault) => {
  expect(checkBuy(mode, text)).toEqual({ ok: false, fault })
})

test('what is left of the amount is paid and said (AE-56)', () => {
  expect([payableOf(trial), leftoverText(trial)]).toEqual(['1000.00', '余款 ¥0.33 将转入账户余额'])
  expect(leftoverText({ ...trial, leftover: '0.00' })).toBe('')
})

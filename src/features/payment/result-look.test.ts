import { isSettled, nextPoll, resultLook, shownState } from './result-look'

it.each([
  [0, 2000],
  [29_999, 2000],
  [30_000, 10_000],
  [119_999, 10_000],
  [120_000, null],
])('nextPoll after %d ms', (ms, expected) => expect(nextPoll(ms)).toBe(expected))

it.each([
  ['PAYING', false, null, '正在确认支付结果'],
  ['PAYING', true, null, '支付结果确认中'],
  ['WAIT_PAY', false, null, '支付未完成'],
  ['WAIT_PAY', true, null, '支付未完成'],
  ['SUCCESS', true, null, '支付成功'],
  ['CLOSED', false, null, '已关闭'],
] as const)('%s, gave up %s', (state, gaveUp, note, headline) =>
  expect(resultLook(state, gaveUp, note).headline).toBe(headline),
)

it('says what the gateway noted', () =>
  expect(resultLook('SUCCESS', false, '账单已结清，本次款项已转入账户余额').text).toBe(
    '账单已结清，本次款项已转入账户余额',
  ))

it('an exception is settled for the payer', () =>
  expect([isSettled('EXCEPTION'), isSettled('WAIT_PAY')]).toEqual([true, false]))

it.each([
  ['the slice just paid is still the next one', 'PART_PAID', 's2', 's2', 'PAYING'],
  ['it has been counted', 'PART_PAID', 's3', 's2', 'PART_PAID'],
  ['opened from the records', 'PART_PAID', 's2', undefined, 'PART_PAID'],
  ['the last one has been counted', 'SUCCESS', null, 's3', 'SUCCESS'],
] as const)('%s', (_name, state, nextSubOrderId, paidSlice, expected) =>
  expect(shownState({ state, nextSubOrderId }, paidSlice)).toBe(expected),
)

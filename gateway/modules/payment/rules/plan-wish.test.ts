import { passesByItself, reasonsAgainst, scheduleOf } from './plan-wish'

const fine = { isCardAccount: false, hasOpenPlan: false, wasTerminated: false, isBeingPaid: false }
const limits = { least: '5000.00', most: '2000000.00', byItself: '200000.00' }
const owing = (principal: string, lateFee = '0.00') => [{ billId: 'b', principal, lateFee }]

test.each([
  ['5000.00', '0.00', []],
  ['4999.00', '1.00', []],
  ['4999.99', '0.00', ['欠费合计不足¥5,000.00']],
  ['2000000.00', '0.00', []],
  ['2000000.00', '0.01', ['欠费合计超过¥2,000,000.00']],
] as const)('%s and %s of late fee: %j (AE-81)', (principal, lateFee, reasons) =>
  expect(reasonsAgainst(owing(principal, lateFee), fine, limits)).toEqual(reasons),
)

test.each([
  [{ isCardAccount: true }, '卡表预付费账户不支持分期'],
  [{ hasOpenPlan: true }, '已有进行中的分期'],
  [{ wasTerminated: true }, '近12个月内有分期因逾期终止'],
  [{ isBeingPaid: true }, '有账单正在支付，请稍后再试'],
])('%j', (part, reason) => expect(reasonsAgainst(owing('6000.00'), { ...fine, ...part }, limits)).toEqual([reason]))

test('without bills there is nothing to pay in parts', () =>
  expect(reasonsAgainst([], fine, limits)).toEqual(['暂无可分期的欠费账单']))

test('186,400.00 with 30 % in six parts (AE-82)', () => {
  const items = scheduleOf(owing('186000.00', '400.00'), { downPct: 30, periods: 6 }, '2026-11-23')
  expect(items?.map(({ amount }) => amount)).toEqual(['55920.00', ...Array<string>(5).fill('21746.66'), '21746.70'])
  expect(scheduleOf(owing('186000.00'), { downPct: 29, periods: 6 }, '2026-11-23')).toBeNull()
})

test.each([
  ['200000.00', [], true],
  ['200000.01', [], false],
  ['6000.00', [{ dueDate: '2026-10-10', paidOn: '2026-10-20' }], true],
  ['6000.00', [{ dueDate: '2026-10-10', paidOn: '2026-10-21' }], false],
] as const)('%s after %j passes by itself: %s (AE-83)', (total, paid, passes) =>
  expect(passesByItself(total, paid, limits)).toBe(passes),
)

import { isForAuto, objectionEnd } from './auto'

const item = {
  status: 'I0' as const,
  source: 'BILL' as const,
  goodsGroup: 'GAS' as const,
  deadline: '2027-11-01',
  issuedAt: '2026-11-01T10:00:00+08:00',
  grossAmount: '100.00',
  invoicedAmount: '0.00',
  waivedAmount: '0.00',
  redCount: 0,
}

test.each([
  ['a settled bill', {}, true],
  ['its late fee', { source: 'LATEFEE' as const }, true],
  ['a bill of the moment at which the rule began', { issuedAt: '2026-10-20T02:00:00Z' }, true],
  ['a bill from before the rule', { issuedAt: '2026-10-20T09:59:59+08:00' }, false],
  ['a purchase by card', { source: 'IC' as const }, false],
  ['money that was prepaid', { goodsGroup: 'NONE' as const }, false],
  ['an item that a user has picked', { status: 'I1' as const }, false],
  ['an item that was reversed once', { redCount: 1 }, false],
  ['the last day of its deadline', { deadline: '2026-11-26' }, true],
  ['a day later', { deadline: '2026-11-25' }, false],
  ['an item with nothing open', { invoicedAmount: '100.00' }, false],
  ['a correction downwards', { grossAmount: '-5.00' }, false],
])('%s', (_what, over, expected) =>
  expect(isForAuto({ ...item, ...over }, '2026-10-20T10:00:00+08:00', '2026-11-26')).toBe(expected),
)

test('the objection ends 24 hours after the announcement', () =>
  expect(objectionEnd(Date.parse('2026-11-02T09:00:00+08:00'))).toBe(Date.parse('2026-11-03T09:00:00+08:00')))

import { allCodes } from './authority'
import { isPassed, modelsOf, openingBinding, reviewOf, type BindingState } from './binding'

const now = Date.parse('2026-11-23T09:30:00+08:00')

const binding = (over: Partial<BindingState>): BindingState => ({
  bp: '1000000001',
  companyCode: '1001',
  isMaster: false,
  reviewStatus: '1',
  deadlineAt: null,
  isDefault: false,
  applyAt: now,
  ...over,
})

test.each([
  { reviewStatus: '2', deadlineAt: now + 1, is: '2' },
  { reviewStatus: '2', deadlineAt: now, is: '3' },
  { reviewStatus: '2', deadlineAt: null, is: '2' },
  { reviewStatus: '1', deadlineAt: now - 1, is: '1' },
  { reviewStatus: '0', deadlineAt: now - 1, is: '0' },
] as const)('C 9.14: $reviewStatus with deadline $deadlineAt reads as $is', ({ reviewStatus, deadlineAt, is }) => {
  expect(reviewOf({ reviewStatus, deadlineAt }, now)).toBe(is)
})

test.each([
  { isMaster: true, reviewStatus: '1', passed: true },
  { isMaster: false, reviewStatus: '1', passed: true },
  { isMaster: false, reviewStatus: '0', passed: false },
  { isMaster: false, reviewStatus: '2', passed: false },
  { isMaster: false, reviewStatus: '3', passed: false },
] as const)('isBindSuccess of $isMaster, $reviewStatus', ({ passed, ...state }) => {
  expect(isPassed(state)).toBe(passed)
})

describe('BD-11: what opens at login', () => {
  test.each([
    { say: 'nothing', of: [], opens: null },
    { say: 'the default', of: [binding({ bp: '1' }), binding({ bp: '2', isDefault: true })], opens: '2' },
    {
      say: 'a passed one before a default that has not passed',
      of: [binding({ bp: '1', reviewStatus: '2', isDefault: true }), binding({ bp: '2' })],
      opens: '2',
    },
    {
      say: 'the newest application',
      of: [
        binding({ bp: '1', reviewStatus: '0', applyAt: now - 9 }),
        binding({ bp: '2', reviewStatus: '2', applyAt: now - 5 }),
      ],
      opens: '2',
    },
  ])('$say', ({ of, opens }) => {
    expect(openingBinding(of)?.bp ?? null).toBe(opens)
  })
})

test('a master has every model without rows, a sub-account what was granted, an applicant nothing', () => {
  expect(modelsOf(true, '1', [])).toBe(allCodes)
  expect(modelsOf(false, '1', ['BILL_VIEW'])).toEqual(['BILL_VIEW'])
  expect(modelsOf(false, '2', ['BILL_VIEW'])).toEqual([])
  expect(modelsOf(false, '', ['BILL_VIEW'])).toEqual([])
})

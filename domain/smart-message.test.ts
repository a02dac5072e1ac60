import { afterAction, firstFindings, isMuted, rulesSeen } from './smart-message'

test.each([
  ['new', 'read', 'read'],
  ['read', 'read', 'read'],
  ['adopted', 'read', 'adopted'],
  ['new', 'adopt', 'adopted'],
  ['adopted', 'adopt', 'adopted'],
  ['ignored', 'adopt', null],
  ['read', 'ignore', 'ignored'],
  ['ignored', 'ignore', 'ignored'],
  ['adopted', 'ignore', null],
] as const)('E 3.13: %s, %s: %s', (state, action, after) => {
  expect(afterAction(state, action)).toBe(after)
})

test.each([
  ['BILL_DUE', '2026-11-22T07:59:59+08:00', true],
  ['BILL_DUE', '2026-11-22T08:00:00+08:00', false],
  ['TIER_NEAR', '2026-12-15T07:59:59+08:00', true],
  ['TIER_NEAR', '2026-12-15T08:00:00+08:00', false],
  ['DEVICE_EXPIRY', '2026-11-15T08:00:00+08:00', false],
] as const)('E-X-21: %s ignored on 2026-11-15 at 08:00 is left out at %s: %s', (code, at, muted) => {
  expect(isMuted(code, '2026-11-15T08:00:00+08:00', Date.parse(at))).toBe(muted)
})

test('E-X-19: five at most, the highest score first, the older first of the same', () => {
  const found = (['SAVE_GOOD', 'BILL_DUE', 'TIER_NEAR', 'BILL_DUE', 'NIGHT_FLOW', 'USAGE_SPIKE'] as const).map(
    (ruleCode, index) => ({ ruleCode, createdAt: `2026-11-2${9 - index}T10:00:00+08:00`, index }),
  )
  expect(firstFindings(found).map(({ index }) => index)).toEqual([4, 5, 3, 1, 2])
})

test('E-X-20a: what the models of a user show', () => {
  expect(rulesSeen((model) => model === 'BILL_VIEW')).toEqual(['BALANCE_DAYS', 'BILL_DUE', 'CHEAPER_WAY'])
  expect(rulesSeen(() => false)).toEqual([])
})

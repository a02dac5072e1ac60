import { EVERY, phaseOf, resultLook, shownState, stepsOf } from './result-look'

it('asks every 2 s, then every 10 s, then by hand only (AE-45)', () =>
  expect(EVERY).toEqual({ quick: 2000, slow: 10_000, over: null }))

it.each([
  ['PAYING', 'unknown', 'quick', 'confirming'],
  ['PAYING', 'failed', 'slow', 'confirming'],
  ['PAYING', 'done', 'over', 'open'],
  ['WAIT_PAY', 'done', 'quick', 'confirming'],
  ['WAIT_PAY', 'done', 'slow', 'confirming'],
  ['WAIT_PAY', 'done', 'over', 'open'],
  ['WAIT_PAY', 'failed', 'quick', 'unpaid'],
  ['WAIT_PAY', 'unknown', 'quick', 'confirming'],
  ['WAIT_PAY', 'unknown', 'slow', 'unpaid'],
  ['SUCCESS', 'failed', 'over', 'settled'],
  ['PART_PAID', 'done', 'quick', 'settled'],
] as const)('%s, the cashier left as %s, %s: %s', (state, cashier, pace, phase) =>
  expect(phaseOf(state, cashier, pace)).toBe(phase),
)

it.each([
  ['PAYING', 'confirming', '正在确认支付结果'],
  ['WAIT_PAY', 'confirming', '正在确认支付结果'],
  ['PAYING', 'open', '支付结果确认中'],
  ['WAIT_PAY', 'unpaid', '支付未完成'],
  ['SUCCESS', 'settled', '支付成功'],
  ['CLOSED', 'settled', '已关闭'],
] as const)('%s, %s: %s', (state, phase, headline) => expect(resultLook(state, phase, null).headline).toBe(headline))

it('says what the gateway noted', () =>
  expect(resultLook('SUCCESS', 'settled', '账单已结清，本次款项已转入账户余额').text).toBe(
    '账单已结清，本次款项已转入账户余额',
  ))

const at = '2026-11-23T09:31:05+08:00'
const made = { createdAt: at, confirmedAt: null, creditedAt: null }
it.each([
  ['on its way', { ...made, channel: 'SANDBOX', state: 'PAYING' }, ['已提交', '渠道确认', '入账'], 1],
  [
    'paid',
    { createdAt: at, confirmedAt: at, creditedAt: at, channel: 'SANDBOX', state: 'SUCCESS' },
    ['已提交', '渠道确认', '入账'],
    3,
  ],
  [
    'with one slice paid',
    { ...made, confirmedAt: at, channel: 'SANDBOX', state: 'PART_PAID' },
    ['已提交', '渠道确认', '入账'],
    2,
  ],
  [
    'with its next slice asked about',
    { ...made, confirmedAt: at, channel: 'SANDBOX', state: 'PAYING' },
    ['已提交', '渠道确认', '入账'],
    1,
  ],
  ['by the balance', { ...made, creditedAt: at, channel: 'BALANCE', state: 'SUCCESS' }, ['已提交', '入账'], 2],
] as const)('the stations of an order %s', (_say, order, titles, current) => {
  const steps = stepsOf(order)
  expect([steps.items.map(({ title }) => title), steps.current]).toEqual([titles, current])
})

it('the station where a closed order ended is marked', () =>
  expect(stepsOf({ ...made, channel: 'SANDBOX', state: 'CLOSED' }).items.map(({ failed }) => failed === true)).toEqual([
    false,
    true,
    false,
  ]))

it.each([
  ['the slice just paid is still the next one', 'PART_PAID', 's2', 's2', 'PAYING'],
  ['it has been counted', 'PART_PAID', 's3', 's2', 'PART_PAID'],
  ['opened from the records', 'PART_PAID', 's2', undefined, 'PART_PAID'],
  ['the last one has been counted', 'SUCCESS', null, 's3', 'SUCCESS'],
] as const)('%s', (_name, state, nextSubOrderId, paidSlice, expected) =>
  expect(shownState({ state, nextSubOrderId }, paidSlice)).toBe(expected),
)

import { groupOfRow, nextStep, stepsOf } from './record-row'

const row = { canPay: true, payerIsMe: true, channel: 'SANDBOX', split: 'NONE', state: 'WAIT_PAY' } as const

it.each([
  ['waits for its money', {}, 'PAY'],
  ['split', { split: 'AMOUNT', state: 'PART_PAID' }, 'NEXT'],
  ['of another payer', { payerIsMe: false }, null],
  ['over', { canPay: false }, null],
  ['a transfer', { channel: 'TT' }, null],
] as const)('%s', (_name, part, expected) => expect(nextStep({ ...row, ...part })).toBe(expected))

it('the steps of an order show what happened, not the state before', () => {
  const at = '2026-11-23T09:30:00+08:00'
  const states = ['WAIT_PAY', 'PAYING', 'WAIT_PAY', 'PAYING', 'SUCCESS', 'REFUNDING'] as const
  const steps = stepsOf(states.map((state) => ({ state, at, reason: null })))
  expect(steps.map(({ title }) => title)).toEqual([
    '退款中',
    '支付成功',
    '发起支付',
    '支付未完成',
    '发起支付',
    '提交支付单',
  ])
})

it.each([
  ['WAIT_PAY', '待处理'],
  ['PART_PAID', '待处理'],
  ['EXCEPTION', '待处理'],
  ['SUCCESS', '2026-10'],
  ['CLOSED', '2026-10'],
] as const)('an order that is %s is under %s', (state, group) =>
  expect(groupOfRow({ state, createdAt: '2026-10-31T23:59:59+08:00' })).toBe(group),
)

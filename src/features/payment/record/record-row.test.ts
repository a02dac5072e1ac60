import { nextStep } from './record-row'

const row = { canPay: true, payerIsMe: true, channel: 'SANDBOX', split: 'NONE', state: 'WAIT_PAY' } as const

it.each([
  ['waits for its money', {}, 'PAY'],
  ['split', { split: 'AMOUNT', state: 'PART_PAID' }, 'NEXT'],
  ['of another payer', { payerIsMe: false }, null],
  ['over', { canPay: false }, null],
  ['a transfer', { channel: 'TT' }, null],
] as const)('%s', (_name, part, expected) => expect(nextStep({ ...row, ...part })).toBe(expected))

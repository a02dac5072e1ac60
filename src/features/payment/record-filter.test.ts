import { firstMonth, inputOf, isTooLong, monthsText, nextStep, type RecordFilter } from './record-filter'

const none: RecordFilter = { tab: 'ALL', bizType: undefined, channel: undefined, months: null }

it.each([
  ['nothing chosen', {}, {}],
  ['a tab', { tab: 'OPEN' as const }, { state: 'OPEN' }],
  ['own orders for others', { tab: 'MINE' as const }, { mine: '1' }],
  ['kind and channel', { bizType: 'BILL' as const, channel: 'TT' as const }, { bizType: 'BILL', channel: 'TT' }],
  ['months', { months: { from: '2026-02', to: '2026-02' } }, { dateFrom: '2026-02-01', dateTo: '2026-02-28' }],
])('%s', (_name, part, input) => expect(inputOf({ ...none, ...part })).toEqual(input))

it.each([
  ['2025-12', '2026-11', false],
  ['2025-11', '2026-11', true],
])('%s to %s', (from, to, expected) => expect(isTooLong({ from, to })).toBe(expected))

it('36 months back', () => expect(firstMonth('2026-11')).toBe('2023-12'))
it('one month stands alone', () =>
  expect([monthsText({ from: '2026-11', to: '2026-11' }), monthsText({ from: '2026-09', to: '2026-11' })]).toEqual([
    '2026-11',
    '2026-09 至 2026-11',
  ]))

const row = { canPay: true, payerIsMe: true, channel: 'SANDBOX', split: 'NONE', state: 'WAIT_PAY' } as const

it.each([
  ['waits for its money', {}, 'PAY'],
  ['split', { split: 'AMOUNT', state: 'PART_PAID' }, 'NEXT'],
  ['of another payer', { payerIsMe: false }, null],
  ['over', { canPay: false }, null],
  ['a transfer', { channel: 'TT' }, null],
] as const)('%s', (_name, part, expected) => expect(nextStep({ ...row, ...part })).toBe(expected))

import {
  estimateOf,
  isExpectable,
  quantityProblem,
  quoteOf,
  quoteProblem,
  ratingProblem,
  supplementProblem,
  type Looked,
} from './acts'

const skus = [{ skuId: 'K1', minQty: 2, maxQty: 10 }]

test.each([
  [1, [], undefined, null],
  [0, [], undefined, 'E1004'],
  [9999, [], undefined, null],
  [10000, [], undefined, 'E1004'],
  [3, skus, undefined, 'E1003'],
  [3, skus, 'K2', 'E1003'],
  [3, [], 'K1', 'E1003'],
  [1, skus, 'K1', 'E1004'],
  [2, skus, 'K1', null],
  [10, skus, 'K1', null],
  [11, skus, 'K1', 'E1004'],
] as const)('E-M-03, E-M-04: %j of %j as %j → %s', (quantity, all, skuId, problem) => {
  expect(quantityProblem(quantity, all, skuId)).toBe(problem)
})

test('E-M-05: the estimate', () => {
  expect(estimateOf('358.00', 12)).toBe('4296.00')
  expect(estimateOf(null, 12)).toBeNull()
})

test.each([
  ['2026-11-23', false],
  ['2026-11-24', true],
  ['2027-05-22', true],
  ['2027-05-23', false],
])('a visit on %s may be wished for on 2026-11-23: %s', (date, may) => {
  expect(isExpectable(date, '2026-11-23')).toBe(may)
})

const lead = (values: Partial<Looked> = {}): Looked => ({
  state: 'completed',
  supplements: 0,
  score: null,
  completedAt: '2026-10-24T10:00:00+08:00',
  ...values,
})

test.each([
  [{ state: 'quoted' }, null],
  [{ state: 'quoted', supplements: 4 }, null],
  [{ state: 'quoted', supplements: 5 }, 'E1013'],
  [{ state: 'accepted' }, 'E1008'],
  [{ state: 'closed' }, 'E1008'],
] as const)('E-M-15: words to %j → %s', (values, problem) => {
  expect(supplementProblem(lead(values))).toBe(problem)
})

test.each([
  [{}, 3, '', '2026-11-23', null],
  [{}, 3, '', '2026-11-24', 'E1008'],
  [{}, 2, '', '2026-11-23', 'E1010'],
  [{}, 2, '慢', '2026-11-23', null],
  [{ score: 5 }, 5, '', '2026-11-23', 'E1016'],
  [{ state: 'accepted', completedAt: null }, 5, '', '2026-11-23', 'E1008'],
] as const)('E-M-18: %j with %i stars, "%s" on %s → %s', (values, score, scoreText, today, problem) => {
  expect(ratingProblem(lead(values), { score, scoreText }, today)).toBe(problem)
})

const quote = { quoteNo: 'Q1', status: 'open', validUntil: '2026-11-30' }

test.each([
  ['quoted', quote, '2026-11-30', 'ACCEPT', null],
  ['quoted', quote, '2026-12-01', 'ACCEPT', 'E1014'],
  ['quoted', quote, '2026-12-01', 'REJECT', null],
  ['quoted', { ...quote, status: 'replaced' }, '2026-11-23', 'ACCEPT', 'E1009'],
  ['accepted', { ...quote, status: 'accepted' }, '2026-11-23', 'ACCEPT', 'E1009'],
  ['quoted', undefined, '2026-11-23', 'REJECT', 'E1009'],
] as const)('E-M-16: a lead %s with %j on %s: %s → %s', (state, of, today, event, problem) => {
  expect(quoteProblem({ state }, of, today, event)).toBe(problem)
})

test('a quote adds up (E 2.1)', () => {
  const { items, totalAmount } = quoteOf([
    { name: '双探头套装', qty: 3, unitPrice: '1250.00' },
    { name: '安装', qty: 1, unitPrice: '0.50' },
  ])
  expect(items.map(({ amount }) => amount)).toEqual(['3750.00', '0.50'])
  expect(totalAmount).toBe('3750.50')
})

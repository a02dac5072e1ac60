import { transferProblem } from './transfer'

test.each([
  ['the least amount', true, '100.00', null],
  ['a fen below it', true, '99.99', 'A2501'],
  ['without the right', false, '100.00', '2110'],
] as const)('a transfer: %s', (_what, mayOrder, amount, expected) =>
  expect(transferProblem(mayOrder, amount, '100.00')).toBe(expected),
)

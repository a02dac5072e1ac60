import { grantProblem, needsSecond } from './grant'

const grant = { faceValue: '100.00', threshold: '1000.00', validTo: '2026-12-31' }

it.each([
  [{}, null],
  [{ threshold: '100.00' }, null],
  [{ faceValue: '0.00' }, 'faceValue'],
  [{ faceValue: '-1.00' }, 'faceValue'],
  [{ faceValue: '50000.01', threshold: '60000.00' }, 'faceValue'],
  [{ threshold: '99.99' }, 'threshold'],
  [{ threshold: '1000000.01' }, 'threshold'],
  [{ validTo: '2026-11-22' }, 'validTo'],
  [{ validTo: '2027-11-25' }, 'validTo'],
])('%j on 2026-11-23: %p is wrong (E-M-16)', (given, field) =>
  expect(grantProblem({ ...grant, ...given }, '2026-11-23')).toBe(field),
)

it.each([
  ['100.00', '0.00', true],
  ['100.00', '100.00', false],
  ['100.01', '100.00', true],
])('%s where one clerk may grant %s: another one decides: %p', (faceValue, alone, is) =>
  expect(needsSecond({ faceValue }, alone)).toBe(is),
)

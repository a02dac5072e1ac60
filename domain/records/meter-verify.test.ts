import { nextVerify, retireDate, verifyCycle } from './meter-verify'

test.each([
  ['TURBINE', '1.0', '650.00', 24],
  ['TURBINE', '0.5', '650.00', 12],
  ['ROOTS', '1.0', '100.00', 36],
  ['ROOTS', '0.5', '100.00', 24],
  ['ULTRASONIC', '0.5', '100.00', 24],
  ['VORTEX', '1.5', '100.00', 24],
  ['VORTEX', '0.5', '100.00', 12],
  ['DIAPHRAGM', '1.5', '16.01', 36],
  ['DIAPHRAGM', '1.5', '16.00', null],
] as const)('%s of class %s, %s m³/h: every %s months (RC-05)', (flowType, accuracy, qmax, expected) =>
  expect(verifyCycle(flowType, accuracy, qmax)).toBe(expected),
)

test.each([
  ['DIAPHRAGM', '16.00', '2020-02-29', '2030-02-28'],
  ['DIAPHRAGM', '25.00', '2020-02-29', null],
  ['ROOTS', '16.00', '2020-02-29', null],
  ['DIAPHRAGM', '16.00', null, null],
] as const)('%s, %s m³/h, put in on %s: out of use on %s', (flowType, qmax, installed, expected) =>
  expect(retireDate(flowType, qmax, installed)).toBe(expected),
)

test.each([
  ['PASS', 36, '2027-05-19'],
  ['FAIL', 36, '2024-05-20'],
  ['PASS', null, null],
] as const)('a verification of 2024-05-20, %s, every %s months, holds until %s', (result, months, expected) =>
  expect(nextVerify('2024-05-20', result, months)).toBe(expected),
)

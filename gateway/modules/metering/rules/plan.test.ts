import { deviationOf } from './plan'

/* B D-01. */
test.each([
  ['as planned', '1000.00', '1000.00', { deviationPct: '0.0', level: 'NORMAL' }],
  ['at the border of 10 %', '1100.00', '1000.00', { deviationPct: '10.0', level: 'NORMAL' }],
  ['a hundredth beyond it', '1100.01', '1000.00', { deviationPct: '10.0', level: 'OVER' }],
  ['below it', '899.99', '1000.00', { deviationPct: '-10.0', level: 'UNDER' }],
  ['nothing planned, nothing used', '0.00', '0.00', { deviationPct: '0.0', level: 'NORMAL' }],
  ['nothing planned, some used', '5.00', '0.00', { deviationPct: null, level: 'OVER' }],
  ['no plan', '5.00', null, { deviationPct: null, level: 'NORMAL' }],
  ['a day without data', null, '5.00', { deviationPct: null, level: 'NORMAL' }],
] as const)('%s', (_name, actual, plan, expected) => expect(deviationOf(actual, plan, '10.00')).toEqual(expected))

import { toMillis } from './date'
import { compareUrgency, type Pending } from './ranking'

const NOW = toMillis('2026-11-23T09:30:00+08:00')
const at = (day: string, loss = '0.00'): Pending => ({
  loss,
  dueAt: day === '' ? null : `2026-11-${day}T23:59:59+08:00`,
})

const LAPSE = at('20', '8362.00')
const LATE_BILL = at('20', '35.12')

test.each([
  ['the larger loss of two that are late', LAPSE, LATE_BILL],
  ['a loss before a deadline that is over', LATE_BILL, at('01')],
  ['half of the loss a day with two days left', at('23', '60.00'), at('24', '100.00')],
  ['a larger loss of tomorrow', at('24', '100.00'), at('23', '40.00')],
  ['a deadline that is near before a loss that is not', at('23'), at('30', '9999.00')],
  ['a loss within a week', at('29', '0.07'), at('23')],
  ['what is over', at('20'), at('24')],
  ['the nearer deadline', at('24'), at('25')],
  ['a deadline before none', at('30'), at('')],
  ['no deadline, no loss', at(''), at('')],
] as const)('%s comes first', (name, first, second) => {
  const isEqual = name === 'no deadline, no loss'
  expect(Math.sign(compareUrgency(first, second, NOW))).toBe(isEqual ? 0 : -1)
  expect(Math.sign(compareUrgency(second, first, NOW))).toBe(isEqual ? 0 : 1)
})

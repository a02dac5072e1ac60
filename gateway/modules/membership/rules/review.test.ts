import { rejectFault } from './review'

test.each([
  ['', true],
  ['否', true],
  ['非本', false],
  ['字'.repeat(100), false],
  ['字'.repeat(101), true],
])('SA-01: the reason %s', (reason, isFault) => {
  expect(rejectFault(reason)).toBe(isFault)
})

import { checkPart, checkTopUp, isDayEnd, readRange } from './limits'

it.each([
  ['10.00', { ok: true, amount: '10.00' }],
  ['9.99', { ok: false, code: 'A2304' }],
  ['1000000.00', { ok: true, amount: '1000000.00' }],
  ['1000000.01', { ok: false, code: 'A2305' }],
  ['１２．５', { ok: true, amount: '12.50' }],
  ['0.001', { ok: false, code: 'A2317' }],
  ['1e9', { ok: false, code: 'A2317' }],
  ['', { ok: false, code: 'A2317' }],
])('a top-up of %s (AE-35)', (text, wanted) => {
  expect(checkTopUp(text, '10.00', '1000000.00')).toEqual(wanted)
})

it.each([
  ['100.00', '5000.00', { ok: true, amount: '100.00' }],
  ['99.99', '5000.00', { ok: false, code: 'A2325' }],
  ['99.99', '99.99', { ok: true, amount: '99.99' }],
  ['99.98', '99.99', { ok: false, code: 'A2325' }],
  ['6000', '5000.00', { ok: true, amount: '5000.00' }],
  ['abc', '5000.00', { ok: false, code: 'A2317' }],
])('a part of %s when %s is owed (AE-37)', (text, due, wanted) => {
  expect(checkPart(text, due)).toEqual(wanted)
})

it.each([
  ['23:29', false],
  ['23:30', true],
  ['00:00', true],
  ['00:29', true],
  ['00:30', false],
  ['12:00', false],
])('day end at %s: %s (AE-52)', (clock, wanted) => {
  expect(isDayEnd(clock)).toBe(wanted)
})

it.each([
  [{}, { from: '2023-11-23', to: '2026-11-23' }],
  [{ dateTo: '2026-03-31' }, { from: '2023-03-31', to: '2026-03-31' }],
  [{ dateFrom: '2025-11-24' }, { from: '2025-11-24', to: '2026-11-23' }],
  [{ dateFrom: '2025-11-23' }, 'A2316'],
  [
    { dateFrom: '2024-02-29', dateTo: '2025-02-27' },
    { from: '2024-02-29', to: '2025-02-27' },
  ],
  [
    { dateFrom: '2024-02-29', dateTo: '2025-02-28' },
    { from: '2024-02-29', to: '2025-02-28' },
  ],
  [{ dateFrom: '2024-02-28', dateTo: '2025-02-28' }, 'A2316'],
  [{ dateFrom: '2023-02-28', dateTo: '2024-02-29' }, 'A2316'],
  [{ dateFrom: '2026-11-02', dateTo: '2026-11-01' }, 'A2331'],
])('the range %j (AE-90, A2316, A2331)', (asked, wanted) => {
  expect(readRange(asked, '2026-11-23')).toEqual(wanted)
})

import { cancelRefusal, checkTransfer, fitsBills, isProof, isRemitDay, nightOf, valueDate } from './transfer-rules'

const limits = { min: '100.00', max: '50000000.00' }

test.each([
  ['100', { ok: true, amount: '100.00' }],
  ['99.99', { ok: false, code: 'A2501' }],
  ['50,000,000.00', { ok: true, amount: '50000000.00' }],
  ['50000000.01', { ok: false, code: 'A2501' }],
  ['５００', { ok: true, amount: '500.00' }],
  ['1e6', { ok: false, code: 'A2317' }],
  ['', { ok: false, code: 'A2317' }],
])('%s sent by bank: %j (AE-74)', (text, checked) => expect(checkTransfer(text, limits)).toEqual(checked))

test.each([
  ['500.00', true],
  ['501.00', true],
  ['501.01', false],
  ['499.99', false],
])('%s for bills of 500.00: %s', (amount, fits) => expect(fitsBills(amount, '500.00')).toBe(fits))

test.each([
  ['the bank took two days', '2026-11-21', '2026-11-21T10:00:00+08:00', '2026-11-21'],
  ['the bank took three days', '2026-11-20', '2026-11-20T10:00:00+08:00', '2026-11-23'],
  ['the proof came within a day of the money', '2026-11-22', '2026-11-24T09:29:59+08:00', '2026-11-22'],
  ['the proof came a day after the money', '2026-11-22', '2026-11-24T09:30:00+08:00', '2026-11-23'],
  ['no proof', null, null, '2026-11-23'],
  ['a slip of the day after', '2026-11-24', '2026-11-23T08:00:00+08:00', '2026-11-23'],
])('late fees count to (AE-78): %s', (_name, remitDate, proofAt, day) =>
  expect(valueDate({ tradeAt: '2026-11-23T09:30:00+08:00', remitDate, proofAt })).toBe(day),
)

test.each([
  ['2026-11-23', true],
  ['2026-11-24', false],
  ['2026-11-19', true],
  ['2026-11-18', false],
])('a slip of %s: %s (AE-76)', (day, fine) =>
  expect(isRemitDay(day, '2026-11-22T23:59:59+08:00', '2026-11-23')).toBe(fine),
)

const file = (mime: string, size = 1000) => ({ mime, size })
test.each([
  [[file('image/png')], true],
  [Array(5).fill(file('image/jpeg')), true],
  [Array(6).fill(file('image/jpeg')), false],
  [[file('application/pdf', 10 * 1024 * 1024)], true],
  [[file('application/pdf', 10 * 1024 * 1024 + 1)], false],
  [[file('application/pdf'), file('image/png')], false],
  [[file('image/webp')], false],
  [[file('image/gif')], false],
  [[], false],
] as const)('proof %#: %s', (files, fine) => expect(isProof(files)).toBe(fine))

// 2026-11-14 and -15 are a weekend.
const isWorkday = (day: string) => !['2026-11-14', '2026-11-15', '2026-11-21', '2026-11-22'].includes(day)
const night = (state: Parameters<typeof nightOf>[0]['state'], proofAt: string | null, today: string) =>
  nightOf(
    { state, proofAt, expireAt: '2026-11-23T00:30:00+08:00' },
    Date.parse(`${today}T00:30:00+08:00`),
    today,
    isWorkday,
  )

test.each([
  ['WAIT_REMIT', null, '2026-11-22', null],
  ['WAIT_REMIT', null, '2026-11-23', 'EXPIRE'],
  ['REJECTED', null, '2026-11-23', 'EXPIRE'],
  ['WAIT_VERIFY', '2026-11-13T10:00:00+08:00', '2026-11-20', null],
  ['WAIT_VERIFY', '2026-11-13T10:00:00+08:00', '2026-11-22', null],
  ['WAIT_VERIFY', '2026-11-13T10:00:00+08:00', '2026-11-23', 'REJECT'],
  ['MATCHED', '2026-11-01T10:00:00+08:00', '2026-11-23', null],
  ['CANCELLED', null, '2026-11-23', null],
] as const)('%s with a proof of %s in the night of %s: %s', (state, proofAt, today, event) =>
  expect(night(state, proofAt, today)).toBe(event),
)

test.each([
  ['WAIT_REMIT', null],
  ['REJECTED', null],
  ['WAIT_VERIFY', 'A2503'],
  ['MATCHED', '2904'],
  ['EXPIRED', '2904'],
] as const)('giving up one in %s: %s (AE-79)', (state, code) => expect(cancelRefusal(state)).toBe(code))

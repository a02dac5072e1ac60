import { couponOff, eventOfReturn } from './coupon'

const coupon = { isOpen: true, faceValue: '100.00', threshold: '1000.00', categoryIds: [], validTo: '2026-12-31' }

it.each([
  [{}, '1000.00', 'C21', '2026-12-31', '100.00'],
  [{}, '999.99', 'C21', '2026-12-31', null],
  [{}, '1000.00', 'C21', '2027-01-01', null],
  [{ isOpen: false }, '1000.00', 'C21', '2026-12-31', null],
  [{ categoryIds: ['C21', 'C22'] }, '1000.00', 'C21', '2026-12-31', '100.00'],
  [{ categoryIds: ['C22'] }, '1000.00', 'C21', '2026-12-31', null],
  [{ categoryIds: ['C22'] }, '1000.00', null, '2026-12-31', null],
  [{}, '1000.00', null, '2026-12-31', '100.00'],
])('%j off %s of category %s on %s: %p (E-M-16)', (given, total, categoryId, today, off) =>
  expect(couponOff({ ...coupon, ...given }, { total, categoryId, today })).toBe(off),
)

it('goes back up to its last day', () => {
  expect(eventOfReturn(coupon, '2026-12-31')).toBe('GIVE_BACK')
  expect(eventOfReturn(coupon, '2027-01-01')).toBe('EXPIRE')
})

import { closeDays, wrapped } from './close-day'

const channel = {
  digits: 6,
  firstOpen: '2026-11-20',
  startReading: '1000.00',
  gasDay: '2026-11-20',
  endReading: '1250.40' as string | null,
}

test('one day with a frame is the difference of the registers (AE-06)', () => {
  expect(closeDays(channel)).toEqual({
    state: 'CLOSED',
    days: [
      { gasDay: '2026-11-20', startReading: '1000.00', endReading: '1250.40', volume: '250.40', quality: 'NORMAL' },
    ],
  })
})

test('a register that rolls over goes on counting (AE-07: 999980.50 → 120.25 is 139.75)', () => {
  const closing = closeDays({ ...channel, startReading: '999980.50', endReading: '120.25' })
  expect(closing).toMatchObject({ state: 'CLOSED', days: [{ volume: '139.75', endReading: '120.25' }] })
})

test('any other fall is suspect and closes nothing', () => {
  expect(closeDays({ ...channel, startReading: '5000.00', endReading: '4999.00' })).toEqual({ state: 'SUSPECT' })
})

test('without a frame each day is missing and the register stands (AE-09)', () => {
  const closing = closeDays({ ...channel, gasDay: '2026-11-21', endReading: null })
  expect(closing).toMatchObject({
    days: [
      { gasDay: '2026-11-20', volume: '0.00', endReading: '1000.00', quality: 'MISSING' },
      { gasDay: '2026-11-21', volume: '0.00', endReading: '1000.00', quality: 'MISSING' },
    ],
  })
})

test('the next frame fills the gap evenly, the last day takes the rest (AE-09)', () => {
  // 100.00 over three days: 33.33 + 33.33 + 33.34.
  const closing = closeDays({ ...channel, gasDay: '2026-11-22', endReading: '1100.00' })
  expect(closing).toMatchObject({
    days: [
      { gasDay: '2026-11-20', startReading: '1000.00', endReading: '1033.33', volume: '33.33', quality: 'MAKEUP' },
      { gasDay: '2026-11-21', startReading: '1033.33', endReading: '1066.66', volume: '33.33', quality: 'MAKEUP' },
      { gasDay: '2026-11-22', startReading: '1066.66', endReading: '1100.00', volume: '33.34', quality: 'MAKEUP' },
    ],
  })
})

test('a gap across the roll-over keeps its registers within the digits', () => {
  const closing = closeDays({ ...channel, startReading: '999990.00', gasDay: '2026-11-21', endReading: '20.00' })
  expect(closing).toMatchObject({
    days: [
      { volume: '15.00', endReading: '5.00' },
      { volume: '15.00', startReading: '5.00', endReading: '20.00' },
    ],
  })
})

test('a day that is known already closes nothing', () => {
  expect(closeDays({ ...channel, firstOpen: '2026-11-21' })).toEqual({ state: 'CLOSED', days: [] })
})

test.each([
  ['99999.50', 5, '99999.50'],
  ['100000.00', 5, '0.00'],
  ['100007.25', 5, '7.25'],
])('register %s of %i digits shows %s', (register, digits, shown) => {
  expect(wrapped(register, digits)).toBe(shown)
})

import { toMillis } from '@domain/date'
import { imgWindow, isSelfRead, judgePhoto, periodOfWindow, type PhotoInput } from './photo'

const mech = { meterType: 'MECH', remainVolume: null } as const
const iot = { meterType: 'IOT', remainVolume: null } as const

test.each([
  [mech, true],
  [iot, false],
  [{ meterType: 'IC', remainVolume: '126.4' } as const, true],
  [{ meterType: 'IC', remainVolume: null } as const, false],
])('%j is read by its customer: %s', (meter, own) => expect(isSelfRead(meter)).toBe(own))

test.each([
  // reading day 1: the window of 1 December is 28 November … 1 December.
  ['2026-11-20', false, '2026-11-28', '2026-12-01'],
  ['2026-11-27', false, '2026-11-28', '2026-12-01'],
  ['2026-11-28', true, '2026-11-28', '2026-12-01'],
  ['2026-12-01', true, '2026-11-28', '2026-12-01'],
  ['2026-12-02', false, '2026-12-29', '2027-01-01'],
])('on %s the window is open=%s %s…%s', (today, open, from, to) => {
  expect(imgWindow(mech, 1, today, 3)).toEqual({ open, from, to })
})

test('a remote meter never has an open window', () => expect(imgWindow(iot, 1, '2026-11-30', 3).open).toBe(false))
test('the reading of 1 December closes November', () =>
  expect(periodOfWindow(imgWindow(mech, 1, '2026-11-30', 3))).toBe('2026-11'))

const now = toMillis('2026-11-30T10:00:00+08:00')
const photo: PhotoInput = {
  purpose: 'READING',
  reading: '1100.00',
  digits: 5,
  lastReading: '1000.00',
  lastMonthVolume: '100.00',
  window: { open: true, from: '2026-11-28', to: '2026-12-01' },
  alreadyAccepted: false,
  confirmed: false,
  exifTakenAt: '2026-11-30T09:50:00+08:00',
  mayLackExif: false,
  takenAt: null,
  now,
}

test('a plausible reading is taken over at once', () => expect(judgePhoto(photo)).toEqual({ kind: 'ACCEPTED' }))
test('exactly five times last month is still plausible', () =>
  expect(judgePhoto({ ...photo, reading: '1500.00' })).toEqual({ kind: 'ACCEPTED' }))
test('a fen more is asked back', () => expect(judgePhoto({ ...photo, reading: '1500.01' })).toEqual({ kind: 'ASK' }))
test('confirmed, it waits for staff', () =>
  expect(judgePhoto({ ...photo, reading: '1500.01', confirmed: true })).toEqual({ kind: 'SUBMITTED' }))
test('without a month to compare with staff decides', () =>
  expect(judgePhoto({ ...photo, lastMonthVolume: null })).toEqual({ kind: 'ASK' }))
test('the same register as last time is no fall', () =>
  expect(judgePhoto({ ...photo, reading: '1000.00' })).toEqual({ kind: 'ACCEPTED' }))

test.each([
  ['outside the window', { window: { open: false, from: '2026-11-28', to: '2026-12-01' } }, 'A2105'],
  ['below the last reading', { reading: '999.99' }, 'A2106'],
  ['a period that is read already', { alreadyAccepted: true }, 'A2107'],
  ['a photo of the day before yesterday', { exifTakenAt: '2026-11-29T09:59:00+08:00' }, 'A2108'],
  ['no EXIF', { exifTakenAt: null }, 'A2108'],
  ['no EXIF, whatever the client says', { exifTakenAt: null, takenAt: '2026-11-30T09:50:00+08:00' }, 'A2108'],
  [
    'no EXIF in WeChat and an old word of the client',
    { exifTakenAt: null, mayLackExif: true, takenAt: '2026-11-28T10:00:00+08:00' },
    'A2108',
  ],
  [
    'an old photo in WeChat',
    { exifTakenAt: '2026-11-29T09:59:00+08:00', mayLackExif: true, takenAt: '2026-11-30T09:50:00+08:00' },
    'A2108',
  ],
  ['more digits than the register has', { reading: '100000.00' }, '2901'],
] as const)('%s is refused', (_name, change, code) => {
  expect(judgePhoto({ ...photo, ...change } as PhotoInput)).toEqual({ kind: 'REFUSED', code })
})

test.each([null, '2026-11-30T09:50:00+08:00'])(
  'no EXIF is accepted in WeChat, which strips it (client: %s)',
  (takenAt) =>
    expect(judgePhoto({ ...photo, exifTakenAt: null, mayLackExif: true, takenAt })).toEqual({ kind: 'ACCEPTED' }),
)

test('a photo for a check needs no window and waits for staff', () => {
  expect(judgePhoto({ ...photo, purpose: 'CHECK', reading: '1.00', window: { ...photo.window, open: false } })).toEqual(
    { kind: 'SUBMITTED' },
  )
})

import { closeChannel, closeDays, wrapped, type ChannelToClose } from './close-day'

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

test.each([
  // 1000 → 1180 on the old device, 0 → 70 on the new one.
  ['on the day itself', '2026-11-20', '70.00', ['250.00'], ['70.00']],
  // 300 over three days; the second ends at the start of the new device.
  ['within a gap', '2026-11-22', '120.00', ['100.00', '100.00', '100.00'], ['1100.00', '0.00', '120.00']],
] as const)(
  'a device changed %s counts to its last register, the new one from its first (A 9.12)',
  (_when, gasDay, endReading, volumes, ends) => {
    const change = {
      gasDay: gasDay === '2026-11-20' ? gasDay : '2026-11-21',
      oldEndReading: '1180.00',
      newStartReading: '0.00',
    }
    const closing = closeDays({ ...channel, gasDay, endReading, changed: [change] })
    const days = closing.state === 'CLOSED' ? closing.days : []
    expect([days.map(({ volume }) => volume), days.map((day) => day.endReading)]).toEqual([volumes, ends])
  },
)

test('a change with registers that fall is suspect: 1000 → 900 on the old device', () => {
  const change = { gasDay: '2026-11-20', oldEndReading: '900.00', newStartReading: '0.00' }
  expect(closeDays({ ...channel, endReading: '70.00', changed: [change] })).toEqual({ state: 'SUSPECT' })
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

describe('days of a channel from its last true register on', () => {
  const silent = {
    digits: 6,
    known: { firstOpen: '2026-11-20', reading: '1000.00' },
    newest: '2026-11-21' as string | null,
    frames: [] as ChannelToClose['frames'],
    gasDay: '2026-11-23',
  }
  const frame = (day: number, stdReading: string, state: 'VALID' | 'SUSPECT' = 'VALID') => ({
    gasDay: `2026-11-${day}`,
    stdReading,
    state,
  })
  const short = (days: readonly { gasDay: string; volume: string; quality: string }[]) =>
    days.map((day) => `${day.gasDay.slice(8)} ${day.volume} ${day.quality}`)

  test('a late frame closes the days that were missing or estimated since, evenly', () => {
    const frames = [frame(23, '1040.00')]
    const closed = closeChannel({ ...silent, newest: '2026-11-22', frames })
    expect(closed).toMatchObject({ heard: '2026-11-23', suspect: [] })
    expect(short(closed.days)).toEqual(['20 10.00 MAKEUP', '21 10.00 MAKEUP', '22 10.00 MAKEUP', '23 10.00 MAKEUP'])
  })

  test('every frame of the gap counts for its own days; what lies after the newest is missing', () => {
    const frames = [frame(19, '990.00'), frame(20, '1030.00'), frame(22, '1040.00')]
    expect(short(closeChannel({ ...silent, frames }).days)).toEqual([
      '20 30.00 NORMAL',
      '21 5.00 MAKEUP',
      '22 5.00 MAKEUP',
      '23 0.00 MISSING',
    ])
  })

  test('a doubted register closes nothing; the next one that counts closes its days too', () => {
    const doubted = [frame(22, '1020.00'), frame(23, '1030.00', 'SUSPECT')]
    const closed = closeChannel({ ...silent, frames: doubted })
    expect(short(closed.days)).toEqual(['20 6.67 MAKEUP', '21 6.67 MAKEUP', '22 6.66 MAKEUP'])
    expect(closed).toMatchObject({ heard: '2026-11-22', suspect: ['2026-11-23'] })
    const healed = closeChannel({ ...silent, frames: [frame(22, '1020.00', 'SUSPECT'), frame(23, '1040.00')] })
    expect(short(healed.days)).toEqual(['20', '21', '22', '23'].map((day) => `${day} 10.00 MAKEUP`))
  })

  test('silence adds only the days that have no row', () => {
    expect(short(closeChannel(silent).days)).toEqual(['22 0.00 MISSING', '23 0.00 MISSING'])
    expect(closeChannel({ ...silent, newest: '2026-11-23' }).days).toEqual([])
  })

  test('a register that fell is passed over; the first frame of a new meter is where counting starts', () => {
    const fell = [frame(23, '900.00')]
    expect(closeChannel({ ...silent, frames: fell })).toEqual({ days: [], heard: null, suspect: ['2026-11-23'] })
    const frames = [frame(22, '3.00'), frame(23, '7.50')]
    expect(short(closeChannel({ ...silent, known: null, newest: null, frames }).days)).toEqual(['23 4.50 NORMAL'])
  })
})

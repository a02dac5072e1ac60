import { addDays, datesBetween } from '@domain/date'
import { addVolume, sumVolume } from '@domain/volume'
import { measureManual, measureRemote, type ManualChannel, type RemoteChannel } from './measure'

const period = { from: '2026-10-01', to: '2026-10-31' }

function days(from: string, to: string, perDay: string, start = '1000.00') {
  let register = start
  return datesBetween(from, to).map((gasDay) => {
    const startReading = register
    register = addVolume(register, perDay)
    return { gasDay, startReading, endReading: register, volume: perDay, quality: 'NORMAL' as const }
  })
}
const remote: RemoteChannel = {
  channelNo: '1',
  digits: 6,
  period,
  days: days('2026-09-03', '2026-10-31', '10.00'),
  settledReading: null,
  carriedIn: '0.00',
  correction: null,
  end: null,
  replaced: [],
}

test('a remote month is the difference of its registers', () => {
  // 28 days before the period: it starts at 1000 + 280.
  expect(measureRemote(remote)?.reading).toMatchObject({
    prevReading: '1280.00',
    currReading: '1590.00',
    readVolume: '310.00',
    adjustVolume: '0.00',
    adjustReason: '',
    readingSource: 'REMOTE',
  })
})

test('days not closed yet make no statement', () => {
  expect(measureRemote({ ...remote, days: days('2026-09-03', '2026-10-30', '10.00') })).toBeNull()
  expect(measureRemote({ ...remote, days: [] })).toBeNull()
})

test('missing days at the end are estimated by their weekday (AE-09)', () => {
  const known = days('2026-09-03', '2026-10-29', '10.00')
  const last = known.at(-1)?.endReading ?? ''
  const silent = ['2026-10-30', '2026-10-31'].map((gasDay) => ({
    gasDay,
    startReading: last,
    endReading: last,
    volume: '0.00',
    quality: 'MISSING' as const,
  }))
  const measured = measureRemote({ ...remote, days: [...known, ...silent] })
  expect(measured?.estimated).toEqual([
    { gasDay: '2026-10-30', startReading: '1570.00', endReading: '1580.00', volume: '10.00' },
    { gasDay: '2026-10-31', startReading: '1580.00', endReading: '1590.00', volume: '10.00' },
  ])
  expect(measured?.reading).toMatchObject({ readVolume: '310.00', readingSource: 'ESTIMATE' })
  expect(measured?.reading.daily).toHaveLength(31)
})

test('an estimate of last month that was too low is made good as 估抄补差', () => {
  expect(measureRemote({ ...remote, settledReading: '1275.00' })?.reading).toMatchObject({
    readVolume: '310.00',
    adjustVolume: '5.00',
    adjustReason: '估抄补差',
  })
})

test('a device replaced in the month: its line from the new start, the old one’s rest is 换表, its days have both (A 9.12)', () => {
  // 1280 → 1420 until the 14th; on the 15th 4 m³ of the old one and 6 of the new one; 0 → 166 on the 31st.
  const before = days('2026-09-03', '2026-10-14', '10.00')
  const swap = {
    gasDay: '2026-10-15',
    startReading: '1420.00',
    endReading: '6.00',
    volume: '10.00',
    quality: 'NORMAL' as const,
  }
  const after = days('2026-10-16', '2026-10-31', '10.00', '6.00')
  const replaced = [{ oldEndReading: '1424.00', newStartReading: '0.00' }]
  const measured = measureRemote({ ...remote, days: [...before, swap, ...after], settledReading: '1280.00', replaced })
  expect(measured?.reading).toMatchObject({
    prevReading: '0.00',
    currReading: '166.00',
    readVolume: '166.00',
    adjustVolume: '144.00',
    adjustReason: '换表',
    readingSource: 'REMOTE',
  })
  expect(sumVolume(measured?.reading.daily?.map(({ volume }) => volume) ?? [])).toBe('310.00')
})

test('a device replaced twice in the month: 换表 is the rest of the first one and all of the second', () => {
  // 1280 → 1424 of the first one, 5 → 55 of the second, 0 → 116 of the third: 144 + 50 + 116.
  const before = days('2026-09-03', '2026-10-14', '10.00')
  const day = (gasDay: string, startReading: string, endReading: string) => ({
    gasDay,
    startReading,
    endReading,
    volume: '10.00',
    quality: 'NORMAL' as const,
  })
  const measured = measureRemote({
    ...remote,
    days: [
      ...before,
      day('2026-10-15', '1420.00', '11.00'),
      ...days('2026-10-16', '2026-10-19', '10.00', '11.00'),
      day('2026-10-20', '51.00', '6.00'),
      ...days('2026-10-21', '2026-10-31', '10.00', '6.00'),
    ],
    settledReading: '1280.00',
    replaced: [
      { oldEndReading: '1424.00', newStartReading: '5.00' },
      { oldEndReading: '55.00', newStartReading: '0.00' },
    ],
  })
  expect(measured?.reading).toMatchObject({
    prevReading: '0.00',
    currReading: '116.00',
    readVolume: '116.00',
    adjustVolume: '194.00',
    adjustReason: '换表',
  })
  expect(sumVolume(measured?.reading.daily?.map(({ volume }) => volume) ?? [])).toBe('310.00')
})

test('an accepted dispute is an adjustment with its reason', () => {
  expect(
    measureRemote({ ...remote, correction: { adjustVolume: '-12.50', reason: '异议核减' } })?.reading,
  ).toMatchObject({ adjustVolume: '-12.50', adjustReason: '异议核减' })
})

/** AE-09, AE-24: the device is silent from 30 October on, and the month was estimated to end at 1590. */
describe('a register was found for an estimated end', () => {
  const known = days('2026-09-03', '2026-10-29', '10.00')
  const guess = days('2026-10-30', '2026-10-31', '10.00', '1570.00')
  const silent = [...known, ...guess.map((day) => ({ ...day, quality: 'ESTIMATED' as const }))]
  const reason = '异议调整'
  const correction = { adjustVolume: '-16.00', reason, register: '1574.00' }

  test('the month ends there, and the next one does not give the difference back again', () => {
    const measured = measureRemote({ ...remote, days: silent, correction })
    expect(measured?.reading).toMatchObject({ currReading: '1574.00', readVolume: '294.00', adjustVolume: '0.00' })
    expect(measured?.estimated).toEqual([
      { gasDay: '2026-10-30', startReading: '1570.00', endReading: '1572.00', volume: '2.00' },
      { gasDay: '2026-10-31', startReading: '1572.00', endReading: '1574.00', volume: '2.00' },
    ])
    expect(sumVolume(measured?.reading.daily?.map(({ volume }) => volume) ?? [])).toBe('294.00')
    const next = {
      ...remote,
      period: { from: '2026-11-01', to: '2026-11-30' },
      days: days('2026-11-01', '2026-11-30', '2.00', '1574.00'),
      settledReading: measured?.reading.currReading ?? '',
    }
    expect(measureRemote(next)?.reading).toMatchObject({ readVolume: '60.00', adjustVolume: '0.00' })
  })

  test('a second dispute, over something else, leaves it where it is', () => {
    const again = { adjustVolume: '0.00', reason, end: '1574.00' }
    expect(measureRemote({ ...remote, days: silent, correction: again })?.reading).toMatchObject({
      currReading: '1574.00',
      readVolume: '294.00',
      adjustVolume: '0.00',
    })
  })

  test('the device has spoken since: nothing is granted of what it says already', () => {
    const heard = [...known, ...days('2026-10-30', '2026-10-31', '2.00', '1570.00')]
    expect(measureRemote({ ...remote, days: heard, correction })?.reading).toMatchObject({
      currReading: '1574.00',
      readVolume: '294.00',
      adjustVolume: '0.00',
    })
    const settle = { adjustVolume: '-16.00', reason, settle: '294.00' }
    expect(measureRemote({ ...remote, days: heard, correction: settle })?.reading).toMatchObject({
      readVolume: '294.00',
      adjustVolume: '0.00',
    })
  })

  test('a whole silent month that began above it gives back what was too much', () => {
    const all = [
      ...days('2026-09-03', '2026-09-30', '10.00'),
      ...days('2026-10-01', '2026-10-31', '10.00', '1280.00').map((day) => ({ ...day, quality: 'ESTIMATED' as const })),
    ]
    const found = { ...correction, register: '1290.00' }
    const whole = { ...remote, days: all, settledReading: '1300.00' }
    expect(measureRemote({ ...whole, correction: found })?.reading).toMatchObject({
      prevReading: '1290.00',
      currReading: '1290.00',
      readVolume: '0.00',
      adjustVolume: '-10.00',
    })
    const again = { adjustVolume: '0.00', reason, end: '1290.00' }
    expect(measureRemote({ ...whole, correction: again })?.reading).toMatchObject({ adjustVolume: '-10.00' })
    const onTop = { ...again, adjustVolume: '25.00' }
    expect(measureRemote({ ...whole, correction: onTop })?.reading).toMatchObject({ adjustVolume: '15.00' })
  })
})

test('a statement that is made again on the days that the first one estimated says so (AE-09)', () => {
  const last = remote.days.at(-1)
  if (!last) throw new Error('no day')
  const days = [...remote.days.slice(0, -1), { ...last, quality: 'ESTIMATED' as const }]
  expect(measureRemote({ ...remote, days })).toMatchObject({ estimated: [], reading: { readingSource: 'ESTIMATE' } })
})

const manual: ManualChannel = {
  channelNo: '1',
  digits: 5,
  period,
  readings: [{ readAt: '2026-11-01T08:40:00+08:00', stdReading: '7300.00', source: 'MANUAL' }],
  settledReading: '7000.00',
  carriedIn: '0.00',
  isEstimated: false,
  lastMonth: { volume: '270.00', days: 30 },
  replaced: [],
  correction: null,
  end: null,
  isOpen: false,
}

test('what last month’s adjustment took below zero is a part of this one (AE-26)', () => {
  const carried = { ...remote, carriedIn: '-30.00' }
  expect(measureRemote(carried)?.reading).toMatchObject({
    readVolume: '310.00',
    carriedIn: '-30.00',
    adjustVolume: '-30.00',
    adjustReason: '上期调整结转',
  })
  const correction = { adjustVolume: '-12.50', reason: '异议核减' }
  expect(measureRemote({ ...carried, settledReading: '1275.00', correction })?.reading).toMatchObject({
    adjustVolume: '-37.50',
    adjustReason: '估抄补差，上期调整结转，异议核减',
  })
  expect(measureManual({ ...manual, carriedIn: '-30.00' })?.reading).toMatchObject({
    readVolume: '300.00',
    adjustVolume: '-30.00',
  })
})

test('a month read by hand', () => {
  expect(measureManual(manual)?.reading).toMatchObject({
    prevReading: '7000.00',
    currReading: '7300.00',
    readVolume: '300.00',
    readingSource: 'MANUAL',
  })
})

test('the reading nearest to the end counts; one four days off does not', () => {
  const at = (date: string, stdReading: string) => ({
    readAt: `${date}T09:00:00+08:00`,
    stdReading,
    source: 'PHOTO' as const,
  })
  expect(
    measureManual({ ...manual, readings: [at('2026-10-30', '7280.00'), ...manual.readings] })?.reading.currReading,
  ).toBe('7300.00')
  expect(measureManual({ ...manual, readings: [at(addDays('2026-11-01', 4), '7340.00')] })?.reading).toMatchObject({
    readingSource: 'ESTIMATE',
  })
})

test('no reading: last month’s daily mean (270 in 30 days = 9 a day) over 31 days', () => {
  expect(measureManual({ ...manual, readings: [] })?.reading).toMatchObject({
    readVolume: '279.00',
    currReading: '7279.00',
    readingSource: 'ESTIMATE',
  })
})

test('while its customer may still read it, a meter is settled by a reading only (AE-11)', () => {
  expect(measureManual({ ...manual, isOpen: true, readings: [] })).toBeNull()
  expect(measureManual({ ...manual, isOpen: true })?.reading).toMatchObject({ currReading: '7300.00' })
})

test('a replaced meter counts from its new start, the old one’s rest is 换表 (A 9.12)', () => {
  const measured = measureManual({
    ...manual,
    readings: [{ readAt: '2026-11-01T08:40:00+08:00', stdReading: '180.00', source: 'MANUAL' }],
    settledReading: '9750.00',
    replaced: [{ oldEndReading: '9876.00', newStartReading: '0.00' }],
  })
  expect(measured?.reading).toMatchObject({
    prevReading: '0.00',
    currReading: '180.00',
    readVolume: '180.00',
    adjustVolume: '126.00',
    adjustReason: '换表',
  })
})

test('a manual meter replaced twice, the first one past its roll-over', () => {
  const measured = measureManual({
    ...manual,
    readings: [{ readAt: '2026-11-01T08:40:00+08:00', stdReading: '180.00', source: 'MANUAL' }],
    settledReading: '99950.00',
    replaced: [
      { oldEndReading: '26.00', newStartReading: '0.00' },
      { oldEndReading: '40.00', newStartReading: '10.00' },
    ],
  })
  // 76 of the first, 40 of the second.
  expect(measured?.reading).toMatchObject({ prevReading: '10.00', readVolume: '170.00', adjustVolume: '116.00' })
})

test('a first month without any register makes no statement', () => {
  expect(measureManual({ ...manual, settledReading: null })).toBeNull()
})

test('a register that fell makes no statement', () => {
  expect(measureManual({ ...manual, settledReading: '7400.00' })).toBeNull()
})

describe('a device that is silent over the end of a period (AE-09)', () => {
  const silentDays = (from: string, to: string, register: string) =>
    datesBetween(from, to).map((gasDay) => ({
      gasDay,
      startReading: register,
      endReading: register,
      volume: '0.00',
      quality: 'MISSING' as const,
    }))

  test('and all through the next one: that starts where the estimate ended, nothing is taken back', () => {
    // September was settled to 1310 by three estimated days of 10; the last true register is 1280.
    const known = days('2026-08-31', '2026-09-27', '10.00')
    const measured = measureRemote({
      ...remote,
      days: [...known, ...silentDays('2026-10-01', '2026-10-31', '1280.00')],
      settledReading: '1310.00',
    })
    // The same weekdays of four weeks before are known up to 27 September.
    expect(measured?.estimated[0]).toMatchObject({
      gasDay: '2026-10-01',
      startReading: '1310.00',
      endReading: '1320.00',
    })
    expect(measured?.reading).toMatchObject({ prevReading: '1310.00', adjustVolume: '0.00', adjustReason: '' })
  })

  test('the difference comes with the next true register, across a roll-over as well', () => {
    const truth = days('2026-10-01', '2026-10-31', '10.00', '20.00')
    const over = measureRemote({ ...remote, days: truth, settledReading: '999990.00' })
    expect(over?.reading).toMatchObject({ prevReading: '20.00', adjustVolume: '30.00', adjustReason: '估抄补差' })
    const under = measureRemote({
      ...remote,
      days: days('2026-10-01', '2026-10-31', '1.00', '999950.00'),
      settledReading: '15.00',
    })
    expect(under?.reading).toMatchObject({ adjustVolume: '-65.00', readVolume: '31.00' })
  })

  test('an estimate rolls over as the register does', () => {
    const known = days('2026-09-03', '2026-10-29', '10.00', '999425.00')
    const measured = measureRemote({
      ...remote,
      days: [...known, ...silentDays('2026-10-30', '2026-10-31', '999995.00')],
    })
    expect(measured?.estimated.at(-1)).toMatchObject({ endReading: '15.00' })
    expect(measured?.reading).toMatchObject({ currReading: '15.00', readVolume: '310.00' })
  })
})

describe('a meter read by hand after an estimate (AE-09)', () => {
  const estimated = { ...manual, settledReading: '7350.00', isEstimated: true }

  test('a reading below the estimate gives the difference back', () => {
    expect(measureManual(estimated)?.reading).toMatchObject({
      prevReading: '7300.00',
      currReading: '7300.00',
      readVolume: '0.00',
      adjustVolume: '-50.00',
      adjustReason: '估抄补差',
    })
    expect(measureManual({ ...estimated, isEstimated: false })).toBeNull()
  })

  test('near the roll-over it is no turn of the register, and an estimate turns as the register does', () => {
    const near = [{ readAt: '2026-11-01T08:40:00+08:00', stdReading: '99900.00', source: 'MANUAL' as const }]
    expect(measureManual({ ...estimated, settledReading: '99950.00', readings: near })?.reading).toMatchObject({
      readVolume: '0.00',
      adjustVolume: '-50.00',
    })
    // 270.00 over 31 of 30 days: 279.00 past 99900.
    expect(measureManual({ ...manual, settledReading: '99900.00', readings: [] })?.reading).toMatchObject({
      currReading: '179.00',
      readVolume: '279.00',
    })
  })
})

test('a statement made again ends where the next one has begun', () => {
  expect(measureRemote({ ...remote, end: '1580.00' })?.reading).toMatchObject({
    currReading: '1580.00',
    readVolume: '300.00',
  })
  expect(measureManual({ ...manual, end: '7290.00' })?.reading).toMatchObject({ currReading: '7290.00' })
})

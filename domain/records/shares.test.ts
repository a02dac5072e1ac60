import fc from 'fast-check'
import { sharesOf, wholeParts, type SharedDevice } from './shares'

/** A day on which each device runs its first hours from 08:00 at a part of its rated flow. */
const dayOf = (runs: readonly { flow: number; hours: number; part: number }[]): number[] =>
  Array.from({ length: 24 }, (_, hour) =>
    runs.reduce((sum, one) => sum + (hour < one.hours ? one.flow * one.part : 0), 0),
  )

const sixty = (day: readonly number[]) => Array.from({ length: 60 }, () => day)
const total = (days: readonly (readonly number[])[]) => Math.round(days.flat().reduce((sum, one) => sum + one, 0))

const kiln = { id: 'kiln', flow: 100, hours: 24 }
const dryer = { id: 'dryer', flow: 50, hours: 16 }
const tower = { id: 'tower', flow: 40, hours: 8 }

test('three devices of different hours are found again to the m³', () => {
  const days = sixty(
    dayOf([
      { ...kiln, part: 0.6 },
      { ...dryer, part: 0.8 },
      { ...tower, part: 0.5 },
    ]),
  )
  const { devices, rest } = sharesOf(total(days), days, [kiln, dryer, tower])
  // 60 days of 24 × 60, 16 × 40 and 8 × 20 m³.
  expect(devices.map(({ id, volume }) => [id, volume])).toEqual([
    ['kiln', 86400],
    ['dryer', 38400],
    ['tower', 9600],
  ])
  expect(devices.map(({ share }) => share)).toEqual([643, 286, 71])
  expect(rest).toEqual({ volume: 0, share: 0 })
  expect(devices.every(({ sureness, margin }) => sureness === 'SURE' && margin === 1)).toBe(true)
})

test('devices of the same hours are split by their rated flows, and said to be', () => {
  const days = sixty(dayOf([{ ...kiln, part: 0.6 }]))
  const { devices } = sharesOf(total(days), days, [
    { ...kiln, id: 'a', flow: 75 },
    { ...kiln, id: 'b', flow: 25 },
  ])
  expect(devices).toMatchObject([
    { id: 'a', volume: 64800, isTogether: true, sureness: 'ROUGH' },
    { id: 'b', volume: 21600, isTogether: true, sureness: 'ROUGH' },
  ])
})

test('more than the rated flow belongs to no device', () => {
  const days = sixty(dayOf([{ ...kiln, part: 1.5 }]))
  const { devices, rest } = sharesOf(total(days), days, [kiln])
  expect(devices[0]?.volume).toBe(144_000)
  expect(rest.volume).toBe(72_000)
})

test('days without hours are in the rest', () => {
  const days = sixty(dayOf([{ ...kiln, part: 0.5 }]))
  const { devices, rest } = sharesOf(total(days) + 1000, days, [kiln])
  expect([devices[0]?.volume, rest.volume]).toEqual([72_000, 1000])
})

test.each([
  ['no device', 1200, [], { volume: 1200, share: 1000 }],
  ['a device that never runs', 1200, [{ ...kiln, hours: 0 }], { volume: 1200, share: 1000 }],
  ['no volume', 0, [kiln], { volume: 0, share: 0 }],
])('%s', (_what, volume, devices, rest) =>
  expect(sharesOf(volume, volume === 0 ? [] : sixty(Array<number>(24).fill(volume / 1440)), devices).rest).toEqual(
    rest,
  ),
)

test('weeks that differ make a share less sure', () => {
  const days = Array.from({ length: 56 }, (_, day) =>
    dayOf([
      { ...kiln, part: Math.floor(day / 7) % 2 === 0 ? 0.9 : 0.2 },
      { ...dryer, part: 0.5 },
    ]),
  )
  const [first] = sharesOf(total(days), days, [kiln, dryer]).devices
  expect(first?.sureness).toBe('ROUGH')
  expect(first?.margin).toBeGreaterThan(6)
})

const device = fc.record({
  id: fc.uuid(),
  flow: fc.integer({ min: 1, max: 500 }),
  hours: fc.integer({ min: 0, max: 24 }),
})
const day = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 24, maxLength: 24 })

test('shares add up to the meter to the m³, whatever the curve', () =>
  fc.assert(
    fc.property(
      fc.array(device, { maxLength: 6 }),
      fc.array(day, { maxLength: 20 }),
      fc.integer({ min: 0, max: 500_000 }),
      (devices: SharedDevice[], days, volume) => {
        const all = sharesOf(volume, days, devices)
        const parts = [...all.devices, all.rest]
        expect(parts.reduce((sum, one) => sum + one.volume, 0)).toBe(volume)
        expect(parts.reduce((sum, one) => sum + one.share, 0)).toBe(volume === 0 ? 0 : 1000)
        expect(parts.every((one) => one.volume >= 0 && one.share >= 0)).toBe(true)
      },
    ),
  ))

test.each([
  [[1, 1, 1], 10, [4, 3, 3]],
  [[0, 0], 5, [0, 5]],
  [[2.5, 7.5], 100, [25, 75]],
])('%j of %i: %j', (parts, whole, expected) => expect(wholeParts(parts, whole)).toEqual(expected))

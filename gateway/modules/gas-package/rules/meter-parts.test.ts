import { sumVolume } from '@domain/volume'
import { meterParts } from './meter-parts'

const parts = (volume: string, places: 0 | 2, ...used: string[]) => [
  ...meterParts(
    volume,
    used.map((one, at) => ({ meterId: `M${at}`, used: one })),
    places,
  ).values(),
]

describe('P-05, D-07 a volume of an order on its meters', () => {
  it.each([
    ['one meter has it whole', '100000', 0, ['300000.00'], ['100000']],
    // 300,000 and 21,000 m³: 100,000 × 300,000 / 321,000 = 93,457.94.
    ['in proportion of their use', '100000', 0, ['300000.00', '21000.00'], ['93458', '6542']],
    ['a meter that used nothing has none of it', '5000.00', 2, ['0.00', '7000.00'], ['0.00', '5000.00']],
    ['evenly where nothing was used', '100.00', 2, ['0.00', '0.00', '0.00'], ['33.33', '33.33', '33.34']],
    ['nothing of nothing', '0', 0, ['1.00', '2.00'], ['0', '0']],
  ] as const)('%s', (_, volume, places, used, expected) => {
    expect(parts(volume, places, ...used)).toEqual(expected)
    expect(Number(sumVolume(parts(volume, places, ...used)))).toBe(Number(volume))
  })
})

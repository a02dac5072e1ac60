import { together } from './together'

const part = {
  ...({ tierNo: 2, label: '第2档', season: 'HEATING', price: '3.9300' } as const),
  fromDate: '2026-11-01',
  toDate: '2026-11-22',
}

test('a tier that two channels fill is one part; another price, tier or span stays by itself', () => {
  const main = { ...part, channelNo: '1', volume: '90871.59', amount: '357125.35' }
  const bypass = { ...part, channelNo: '2', volume: '2810.45', amount: '11045.07' }
  const dearer = { ...main, tierNo: 3, price: '4.1300' }
  expect(together([main, dearer, bypass])).toEqual([{ ...main, volume: '93682.04', amount: '368170.42' }, dearer])
  expect(together([])).toEqual([])
})

import { mapLinks } from './links'
import { clustersOf, isClustered } from './clusters'
import { radiusOf, ringPoint } from './rings'
import { waysOf } from './way'

test('PO-08: the example of the design', () => {
  expect(waysOf(1852.5)).toEqual({
    driving: { distance: 2408, minutes: 5 },
    cycling: { distance: 2408, minutes: 13 },
    walking: { distance: 2408, minutes: 29 },
  })
  expect(waysOf(0).driving).toEqual({ distance: 0, minutes: 0 })
})

test.each([
  [0, '0.000'],
  [1000, '0.188'],
  [5000, '0.420'],
  [60_000, '0.420'],
])('a radius of %d m', (metres, radius) => expect(radiusOf(metres).toFixed(3)).toBe(radius))

test.each([
  [0, '0.50 0.08'],
  [90, '0.92 0.50'],
  [180, '0.50 0.92'],
  [270, '0.08 0.50'],
])('at 5 km and %d°', (bearing, point) => {
  const { x, y } = ringPoint(5000, bearing)
  expect(`${x.toFixed(2)} ${y.toFixed(2)}`).toBe(point)
})

describe('clusters (PO-06)', () => {
  test.each([
    [60, 11, false],
    [61, 11, true],
    [61, 12, false],
  ])('%d markers at zoom %d', (markers, zoom, are) => expect(isClustered(markers, zoom)).toBe(are))
  test('at zoom 5 a cell is 2.8 degrees wide: what is together is counted, the rest stays', () => {
    const together = [
      { lng: 116.68, lat: 39.5 },
      { lng: 116.7, lat: 39.52 },
    ]
    const far = { lng: 110, lat: 30 }
    const found = clustersOf([...together, far], 5)
    expect(found.map(({ count }) => count)).toEqual([2, 1])
    expect(found[0]?.lng).toBeCloseTo(116.69, 6)
    expect(found[1]).toEqual({ ...far, count: 1 })
  })
})

test('links carry the coordinates of each map’s own system', () => {
  const [amap, baidu, tencent] = mapLinks({ lng: 116.7036, lat: 39.523, name: '一号&厅', address: '创业路18号' })
  expect(amap?.url).toContain('to=116.709566,39.524131,%E4%B8%80%E5%8F%B7%26%E5%8E%85&')
  expect(baidu?.url).toMatch(/location=39\.529829,116\.716184&/)
  expect(tencent?.url).toContain('tocoord=39.524131,116.709566')
})

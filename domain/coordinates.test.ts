import {
  bearingOf,
  distanceOf,
  distanceText,
  fromGcj02,
  inChina,
  isPosition,
  toBd09,
  toGcj02,
  windOf,
} from './coordinates'

const LANGFANG = { lng: 116.7036, lat: 39.523 }
const OUTLET = { lng: 116.713, lat: 39.538 }

describe('systems of coordinates (PO-01)', () => {
  test('the vector of the design: 527 m apart', () => {
    const there = toGcj02(LANGFANG)
    expect([there.lng.toFixed(6), there.lat.toFixed(6)]).toEqual(['116.709566', '39.524131'])
    expect(Math.round(distanceOf(LANGFANG, there))).toBe(527)
  })
  test.each([LANGFANG, { lng: 87.6, lat: 43.8 }, { lng: 110.3, lat: 20 }, { lng: 126.6, lat: 45.8 }])(
    'the way back ends within 1 cm of %j',
    (at) => expect(distanceOf(at, fromGcj02(toGcj02(at)))).toBeLessThan(0.01),
  )
  test('outside of China nothing is moved', () => {
    const paris = { lng: 2.35, lat: 48.86 }
    expect([toGcj02(paris), fromGcj02(paris), inChina(paris)]).toEqual([paris, paris, false])
  })
  test("Baidu's point lies 0.0065 and 0.006 degrees further, give or take its waves", () => {
    const [there, gcj] = [toBd09(LANGFANG), toGcj02(LANGFANG)]
    expect(there.lng - gcj.lng).toBeCloseTo(0.0065, 3)
    expect(there.lat - gcj.lat).toBeCloseTo(0.006, 3)
  })
  test.each([
    [{ lng: 0, lat: 0 }, false],
    [{ lng: Number.NaN, lat: 39 }, false],
    [{ lng: 181, lat: 39 }, false],
    [{ lng: 116, lat: 90.1 }, false],
    [{ lng: 0, lat: 10 }, true],
    [LANGFANG, true],
  ])('%j is a place: %s', (at, is) => expect(isPosition(at)).toBe(is))
})

describe('distance and bearing (PO-02)', () => {
  test('1852.5 m as in the design', () => {
    expect(distanceOf(LANGFANG, OUTLET).toFixed(1)).toBe('1852.5')
    expect(distanceOf(LANGFANG, LANGFANG)).toBe(0)
  })
  test.each([
    [0, '0m'],
    [854.9, '850m'],
    [994.9, '990m'],
    [995, '1.0km'],
    [1852.5, '1.9km'],
    [12_340, '12.3km'],
  ])('%d m are %s', (metres, text) => expect(distanceText(metres)).toBe(text))
  test.each([
    [{ lng: 116.7036, lat: 39.6 }, 0, '北'],
    [{ lng: 116.8, lat: 39.523 }, 90, '东'],
    [{ lng: 116.7036, lat: 39.4 }, 180, '南'],
    [{ lng: 116.6, lat: 39.523 }, 270, '西'],
    [OUTLET, 26, '东北'],
  ])('to %j it is %d° %s', (to, bearing, wind) => {
    expect(bearingOf(LANGFANG, to)).toBe(bearing)
    expect(windOf(bearing)).toBe(wind)
  })
  test.each([
    [22, '北'],
    [23, '东北'],
    [337, '西北'],
    [338, '北'],
    [359, '北'],
  ])('%d° is %s', (bearing, wind) => expect(windOf(bearing)).toBe(wind))
})

/*
 * Coordinates of PO-01. Everything is stored and carried as WGS-84; a base map in GCJ-02 and the links of map apps are the two edges at
 * which a position is converted. Degrees as numbers: they are no money and no volume.
 */

/** Degrees, longitude first. */
export interface Position {
  lng: number
  lat: number
}

/** Krassovsky's ellipsoid of GCJ-02: half the major axis in metres, and its squared eccentricity. */
const AXIS = 6378245
const ECCENTRICITY = 0.006693421622965943

/** Metres; mean radius of the earth (PO-02). */
const RADIUS = 6371008.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI

/** A possible place: finite, on the globe, and not the (0, 0) of a phone without a position. */
export const isPosition = ({ lng, lat }: Position): boolean =>
  Number.isFinite(lng) &&
  Number.isFinite(lat) &&
  Math.abs(lng) <= 180 &&
  Math.abs(lat) <= 90 &&
  !(lng === 0 && lat === 0)

/** The box around China outside of which GCJ-02 is WGS-84 (PO-02). */
export const inChina = ({ lng, lat }: Position): boolean =>
  lng >= 72.004 && lng <= 137.8347 && lat >= 0.8293 && lat <= 55.8271

/** The waves that both halves of the offset share: degrees of longitude and latitude from (105, 35). */
function wave(value: number, terms: readonly (readonly [period: number, height: number])[]): number {
  return terms.reduce((sum, [period, height]) => sum + (height * Math.sin(value * Math.PI * period) * 2) / 3, 0)
}

function offset({ lng, lat }: Position): Position {
  const x = lng - 105
  const y = lat - 35
  const shared = wave(x, [
    [6, 20],
    [2, 20],
  ])
  const root = Math.sqrt(Math.abs(x))
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * root +
    shared +
    wave(y, [
      [1, 20],
      [1 / 3, 40],
      [1 / 12, 160],
      [1 / 30, 320],
    ])
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * root +
    shared +
    wave(x, [
      [1, 20],
      [1 / 3, 40],
      [1 / 12, 150],
      [1 / 30, 300],
    ])
  const angle = radians(lat)
  const magic = 1 - ECCENTRICITY * Math.sin(angle) ** 2
  const root2 = Math.sqrt(magic)
  return {
    lng: degrees(east / ((AXIS / root2) * Math.cos(angle))),
    lat: degrees(north / ((AXIS * (1 - ECCENTRICITY)) / (magic * root2))),
  }
}

/** PO-01: the position on a map of China. Outside of China the same. */
export function toGcj02(at: Position): Position {
  if (!inChina(at)) return at
  const by = offset(at)
  return { lng: at.lng + by.lng, lat: at.lat + by.lat }
}

/** The way back, by approximation: the error is below 0.01 m after three steps. */
export function fromGcj02(at: Position): Position {
  if (!inChina(at)) return at
  let found = at
  for (let step = 0; step < 4; step++) {
    const there = toGcj02(found)
    found = { lng: found.lng + at.lng - there.lng, lat: found.lat + at.lat - there.lat }
  }
  return found
}

/** Baidu's own system, for links into its map. */
export function toBd09(at: Position): Position {
  const { lng, lat } = toGcj02(at)
  const turn = (Math.PI * 3000) / 180
  const length = Math.hypot(lng, lat) + 0.00002 * Math.sin(lat * turn)
  const angle = Math.atan2(lat, lng) + 0.000003 * Math.cos(lng * turn)
  return { lng: length * Math.cos(angle) + 0.0065, lat: length * Math.sin(angle) + 0.006 }
}

/** PO-02: metres along the great circle. */
export function distanceOf(from: Position, to: Position): number {
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const east = Math.sin(radians(to.lng - from.lng) / 2) ** 2
  const half = north + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** The true bearing of the way there: whole degrees from north by east, 0 to 359. */
export function bearingOf(from: Position, to: Position): number {
  const by = radians(to.lng - from.lng)
  const [a, b] = [radians(from.lat), radians(to.lat)]
  const east = Math.sin(by) * Math.cos(b)
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(by)
  return (Math.round(degrees(Math.atan2(east, north))) + 360) % 360
}

const WINDS = ['北', '东北', '东', '东南', '南', '西南', '西', '西北'] as const

/** The wind of a bearing: eighths of the circle. */
export const windOf = (bearing: number): string => WINDS[Math.round(bearing / 45) % 8] ?? '北'

/** PO-02: '850m' below a kilometre, to 10 m; else '1.9km'. */
export function distanceText(metres: number): string {
  const tens = Math.round(metres / 10) * 10
  return tens < 1000 ? `${tens}m` : `${(metres / 1000).toFixed(1)}km`
}

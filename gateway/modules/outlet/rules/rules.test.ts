import { inOrder, isTooWide, originOf, queueOf, within, type Origin } from './order'
import { wrongField } from './saved'

const city = { name: '廊坊', lng: 116.6838, lat: 39.538 }
const phone: Origin = { kind: 'PHONE', name: '当前位置', siteId: null, lng: 116.7, lat: 39.5 }
const site: Origin = { kind: 'SITE', name: '一厂区', siteId: 'S1', lng: 116.75, lat: 39.55 }

test.each([
  [[phone, site], 'PHONE'],
  [[{ ...phone, lng: 121.47, lat: 31.23 }, site], 'SITE'],
  [[{ ...phone, lng: 121.47, lat: 31.23 }], 'CITY'],
  [[], 'CITY'],
])('where distances begin: %#', (wished, kind) => expect(originOf(city, wished).kind).toBe(kind))

describe('order (PO-03)', () => {
  const one = (outletId: string, state: 'OPEN' | 'CLOSED' | 'SUSPENDED', distance: number, sort: number) => ({
    outletId,
    state,
    distance,
    sort,
  })
  const all = [
    one('A', 'SUSPENDED', 100, 1),
    one('B', 'CLOSED', 200, 1),
    one('C', 'OPEN', 900, 3),
    one('D', 'OPEN', 400, 2),
  ]
  const ids = (kind: Origin['kind']) =>
    inOrder(all, kind)
      .map(({ outletId }) => outletId)
      .join('')
  test('by distance from a place, suspended last', () => expect(ids('PHONE')).toBe('BDCA'))
  test('open first by sort where only the city is known', () => expect(ids('CITY')).toBe('DCBA'))
})

const NOW = Date.parse('2026-11-27T10:00:00+08:00')
test.each([
  [3, '2026-11-27T09:45:00+08:00', 3],
  [3, '2026-11-27T09:44:59+08:00', null],
  [0, '2026-11-27T10:00:00+08:00', 0],
  [null, null, null],
])('a queue of %s counted at %s shows %s (PO-07)', (waiting, at, shown) =>
  expect(queueOf(waiting, at, NOW)).toBe(shown),
)

const bounds = { minLng: 116, minLat: 39, maxLng: 121, maxLat: 44, zoom: 9 }
test.each([
  [bounds, false],
  [{ ...bounds, maxLng: 121.1 }, true],
  [{ ...bounds, maxLat: 44.1 }, true],
  [{ ...bounds, maxLng: 130, zoom: 8 }, false],
])('too wide (44251): %j %s', (given, is) => expect(isTooWide(given)).toBe(is))

test('the rim belongs to the part', () => {
  expect([within(bounds, { lng: 116, lat: 44 }), within(bounds, { lng: 115.9, lat: 40 })]).toEqual([true, false])
})

describe('what staff save', () => {
  const saved = {
    cityCode: '131000',
    lng: 116.7,
    lat: 39.5,
    openWeek: [[['08:30', '17:30']], [], [], [], [], [], []],
    specialDays: [],
    status: 'OPEN_NORMAL',
    suspendNote: '',
  } as const
  test.each([
    [{}, null],
    [{ cityCode: '999999' }, 'cityCode'],
    [{ lng: 39.5, lat: 116.7 }, 'lng'],
    [{ lng: 0, lat: 0 }, 'lng'],
    [{ lng: 121.47, lat: 31.23 }, 'lng'],
    [{ openWeek: [[['17:30', '08:30']], [], [], [], [], [], []] }, 'openWeek'],
    [{ specialDays: [1, 2].map(() => ({ date: '2026-12-01', spans: [], note: '' })) }, 'specialDays'],
    [{ specialDays: [{ date: '2026-12-01', spans: [['9:00', '10:00']], note: '' }] }, 'specialDays'],
    [{ status: 'SUSPENDED' }, 'suspendNote'],
    [{ status: 'SUSPENDED', suspendNote: '设备升级' }, null],
  ])('%j: %s', (change, field) => expect(wrongField({ ...saved, ...change } as never)).toBe(field))
})

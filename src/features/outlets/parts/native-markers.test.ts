import { distanceOf, fromGcj02 } from '@domain/coordinates'
import type { Marker } from '@/platform/tiles'
import { boundsOf, nativeMarkers } from './native-markers'

const hall: Marker = { id: 'O1', lng: 116.71, lat: 39.528, text: '1', label: '开发区营业厅', isOn: true, look: 'open' }
const shut: Marker = { ...hall, id: 'O2', text: '2', label: '安次营业厅', isOn: false, look: 'suspended' }
const site = { lng: 116.7036, lat: 39.523, name: '一厂区' }

describe('markers of WeChat’s map (rest 3-6)', () => {
  const [place, first, second] = nativeMarkers([hall, shut], site)
  test('the place that is measured from, then the outlets with the numbers of the list and the picture of their state', () => {
    expect([place, first, second]).toMatchObject([
      { id: 0, ariaLabel: '一厂区', iconPath: '/subPages/position/pins/place.png' },
      { id: 1, ariaLabel: '1 开发区营业厅', iconPath: '/subPages/position/pins/open.png', width: 40 },
      { id: 2, label: { content: '2' }, iconPath: '/subPages/position/pins/suspended.png', width: 30 },
    ])
  })
  test('in GCJ-02, some hundred metres from where they are, and within 3 m of it once taken back', () => {
    const drawn = { lng: first?.longitude ?? 0, lat: first?.latitude ?? 0 }
    expect(distanceOf(drawn, hall)).toBeGreaterThan(300)
    expect(distanceOf(fromGcj02(drawn), hall)).toBeLessThan(3)
  })
})

describe('the part of the map that is shown', () => {
  const region = {
    southwest: { longitude: 116.6, latitude: 39.5 },
    northeast: { longitude: 116.8, latitude: 39.6 },
  }
  test.each([
    ['within the zooms of the specification', 12.4, 12],
    ['further out than they go', 3, 5],
    ['nearer', 20, 18],
  ])('%s', (_which, scale, zoom) => {
    const bounds = boundsOf(region, scale)
    expect(bounds?.zoom).toBe(zoom)
    expect(
      distanceOf({ lng: bounds?.minLng ?? 0, lat: bounds?.minLat ?? 0 }, { lng: 116.6, lat: 39.5 }),
    ).toBeGreaterThan(300)
  })
  test('a phone that does not say it, or says (0, 0)', () => {
    expect(boundsOf(undefined, 12)).toBeNull()
    expect(boundsOf({ ...region, southwest: { longitude: 0, latitude: 0 } }, 12)).toBeNull()
  })
})

import { mapTilesOf } from './map-tiles'

const set = {
  MAP_TILE_URL: 'https://tiles.example.com/{z}/{x}/{y}.png',
  MAP_TILE_CRS: 'gcj02',
  MAP_TILE_ATTRIBUTION: '示例底图',
  MAP_TILE_APPROVAL: 'GS(2026)0000号',
}

test('all of them, or none', () => {
  expect(mapTilesOf({})).toBeNull()
  expect(mapTilesOf(set)).toEqual({
    url: set.MAP_TILE_URL,
    crs: 'gcj02',
    attribution: '示例底图',
    approval: 'GS(2026)0000号',
  })
  expect(() => mapTilesOf({ ...set, MAP_TILE_APPROVAL: '' })).toThrow('MAP_TILE_APPROVAL missing')
})
test.each([
  [{ MAP_TILE_URL: 'http://tiles.example.com/{z}/{x}/{y}.png' }, 'is no https:// address'],
  [{ MAP_TILE_URL: 'https://tiles.example.com/{z}/{x}.png' }, 'is no https:// address'],
  [{ MAP_TILE_URL: 'https://{s}.example.com/{z}/{x}/{y}.png' }, 'is no https:// address'],
  [{ MAP_TILE_CRS: 'bd09' }, 'is none of wgs84, gcj02'],
])('%j is refused', (change, words) => expect(() => mapTilesOf({ ...set, ...change })).toThrow(words))

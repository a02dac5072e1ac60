import { inChina } from '../coordinates'
import { cities, cityAt, cityNamed, cityOf, hotCities } from './cities'
import { byLetter, isCityFor } from './find'

test('the list is whole: 64 cities, one row per code, in China, with their readings', () => {
  expect(cities).toHaveLength(64)
  expect(new Set(cities.map(({ cityCode }) => cityCode)).size).toBe(64)
  for (const city of cities) {
    expect(city.cityCode).toMatch(/^\d{6}$/)
    expect(city.pinyin).toMatch(/^[a-z]+$/)
    expect(city.initials).toMatch(/^[a-z]+$/)
    expect(city.pinyin.charAt(0)).toBe(city.initials.charAt(0))
    expect(inChina(city)).toBe(true)
  }
  for (const code of hotCities) expect(cityOf(code)).toBeDefined()
})

describe('search (PO-09)', () => {
  test.each([
    ['cq', ['重庆']],
    ['chongqing', ['重庆']],
    ['CQ ', ['重庆']],
    ['zhongqing', []],
    ['庆', ['重庆']],
    ['la', ['兰州', '六安', '廊坊']],
    ['xm', ['厦门']],
    ['', []],
  ])('%s', (typed, names) =>
    expect(
      cities
        .filter((city) => isCityFor(city, typed))
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...names].sort()),
  )
})

test('letters without a city are left out, cities stand by their readings', () => {
  const groups = byLetter(cities)
  const letters = groups.map(({ letter }) => letter)
  expect(letters).toEqual([...letters].sort())
  expect(letters).not.toContain('I')
  expect(groups.find(({ letter }) => letter === 'B')?.cities.map(({ name }) => name)).toEqual([
    '保定',
    '北京',
    '蚌埠',
    '亳州',
  ])
})

test.each([
  [{ lng: 116.7036, lat: 39.523 }, '廊坊'],
  // Between Langfang and Beijing: the nearer centre.
  [{ lng: 116.6, lat: 39.6 }, '廊坊'],
  [{ lng: 116.42, lat: 39.9 }, '北京'],
  // 60 km from everywhere, and no land.
  [{ lng: 100, lat: 38 }, undefined],
  [{ lng: 2.35, lat: 48.86 }, undefined],
])('the city at %j is %s', (at, name) => expect(cityAt(at)?.name).toBe(name))

test.each([
  ['廊坊市', '131000'],
  ['石家庄', '130100'],
  ['未知', undefined],
])('%s is %s', (name, code) => expect(cityNamed(name)?.cityCode).toBe(code))

import { allAreas } from '../all-areas'
import { seeds } from './seed'

test('every area that has demo data is there: a seed of an unknown area makes none', () => {
  const areas = allAreas.map(({ name }) => name)
  expect(Object.keys(seeds).filter((name) => !areas.includes(name))).toEqual([])
})

import { circles } from './cycles.mjs'

const graph = (rows) => new Map(Object.entries(rows))

test('what is imported twice is no circle', () => {
  expect(circles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
})

test('two that import each other, three in a ring, and one that imports itself', () => {
  const found = circles(graph({ a: ['b'], b: ['a'], c: ['d', 'a'], d: ['e'], e: ['c'], f: ['f'], g: ['f'] }))
  expect(found.map((group) => group.sort())).toEqual([['a', 'b'], ['c', 'd', 'e'], ['f']])
})

test('rings that share a module are one group', () => {
  const found = circles(graph({ a: ['b', 'c'], b: ['a'], c: ['a', 'd'], d: [] }))
  expect(found.map((group) => group.sort())).toEqual([['a', 'b', 'c']])
})

import { groupBy } from './group'

test('groups and rows keep the order in which they came', () => {
  const groups = groupBy(['b1', 'a1', 'b2'], ([first = '']) => first)
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ])
  expect(groupBy([], String).size).toBe(0)
})

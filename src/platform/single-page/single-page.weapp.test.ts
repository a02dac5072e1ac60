import { isSinglePage } from '.'

test.each([
  ['from the timeline', 1154, true],
  ['from a chat', 1007, false],
])('a page %s', (_from, scene, expected) => {
  mockWx({ getLaunchOptionsSync: () => ({ path: '', query: {}, scene }) })
  expect(isSinglePage()).toBe(expected)
})

import { areaOf, compareCounts, wordsIn } from '../lint/words.mjs'

test('words of the list, whole and in any case; parts of names are none', () => {
  expect(wordsIn('a line\n// Whoever asks is told').map(({ word, line }) => [word, line])).toEqual([
    ['whoever', 2],
    ['told', 2],
  ])
  expect(wordsIn('const cardTold = theirs; told(x); whose-name; @he/x')).toEqual([])
})

test.each([
  ['gateway/modules/payment/order/view.ts', 'gateway/modules/payment'],
  ['src/features/bills/list/x.tsx', 'src/features/bills'],
  ['src/ui/Card.tsx', 'src/ui'],
  ['docs/testing.md', 'docs'],
  ['README.md', '.'],
])('%s is counted under %s', (file, area) => expect(areaOf(file)).toBe(area))

test('an area with more, one with fewer, a new one', () => {
  const { more, fewer } = compareCounts({ a: 3, b: 1, c: 1 }, { a: 2, b: 2, d: 1 })
  expect(more.map(({ area }) => area)).toEqual(['a', 'c'])
  expect(fewer.map(({ area }) => area)).toEqual(['b', 'd'])
})

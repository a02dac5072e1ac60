import { wordsIn } from '../lint/words.mjs'

test('words of the list, whole and in any case; parts of names are none', () => {
  expect(wordsIn('a line\n// Whoever asks is told').map(({ word, line }) => [word, line])).toEqual([
    ['whoever', 2],
    ['told', 2],
  ])
  expect(wordsIn('const cardTold = theirs; told(x); whose-name; @he/x')).toEqual([])
})

import { withWord } from './recent-words'

test.each([
  [[], 'a', ['a']],
  [['a', 'b'], 'b', ['b', 'a']],
  [['a'], 'a', ['a']],
])('%j with %s: %j', (history, word, words) => expect(withWord(history, word)).toEqual(words))

test('ten words, the oldest goes', () => {
  const full = Array.from({ length: 10 }, (_none, n) => `w${n}`)
  expect(withWord(full, 'new')).toEqual(['new', ...full.slice(0, 9)])
})

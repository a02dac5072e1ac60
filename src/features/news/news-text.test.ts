import { keywordOf, viewsText } from './news-text'

it.each([
  [0, '0'],
  [9999, '9,999'],
  [10000, '1万'],
  [12345, '1.2万'],
  [99999, '9.9万'],
  [123456, '12.3万'],
])('viewsText %d', (count, expected) => expect(viewsText(count)).toBe(expected))

it.each([
  ['  节能 ', '节能'],
  ['   ', null],
  ['气'.repeat(40), '气'.repeat(30)],
])('keywordOf %s', (text, expected) => expect(keywordOf(text)).toBe(expected))

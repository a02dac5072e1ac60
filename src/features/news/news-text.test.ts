import { keywordOf, markedParts, viewsText } from './news-text'

it.each([
  [0, '0'],
  [9999, '9,999'],
  [10000, '1万'],
  [12345, '1.2万'],
  [99999, '9.9万'],
  [123456, '12.3万'],
])('viewsText %d', (count, expected) => expect(viewsText(count)).toBe(expected))

it.each([
  ['天然气保供', [[0, 3]], '[天然气]保供'],
  ['冬季天然气', [[2, 5]], '冬季[天然气]'],
  [
    '气、气',
    [
      [0, 1],
      [2, 3],
    ],
    '[气]、[气]',
  ],
  ['没有', [], '没有'],
  ['越界', [[1, 9]], '越界'],
  [
    '倒着',
    [
      [1, 2],
      [0, 1],
    ],
    '倒[着]',
  ],
] as const)('markedParts %s', (text, ranges, expected) => {
  expect(
    markedParts(text, ranges as never)
      .map((part) => (part.hit ? `[${part.text}]` : part.text))
      .join(''),
  ).toBe(expected)
})

it.each([
  ['  节能 ', '节能'],
  ['   ', null],
  ['气'.repeat(40), '气'.repeat(30)],
])('keywordOf %s', (text, expected) => expect(keywordOf(text)).toBe(expected))

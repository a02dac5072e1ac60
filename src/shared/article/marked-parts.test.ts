import { markedParts } from './marked-parts'

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

import { codeOf, cutTo, stateOf } from './share'

test('a code has ten characters that cannot be taken for each other', () => {
  expect(codeOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toBe('23456789AB')
  // 56 characters: 224 and above would make the first ones likelier.
  expect(codeOf([224, 255, 56, 57, 0, 0, 0, 0, 0, 0, 0, 0])).toBe('2322222222')
  expect(codeOf(Array.from({ length: 256 }, (_, n) => 255 - n))).not.toMatch(/[0O1Il]/)
})

test.each([
  ['a text that fits', '燃气安全', 4, '燃气安全'],
  ['one that does not', '燃气安全', 3, '燃气…'],
  ['an emoji is one character', '🔥🔥🔥', 3, '🔥🔥🔥'],
])('%s', (_, text, most, cut) => expect(cutTo(text, most)).toBe(cut))

test.each([
  ['withdrawn', false, 100, 50, 'revoked'],
  ['withdrawn and old', false, 100, 150, 'revoked'],
  ['a moment before its end', true, 100, 99, 'active'],
  ['at its end', true, 100, 100, 'expired'],
] as const)('%s', (_, isThere, expireAt, now, state) => expect(stateOf(isThere, expireAt, now)).toBe(state))

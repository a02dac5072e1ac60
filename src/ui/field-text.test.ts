import { keptText } from './field-text'

it.each([
  ['13800000001', '13800000001'],
  ['138 0000 0001', '13800000001'],
  ['+86 138-0000-0001', '13800000001'],
  ['0086 13800000001', '13800000001'],
  ['１３８００００００01', '13800000001'],
  ['138000000012', '13800000001'],
  ['86', '86'],
  ['abc', ''],
])('a phone number of %p is %p', (typed, kept) => expect(keptText('tel', typed, 11)).toBe(kept))

it.each([
  ['482 613', '482613'],
  ['48261399', '482613'],
  ['４８２６１３', '482613'],
  ['4a8b', '48'],
])('a code of %p is %p', (typed, kept) => expect(keptText('digits', typed, 6)).toBe(kept))

it.each([
  ['1e9', '19'],
  ['1,234.50', '1234.50'],
  ['１２．５', '12.5'],
  ['1.2.3', '1.23'],
  ['-5 元', '5'],
  ['.', '.'],
])('an amount of %p is %p', (typed, kept) => expect(keptText('number', typed)).toBe(kept))

it.each([
  ['text', '一二三四', 3, '一二三'],
  ['text', '😀😀好', 2, '😀😀'],
  ['textarea', '😀😀', 2, '😀😀'],
  ['text', 'any', undefined, 'any'],
] as const)('%s %p, at most %p', (kind, typed, most, kept) => expect(keptText(kind, typed, most)).toBe(kept))

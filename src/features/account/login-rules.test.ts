import { digitsOf, spacedPhone } from './login-rules'

it.each([
  ['138 0000 0001', 11, '13800000001'],
  ['１３８００００００００１', 11, '13800000000'],
  ['+86 13800000001', 13, '8613800000001'],
  ['abc', 6, ''],
  ['48261399', 6, '482613'],
])('digitsOf %s', (text, most, expected) => expect(digitsOf(text, most)).toBe(expected))

it.each([
  ['', ''],
  ['138', '138'],
  ['1380', '138 0'],
  ['13800000001', '138 0000 0001'],
])('spacedPhone %s', (phone, expected) => expect(spacedPhone(phone)).toBe(expected))

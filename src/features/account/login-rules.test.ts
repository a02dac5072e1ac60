import { spacedPhone } from './login-rules'

it.each([
  ['', ''],
  ['138', '138'],
  ['1380', '138 0'],
  ['13800000001', '138 0000 0001'],
])('spacedPhone %s', (phone, expected) => expect(spacedPhone(phone)).toBe(expected))

import fc from 'fast-check'
import { codesIn, isRemitCode, remitCode } from './remit-code'
import { ALPHABET } from './numbers'

test('the check character is the sum of position times value (AE-75)', () => {
  // 1·0 + 2·1 + 3·2 + 4·3 + 5·4 + 6·5 + 7·6 = 112, 112 mod 32 = 16.
  expect(remitCode(Uint8Array.of(0, 1, 2, 3, 4, 5, 6))).toBe(`2345678${ALPHABET.charAt(16)}`)
  expect(remitCode(new Uint8Array(7))).toBe('22222222')
  expect(() => remitCode(new Uint8Array(6))).toThrow(RangeError)
})

const code = remitCode(Uint8Array.of(7, 30, 11, 4, 19, 2, 25))

test.each([
  ['as it is', code],
  ['small letters', code.toLowerCase()],
  ['in a sentence', `气费${code}谢谢`],
  ['in halves', `${code.slice(0, 4)} ${code.slice(4)}`],
  ['with hyphens', code.split('').join('-')],
  ['full width', [...code].map((mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0)).join('')],
])('found %s', (_how, note) => expect(codesIn(note)).toContain(code))

test.each(['', '气费', code.slice(1), `${code.slice(0, 7)}${code.endsWith('2') ? '3' : '2'}`])(
  'nothing in «%s»',
  (note) => expect(codesIn(note)).toEqual([]),
)

test('a code typed with one wrong last or odd character is none', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 7, maxLength: 7 }),
      fc.constantFrom(0, 2, 4, 6, 7),
      fc.constantFrom(...ALPHABET),
      (bytes, at, mark) => {
        const right = remitCode(bytes)
        const typed = right.slice(0, at) + mark + right.slice(at + 1)
        expect(isRemitCode(typed)).toBe(typed === right)
      },
    ),
  )
})

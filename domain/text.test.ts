import fc from 'fast-check'
import { characters, decodeEmoji, digitsOf, encodeEmoji, halfWidth } from './text'

it('makes full-width marks half-width', () => {
  expect(halfWidth('１２３．５０，ＡＢ　￥')).toBe('123.50,AB ￥')
})

it('turns emoji into entities and back', () => {
  expect(encodeEmoji('好😀的👍🏽')).toBe('好&#128512;的&#128077;&#127997;')
  expect(decodeEmoji('好&#128512;的')).toBe('好😀的')
  expect(decodeEmoji('&#65;&#9999999;&amp;')).toBe('&#65;&#9999999;&amp;')
  expect(decodeEmoji('&#65535;&#65536;&#1114111;&#1114112;')).toBe('&#65535;\u{10000}\u{10ffff}&#1114112;')
  expect(encodeEmoji('⌚1★❤️©')).toBe('&#8986;1★&#10084;&#65039;©')
  expect(decodeEmoji('&#8986;&#10084;&#65039;&#9733;')).toBe('⌚❤️&#9733;')
  expect(characters('好😀')).toBe(2)
})

it('gives back every text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!/&#\d{4,7};/.test(text))
      expect(decodeEmoji(encodeEmoji(text))).toBe(text)
      expect(Array.from(encodeEmoji(text)).every((mark) => (mark.codePointAt(0) ?? 0) < 0x10000)).toBe(true)
    }),
  )
})

it.each([
  ['138 0000 0001', '13800000001'],
  ['１３８０００００００１', '13800000001'],
  ['+86 1', '861'],
  ['abc', ''],
])('digits of %p', (text, expected) => expect(digitsOf(text)).toBe(expected))

import fc from 'fast-check'
import { eventSplitter, eventText, utf8Decoder } from './splitter'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const cut = (bytes: Uint8Array, places: readonly number[]): Uint8Array[] => {
  const at = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b)
  return [0, ...at].map((from, index) => bytes.slice(from, at[index] ?? bytes.length))
}
const events = [
  { event: 'meta', data: { messageId: 'M1', title: '十月气费 😀' } },
  { event: 'delta', data: { text: '10月应结 ¥742,347.13，\n比9月多' } },
  { event: 'done', data: { status: 'done' } },
]
const stream = events.map(({ event, data }, at) => eventText(at + 1, event, data)).join('')

describe('an event stream (design 3-2)', () => {
  it('gives the same events for any cut of its bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 400 }), { maxLength: 60 }), (places) => {
        const splitter = eventSplitter()
        const got = cut(bytesOf(stream), places).flatMap((piece) => splitter.push(piece))
        expect(got).toEqual(
          events.map(({ event, data }, at) => ({ id: String(at + 1), event, data: JSON.stringify(data) })),
        )
      }),
    )
  })

  it('gives the same events byte by byte', () => {
    const splitter = eventSplitter()
    const got = [...bytesOf(stream)].flatMap((byte) => splitter.push(Uint8Array.of(byte)))
    expect(got.map(({ event }) => event)).toEqual(['meta', 'delta', 'done'])
  })

  it('has no event of what was cut off', () => {
    expect(eventSplitter().push(bytesOf('event: done\ndata: {}\n'))).toEqual([])
  })

  it.each([
    ['comments', ': ping\n\n', []],
    ['\\r\\n', 'event: ping\r\ndata: {}\r\n\r\n', [{ id: '', event: 'ping', data: '{}' }]],
    ['lines of data', 'data: a\ndata: b\n\n', [{ id: '', event: 'message', data: 'a\nb' }]],
    ['a field without a value', 'event\ndata\n\n', [{ id: '', event: 'message', data: '' }]],
    ['an unknown field', 'retry: 5\n\n', []],
  ])('reads %s', (_what, text, wanted) => {
    expect(eventSplitter().push(bytesOf(text))).toEqual(wanted)
  })
})

describe('UTF-8 in pieces', () => {
  it('is what was written, for any text and any cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.nat({ max: 200 })), (text, places) => {
        const decode = utf8Decoder()
        expect(cut(bytesOf(text), places).map(decode).join('')).toBe(text.replace(/\p{Surrogate}/gu, '\ufffd'))
      }),
    )
  })

  it.each([
    ['a lone continuation', [0x80, 0x41], '\ufffdA'],
    ['a character that ends early', [0xe4, 0xb8, 0x41], '\ufffdA'],
    ['an overlong form', [0xe0, 0x80, 0x80], '\ufffd'],
    ['a surrogate', [0xed, 0xa0, 0x80], '\ufffd'],
    ['a byte that no text has', [0xff], '\ufffd'],
  ])('%s is U+FFFD', (_what, bytes, text) => {
    expect(utf8Decoder()(Uint8Array.from(bytes))).toBe(text)
  })
})

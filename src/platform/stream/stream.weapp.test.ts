import { TextEncoder } from 'node:util'
import { eventSplitter } from '@domain/assistant/splitter'
import { openStream } from './index'

/* WeChat's chunked requests as they are known to fail: pieces cut anywhere, several events in one piece, no callback at all. */

interface Asked {
  enableChunked: boolean
  success(answer: { statusCode: number; data: ArrayBuffer }): void
  fail(answer: { errMsg: string }): void
}
type Hear = (piece: { data: ArrayBuffer }) => void

const EVENTS = [
  { id: '1', event: 'delta', text: '上月用气 1,234.00 m³' },
  { id: '2', event: 'delta', text: '😀漏气请先关阀' },
  { id: '3', event: 'done', text: '' },
]
const bytes = new Uint8Array(
  new TextEncoder().encode(
    EVENTS.map(({ id, event, text }) => `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify({ text })}\n\n`).join(''),
  ),
)
const bufferOf = (piece: Uint8Array): ArrayBuffer => Uint8Array.from(piece).buffer

/** Asks with a host that behaves as `play` says; the texts heard, and how it ended. */
async function heard(play: (asked: Asked, hear: Hear) => void, signal = new AbortController().signal) {
  const abort = jest.fn()
  mockWx({
    request: (asked: Asked) => {
      const hearing: Hear[] = []
      setTimeout(() => play(asked, (piece) => hearing.forEach((hear) => hear(piece))))
      return { abort, onChunkReceived: (hear: Hear) => hearing.push(hear) }
    },
  })
  const splitter = eventSplitter()
  const texts: string[] = []
  const end = await openStream({
    url: '/gpt/chat/stream',
    headers: {},
    body: '{}',
    onBytes: (piece) =>
      splitter.push(piece).forEach(({ data }) => texts.push((JSON.parse(data) as { text: string }).text)),
    signal,
  })
  return { texts, end, abort }
}
const whole = EVENTS.map(({ text }) => text)

test('the same events wherever the two pieces of an answer are cut, and byte by byte', async () => {
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const { texts, end } = await heard(({ success }, hear) => {
      for (const piece of [bytes.subarray(0, cut), bytes.subarray(cut)]) hear({ data: bufferOf(piece) })
      success({ statusCode: 200, data: new ArrayBuffer(0) })
    })
    expect([cut, texts, end]).toEqual([cut, whole, { kind: 'ended', status: 200 }])
  }
  const { texts } = await heard(({ success }, hear) => {
    for (const byte of bytes) hear({ data: Uint8Array.of(byte).buffer })
    success({ statusCode: 200, data: new ArrayBuffer(0) })
  })
  expect(texts).toEqual(whole)
})

test('a host without pieces gives the whole at its end, once', async () => {
  const { texts } = await heard(({ success, enableChunked }) => {
    expect(enableChunked).toBe(true)
    success({ statusCode: 200, data: bufferOf(bytes) })
  })
  expect(texts).toEqual(whole)
})

test('a cut answer that iOS calls a success has no last event; a failed one is broken', async () => {
  const cut = await heard(({ success }, hear) => {
    hear({ data: bufferOf(bytes.subarray(0, 70)) })
    success({ statusCode: 200, data: new ArrayBuffer(0) })
  })
  expect([cut.texts, cut.end.kind]).toEqual([whole.slice(0, 1), 'ended'])
  const lost = await heard(({ fail }) => fail({ errMsg: 'request:fail' }))
  expect(lost.end).toEqual({ kind: 'broken', status: 0 })
})

test('an abort ends it although the host says nothing', async () => {
  const ending = new AbortController()
  const { end, abort } = await heard(() => ending.abort(), ending.signal)
  expect([end, abort.mock.calls.length]).toEqual([{ kind: 'broken', status: 0 }, 1])
})

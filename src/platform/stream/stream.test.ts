import { TextEncoder } from 'node:util'
import { openStream } from './index'

// Browsers have it, jsdom does not.
Object.assign(globalThis, { TextEncoder })

const read = async (fetched: () => Promise<unknown>) => {
  Object.assign(globalThis, { fetch: fetched })
  const pieces: string[] = []
  const end = await openStream({
    url: '/gpt/chat/stream',
    headers: {},
    body: '{}',
    onBytes: (bytes) => pieces.push(Buffer.from(bytes).toString()),
    signal: new AbortController().signal,
  })
  return { pieces, ...end }
}

const reader = (texts: string[], fails = false) => ({
  read: async () => {
    const text = texts.shift()
    if (text === undefined && fails) throw new TypeError('network')
    return text === undefined ? { done: true } : { done: false, value: new Uint8Array(Buffer.from(text)) }
  },
})

it('passes pieces on as they come', async () => {
  const answer = { status: 200, body: { getReader: () => reader(['a', '好']) } }
  expect(await read(async () => answer)).toEqual({ pieces: ['a', '好'], kind: 'ended', status: 200 })
})

it('a network that goes leaves what has come', async () => {
  const answer = { status: 200, body: { getReader: () => reader(['a'], true) } }
  expect(await read(async () => answer)).toEqual({ pieces: ['a'], kind: 'broken', status: 200 })
})

it('a web view without a reader gives the whole at once', async () => {
  expect(await read(async () => ({ status: 200, text: async () => 'ab' }))).toEqual({
    pieces: ['ab'],
    kind: 'ended',
    status: 200,
  })
})

it('no network', async () => {
  expect(await read(() => Promise.reject(new TypeError('network')))).toEqual({ pieces: [], kind: 'broken', status: 0 })
})

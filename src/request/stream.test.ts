import { eventText } from '@domain/assistant/splitter'
import type { StreamEnd, StreamRequest } from '@/platform/stream'
import { SILENCE, streamCall, type Heard } from './stream'

let play: (request: StreamRequest) => Promise<StreamEnd>
jest.mock('@/platform/stream', () => ({ openStream: (request: StreamRequest) => play(request) }))

const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const input = { question: '余额', requestNo: 'n1' }
const make = async (signal = new AbortController().signal) => {
  const heard: Heard[] = []
  const end = await streamCall('gpt POST /chat/stream', input, (one) => heard.push(one), signal)
  return { heard, ...end }
}
const delta = eventText(1, 'delta', { text: '您好' })
const done = eventText(2, 'done', { status: 'done' })

it('passes each event on; complete is only what the last one says', async () => {
  play = async ({ onBytes }) => {
    onBytes(bytes(delta + done))
    return { kind: 'ended', status: 200 }
  }
  expect(await make()).toEqual({
    heard: [
      { event: 'delta', data: { text: '您好' } },
      { event: 'done', data: { status: 'done' } },
    ],
    complete: true,
  })
})

it('an answer that the host calls ended is not complete without its last event', async () => {
  play = async ({ onBytes }) => {
    onBytes(bytes(delta))
    return { kind: 'ended', status: 200 }
  }
  expect(await make()).toMatchObject({ complete: false })
})

it('a silence of 20 s ends it; a sign of life does not', async () => {
  jest.useFakeTimers()
  play = ({ onBytes, signal }) =>
    new Promise((resolve) => {
      onBytes(bytes(delta))
      setTimeout(() => onBytes(bytes(eventText(2, 'ping', {}))), SILENCE - 1000)
      signal.addEventListener('abort', () => resolve({ kind: 'broken', status: 0 }))
    })
  const making = make()
  await jest.advanceTimersByTimeAsync(SILENCE + 5000)
  let ended = false
  void making.then(() => (ended = true))
  await Promise.resolve()
  expect(ended).toBe(false)
  await jest.advanceTimersByTimeAsync(SILENCE)
  expect(await making).toMatchObject({ complete: false })
  jest.useRealTimers()
})

it('a refusal rejects with its code', async () => {
  play = async ({ onBytes }) => {
    onBytes(bytes('{"code":"E4004","msg":"上一个问题还在回答中","data":null}'))
    return { kind: 'ended', status: 200 }
  }
  await expect(make()).rejects.toMatchObject({ code: 'E4004', message: '上一个问题还在回答中' })
})

it('without a network it rejects as any call', async () => {
  play = async () => ({ kind: 'broken', status: 0 })
  await expect(make()).rejects.toMatchObject({ kind: 'network' })
})

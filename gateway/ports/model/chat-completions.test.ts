import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chatCompletions } from './chat-completions'
import type { ModelPiece } from './types'

let server: Server
let behave: (answer: ServerResponse) => void
let asked: {
  headers: Record<string, unknown>
  body: { model: string; stream: boolean; messages: unknown[]; tools?: unknown[] }
}

beforeAll(async () => {
  server = createServer((request, answer) => {
    let text = ''
    request.on('data', (piece: Buffer) => (text += piece.toString()))
    request.on('end', () => {
      asked = { headers: request.headers, body: JSON.parse(text) as never }
      behave(answer)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const chunk = (delta: object, end: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta, finish_reason: end }] })}\n\n`

async function pieces(
  limits = { first: 300, next: 300 },
  signal = new AbortController().signal,
): Promise<ModelPiece[]> {
  const { port } = server.address() as AddressInfo
  const model = chatCompletions({ url: `http://127.0.0.1:${port}/v1`, key: 'secret', model: 'm' }, limits)
  const found: ModelPiece[] = []
  const given = {
    messages: [{ role: 'user', content: '问' } as const],
    tools: [{ name: 'read', description: '', parameters: {} }],
  }
  for await (const piece of model.stream(given, signal)) found.push(piece)
  return found
}

it('streams the text, under the key, from the model that is named', async () => {
  behave = (answer) =>
    answer.end(chunk({ content: '您' }) + chunk({ content: '好。' }) + chunk({}, 'stop') + 'data: [DONE]\n\n')
  expect(await pieces()).toEqual([{ text: '您' }, { text: '好。' }])
  expect(asked.headers.authorization).toBe('Bearer secret')
  expect(asked.body).toMatchObject({ model: 'm', stream: true, messages: [{ role: 'user', content: '问' }] })
})

it('puts a tool call together from its pieces', async () => {
  behave = (answer) =>
    answer.end(
      chunk({ tool_calls: [{ index: 0, id: 'c1', function: { name: 'read', arguments: '{"to' } }] }) +
        chunk({ tool_calls: [{ index: 0, function: { arguments: 'pic":"BILL"}' } }] }) +
        chunk({}, 'tool_calls'),
    )
  expect(await pieces()).toEqual([{ calls: [{ id: 'c1', name: 'read', input: '{"topic":"BILL"}' }] }])
})

it.each<[string, (answer: ServerResponse) => void, RegExp]>([
  ['is silent from the start', () => undefined, /silent/],
  ['falls silent after a word', (answer) => void answer.write(chunk({ content: '您' })), /silent/],
  ['is down', (answer) => void answer.writeHead(503).end('{"error":"key secret"}'), /^the model answered 503$/],
  ['breaks off', (answer) => answer.end(chunk({ content: '您' })), /broke off/],
  ['answers no stream', (answer) => answer.end('<html>'), /broke off/],
  ['answers no JSON', (answer) => answer.end('data: {oops\n\n'), /JSON/],
])('throws where the model %s, without naming its key', async (_what, misbehave, text) => {
  behave = misbehave
  const error = await pieces().catch((failure: unknown) => failure as Error)
  expect(error).toBeInstanceOf(Error)
  expect((error as Error).message).toMatch(text)
  expect((error as Error).message).not.toContain('secret')
})

it('ends with its caller', async () => {
  behave = (answer) => void answer.write(chunk({ content: '您' }))
  const caller = new AbortController()
  setTimeout(() => caller.abort(), 50)
  await expect(pieces({ first: 5000, next: 5000 }, caller.signal)).rejects.toThrow()
})

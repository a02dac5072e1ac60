import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { sendPacked } from './packed'

const LONG = 'x'.repeat(3000)
/** More than the buffers of a connection take, packed. */
const ENDLESS = randomBytes(24 * 1024 * 1024).toString('base64')

const logged: { level: number; msg: string }[] = []
let app: FastifyInstance
beforeAll(async () => {
  const stream = { write: (line: string) => void logged.push(JSON.parse(line) as (typeof logged)[number]) }
  app = Fastify({ logger: { level: 'info', stream } })
  const answer = (url: string, type: string, body: () => string | Buffer | Readable) =>
    app.get(url, async (_request, reply) => sendPacked(reply.type(type), body()))
  answer('/text', 'application/json; charset=utf-8', () => LONG)
  answer('/short', 'application/json; charset=utf-8', () => 'x')
  answer('/pieces', 'text/csv', () => Readable.from([LONG, LONG]))
  answer('/picture', 'image/png', () => Buffer.from(LONG))
  answer('/whole', 'text/plain', () => ENDLESS)
  answer('/streamed', 'text/plain', () => Readable.from([ENDLESS]))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

test.each([
  ['/text', 'gzip, deflate, br', LONG],
  ['/text', 'br;q=1, gzip;q=0.5', LONG],
  ['/pieces', 'gzip', LONG + LONG],
  ['/text', 'gzip;q=0', null],
  ['/text', 'br', null],
  ['/short', 'gzip', null],
  ['/picture', 'gzip', null],
])('%s for a client that takes %s', async (url, accepted, packed) => {
  const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } })
  expect(answer.headers['content-encoding']).toBe(packed === null ? undefined : 'gzip')
  if (packed === null) return
  expect([answer.headers['vary'], String(gunzipSync(answer.rawPayload))]).toEqual(['accept-encoding', packed])
})

test.each(['/whole', '/streamed'])('a client that leaves during %s is no fault of the gateway', async (url) => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  const requested = once(app.server, 'request')
  socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`)
  const [, response] = (await requested) as [unknown, NodeJS.WritableStream]
  await once(socket, 'data')
  const gone = once(response, 'close')
  socket.destroy()
  await gone
  await new Promise((done) => setImmediate(done))
  expect(logged.filter(({ level }) => level > 30)).toEqual([])
})

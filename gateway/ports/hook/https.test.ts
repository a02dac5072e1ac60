import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { httpsHooks, type Below } from './https'

/* The wire below is plain HTTP at an address of this machine: what is tried is all above TLS. */

interface Got {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

let server: Server
let got: Got[]
let answer: (response: ServerResponse) => void

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body })
      answer(response)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((done) => server.close(done))
})
beforeEach(() => {
  got = []
  answer = (response) => response.writeHead(204).end()
})

const post = { url: 'https://erp.example.com:8443/gas?site=1', headers: { 'x-gas-id': '7' }, body: '{"a":"气"}' }

const sender = (over: Partial<Below> = {}) =>
  httpsHooks({
    resolve: () => Promise.resolve(['127.0.0.1']),
    mayCall: (address) => address === '127.0.0.1',
    request: ({ port: _port, servername: _name, ...options }) =>
      httpRequest({ ...options, port: (server.address() as AddressInfo).port }),
    ...over,
  })

test('sends the body to the address that was judged, under the name', async () => {
  const asked: unknown[] = []
  const watching = sender({
    request: (options) => {
      asked.push([options.host, options.servername, options.port])
      const { port: _port, servername: _name, ...plain } = options
      return httpRequest({ ...plain, port: (server.address() as AddressInfo).port })
    },
  })
  expect(await watching.send(post)).toEqual({ status: 204 })
  expect(asked).toEqual([['127.0.0.1', 'erp.example.com', '8443']])
  expect(got).toMatchObject([
    { path: '/gas?site=1', body: post.body, headers: { host: 'erp.example.com:8443', 'x-gas-id': '7' } },
  ])
})

test.each([
  ['inner addresses only', ['10.0.0.1']],
  ['one inner address among public ones', ['1.1.1.1', '169.254.169.254']],
  ['no address', []],
])('a name with %s is not called', async (_name, addresses) => {
  const calls: unknown[] = []
  const judging = httpsHooks({
    resolve: () => Promise.resolve(addresses),
    request: (options) => {
      calls.push(options)
      throw new Error('called')
    },
  })
  expect(await judging.send(post)).toEqual({ failure: 'ADDRESS' })
  expect(calls).toEqual([])
})

test('an unknown name is not called', async () => {
  const unknown = () => Promise.reject(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }))
  expect(await sender({ resolve: unknown }).send(post)).toEqual({ failure: 'ADDRESS' })
})

test('a name that is no valid punycode is not called', async () => {
  expect(await sender().send({ ...post, url: 'https://xn--a.example.com/' })).toEqual({ failure: 'ADDRESS' })
})

test('a redirect is an answer and is not followed', async () => {
  answer = (response) => response.writeHead(307, { location: 'http://127.0.0.1/inner' }).end()
  expect(await sender().send(post)).toEqual({ status: 307 })
  expect(got).toHaveLength(1)
})

test('an answer without end is not read', async () => {
  answer = (response) => {
    response.writeHead(200)
    const more = setInterval(() => response.write('x'.repeat(1024)), 5)
    response.on('close', () => clearInterval(more))
  }
  expect(await sender().send(post)).toEqual({ status: 200 })
})

test('silence ends by time', async () => {
  answer = () => undefined
  expect(await sender({ timeout: 100 }).send(post)).toEqual({ failure: 'TIMEOUT' })
})

test('a name server that is silent ends by time', async () => {
  expect(await sender({ timeout: 100, resolve: () => new Promise(() => undefined) }).send(post)).toEqual({
    failure: 'TIMEOUT',
  })
})

test('a connection that breaks is a failure', async () => {
  answer = (response) => void response.destroy()
  expect(await sender().send(post)).toEqual({ failure: 'CONNECTION' })
})

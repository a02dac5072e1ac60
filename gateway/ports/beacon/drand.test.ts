import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { drand } from './drand'

const signature = 'ab'.repeat(48)
const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')
let server: Server
let answer: { status: number; body: string }
let asked: string[]

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (answer.status !== 0) response.writeHead(answer.status, { location: 'http://127.0.0.1:1/' }).end(answer.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((done) => server.close(done))
})
beforeEach(() => {
  asked = []
  answer = { status: 200, body: JSON.stringify({ round: 7, randomness, signature }) }
})

const source = (timeout?: number) =>
  drand({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, timeout)

test('reads a round of quicknet', async () => {
  expect(await source().read(7)).toEqual({ round: 7, value: randomness })
  expect(asked).toEqual(['/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/public/7'])
})

test('the round of a moment is the first that is made at it or later', () => {
  const genesis = 1_692_803_367_000
  expect([-1, 0, 1, 3000, 3001].map((ms) => source().roundAt(genesis + ms))).toEqual([1, 1, 2, 2, 3])
})

test('a round that is not made yet is none', async () => {
  answer = { status: 425, body: '' }
  expect(await source().read(7)).toBeNull()
})

test.each([
  ['another round', { round: 8, randomness, signature }],
  ['a value that is not the hash of its signature', { round: 7, randomness: '00'.repeat(32), signature }],
  ['no signature', { round: 7, randomness }],
  ['nothing', null],
])('refuses %s', async (_name, body) => {
  answer = { status: 200, body: JSON.stringify(body) }
  await expect(source().read(7)).rejects.toThrow('round 7')
})

test.each([[500], [302], [0]])('fails on status %s (0: silence)', async (status) => {
  answer = { status, body: '' }
  await expect(source(200).read(7)).rejects.toThrow()
})

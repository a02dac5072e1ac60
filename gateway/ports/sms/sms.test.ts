import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { unwaited } from '.'
import { httpSms } from './http'

interface Seen {
  key: string | undefined
  body: unknown
}

let server: Server
let url = ''
let seen: Seen[] = []
/** Status of each answer in turn; 0 = no answer at all. */
let answers: number[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      seen.push({ key: request.headers.authorization, body: JSON.parse(text) })
      const status = answers.shift() ?? 200
      if (status !== 0) response.writeHead(status).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})
beforeEach(() => {
  seen = []
  answers = []
})

const message = { phone: '13800000001', smsType: 'LOGIN', text: '验证码482913', code: '482913' }
const sender = () => httpSms({ url, key: 'provider-key', timeout: 200 })

test('sends phone, template and code under the key', async () => {
  await sender().send(message)
  expect(seen).toEqual([
    {
      key: 'Bearer provider-key',
      body: { phone: '13800000001', template: 'LOGIN', text: '验证码482913', params: { code: '482913' } },
    },
  ])
})

test.each([
  { say: 'an error', first: 503 },
  { say: 'no answer in time', first: 0 },
])('tries once more after $say', async ({ first }) => {
  answers = [first, 202]
  await sender().send(message)
  expect(seen).toHaveLength(2)
})

test('gives up after the second failure', async () => {
  answers = [500, 500]
  await expect(sender().send(message)).rejects.toThrow('SMS provider answered 500')
  expect(seen).toHaveLength(2)
})

test('nobody waits for the provider, whose failure is told (LG-04)', async () => {
  answers = [0, 500]
  const failures: string[] = []
  const asked = performance.now()
  const unwaitedSender = unwaited(sender(), ({ message }) => failures.push(message))
  await unwaitedSender.send(message)
  expect(performance.now() - asked).toBeLessThan(100)
  // A gateway that is told to stop does wait.
  await unwaitedSender.idle?.()
  expect([seen.length, failures]).toEqual([2, ['SMS provider answered 500']])
})

/* Traces as a collector gets them: a call, its statements, the port that it uses, and the item of work that it hands on, in one trace. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clientKeys, testGateway, type TestGateway } from '../setup/gateway'
import { startTracing, type Tracing } from '../../gateway/tracing/otlp'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue: string } }[]
}

let collector: Server
let received: string[] = []
let tracing: Tracing
let gateway: TestGateway
let lines: string[] = []

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      received.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
  gateway = await testGateway({ env: { LOG_LEVEL: 'info' }, logTo: { write: (line) => void lines.push(line) } })
})
afterAll(async () => {
  await gateway.close()
  collector.closeAllConnections()
  await new Promise((done) => collector.close(done))
})

const trace = (ratio: number) => {
  received = []
  lines = []
  const { port } = collector.address() as AddressInfo
  tracing = startTracing({ endpoint: `http://127.0.0.1:${port}`, ratio })
}

/** What the collector has got once everything is sent. */
async function spans(): Promise<Span[]> {
  await tracing.stop()
  const bodies = received.map((body) => JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] })
  return bodies.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
}

const valueOf = ({ attributes }: Span, key: string) => attributes.find((one) => one.key === key)?.value.stringValue

const sendCode = () =>
  gateway.gateway.app.inject({
    method: 'POST',
    url: '/api/crmgas/portal/sms/sendSms',
    headers: clientKeys,
    payload: { phone: '13800000001', smsType: 'LOGIN' },
  })

test('one trace holds call, statements, port and item; the answer and the log name it; no person is in it', async () => {
  const li = await gateway.as('13800000001')
  trace(1)
  const answer = await sendCode()
  const traceId = answer.headers['x-trace-id']
  await li.ok('default POST /crmgas/invoice/saveTitle', {
    titleKind: 'OWN',
    buyerType: 'PERSON',
    buyerName: '赵小川',
    applySpecial: '0',
    address: '廊坊市开发区1号',
    phone: '13911112222',
    bankName: '中国银行',
    bankAccount: '6222021001009988776',
    email: 'titles@example.com',
    requestNo: 'traced-1',
  })
  await gateway.drain()
  const all = await spans()

  const call = all.find(({ name }) => name === 'default POST /crmgas/portal/sms/sendSms')
  expect(call).toMatchObject({ traceId })
  const below = all.filter((one) => one.traceId === traceId && one.parentSpanId === call?.spanId)
  expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(['insert sms_code', 'sms.send']))
  expect(lines.filter((line) => line.includes(`"traceId":"${String(traceId)}"`)).join('')).toContain('"answered"')

  const text = received.join('\n')
  for (const secret of ['13800000001', '13911112222', '6222021001009988776', '赵小川', 'titles@example.com', '1号'])
    expect(text).not.toContain(secret)
})

test('an item goes on with the trace of the call that handed it on; a refusal is named by its code', async () => {
  const li = await gateway.as('13800000001')
  trace(1)
  await li.ok('btwob POST /invoice/matrix/mailing/ask', { email: 'books@example.com', requestNo: 'traced-2' })
  await li.call('default GET /crmgas/bill/detail', { billId: 'nowhere' })
  await gateway.drain()
  const all = await spans()
  const call = all.find(({ name }) => name === 'btwob POST /invoice/matrix/mailing/ask')
  const items = all.filter((one) => valueOf(one, 'kind') !== undefined && one.traceId === call?.traceId)
  expect(items.map((one) => valueOf(one, 'end'))).toEqual(['done'])
  expect(items[0]?.parentSpanId).toBeDefined()
  const refused = all.find(({ name }) => name === 'default GET /crmgas/bill/detail')
  expect(refused && valueOf(refused, 'code')).toBe('2902')
})

test('of a ratio of 0 nothing is sent; untraced calls have no trace', async () => {
  trace(0)
  await sendCode()
  expect(await spans()).toEqual([])
  expect((await sendCode()).headers['x-trace-id']).toBeUndefined()
})

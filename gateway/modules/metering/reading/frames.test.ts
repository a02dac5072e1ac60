import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { testGateway, type TestGateway } from '../../../../test/setup/gateway'
import type { Work } from '../../../http/context'
import type { FeedMeter } from '../../../ports/meter-feed'
import { creditOf, deliverCredit, requestCredit } from '../valve/credits'
import { deliver, findCommand, requestClose } from '../valve/valves'

const KEY = 'ab'.repeat(32)
let gateway: TestGateway
let server: Server
/** What reached the head-end, and what it answers: demo data that are made in this process send credits as well. */
let ordered: { headers: Record<string, unknown>; body: string }[] = []
let said: { status: number; body: unknown } = { status: 200, body: { state: 'ACCEPTED' } }

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      ordered.push({ headers: request.headers, body })
      response.writeHead(said.status).end(JSON.stringify(said.body))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const urls = { valveUrl: `${at}/valves`, creditUrl: `${at}/credits` }
  const HEAD_ENDS = JSON.stringify([{ id: 'east', companies: ['1001'], key: KEY, ...urls }])
  gateway = await testGateway({ env: { HEAD_ENDS } })
})
afterAll(async () => {
  await gateway.close()
  await new Promise((done) => server.close(done))
})
beforeEach(() => {
  ordered = []
  said = { status: 200, body: { state: 'ACCEPTED' } }
})

const sign = (purpose: string, time: string, body: string, key = KEY) =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(`${purpose}\n${time}\n${body}`).digest('hex')
interface Signing {
  purpose?: string
  key?: string
  time?: number
  id?: string
}
async function send(
  path: 'frames' | 'valve' | 'credit',
  input: object,
  { purpose = path, key = KEY, time, id = 'east' }: Signing = {},
  to = gateway,
) {
  const payload = JSON.stringify(input)
  const at = String(Math.floor(time ?? Date.now() / 1000))
  const headers = { 'x-head-end': id, 'x-head-end-time': at, 'x-head-end-signature': sign(purpose, at, payload, key) }
  const url = `/api/crmgas/headEnd/${path}`
  const response = await to.gateway.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
  const { body } = JSON.parse(response.body) as { body?: { resultCode: string; data: unknown } }
  return { status: response.statusCode, code: body?.resultCode, data: body?.data }
}
const meterNo = '003010010101'
const frame = (seq: number, readAt: string, stdReading: string, more: object = {}) => ({
  meterNo,
  channelNo: '1',
  seq,
  readAt: `${readAt}+08:00`,
  stdReading,
  ...more,
})
const kept = (meterId = '10010101') =>
  gateway.db
    .selectFrom('rawFrame')
    .select(['seq', 'stdReading'])
    .where('meterId', '=', meterId)
    .orderBy('seq')
    .execute()
const feedMeter: FeedMeter = {
  companyCode: '1001',
  meterId: '10010101',
  qmax: '100.00',
  onlineState: 'ONLINE',
  isShut: false,
  lastFrameAt: null,
  channels: [{ channelNo: '1', hasCorrector: true, lastReading: '100.00', lastReadingAt: null }],
}

describe('senders that may hand in', () => {
  const one = { frames: [frame(1, '2026-11-22T08:00:00', '1.00')] }
  it.each<[string, Signing]>([
    ['another key', { key: 'cd'.repeat(32) }],
    ['a signature made for something else', { purpose: 'valve' }],
    ['one that is ten minutes old', { time: Date.now() / 1000 - 600 }],
    ['an unknown head-end', { id: 'west' }],
  ])('not %s', async (_name, signing) => {
    expect((await send('frames', one, signing)).status).toBe(401)
    expect(await kept()).toEqual([])
  })
  it('a head-end speaks for its own companies only', async () => {
    const foreign = await gateway.db
      .selectFrom('meter')
      .select('meterNo')
      .where('companyCode', '=', '1002')
      .executeTakeFirstOrThrow()
    const answer = await send('frames', { frames: [{ ...one.frames[0], meterNo: foreign.meterNo }] })
    expect(answer).toMatchObject({ status: 200, data: { meters: [], unknown: [foreign.meterNo], refused: [] } })
  })
})

it('keeps frames at least once and in order per meter: duplicates are nothing new, a gap waits', async () => {
  const hand = async (...frames: object[]) => (await send('frames', { frames })).data
  const wants = (next: number, ...refused: object[]) => ({ meters: [{ meterNo, next }], unknown: [], refused })
  const at = (hour: string) => `2026-11-22T${hour}:00:00`
  expect(await hand(frame(7, at('08'), '100.00'), frame(8, at('09'), '101.50'))).toEqual(wants(9))
  expect(await hand(frame(7, at('08'), '100.00'), frame(8, at('09'), '101.50'))).toEqual(wants(9))
  expect(await hand(frame(10, at('11'), '104.00'))).toEqual(wants(9))
  expect((await kept()).map(({ seq }) => Number(seq))).toEqual([7, 8])
  expect(await hand(frame(9, at('10'), '103.00'), frame(10, at('11'), '104.00'))).toEqual(wants(11))
  // Same channel and moment under a new number: counted, the first register stands.
  expect(await hand(frame(11, at('11'), '999.00'))).toEqual(wants(12, { at: 0, reason: 'TAKEN' }))
  expect(await hand(frame(15, at('12'), '105.00', { restart: true }))).toEqual(wants(16))
  // A device with a clock that runs a year ahead.
  expect(await hand(frame(16, '2027-11-22T08:00:00', '1.00'))).toEqual(wants(17, { at: 0, reason: 'AHEAD' }))
  expect((await kept()).map(({ seq, stdReading }) => [Number(seq), stdReading])).toEqual([
    [7, '100.00'],
    [8, '101.50'],
    [9, '103.00'],
    [10, '104.00'],
    [15, '105.00'],
  ])
})

describe('one bad frame refuses no other', () => {
  const other = '003010010201'
  const hand = async (...frames: unknown[]) => (await send('frames', { frames })).data
  const at = '2026-11-22T08:00:00'
  const bad = { meterNo: other, channelNo: '1', readAt: `${at}+08:00`, stdReading: '5.00' }

  it('each is named by its place, and counted where it tells its number', async () => {
    const sent = [
      { ...bad, seq: 1 },
      { ...bad, seq: 2, stdReading: 'much' },
      null,
      { ...bad, seq: 0 },
      { ...bad, seq: 3, readAt: '2026-09-13T23:59:59+08:00' },
      { ...bad, seq: 4, readAt: '2026-09-14T00:00:00+08:00' },
      { ...bad, seq: 5, pressure: '123456789.00' },
      { ...bad, seq: 6, meterNo: 'unknown' },
      { ...bad, seq: 9, stdReading: 'much', restart: true },
    ]
    const answer = {
      meters: [{ meterNo: other, next: 6 }],
      unknown: ['unknown'],
      refused: [
        { at: 1, reason: 'FORM', field: 'stdReading' },
        { at: 2, reason: 'FORM', field: '' },
        { at: 3, reason: 'FORM', field: 'seq' },
        { at: 4, reason: 'OLD' },
        { at: 6, reason: 'FORM', field: 'pressure' },
        { at: 8, reason: 'FORM', field: 'stdReading' },
      ],
    }
    expect(await hand(...sent)).toEqual(answer)
    expect(await hand(...sent)).toEqual(answer)
    expect((await kept('10010201')).map(({ seq }) => Number(seq))).toEqual([1, 4])
  })

  it('a number that two companies have is of no meter', async () => {
    const twice = await testGateway({
      env: { HEAD_ENDS: JSON.stringify([{ id: 'east', companies: ['1001', '1002'], key: KEY }]) },
    })
    const meters = twice.db.selectFrom('meter').select(['companyCode', 'meterId'])
    const foreign = await meters.where('companyCode', '=', '1002').executeTakeFirstOrThrow()
    await twice.db.updateTable('meter').set({ meterNo: other }).where('meterId', '=', foreign.meterId).execute()
    const answer = await send('frames', { frames: [{ ...bad, seq: 1 }] }, {}, twice)
    expect(answer.data).toEqual({ meters: [], unknown: [], refused: [{ at: 0, reason: 'TWO_METERS' }] })
    await twice.close()
  })
})

it('two deliveries at once, one the other way round, have one effect', async () => {
  const numbers = ['003010010202', '003010010203']
  const frames = numbers.flatMap((no) =>
    [1, 2, 3].map((seq) => ({ ...frame(seq, `2026-11-22T0${seq}:00:00`, `${seq}.00`), meterNo: no })),
  )
  const answers = await Promise.all([
    send('frames', { frames }),
    send('frames', { frames: [...frames].reverse() }),
    send('frames', { frames: frames.slice(3) }),
  ])
  for (const { data } of answers)
    expect((data as { meters: { next: number }[] }).meters.map(({ next }) => next)).toEqual(
      Array.from({ length: (data as { meters: object[] }).meters.length }, () => 4),
    )
  for (const id of ['10010202', '10010203']) expect((await kept(id)).map(({ seq }) => Number(seq))).toEqual([1, 2, 3])
})

it('costs as many statements for 400 meters as for one', async () => {
  const { meterId } = feedMeter
  const row = await gateway.db.selectFrom('meter').selectAll().where('meterId', '=', meterId).executeTakeFirstOrThrow()
  const meters = Array.from({ length: 400 }, (_none, n) => ({ ...row, meterId: `9${n}`, meterNo: `many${n}` }))
  await gateway.db.insertInto('meter').values(meters).execute()
  let seq = 0
  const cost = (count: number) =>
    gateway.statementsOf(async () => {
      seq += 1
      const now = { seq, readAt: `2026-11-22T08:0${seq}:00+08:00`, channelNo: '1', stdReading: '1.00' }
      const { data } = await send('frames', {
        frames: meters.slice(0, count).map((one) => ({ ...now, meterNo: one.meterNo })),
      })
      expect((data as { meters: object[] }).meters).toHaveLength(count)
    })
  expect(await cost(400)).toBe(await cost(1))
})

it('is what the day closing, the hours and the live page read', async () => {
  const hours = Array.from({ length: 25 }, (_, hour) => {
    const at = new Date(Date.parse('2026-11-21T08:00:30+08:00') + hour * 3600_000 + 8 * 3600_000)
      .toISOString()
      .slice(0, 19)
    return { ...frame(hour + 1, at, (200 + hour * 1.5).toFixed(2)), meterNo: '003010010102' }
  })
  await send('frames', { frames: hours })
  const feed = gateway.gateway.work.ports.meterFeed
  const meter = { ...feedMeter, meterId: '10010102' }
  expect(await feed.frames(meter, '2026-11-21')).toMatchObject([{ channelNo: '1', stdReading: '236.00' }])
  expect(await feed.frames(meter, '2026-11-22')).toEqual([])
  const day = { channelNo: '1', gasDay: '2026-11-21' }
  const [received = [], wrong, unknown] = await feed.hours(meter, [
    { ...day, volume: '36.00' },
    { ...day, volume: '35.00' },
    { ...day, gasDay: '2026-11-20', volume: '36.00' },
  ])
  expect([received.length, received[0]?.volume, received[0]?.hourStart]).toEqual([
    24,
    '1.5000',
    '2026-11-21T08:00:00+08:00',
  ])
  expect([wrong, unknown]).toEqual([[], []])

  expect(await feed.live(meter, gateway.clock.now())).toBeNull()
  const now = { ...frame(26, '2026-11-23T09:25:00', '250.00', { flow: '12.30', signal: 3 }), meterNo: '003010010102' }
  await send('frames', { frames: [now] })
  expect(await feed.live(meter, gateway.clock.now())).toMatchObject({
    signal: 3,
    channels: [{ channelNo: '1', flow: '12.30', stdTotal: '250.00' }],
  })
})

it('a valve command goes out signed; the device’s word comes in, once or twice', async () => {
  const row = await gateway.db
    .selectFrom('meter')
    .selectAll()
    .where('meterId', '=', '10010103')
    .executeTakeFirstOrThrow()
  const work = <T>(run: (work: Work) => Promise<T>): Promise<T> =>
    gateway.db.transaction().execute((db) => run({ ...gateway.gateway.work, db, afterCommit: () => undefined }))
  const why = { reason: '欠费停气关阀', refType: 'STOP_GAS', refId: 's1' }
  const commandId = await work((w) => requestClose(w, { ...row, valveState: 'OPEN' }, why))
  const outside = { ...gateway.gateway.work, db: gateway.db, afterCommit: () => undefined, transaction: work }
  await deliver(outside, { bp: row.bp, commandId })
  expect(ordered.map(({ body }) => body)).toEqual([
    JSON.stringify({ commandId, companyCode: '1001', meterNo: row.meterNo, action: 'CLOSE' }),
  ])
  const { headers, body } = ordered[0] ?? { headers: {}, body: '' }
  expect(headers['x-head-end-signature']).toBe(sign('command', String(headers['x-head-end-time']), body))

  const done = { commandId, result: 'DONE' }
  expect((await send('valve', done, { key: 'cd'.repeat(32) })).status).toBe(401)
  expect((await send('valve', { ...done, commandId: 'missing' })).status).toBe(400)
  for (let times = 0; times < 2; times++) expect(await send('valve', done)).toMatchObject({ data: { state: 'DONE' } })
  expect(await work(async (w) => (await findCommand(w, commandId))?.state)).toBe('DONE')
})

it('a credit goes out signed, once per movement of money; the meters’ word comes in, once or twice (Y-01)', async () => {
  const work = <T>(run: (work: Work) => Promise<T>): Promise<T> =>
    gateway.db.transaction().execute((db) => run({ ...gateway.gateway.work, db, afterCommit: () => undefined }))
  const [account, refId] = [{ bp: '1000000001', companyCode: '1001', balance: '250.00' }, '01M83000000000000000000001']
  const [topUp, orderId] = [{ refId, amount: '100.00' }, `${refId}-7`]
  const unreached = { bp: '1000000003', companyCode: '1002', balance: '250.00', ledgerSeq: 7 }
  expect(await work((w) => requestCredit(w, { ...account, ledgerSeq: 7 }, topUp))).toBe(orderId)
  expect(await work((w) => requestCredit(w, { ...account, ledgerSeq: 7 }, topUp))).toBeNull()
  expect(await work((w) => requestCredit(w, unreached, topUp))).toBeNull()
  const outside = { ...gateway.gateway.work, db: gateway.db, afterCommit: () => undefined, transaction: work }
  await deliverCredit(outside, { bp: account.bp, orderId })
  const { headers, body } = ordered[0] ?? { headers: {}, body: '' }
  expect(JSON.parse(body)).toMatchObject({
    orderId,
    seq: 7,
    companyCode: '1001',
    amount: '100.00',
    balance: '250.00',
  })
  expect((JSON.parse(body) as { meterNos: string[] }).meterNos).toContain('003010010101')
  expect(headers['x-head-end-signature']).toBe(sign('command', String(headers['x-head-end-time']), body))
  expect(await creditOf({ db: gateway.db }, { bp: account.bp, refId })).toMatchObject({
    state: 'SENT',
    settledAt: null,
  })

  const done = { orderId, result: 'DONE' }
  expect((await send('credit', done, { purpose: 'valve' })).status).toBe(401)
  expect((await send('credit', { ...done, orderId: 'missing' })).status).toBe(400)
  for (let times = 0; times < 2; times++) expect(await send('credit', done)).toMatchObject({ data: { state: 'DONE' } })
})

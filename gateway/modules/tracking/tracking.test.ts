import { contentGateway } from '../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
let master: Caller
beforeAll(async () => {
  gateway = await contentGateway()
  master = await gateway.as('13800000001')
})
afterAll(() => gateway.close())
beforeEach(() => gateway.db.deleteFrom('logEvent').execute())

const at = '2026-11-23T09:29:00+08:00'
const rows = () => gateway.db.selectFrom('logEvent').selectAll().orderBy('eventId').execute()

test('a click is stored with its user, an unknown code is dropped without an error', async () => {
  expect(
    await master.call('default POST /crmgas/event-tracking/add-click', { clickModule: 'mall_banner' }),
  ).toMatchObject({ code: '1000', data: null })
  expect(await gateway.call('default POST /crmgas/event-tracking/add-click', { clickModule: '点击' })).toMatchObject({
    code: '1000',
  })
  expect(await rows()).toMatchObject([
    { type: 'CLICK', name: 'mall_banner', bp: '1000000001', userId: master.headers['userid'] },
  ])
})

test('a batch sent twice counts once; stays without a time are dropped, personal data too', async () => {
  const events = [
    {
      eventId: 'e1',
      type: 'DWELL' as const,
      group: 'topup',
      page: '/pages/pay/meters?bp=1000000001',
      durationMs: 5000,
      at,
      extra: { phone: '13800000001', tab: 'x' },
    },
    { eventId: 'e2', type: 'DWELL' as const, at },
    { eventId: 'e1', type: 'CUSTOM' as const, at },
  ]
  expect(await gateway.ok('default POST /crmgas/log/batch', { events })).toEqual({ accepted: 1, ignored: 2 })
  expect(await gateway.ok('default POST /crmgas/log/batch', { events })).toEqual({ accepted: 0, ignored: 3 })
  expect(await gateway.ok('default POST /crmgas/log/batch', { events: [] })).toEqual({ accepted: 0, ignored: 0 })
  expect(await rows()).toMatchObject([{ eventId: 'e1' }])
})

test('more than 64 kB is refused, 51 events are no batch', async () => {
  const event = (i: number, size: number) => ({
    eventId: `big${i}`,
    type: 'ERROR' as const,
    at,
    extra: { stack: 'x'.repeat(size) },
  })
  const big = Array.from({ length: 40 }, (_x, i) => event(i, 1700))
  expect(await gateway.call('default POST /crmgas/log/batch', { events: big })).toMatchObject({
    code: '44830',
    text: '日志过大',
  })
  expect(
    await gateway.call('default POST /crmgas/log/batch', {
      events: Array.from({ length: 51 }, (_x, i) => event(i, 1)),
    }),
  ).toMatchObject({ code: '2901' })
  expect(await rows()).toEqual([])
})

test('analytics', async () => {
  const events = [
    {
      eventId: 't1',
      name: 'page_view',
      page: '/pages/mall/mall',
      props: { from: 'home', address: '新源路' },
      at,
      sessionId: 's1',
    },
  ]
  expect(await master.ok('default POST /crmgas/track/collect', { events })).toEqual({ accepted: 1 })
  expect(await rows()).toMatchObject([
    { name: 'page_view', page: '/pages/mall/mall', extra: { from: 'home' }, sessionId: 's1' },
  ])
  expect(await master.send('default POST /crmgas/track/collect', { events: [{ eventId: 't2', at }] })).toMatchObject({
    code: '2901',
  })
})

test('events are kept for 180 days', async () => {
  await gateway.ok('default POST /crmgas/event-tracking/add-click', { clickModule: 'a' })
  await gateway.passTime('2027-05-22T03:31:00+08:00')
  expect(await rows()).toHaveLength(1)
  await gateway.passTime('2027-05-23T03:31:00+08:00')
  expect(await rows()).toEqual([])
})

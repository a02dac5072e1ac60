import { people } from '../../../test/gateway/inspection-kit'
import { detector, HEAD_ENDS, telemetry } from '../../../test/gateway/record-kit'
import { demoNow, testGateway, type TestGateway } from '../../../test/setup/gateway'

const DEVICE = 'DEV-7001'
const LIVE = 'default GET /crmgas/record/alarm/live'

let gateway: TestGateway
let at: ReturnType<typeof people>
let alarmId: string
beforeAll(async () => {
  gateway = await testGateway({ env: { HEAD_ENDS } })
  at = people(gateway)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.moveTo(demoNow)
  for (const table of ['gasAlarm', 'alarmEvent', 'serviceTicket', 'message'] as const)
    await gateway.db.deleteFrom(table).execute()
  const input = await detector(gateway, { deviceCode: DEVICE })
  alarmId = (await at.master.ok('default POST /crmgas/record/alarm/save', input)).alarmId
})

const confirm = async () =>
  at.inspector.ok('btwob POST /record/review', { type: 'ALARM', id: alarmId, agree: '1', reason: '' })
const send = (concentration: string, moment: string, over: { fault?: '0' | '1'; deviceCode?: string } = {}) =>
  telemetry(gateway, { deviceCode: DEVICE, concentration, at: `2026-11-23T${moment}+08:00`, ...over })
const events = async () =>
  (await at.master.ok('default GET /crmgas/record/alarm/events', { alarmId, tab: 'ALARM' })).list.map(
    ({ kind }) => kind,
  )
const tickets = () => gateway.db.selectFrom('serviceTicket').select(['ticketId', 'subtype', 'state']).execute()
const messages = async () =>
  (await gateway.db.selectFrom('message').select('summary').distinct().where('bp', '=', '1000000001').execute()).map(
    ({ summary }) => summary,
  )

test('a high alarm is an event, a message to all users and a ticket of the emergency desk; the way down is one event each (D 3.6)', async () => {
  await confirm()
  expect(await send('3.0', '09:20:00')).toMatchObject({ status: 200, live: 'NORMAL' })
  expect(await send('55.0', '09:21:00')).toMatchObject({ live: 'ALARM_HIGH' })
  expect(await at.master.ok(LIVE, { alarmId })).toEqual({
    liveStatus: 'ALARM_HIGH',
    concentration: '55.0',
    at: '2026-11-23T09:21:00+08:00',
  })
  expect(await tickets()).toMatchObject([{ subtype: 'GAS_LEAK', state: 'DISPATCHED' }])
  await gateway.drain()
  expect(await messages()).toContain('三车间发生高浓度报警，浓度55.0%LEL')
  expect((await at.master.ok('default GET /crmgas/record/alarm/list', {})).alarming).toMatchObject([{ alarmId }])
  await send('30.0', '09:22:00')
  await send('60.0', '09:23:00')
  expect(await tickets()).toHaveLength(1)
  await send('5.0', '09:24:00')
  expect(await send('5.0', '09:25:00')).toMatchObject({ live: 'NORMAL' })
  expect(await events()).toEqual(['RECOVER', 'ALARM_LOW', 'ALARM_HIGH', 'ALARM_LOW', 'ALARM_HIGH', 'RECOVER'])
})

test('a ticket that is over is followed by a new one at the next high alarm', async () => {
  await confirm()
  await send('55.0', '09:20:00')
  await gateway.db.updateTable('serviceTicket').set({ state: 'CLOSED' }).execute()
  await send('5.0', '09:21:00')
  await send('5.0', '09:22:00')
  await send('55.0', '09:23:00')
  expect(await tickets()).toHaveLength(2)
})

test('the same message again, or an older one, changes nothing', async () => {
  await confirm()
  await send('25.0', '09:20:00')
  expect(await send('25.0', '09:20:00')).toMatchObject({ status: 200, live: 'ALARM_LOW' })
  expect(await send('80.0', '09:19:00')).toMatchObject({ status: 200, live: 'ALARM_LOW' })
  expect(await events()).toEqual(['ALARM_LOW'])
  expect(await tickets()).toEqual([])
})

test('a moment far from ours is refused, and so is more than everything', async () => {
  await confirm()
  expect((await send('3.0', '09:35:01')).status).toBe(400)
  expect((await send('3.0', '09:35:00')).status).toBe(200)
  expect(
    (await telemetry(gateway, { deviceCode: DEVICE, concentration: '3.0', at: '2026-11-22T09:29:59+08:00' })).status,
  ).toBe(400)
  expect((await send('100.1', '09:35:00')).status).toBe(400)
})

test('an alarm that came late is written down, and no team is sent out for it', async () => {
  await confirm()
  expect(await send('70.0', '08:59:00')).toMatchObject({ live: 'ALARM_HIGH' })
  expect(await events()).toEqual(['ALARM_HIGH'])
  expect(await tickets()).toEqual([])
})

test('a device that is unknown, not confirmed, out of use, or another company’s is refused', async () => {
  expect(await send('3.0', '09:20:00')).toMatchObject({ status: 400 })
  await confirm()
  expect((await send('3.0', '09:20:00', { deviceCode: 'DEV-9999' })).status).toBe(400)
  await gateway.db.updateTable('gasAlarm').set({ companyCode: '1002' }).execute()
  expect((await send('3.0', '09:20:00')).status).toBe(400)
  await gateway.db.updateTable('gasAlarm').set({ companyCode: '1001', useState: 'STOPPED' }).execute()
  expect((await send('3.0', '09:20:00')).status).toBe(400)
})

test('a message that is not signed for alarms is none', async () => {
  await confirm()
  const input = { deviceCode: DEVICE, concentration: '3.0', at: '2026-11-23T09:20:00+08:00' }
  expect((await telemetry(gateway, input, { key: 'cd'.repeat(32) })).status).toBe(401)
  expect((await telemetry(gateway, input, { purpose: 'frames' })).status).toBe(401)
})

test('a device is offline after half an hour without a word, at that moment, once', async () => {
  await confirm()
  await send('3.0', '09:20:00')
  await gateway.passTime('2026-11-23T09:49:00+08:00')
  expect((await at.master.ok(LIVE, { alarmId })).liveStatus).toBe('NORMAL')
  await gateway.passTime('2026-11-23T10:30:00+08:00')
  expect((await at.master.ok(LIVE, { alarmId })).liveStatus).toBe('OFFLINE')
  const { list } = await at.master.ok('default GET /crmgas/record/alarm/events', { alarmId })
  expect(list[0]).toMatchObject({ kind: 'OFFLINE', at: '2026-11-23T09:50:00+08:00' })
  await gateway.passTime('2026-11-23T11:00:00+08:00')
  expect(await events()).toEqual(['OFFLINE', 'RECOVER'])
})

test('a fault is a state of its own, without a ticket', async () => {
  await confirm()
  expect(await send('90.0', '09:20:00', { fault: '1' })).toMatchObject({ live: 'FAULT' })
  expect(await tickets()).toEqual([])
})

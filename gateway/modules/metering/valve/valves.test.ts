import { testGateway, type TestGateway } from '../../../../test/setup/gateway'
import type { Work } from '../../../http/context'
import type { ValveAnswer, ValveOrder } from '../../../ports/valve'
import { dueCommands } from '../repo/valve'
import { acknowledge, deliver, findCommand, requestClose, requestOpen } from './valves'

let gateway: TestGateway
// The demo world may be made through this port as well.
let sent: ValveOrder[] = []
let answer: () => ValveAnswer = () => ({ state: 'ACCEPTED' })
beforeAll(async () => {
  gateway = await testGateway({
    ports: {
      valve: {
        send: async (order) => {
          sent.push(order)
          return answer()
        },
      },
    },
  })
  // Of the demo's emergency stop.
  await gateway.db.deleteFrom('valveCommand').execute()
})
afterAll(() => gateway.close())
beforeEach(() => {
  sent = []
  answer = () => ({ state: 'ACCEPTED' })
})

const work = <T>(run: (work: Work) => Promise<T>): Promise<T> =>
  gateway.db.transaction().execute((db) => run({ ...gateway.gateway.work, db, afterCommit: () => undefined }))
const why = { reason: '欠费停气关阀', refType: 'STOP_GAS', refId: 's1' }
const meterOf = async (meterId: string) => {
  const row = await gateway.db.selectFrom('meter').selectAll().where('meterId', '=', meterId).executeTakeFirstOrThrow()
  return { ...row, valveState: row.valveState as 'OPEN' }
}
const stateOf = (commandId: string) => work(async (w) => (await findCommand(w, commandId))?.state)
/** Lets time pass and carries out what is due; a silent head-end fails its own command only. */
async function later(seconds: number): Promise<void> {
  gateway.clock.moveTo(new Date(gateway.clock.now() + seconds * 1000).toISOString())
  const outside = {
    ...gateway.gateway.work,
    db: gateway.db,
    afterCommit: () => undefined,
    transaction: work,
  }
  const due = await dueCommands(gateway.db, gateway.clock.iso(), '', 50)
  await Promise.allSettled(due.map((key) => deliver(outside, key)))
}
const changes = async (meterId: string, since: string) =>
  gateway.db
    .selectFrom('changeRecord')
    .select(['oldValue', 'newValue', 'operator', 'reason'])
    .where('meterId', '=', meterId)
    .where('changeType', '=', 'VALVE')
    .where('happenedAt', '>=', since)
    .execute()

it('shuts a valve by the device’s word: unknown while on its way, sent again until then, taken once (AE-87)', async () => {
  const since = gateway.clock.iso()
  const meter = await meterOf('10010101')
  expect(meter.valveState).toBe('OPEN')
  const commandId = await work((w) => requestClose(w, meter, why))
  expect(await work((w) => requestClose(w, meter, why))).toBe(commandId)
  expect((await meterOf('10010101')).valveState).toBe('OPEN')

  await later(0)
  expect([await stateOf(commandId), (await meterOf('10010101')).valveState]).toEqual(['SENT', 'UNKNOWN'])
  await later(29)
  expect(sent).toHaveLength(1)
  await later(1)
  expect(sent).toEqual(
    [0, 1].map(() => ({
      commandId,
      companyCode: '1001',
      meterId: '10010101',
      meterNo: meter.meterNo,
      action: 'CLOSE',
    })),
  )

  const key = { bp: meter.bp, commandId }
  for (let times = 0; times < 2; times++) await work((w) => acknowledge(w, key, { state: 'DONE' }))
  expect([await stateOf(commandId), (await meterOf('10010101')).valveState]).toEqual(['DONE', 'CLOSED'])
  expect(await changes('10010101', since)).toEqual([
    { oldValue: '阀门开启', newValue: '阀门关闭', operator: '远程阀控', reason: '欠费停气关阀' },
  ])
  await later(3600)
  expect(sent).toHaveLength(2)
})

it('replaces an open command by the other one; the late answer of the first then changes nothing', async () => {
  const meter = await meterOf('10010102')
  const close = await work((w) => requestClose(w, meter, why))
  await later(0)
  const open = await work((w) => requestOpen(w, meter, { ...why, reason: '复气开阀' }))
  expect(open > close).toBe(true)
  answer = () => ({ state: 'DONE' })
  await later(10)
  await work((w) => acknowledge(w, { bp: meter.bp, commandId: close }, { state: 'DONE' }))
  expect([await stateOf(close), await stateOf(open)]).toEqual(['REPLACED', 'DONE'])
  expect((await meterOf('10010102')).valveState).toBe('OPEN')
})

it('leaves the valve as it was when the device refuses', async () => {
  const meter = await meterOf('10010103')
  answer = () => ({ state: 'REFUSED', reason: '阀门卡滞' })
  const commandId = await work((w) => requestClose(w, meter, why))
  await later(0)
  const command = await work((w) => findCommand(w, commandId))
  expect(command).toMatchObject({ state: 'REFUSED', failReason: '阀门卡滞' })
  expect((await meterOf('10010103')).valveState).toBe(meter.valveState)
})

it('gives up after the last try, holds up no other command, and still believes a device that answers then', async () => {
  const meter = await meterOf('10020401')
  answer = () => {
    throw new Error('head-end not reachable')
  }
  const commandId = await work((w) => requestClose(w, meter, why))
  for (let tries = 0; tries < 9; tries++) await later(28_800)
  expect(sent.filter((order) => order.commandId === commandId)).toHaveLength(8)
  expect([await stateOf(commandId), (await meterOf('10020401')).valveState]).toEqual(['GIVEN_UP', 'UNKNOWN'])
  await work((w) => acknowledge(w, { bp: meter.bp, commandId }, { state: 'DONE' }))
  expect([await stateOf(commandId), (await meterOf('10020401')).valveState]).toEqual(['DONE', 'CLOSED'])
})

it('has no command for a meter without a valve', async () => {
  const row = await gateway.db
    .selectFrom('meter')
    .selectAll()
    .where('valveState', '=', 'NONE')
    .executeTakeFirstOrThrow()
  await expect(work((w) => requestClose(w, { ...row, valveState: 'NONE' }, why))).rejects.toThrow(RangeError)
})

it('is carried out right after its commit, before the sweep is due again', async () => {
  await gateway.drain()
  const commandId = await work(async (w) => requestClose(w, await meterOf('10010102'), why))
  sent = []
  await gateway.drain()
  expect(sent.map((order) => order.commandId)).toEqual([commandId])
})

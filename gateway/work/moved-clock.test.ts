import { testGateway, type TestGateway } from '../../test/setup/gateway'

const MILL = '1000000004'

let gateway: TestGateway
/* One gateway that goes on from test to test, and as few days as show what there is to show: each costs seconds. */
beforeAll(async () => {
  gateway = await testGateway()
  await gateway.drain()
  const notice = gateway.db.updateTable('stopGas').set({ planStopAt: '2026-11-25T10:00:00+08:00' })
  await notice.where('bp', '=', MILL).where('state', '=', 'NOTICED').execute()
})
afterAll(() => gateway.close())

const passTo = (iso: string) => gateway.gateway.workers.passTo(iso)

test('an order ends at its end', async () => {
  await passTo('2026-11-23T19:00:00+08:00')
  const ends = await gateway.db
    .selectFrom('payOrder as o')
    .innerJoin('stateLog as l', (join) => join.onRef('l.bp', '=', 'o.bp').onRef('l.entityId', '=', 'o.orderId'))
    .select(['o.expireAt', 'l.at', 'o.state'])
    .where('o.expireAt', '>', '2026-11-23T09:30:00+08:00')
    .where('l.at', '>', '2026-11-23T09:30:00+08:00')
    .where('l.toState', 'in', ['CLOSED', 'CLOSED_PART'])
    .execute()
  expect(ends.map(({ state }) => state).sort()).toEqual(['CLOSED', 'CLOSED_PART'])
  for (const { expireAt, at } of ends) expect(at).toBe(expireAt)
})

test('what was planned for a moment is done at it, and what was due before it before it', async () => {
  const mill = gateway.asSession({ bp: MILL, companyCode: '1002', isMaster: true, reviewStatus: '1' })
  await passTo('2026-11-26T10:30:00+08:00')
  expect(gateway.clock.iso()).toBe('2026-11-26T10:30:00+08:00')
  const { stopGas } = await mill.ok('default GET /crmgas/stopGas/info', {})
  expect(stopGas).toMatchObject({
    state: 'STOPPED',
    planStopAt: '2026-11-25T10:00:00+08:00',
    realStopAt: '2026-11-25T10:00:00+08:00',
  })
  // Gas flowed until then: the days before were closed while the valve stood open.
  const { list } = await mill.ok('energy GET /energy/daily', { meterId: '10020401', month: '2026-11', pageSize: 3 })
  expect(list.map(({ gasDay, volume }) => [gasDay, volume !== '0.00'])).toEqual([
    ['2026-11-25', false],
    ['2026-11-24', true],
    ['2026-11-23', true],
  ])
})

test('back it goes at once', async () => {
  await passTo('2026-11-20T10:00:00+08:00')
  expect(gateway.clock.iso()).toBe('2026-11-20T10:00:00+08:00')
})

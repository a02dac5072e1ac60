import { testGateway, type TestGateway } from '../../test/setup/gateway'

let gateway: TestGateway
/* One gateway that goes on from test to test: each day costs seconds. */
beforeAll(async () => {
  gateway = await testGateway()
  await gateway.drain()
})
afterAll(() => gateway.close())

const passTo = (iso: string) => gateway.gateway.workers.passTo(iso)

test('an order ends at its end', async () => {
  await passTo('2026-11-26T09:30:00+08:00')
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
  const mill = gateway.asSession({ bp: '1000000004', companyCode: '1002', isMaster: true, reviewStatus: '1' })
  await passTo('2026-12-01T10:30:00+08:00')
  expect(gateway.clock.iso()).toBe('2026-12-01T10:30:00+08:00')
  const { stopGas } = await mill.ok('default GET /crmgas/stopGas/info', {})
  expect(stopGas).toMatchObject({
    state: 'STOPPED',
    planStopAt: '2026-11-30T10:00:00+08:00',
    realStopAt: '2026-11-30T10:00:00+08:00',
  })
  // Gas flowed until then: the days before were closed while the valve stood open.
  const { list } = await mill.ok('energy GET /energy/daily', { meterId: '10020401', month: '2026-11', pageSize: 3 })
  expect(list.map(({ gasDay, volume }) => [gasDay, volume !== '0.00'])).toEqual([
    ['2026-11-30', false],
    ['2026-11-29', true],
    ['2026-11-28', true],
  ])
})

test('back it goes at once', async () => {
  await passTo('2026-11-20T10:00:00+08:00')
  expect(gateway.clock.iso()).toBe('2026-11-20T10:00:00+08:00')
})

import { testGateway, type TestGateway } from '../../test/setup/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

test('enquiries of the demo, the oldest first; one quote waits for five days more (E 8)', async () => {
  const leads = await gateway.db
    .selectFrom('demandLead')
    .select(['bp', 'targetId', 'state'])
    .orderBy('leadNo')
    .execute()
  expect(leads.map(({ bp, targetId, state }) => [bp, targetId, state])).toEqual([
    ['1000000001', 'P00000006', 'completed'],
    ['1000000001', 'P00000010', 'cancelled'],
    ['1000000002', 'P00000004', 'closed'],
    ['1000000001', 'P00000005', 'following'],
    ['1000000002', 'P00000008', 'following'],
    ['1000000002', 'P00000002', 'quoted'],
  ])
  const open = await gateway.db.selectFrom('leadQuote').selectAll().where('status', '=', 'open').execute()
  expect(open).toMatchObject([
    {
      bp: '1000000002',
      // 2 × 830.00
      totalAmount: '1660.00',
      createdAt: '2026-11-21T16:00:00+08:00',
      validUntil: '2026-11-28',
    },
  ])
  const cook = await gateway.as('13800000007')
  expect((await cook.ok('default GET /crmgas/market/home', {})).openQuotes).toBe(1)
  const { list } = await cook.ok('default GET /crmgas/todo/list', { type: 'LEAD_QUOTE' })
  expect(list).toMatchObject([{ amount: '1660.00', title: '燃气紧急切断阀 DN50 报价待确认' }])
})

import { testGateway, type TestGateway } from '../../test/setup/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

test('choices of the demo are in bills, one with too little use; one was cancelled, one turned down; a period is open', async () => {
  const records = await gateway.db
    .selectFrom('electiveRecord')
    .select(['bp', 'month', 'state', 'takenVolume', 'settledAmount', 'shortFee'])
    .orderBy('month')
    .orderBy('bp')
    .execute()
  expect(records).toMatchObject([
    { bp: '1000000001', month: '2026-03', state: 'FINISHED', takenVolume: '73916.13', shortFee: '2390.96' },
    {
      bp: '1000000001',
      month: '2026-06',
      state: 'FINISHED',
      takenVolume: '60000.00',
      settledAmount: '207600.00',
      shortFee: '0.00',
    },
    { bp: '1000000001', month: '2026-11', state: 'CANCELLED' },
    { bp: '1000000004', month: '2026-11', state: 'REJECTED' },
  ])
  const factory = gateway.asSession({ bp: '1000000001', companyCode: '1001', isMaster: true, reviewStatus: '1' })
  const { list } = await factory.ok('default GET /crmgas/bill/list', { pageSize: 50 })
  const extras = []
  for (const { billId, billMonth } of list.filter(({ billMonth }) => ['2026-03', '2026-06'].includes(billMonth))) {
    const bill = await factory.ok('default GET /crmgas/bill/detail', { billId })
    const own = bill.lines.flatMap(({ segments }) => segments).filter(({ tierNo }) => tierNo === 0)
    expect(own.length).toBeGreaterThan(0)
    extras.push([billMonth, bill.extras.map(({ name }) => name)])
  }
  expect(new Map(extras as [string, string[]][])).toEqual(
    new Map([
      ['2026-06', []],
      ['2026-03', ['自选少用费（阶梯优惠 2026-03）']],
    ]),
  )
  const { period, mine } = await factory.ok('sqdev GET /elective/period/current', {})
  expect(period).toMatchObject({ month: '2026-12', status: 'OPEN' })
  expect(mine).toBeNull()
})

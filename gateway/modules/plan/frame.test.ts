import { BP, frameBegins } from '../../../test/gateway/contract-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import { upsert } from '../todo/service'
import { revisionsOf } from './repo/plans'

const [KILNS, CANTEEN] = ['GRP000001', 'GRP000002']

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway()
})
afterEach(() => gateway.close())

const begins = (year: number, contractId?: string) => frameBegins(gateway, year, contractId)
const yearsOf = (groupId: string, period: string) =>
  revisionsOf(gateway.db, { bp: BP, groupId, planType: 'YEAR', period })

test('a frame in force is shared by what groups used: year, day, tolerance, and the plan of the year (C-12)', async () => {
  await begins(2029)
  const groups = await gateway.db.selectFrom('predictionGroup').selectAll().where('bp', '=', BP).execute()
  const sum = (values: (string | null)[]) => values.reduce((all, one) => all + Number(one), 0)
  expect(sum(groups.map(({ acq }) => acq))).toBe(1_200_012)
  expect(sum(groups.map(({ mdq }) => mdq))).toBe(9001)
  expect(groups.map(({ monthTolerance }) => monthTolerance)).toEqual(['4.00', '4.00'])
  const [kilns, canteen] = [await yearsOf(KILNS, '2029'), await yearsOf(CANTEEN, '2029')]
  expect([kilns.length, canteen.length]).toEqual([1, 1])
  expect(kilns[0]).toMatchObject({ state: 'CONFIRMED', method: 'SYSTEM', revision: 1 })
  expect(kilns[0]?.items).toHaveLength(12)
  expect(Number(kilns[0]?.declaredVolume)).toBeGreaterThan(Number(canteen[0]?.declaredVolume))
})

test('a frame in force is the plan of its year: its declaration is asked for no more (C-12)', async () => {
  const bizId = `${KILNS}|YEAR|2029`
  const about = { bp: BP, companyCode: '1001', route: '/subPagesB/pages/predict-gas/report', title: '年计划待填报' }
  await inWork(gateway, (work) => upsert(work, { ...about, type: 'PREDICT_REPORT', bizId }))
  await begins(2029)
  expect(await gateway.db.selectFrom('todo').select('status').where('bizId', '=', bizId).execute()).toEqual([
    { status: '1' },
  ])
})

test('what was declared stays; what the system planned gives way (C-12)', async () => {
  const before = (await yearsOf(KILNS, '2026')).length
  await gateway.db
    .updateTable('contract')
    .set({ state: 'EXPIRED' })
    .where('contractType', '=', 'ANNUAL_FRAME')
    .execute()
  await begins(2026)
  expect(await yearsOf(KILNS, '2026')).toHaveLength(before)
  await begins(2030)
  await gateway.db.updateTable('contract').set({ state: 'EXPIRED' }).where('year', '=', 2030).execute()
  await gateway.db.updateTable('gasPlan').set({ state: 'LOCKED' }).where('period', '=', '2030').execute()
  await begins(2030, 'frame-again')
  const all = await yearsOf(KILNS, '2030')
  expect(all.map(({ state, revision }) => [state, revision])).toEqual([
    ['CONFIRMED', 2],
    ['SUPERSEDED', 1],
  ])
})

import { nextRequestNo } from '../../../test/gateway/case-kit'
import { heldUp, sweepOf } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import { sweepNow } from '../../demo/within'
import { planWork } from './work'

const CANTEEN = 'GRP000002'
const BP = '1000000001'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const remindAt = async (name: string, moment: string) => {
  gateway.clock.moveTo(moment)
  await inWork(gateway, (work) => sweepNow(work, sweepOf(planWork, name)))
  await gateway.drain()
}
const said = async () =>
  (
    await gateway.db
      .selectFrom('message')
      .select('summary')
      .where('templateCode', '=', 'PLAN_CLOSING')
      .where('bizId', '=', `${CANTEEN}|MONTH|2026-12`)
      .orderBy('createdAt')
      .execute()
  ).map(({ summary }) => summary)
const todos = () =>
  gateway.db
    .selectFrom('todo')
    .select(['title', 'status', 'modelCode', 'route'])
    .where('type', '=', 'PREDICT_REPORT')
    .where('bizId', '=', `${CANTEEN}|MONTH|2026-12`)
    .execute()

test('what a pause has held up until the window is closed is not sent', async () => {
  const late = { planned: '2026-11-24T17:00:00+08:00', done: '2026-11-25T17:00:00+08:00' }
  await inWork(gateway, (work) => sweepNow(heldUp(work, late), sweepOf(planWork, 'plan.remind17')))
  await gateway.drain()
  expect(await said()).toEqual([])
})

// One story on one gateway: the canteen's December was rejected.
test('a day before the window ends those without a declaration are reminded, once, and have a to-do', async () => {
  await remindAt('plan.remind15', '2026-11-24T15:00:00+08:00')
  expect(await said()).toEqual([])
  await remindAt('plan.remind17', '2026-11-24T17:00:00+08:00')
  await remindAt('plan.remind17', '2026-11-24T17:20:00+08:00')
  const words = '厂区生活2026年12月月计划将于11-25 17:00截止，逾期未申报按系统默认计划计'
  expect(new Set(await said())).toEqual(new Set([words]))
  expect(await todos()).toEqual([
    {
      title: '2026年12月月计划待填报',
      status: '0',
      modelCode: 'PREDICT_REPORT',
      route: `/subPagesB/pages/predict-gas/report?groupId=${CANTEEN}&planType=MONTH&period=2026-12`,
    },
  ])
})

test('a declaration closes the to-do, and no further message is sent', async () => {
  const master = gateway.asSession({
    bp: BP,
    companyCode: '1001',
    userId: 'director',
    reviewStatus: '1',
    isMaster: true,
  })
  const { current } = await master.ok('predict POST /checkPredictionGasBefore', {
    groupId: CANTEEN,
    planType: 'MONTH',
    period: '2026-12',
  })
  await master.ok('predict POST /addPredictionGas', {
    requestNo: nextRequestNo(),
    groupId: CANTEEN,
    planType: 'MONTH',
    period: '2026-12',
    declaredVolume: '8000',
    method: 'MANUAL',
    note: '按食堂排班申报',
    version: current?.version ?? 0,
  })
  expect(await todos()).toMatchObject([{ status: '1' }])
  const before = await said()
  await remindAt('plan.remind15', '2026-11-25T15:00:00+08:00')
  expect(await said()).toEqual(before)
})

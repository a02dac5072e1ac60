import * as kit from '../../../../test/gateway/package-extract-kit'
import { brokenPackages } from '../../../../test/invariants/packages'
import { requestNo } from '../../../../test/gateway/payment-kit'

const SAVE = 'taocan POST /trade/pick/savePickPlan'
const SUBMIT = 'taocan POST /trade/pick/submitPickBillInfo'
const CYCLES = 'taocan GET /trade/pick/cycles'
const CHANGE = 'taocan POST /trade/extract/change'

let ground: kit.Extracting
beforeEach(async () => {
  ground = await kit.extracting()
  // What covers all gas takes what the meter says, without a limit for the day.
  await kit.anOrder(ground, { terms: { supplyMode: 'FULL' } })
})
afterEach(async () => {
  expect(await brokenPackages(ground.gateway.db)).toEqual([])
  await ground.gateway.close()
})

/** The plan of December and January as the customer wishes it now. */
const wish = async (first: string, second: string) => ({
  requestNo: requestNo(),
  orderNo: 'M1',
  version: (await ground.li.ok(CYCLES, { orderNo: 'M1' })).version,
  cycles: [
    { cycleNo: 1, volume: first },
    { cycleNo: 2, volume: second },
  ],
})

describe('of a plan is refused', () => {
  const plan = () =>
    ground.gateway.db.selectFrom('extractionCycle').select(['planVolume', 'lockedVolume']).orderBy('cycleNo').execute()
  /** The deadline is over, and the job that locks the cycle has not run. */
  const whenClosed = () => ground.gateway.clock.moveTo('2026-11-26T17:00:00+08:00')
  const narrow = async () => void (await ground.gateway.db.updateTable('meter').set({ qmax: '48.00' }).execute())

  test('a change of a cycle after its window (X-02)', async () => {
    const before = await plan()
    whenClosed()
    const refused = { code: '42204', text: '修改时间已截止' }
    expect(await ground.li.call(SAVE, await wish('31400', '37400'))).toMatchObject(refused)
    expect(await plan()).toEqual(before)
  })

  test.each<[string, [string, string], () => unknown, string, string]>([
    ['of another sum (X-04)', ['31300', '37400'], () => null, '42201', '各周期气量合计须等于100000 m³,当前差额-100 m³'],
    ['beyond its meters (X-05)', ['36400', '32400'], narrow, '42202', '周期气量超过计量表最大通过能力35712 m³'],
    ['after its window (X-08)', ['34400', '34400'], whenClosed, '42204', '修改时间已截止'],
  ])('a pick bill %s', async (_what, [first, second], happens, code, text) => {
    const before = await plan()
    await happens()
    const asked = { ...(await wish(first, second)), cycleNos: [1] }
    expect(await ground.li.call(SUBMIT, asked)).toMatchObject({ code, text })
    expect(await plan()).toEqual(before)
  })
})

describe('of the changes of a running cycle is refused', () => {
  beforeEach(async () => {
    await ground.li.ok(SUBMIT, { ...(await wish('34400', '34400')), cycleNos: [1] })
    await kit.pay(ground, 'Z1')
  })

  const change = async (over: object) => ({
    requestNo: requestNo(),
    childNo: 'Z1',
    changeType: 'DELAY' as const,
    volume: '1000',
    targetCycleNo: 2,
    version: (await kit.child(ground, 'Z1')).version,
    reason: '生产计划调整',
    ...over,
  })
  const changes = async () =>
    (await ground.gateway.db.selectFrom('extractionChange').select('changeNo').execute()).length

  test('more gas than the package has left', async () => {
    await ground.gateway.db.updateTable('gasPackage').set({ totalVolume: '101000' }).execute()
    const asked = await change({ changeType: 'ADD', volume: '1700', targetCycleNo: undefined })
    expect(await ground.li.call(CHANGE, asked)).toMatchObject({
      code: '42102',
      text: '剩余气量不足，当前可订1000 m³',
      data: { left: '1000' },
    })
    expect(await changes()).toBe(0)
  })

  test('the fourth of an order (X-09)', async () => {
    await ground.gateway.setting('change.perCycle', '9')
    for (let n = 0; n < 3; n++) await ground.li.ok(CHANGE, await change({}))
    expect(await ground.li.call(CHANGE, await change({}))).toMatchObject({
      code: '42212',
      text: '本订单变更次数已用完',
    })
    expect(await changes()).toBe(3)
  })

  test('a delay of gas that is taken already', async () => {
    await kit.at(ground, '2026-12-18T10:00:00+08:00')
    await kit.usage(ground, { from: '2026-12-01', to: '2026-12-16' }, '2000.00')
    await kit.share(ground)
    expect(await ground.li.call(CHANGE, await change({ volume: '3000' }))).toMatchObject({
      code: '42215',
      text: '可延后气量不足',
    })
    expect(await changes()).toBe(0)
    await ground.li.ok(CHANGE, await change({ volume: '2400' }))
  })
})

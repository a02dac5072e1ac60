import { addDays } from '@domain/date'
import { driftOfOrders, keepEveryOrder } from '../../../../test/gateway/order-index'
import { brokenPackages } from '../../../../test/invariants/packages'
import * as kit from '../../../../test/gateway/package-extract-kit'
import { requestNo } from '../../../../test/gateway/payment-kit'
import { dice } from '../../../../test/setup/dice'

const DAY_TEXT = 'T09:45:00+08:00'
const LAST = '2027-03-12'
/** Days that pass between two looks. */
const STEP = 4

/** `PACKAGE_SEED=7 npx jest …` walks another course. */
const seed = Number(process.env['PACKAGE_SEED'] ?? 11)

/** Two orders on one meter, one of each mode, with random plans, payments, changes and days. */
test(`whatever happens, volumes and money add up (X-04, B 8): seed ${seed}`, async () => {
  const roll = dice(seed)
  const ground = await kit.extracting()
  await kit.anOrder(ground)
  await kit.anOrder(ground, {
    orderNo: 'M2',
    volume: '60000',
    terms: { packageId: 'PKG2', supplyMode: 'FULL' },
  })
  const { db } = ground.gateway
  await keepEveryOrder(ground.gateway)

  const replan = async (orderNo: string): Promise<void> => {
    const { cycles, version } = await ground.li.ok('taocan GET /trade/pick/cycles', { orderNo })
    const [a, b] = cycles.filter(({ editable }) => editable)
    if (!a || !b) return
    const moved = 100 * roll(20)
    const wish = [
      { cycleNo: a.cycleNo, volume: String(Number(a.planVolume) - moved) },
      { cycleNo: b.cycleNo, volume: String(Number(b.planVolume) + moved) },
    ]
    const answer = await ground.li.call('taocan POST /trade/pick/savePickPlan', {
      requestNo: requestNo(),
      orderNo,
      version,
      cycles: wish,
    })
    expect(['200', '2901']).toContain(answer.code)
  }
  const payChildren = async (): Promise<void> => {
    const due = await db
      .selectFrom('childOrder')
      .select('childNo')
      .where('state', 'in', ['WAIT_PAY', 'OVERDUE'])
      .execute()
    for (const { childNo } of due) if (roll(4) > 0) await kit.pay(ground, childNo)
  }
  const payMore = async (): Promise<void> => {
    const due = await db.selectFrom('supplementOrder').select('buNo').where('state', '=', 'WAIT_PAY').execute()
    for (const { buNo } of due) if (roll(2) > 0) await kit.payBu(ground, buNo)
  }
  const change = async (): Promise<void> => {
    const running = await db.selectFrom('childOrder').selectAll().where('state', 'in', ['PAID', 'EXTRACTING']).execute()
    const one = running[roll(Math.max(1, running.length))]
    if (!one) return
    const changeType = (['DELAY', 'ADVANCE', 'ADD'] as const)[roll(3)] ?? 'ADD'
    await ground.li.call('taocan POST /trade/extract/change', {
      requestNo: requestNo(),
      childNo: one.childNo,
      version: one.version,
      changeType,
      volume: String(100 * (1 + roll(30))),
      reason: '按生产安排调整',
      ...(changeType === 'ADD' ? {} : { targetCycleNo: one.cycleNo + 1 }),
    })
  }

  for (let day = '2026-11-24'; day < LAST; day = addDays(day, STEP)) {
    await kit.usage(ground, { from: addDays(day, -STEP), to: addDays(day, -1) }, `${500 + roll(2500)}.${10 + roll(90)}`)
    await kit.at(ground, `${day}${DAY_TEXT}`)
    for (const orderNo of ['M1', 'M2']) await replan(orderNo)
    await payChildren()
    if (roll(2) > 0) await change()
    await payMore()
    expect(await brokenPackages(db)).toEqual([])
    expect(await driftOfOrders(ground.gateway)).toEqual([])
  }
  const ends = await db.selectFrom('packageOrder').select('state').execute()
  expect(ends.every(({ state }) => ['COMPLETED', 'TERMINATED', 'SETTLING'].includes(state))).toBe(true)
  await ground.gateway.close()
})

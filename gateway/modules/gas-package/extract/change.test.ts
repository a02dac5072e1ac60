import * as kit from '../../../../test/gateway/package-extract-kit'
import { brokenPackages } from '../../../../test/invariants/packages'
import { inTransaction, requestNo, T } from '../../../../test/gateway/payment-kit'
import { addDesk } from './add-desk'
import { terminateDesk } from './terminate'

const SUBMIT = 'taocan POST /trade/pick/submitPickBillInfo'
const CYCLES = 'taocan GET /trade/pick/cycles'
const CHANGE = 'taocan POST /trade/extract/change'

describe('changes of a running cycle', () => {
  let ground: kit.Extracting
  beforeEach(async () => {
    ground = await kit.extracting()
  })
  afterEach(async () => {
    expect(await brokenPackages(ground.gateway.db)).toEqual([])
    await ground.gateway.close()
  })

  const plan = async () => ground.li.ok(CYCLES, { orderNo: 'M1' })
  /** December locked as it is planned, and paid. */
  const december = async () => {
    await kit.anOrder(ground)
    const { version } = await plan()
    const cycles = [{ cycleNo: 1, volume: '34400' }]
    await ground.li.ok(SUBMIT, { requestNo: requestNo(), orderNo: 'M1', version, cycles, cycleNos: [1] })
    await kit.pay(ground, 'Z1')
  }

  const change = async (over: object) => ({
    requestNo: requestNo(),
    childNo: 'Z1',
    changeType: 'DELAY' as const,
    volume: '3000',
    targetCycleNo: 2,
    version: (await kit.child(ground, 'Z1')).version,
    reason: '生产计划调整',
    ...over,
  })

  test('a delay moves gas and money at once (X-09, K-20)', async () => {
    await december()
    const wish = await change({})
    const done = await ground.li.ok(CHANGE, wish)
    expect(done).toMatchObject({ status: 'DONE', effectDate: '2026-12-01', buNo: null })
    expect(await ground.li.ok(CHANGE, wish)).toEqual(done)
    expect(await kit.child(ground, 'Z1')).toMatchObject({ movedOutVolume: '3000' })
    expect(await kit.child(ground, 'Z2')).toMatchObject({ carryInVolume: '3000', carryInAmount: '11040.00' })
    expect((await plan()).cycles[1]).toMatchObject({ planVolume: '37400', payableAmount: '126592.00' })
    expect((await ground.li.call(CHANGE, await change({}))).code).toBe('42211')
    expect((await ground.li.ok('taocan GET /trade/extract/changeList', { orderNo: 'M1' })).total).toBe(1)
    expect((await ground.stranger.call(CHANGE, await change({}))).code).toBe('2902')
  })

  test('what is paid of a later cycle cannot be planned away from it: it would be paid again where it goes (X-09, K-20)', async () => {
    // February is two days long: 6,300 m³ at most, less than what is moved there.
    await kit.anOrder(ground, { terms: { deliveryEnd: '2027-02-02' } })
    const { version } = await plan()
    const cycles = [{ cycleNo: 1, volume: '48400' }]
    await ground.li.ok(SUBMIT, { requestNo: requestNo(), orderNo: 'M1', version, cycles, cycleNos: [1] })
    await kit.pay(ground, 'Z1')
    await ground.li.ok(CHANGE, await change({ volume: '4800', targetCycleNo: 3 }))
    await kit.at(ground, '2026-12-20T10:00:00+08:00')
    const [, january, february] = (await plan()).cycles
    expect(february).toMatchObject({ planVolume: '8000', low: '4800' })
    const moved = [
      { cycleNo: 2, volume: String(Number(january?.planVolume) + 4000) },
      { cycleNo: 3, volume: '4000' },
    ]
    const wish = { requestNo: requestNo(), orderNo: 'M1', version: (await plan()).version, cycles: moved }
    expect((await ground.li.call('taocan POST /trade/pick/savePickPlan', wish)).code).toBe('2901')
  })

  test.each([
    ['above 10 %', { volume: '3500' }, '42213'],
    ['no hundreds', { volume: '150' }, '2901'],
    ['the cycle itself', { targetCycleNo: 1 }, '42216'],
    ['an old version', { version: 0 }, '2904'],
  ])('a change is refused: %s', async (_, over, code) => {
    await december()
    expect((await ground.li.call(CHANGE, await change(over))).code).toBe(code)
  })

  test('gas that comes earlier counts when it is paid, and goes back when it is not', async () => {
    await december()
    const first = await ground.li.ok(CHANGE, await change({ changeType: 'ADVANCE' }))
    expect(first).toMatchObject({ status: 'WAIT_PAY', amount: '11040.00', payDeadline: '2026-11-24T09:30:00+08:00' })
    expect((await plan()).cycles[1]?.planVolume).toBe('31400')
    await kit.at(ground, '2026-11-24T09:40:00+08:00')
    expect((await plan()).cycles[1]?.planVolume).toBe('34400')
    const second = await ground.li.ok(CHANGE, await change({ changeType: 'ADVANCE' }))
    await kit.payBu(ground, second.buNo ?? '')
    expect(await kit.child(ground, 'Z1')).toMatchObject({ addVolume: '3000' })
    const { list } = await ground.li.ok('taocan GET /trade/extract/changeList', { orderNo: 'M1' })
    expect(list.map(({ state }) => state)).toEqual(['DONE', 'CLOSED'])
  })

  test('more than passes by itself waits for the desk and can be taken back', async () => {
    await december()
    const held = async () =>
      await ground.gateway.db.selectFrom('gasPackage').select(['heldVolume', 'soldVolume']).executeTakeFirstOrThrow()
    const asked = await ground.li.ok(CHANGE, await change({ changeType: 'ADD', targetCycleNo: undefined }))
    expect(asked.status).toBe('SUBMITTED')
    expect(await held()).toEqual({ heldVolume: '3000', soldVolume: '100000' })
    const back = { requestNo: requestNo(), changeNo: asked.changeNo }
    const WITHDRAW = 'taocan POST /trade/extract/changeWithdraw'
    expect((await ground.stranger.call(WITHDRAW, back)).code).toBe('2902')
    expect(await ground.li.ok(WITHDRAW, back)).toEqual({ status: 'WITHDRAWN' })
    expect(await held()).toEqual({ heldVolume: '0', soldVolume: '100000' })
    expect((await ground.li.call(WITHDRAW, { ...back, requestNo: requestNo() })).code).toBe('2904')
    const alone = await ground.li.ok(
      CHANGE,
      await change({ changeType: 'ADD', volume: '1700', targetCycleNo: undefined }),
    )
    expect(alone.status).toBe('WAIT_PAY')
    await kit.payBu(ground, alone.buNo ?? '')
    expect(await held()).toEqual({ heldVolume: '0', soldVolume: '101700' })
  })

  test('two cycles that lapse bring the order before the desk: its end is that of its agreement, and the customer hears of it (3.2, 3.15, K-26)', async () => {
    await kit.anOrder(ground)
    const { db } = ground.gateway
    const agreement = { contractId: 'C1', contractNo: 'C1', contractType: 'PACKAGE_AGREE' as const, title: '供气协议' }
    const days = { startDate: '2026-12-01', endDate: '2027-02-28', createdAt: T, updatedAt: T }
    await db
      .insertInto('contract')
      .values({ ...ground.key, ...agreement, ...days, state: 'EFFECTIVE' })
      .execute()
    await db.updateTable('packageOrder').set({ contractId: 'C1' }).execute()
    for (const first of ['2026-12-01', '2027-01-01']) await kit.lapse(ground, first)
    const tasks = await db.selectFrom('reviewTask').select(['bizType', 'bizNo']).execute()
    expect(tasks).toEqual([{ bizType: 'ORDER_TERMINATE', bizNo: 'M1' }])
    const verdict = { ...ground.key, bizNo: 'M1', volume: null, remark: '', decidedBy: 'staff' }
    await inTransaction(ground.gateway, (work) => terminateDesk.decided(work, { ...verdict, decision: 'REJECT' }))
    expect((await kit.order(ground)).state).toBe('EXTRACTING')
    await inTransaction(ground.gateway, (work) => terminateDesk.decided(work, { ...verdict, decision: 'PASS' }))
    expect(await kit.order(ground)).toMatchObject({ state: 'TERMINATED', depositForfeited: '36800.00' })
    expect((await kit.child(ground, 'Z3')).state).toBe('VOID')
    expect(await db.selectFrom('contract').select('state').execute()).toEqual([{ state: 'TERMINATED' }])
    await ground.gateway.drain()
    const said = await db.selectFrom('message').select(['title', 'summary']).where('bizId', '=', 'M1').execute()
    const summary = '订单M1已终止：多个周期未支付，订单违约终止，保证金11481.60元不予退还'
    expect(said).toContainEqual({ title: '订单已终止', summary })
  })

  /** Two cycles have lapsed, the last one is settled, and the desk has not decided. */
  const overdueVerdict = async () => {
    await kit.anOrder(ground)
    for (const first of ['2026-12-01', '2027-01-01']) await kit.lapse(ground, first)
    await kit.at(ground, '2027-01-28T10:00:00+08:00')
    await kit.pay(ground, 'Z3')
    await kit.at(ground, '2027-03-03T07:00:00+08:00')
    expect((await kit.child(ground, 'Z3')).state).toBe('SETTLED')
    expect(await kit.order(ground)).toMatchObject({ state: 'SETTLING', depositReleased: '0.00' })
    const staff = ground.gateway.asSession({ userId: 'staff', companyCode: ground.key.companyCode })
    const { list } = await staff.ok('btwob GET /review/list', {})
    const taskId = list[0]?.taskId ?? ''
    return (decision: 'PASS' | 'REJECT', remark: string) =>
      staff.ok('btwob POST /review/decide', { taskId, decision, remark })
  }

  test('an order with all its cycles settled waits for the desk before its deposit goes back (3.2, K-26)', async () => {
    const decide = await overdueVerdict()
    await decide('PASS', '违约终止')
    expect(await kit.order(ground)).toMatchObject({ state: 'TERMINATED', depositForfeited: '36800.00' })
  })

  test('an order that goes on after all its cycles is complete; it cannot be ended any more (3.2)', async () => {
    const decide = await overdueVerdict()
    await decide('REJECT', '继续履行')
    expect(await kit.order(ground)).toMatchObject({ state: 'COMPLETED', depositReleased: '11481.60' })
    const verdict = { ...ground.key, bizNo: 'M1', volume: null, remark: '', decidedBy: 'staff' }
    const late = inTransaction(ground.gateway, (work) => terminateDesk.decided(work, { ...verdict, decision: 'PASS' }))
    await expect(late).rejects.toMatchObject({ code: '2904', message: '订单已完成，不能再终止' })
  })

  test('an order that ends waits for no transfer of a cycle any more: its money goes back (3.3)', async () => {
    await december()
    const { db } = ground.gateway
    await db
      .updateTable('childOrder')
      .set({ ['state' as 'childNo']: 'PAY_CONFIRMING' })
      .where('childNo', '=', 'Z2')
      .execute()
    const verdict = {
      ...ground.key,
      bizNo: 'M1',
      volume: null,
      remark: '',
      decidedBy: 'staff',
      decision: 'ADJUST',
    } as const
    await inTransaction(ground.gateway, (work) => terminateDesk.decided(work, verdict))
    expect((await kit.child(ground, 'Z2')).state).toBe('VOID')
    expect((await kit.child(ground, 'Z1')).state).toBe('PAID')
  })

  test.each([
    ['PASS', 'WAIT_PAY', '3000'],
    ['REJECT', 'REJECTED', '0'],
  ] as const)('the desk decides about more gas: %s', async (decision, state, heldVolume) => {
    await december()
    const asked = await ground.li.ok(CHANGE, await change({ changeType: 'ADD', targetCycleNo: undefined }))
    const verdict = { ...ground.key, bizNo: asked.buNo ?? '', volume: null, remark: '气源紧张', decidedBy: 'staff' }
    await inTransaction(ground.gateway, (work) => addDesk.decided(work, { ...verdict, decision }))
    const { list } = await ground.li.ok('taocan GET /trade/extract/changeList', { orderNo: 'M1' })
    expect(list[0]?.state).toBe(state)
    expect(await ground.gateway.db.selectFrom('gasPackage').select('heldVolume').execute()).toEqual([{ heldVolume }])
  })

  test.each([
    ['2026-12-29T12:00:00+08:00', { state: 'WAIT_PAY', payDeadline: '2026-12-30T10:00:00+08:00', rejectRemark: null }],
    [
      '2026-12-30T10:00:00+08:00',
      { state: 'REJECTED', payDeadline: null, rejectRemark: '本周期内已来不及提气，不能再追加' },
    ],
  ])('the desk grants what can still be taken, to be paid while it can: at %s (X-09)', async (moment, expected) => {
    await december()
    ground.gateway.clock.moveTo('2026-12-28T12:00:00+08:00')
    const { buNo } = await ground.li.ok(CHANGE, await change({ changeType: 'ADD', targetCycleNo: undefined }))
    ground.gateway.clock.moveTo(moment)
    const verdict = { ...ground.key, bizNo: buNo ?? '', volume: null, remark: '', decidedBy: 'staff' }
    await inTransaction(ground.gateway, (work) => addDesk.decided(work, { ...verdict, decision: 'PASS' }))
    const { db } = ground.gateway
    expect(
      await db.selectFrom('supplementOrder').select(['state', 'payDeadline', 'rejectRemark']).executeTakeFirst(),
    ).toEqual(expected)
  })

  test('more gas with money still on its way when its cycle is settled comes to nothing, and its customer hears of it (3.4)', async () => {
    await december()
    const { buNo } = await ground.li.ok(
      CHANGE,
      await change({ changeType: 'ADD', volume: '1700', targetCycleNo: undefined }),
    )
    const TT = { bizType: 'SUPPLEMENT' as const, bizNo: buNo ?? '', channel: 'TT' as const }
    const { payNo } = await ground.li.ok('taocan POST /trade/pay/create', { ...TT, requestNo: requestNo() })
    const { db } = ground.gateway
    await db.updateTable('tradePayment').set({ expireAt: '2027-01-20T00:00:00+08:00' }).execute()
    await kit.at(ground, '2027-01-03T06:10:00+08:00')
    expect((await kit.child(ground, 'Z1')).state).toBe('SETTLED')
    expect(await db.selectFrom('supplementOrder').select('state').execute()).toEqual([{ state: 'CLOSED' }])
    expect(await db.selectFrom('tradePayment').select(['payNo', 'state']).execute()).toEqual([
      { payNo, state: 'EXPIRED' },
    ])
    expect(await db.selectFrom('gasPackage').select('heldVolume').execute()).toEqual([{ heldVolume: '0' }])
    const said = await db.selectFrom('message').select('summary').where('templateCode', '=', 'CHANGE_RESULT').execute()
    expect(said.map(({ summary }) => summary).join()).toContain('到账款项将退回')
  })

  test('what may be changed, and why not', async () => {
    await kit.anOrder(ground)
    const OPTIONS = 'taocan GET /trade/extract/changeOptions'
    const early = await ground.li.ok(OPTIONS, { childNo: 'Z1' })
    expect(early.types.map(({ enabled, disabledReason }) => [enabled, disabledReason])).toEqual(
      ['DELAY', 'ADVANCE', 'ADD'].map(() => [false, '本周期当前状态不可变更']),
    )
    expect((await ground.stranger.call(OPTIONS, { childNo: 'Z1' })).code).toBe('2902')
  })
})

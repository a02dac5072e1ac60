import { sql } from 'kysely'
import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import { aBill, requestNo } from '../../../../test/gateway/payment-kit'
import {
  aBuyer,
  aPackage,
  assistant,
  clerk,
  CREATE,
  CUSTOMER,
  orderOf,
  PACKAGE,
  saleGateway,
  stockOf,
  uncertify,
  wish,
  wishOf,
  type Buyer,
  type Wish,
} from '../../../../test/gateway/package-sale-kit'

const unfit: [string, Partial<Wish>, string][] = [
  ['a volume beside the steps', { volume: '100500' }, '42101'],
  ['more than one customer may have', { volume: '501000' }, '42101'],
  ['another text than the one in force', { templateVersion: '0' }, '42108'],
  ['cycles that are not the whole', { cycles: [1, 2, 3].map((cycleNo) => ({ cycleNo, volume: '33000' })) }, '42201'],
  ['a cycle beyond its bounds', { cycles: cyclesOf('50000', '15500', '34500') }, '2901'],
  ['cycles of another package', { cycles: [{ cycleNo: 1, volume: '100000' }] }, '2901'],
  ['no phone', { contactPhone: '12345' }, '2901'],
  ['another customer’s meter', { meterNos: ['NOm-9'] }, '2901'],
  ['an unknown package', { sourceNo: 'nothing' }, '2902'],
]

describe('packages for sale', () => {
  let gateway: TestGateway
  let buyer: Buyer
  let zhang: Caller
  beforeEach(async () => {
    gateway = await saleGateway()
    buyer = await aBuyer(gateway)
    zhang = clerk(gateway, buyer)
  })
  afterEach(() => gateway.close())
  const check = (caller: Caller = zhang) =>
    caller.ok('taocan POST /trade/agree/comboCustomerCheck', { packageId: PACKAGE, scene: 'PACKAGE' })
  const failed = async () => (await check()).items.filter(({ pass }) => !pass).map(({ code }) => code)

  it('are those of the customer’s company and kind, by what can be done with them (K-01)', async () => {
    await aPackage(gateway, { packageId: 'P-ended', state: 'ENDED', saleEnd: '2026-11-20T00:00:00+08:00' })
    await aPackage(gateway, {
      packageId: 'P-old',
      state: 'ENDED',
      saleStart: '2026-01-01T00:00:00+08:00',
      saleEnd: '2026-02-01T00:00:00+08:00',
    })
    await aPackage(gateway, { packageId: 'P-soon', state: 'NOT_STARTED', saleStart: '2026-12-01T00:00:00+08:00' })
    await aPackage(gateway, { packageId: 'P-on' })
    await aPackage(gateway, { packageId: 'P-draft', state: 'DRAFT' })
    await aPackage(gateway, { packageId: 'P-shop', customerTypes: ['COMMERCE'] })
    await aPackage(gateway, { packageId: 'P-other', companyCode: '1002' })
    const { list } = await zhang.ok('taocan GET /trade/package/list', {})
    expect(list.map(({ packageId }) => packageId)).toEqual(['P-on', 'P-soon', 'P-ended'])
    expect(list[0]).toMatchObject({ canBuy: true, leftVolume: '1000000', myOrderNo: null })
    const soon = await zhang.ok('taocan GET /trade/package/list', { status: 'NOT_STARTED' })
    expect(soon.list.map(({ packageId }) => packageId)).toEqual(['P-soon'])
    for (const packageId of ['P-draft', 'P-shop', 'P-other', 'nothing'])
      expect((await zhang.call('taocan GET /trade/package/detail', { packageId })).code).toBe('2902')
  })

  it('say what may be ordered and what it costs (K-04, K-05, X-01)', async () => {
    await aPackage(gateway)
    const detail = await zhang.ok('taocan GET /trade/package/detail', { packageId: PACKAGE })
    expect(detail.buyRange).toEqual({ min: '10000', max: '500000', step: '1000' })
    expect(detail.meters).toMatchObject([{ meterNo: buyer.meterNo, remote: true, qmax: '100.00', reason: null }])
    const asked = { packageId: PACKAGE, volume: '100000', meterNos: [buyer.meterNo] }
    expect(await zhang.ok('taocan POST /trade/package/preview', asked)).toMatchObject({
      totalAmount: '368000.00',
      depositAmount: '36800.00',
      saving: '18000.00',
      cycles: [
        {
          name: '1月',
          volume: '34400',
          editOpenAt: '2026-12-17T00:00:00+08:00',
          payDeadline: '2026-12-30T17:00:00+08:00',
        },
        { name: '2月', volume: '31100' },
        { name: '3月', volume: '34500' },
      ],
    })
    for (const volume of ['9000', '100500', '501000', '1e5', '-10000'])
      expect((await zhang.call('taocan POST /trade/package/preview', { ...asked, volume })).code).toBe('42101')
    // 300,000 × 31 / 90 in January; the meter lets 100 × 24 × 31 through.
    expect(await zhang.call('taocan POST /trade/package/preview', { ...asked, volume: '300000' })).toMatchObject({
      code: '42202',
      text: '周期气量超过计量表最大通过能力74400 m³',
    })
  })

  it('need a customer that meets the conditions, and name the page that fixes each fault (K-02)', async () => {
    await aPackage(gateway)
    expect((await check()).pass).toBe(true)
    expect((await check(clerk(gateway, buyer, { isMaster: false, models: ['PACKAGE_VIEW'] }))).items[0]).toEqual({
      code: 'ACCOUNT',
      name: '账号权限',
      pass: false,
      message: '仅主账号或已授权的子账号可操作',
      actionRoute: '/subPagesB/pages/accountSecurity/index',
    })
    uncertify(buyer)
    await gateway.db.updateTable('contract').set({ endDate: '2027-03-30' }).execute()
    await gateway.db.deleteFrom('dailyUsage').where('gasDay', '>', '2026-11-18').execute()
    await aBill(gateway.db, buyer.key, { billId: 'late', receivable: '100.00', dueDate: '2026-11-20' })
    expect(await failed()).toEqual(['CERT', 'CONTRACT', 'METER', 'ARREARS'])
    expect(await zhang.call(CREATE, wish(buyer))).toMatchObject({
      code: '42109',
      data: { items: expect.any(Array) as unknown },
    })
  })

  it('are ordered: the volume is held, the cycles planned, the agreement written, the signer asked (K-06, K-07)', async () => {
    await aPackage(gateway)
    const made = await zhang.ok(CREATE, wish(buyer))
    expect(made).toMatchObject({
      signDeadline: '2026-11-23T10:00:00+08:00',
      totalAmount: '368000.00',
      depositAmount: '36800.00',
    })
    expect(await stockOf(gateway)).toMatchObject({ heldVolume: '100000', soldVolume: '0' })
    const order = await zhang.ok('taocan GET /trade/order/detail', { orderNo: made.orderNo })
    expect(order).toMatchObject({
      state: 'WAIT_SIGN',
      contactPhone: '138****0001',
      actions: ['SIGN', 'CANCEL'],
      next: { action: 'SIGN', text: '请于11-23 10:00前签署供气协议' },
      cycles: [
        {
          name: '1月',
          planVolume: '34400',
          low: '24200',
          high: '44700',
          unitPrice: '3.6800',
          state: 'PLANNED',
          open: false,
        },
        { name: '2月', planVolume: '31100' },
        { name: '3月', planVolume: '34500' },
      ],
    })
    const agreement = await zhang.ok('taocan GET /trade/agree/detail', { agreeId: made.agreeId })
    expect(agreement.content).toContain(CUSTOMER)
    expect(agreement.content).toContain('1月（2027-01-01至2027-01-31）：34,400立方米')
    expect(agreement.content).toContain('保证金36,800.00元')
    expect(agreement.content).not.toMatch(/[{}]/)
    const todos = await gateway.db.selectFrom('todo').select(['type', 'bizId', 'dueAt']).execute()
    expect(todos).toEqual([{ type: 'CONTRACT_SIGN', bizId: made.agreeId, dueAt: '2026-11-23T10:00:00+08:00' }])
    // About the same thing as the to-do: the message carries its button.
    await gateway.drain()
    const asked = gateway.db.selectFrom('message').select(['bizId']).where('templateCode', '=', 'ORDER_SIGN')
    expect(await asked.execute()).toEqual([{ bizId: made.agreeId }])
    const rows = await gateway.db.selectFrom('packageOrder').select(['contactPhone']).execute()
    expect(String(rows[0]?.contactPhone)).not.toContain('13800000001')
  })

  it('are ordered once however often the request comes', async () => {
    await aPackage(gateway)
    const asked = wish(buyer)
    const first = await zhang.ok(CREATE, asked)
    expect((await zhang.call(CREATE, asked)).data).toEqual(first)
    expect(await stockOf(gateway)).toMatchObject({ heldVolume: '100000' })
  })

  it.each(unfit)('are not ordered with %s', async (_what, over, code) => {
    await aPackage(gateway)
    expect((await zhang.call(CREATE, wish(buyer, over))).code).toBe(code)
    expect(await stockOf(gateway)).toMatchObject({ heldVolume: '0' })
  })

  it.each([
    ['taken off sale', `state = 'ENDED'`, '42107'],
    ['given another text', `template_version = '2'`, '42108'],
    ['given another price', 'unit_price = unit_price + 0.01', '42108'],
  ])('are not ordered when they are %s between the look and the order (K-13)', async (_what, change, code) => {
    await aPackage(gateway)
    const asked = wish(buyer)
    // Staff are faster than an order that is half written.
    await sql
      .raw(
        `create function change_package() returns trigger language plpgsql as $$
          begin update gas_package set ${change} where package_id = '${PACKAGE}'; return new; end $$`,
      )
      .execute(gateway.db)
    await sql`create trigger change_package after insert on package_order
      for each row execute function change_package()`.execute(gateway.db)
    expect((await zhang.call(CREATE, asked)).code).toBe(code)
    expect(await gateway.db.selectFrom('packageOrder').select('orderNo').execute()).toEqual([])
    expect(await stockOf(gateway)).toMatchObject({ heldVolume: '0', state: 'ON_SALE' })
  })

  it('are not ordered out of their time, without their text, or too often (K-12, K-13)', async () => {
    await aPackage(gateway, { saleEnd: '2026-11-23T09:30:00+08:00' })
    expect((await zhang.call(CREATE, wish(buyer))).code).toBe('42107')
    expect(await stockOf(gateway)).toMatchObject({ heldVolume: '0' })
    await aPackage(gateway, { packageId: 'P-2', templateVersion: '99' })
    expect((await zhang.call(CREATE, wish(buyer, { sourceNo: 'P-2', templateVersion: '99' }))).code).toBe('42111')
    await aPackage(gateway, { packageId: 'P-3', maxOrdersPerBp: 1 })
    await zhang.ok(CREATE, wish(buyer, { sourceNo: 'P-3' }))
    expect((await zhang.call(CREATE, wish(buyer, { sourceNo: 'P-3' }))).code).toBe('42103')
    const { list } = await zhang.ok('taocan GET /trade/package/list', {})
    const often = list.find(({ packageId }) => packageId === 'P-3')
    expect(often?.myOrderNo).toMatch(/^M20261123\d{6}$/)
    expect(often?.canBuy).toBe(false)
  })

  it('of the last volume go to one of two orders (K-06)', async () => {
    const other = await aBuyer(gateway, '1000000007')
    await aPackage(gateway, { totalVolume: '160000' })
    const li = clerk(gateway, other, { userId: 'u-7' })
    const answers = await Promise.all([zhang.call(CREATE, wish(buyer)), li.call(CREATE, wish(other))])
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', '42102'])
    const refused = answers.find(({ code }) => code === '42102')
    expect(refused).toMatchObject({ data: { left: '60000' }, text: '剩余气量不足，当前可订60000 m³' })
    expect(await stockOf(gateway)).toMatchObject({ heldVolume: '100000', state: 'ON_SALE' })
    await li.ok(CREATE, await wishOf(li, other, '60000'))
    expect(await stockOf(gateway)).toMatchObject({ heldVolume: '160000', state: 'SOLD_OUT' })
  })

  it('may be ordered by a user without the right to sign: the master has a day and is reminded once an hour (K-16)', async () => {
    await aPackage(gateway)
    const li = assistant(gateway, buyer)
    const { agreeId, orderNo, signDeadline } = await li.ok(CREATE, wish(buyer))
    expect(signDeadline).toBe('2026-11-24T09:30:00+08:00')
    expect(await li.ok('taocan GET /trade/agree/detail', { agreeId })).toMatchObject({
      canSign: false,
      signHint: '需由主账号或已授权的子账号签署',
      canRemind: true,
    })
    const remind = () => li.ok('btwob POST /package/remindMaster', { agreeId, requestNo: requestNo() })
    const first = await remind()
    await gateway.passTime('2026-11-23T10:29:00+08:00')
    expect(await remind()).toEqual(first)
    await gateway.passTime('2026-11-23T10:30:00+08:00')
    expect((await remind()).remindedAt).toBe('2026-11-23T10:30:00+08:00')
    expect((await orderOf(gateway, orderNo)).version).toBe(1)
    await gateway.drain()
    const messages = await gateway.db.selectFrom('message').select('templateCode').execute()
    expect(messages).toHaveLength(3)
  })

  it('at a floating price have none before the lock (K-17)', async () => {
    await aPackage(gateway, { priceType: 'FLOAT', floatDiscount: '0.1200' })
    const { orderNo, agreeId } = await zhang.ok(CREATE, wish(buyer))
    const { cycles } = await zhang.ok('taocan GET /trade/order/detail', { orderNo })
    expect(cycles[0]).toMatchObject({ unitPrice: null, estimated: true, payableAmount: '126592.00' })
    const { content } = await zhang.ok('taocan GET /trade/agree/detail', { agreeId })
    expect(content).toContain('减0.1200元/立方米')
  })

  it('go on and off sale by the clock (B 3.1)', async () => {
    await aPackage(gateway, { state: 'NOT_STARTED', saleStart: '2026-11-23T10:00:00+08:00' })
    await gateway.passTime('2026-11-23T10:00:30+08:00')
    expect((await stockOf(gateway)).state).toBe('ON_SALE')
    await gateway.passTime('2026-12-10T00:01:00+08:00')
    expect((await stockOf(gateway)).state).toBe('ENDED')
  })
})

function cyclesOf(...volumes: string[]): { cycleNo: number; volume: string }[] {
  return volumes.map((volume, index) => ({ cycleNo: index + 1, volume }))
}

import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import { requestNo } from '../../../../test/gateway/payment-kit'
import {
  aBuyer,
  aPackage,
  assistant,
  clerk,
  CREATE,
  CUSTOMER,
  orderOf,
  readyToSign,
  saleGateway,
  seconds,
  SIGN,
  signed,
  stockOf,
  uncertify,
  wish,
  type Buyer,
} from '../../../../test/gateway/package-sale-kit'

describe('an agreement', () => {
  let gateway: TestGateway
  let buyer: Buyer
  let zhang: Caller
  let made: { agreeId: string; orderNo: string }
  beforeEach(async () => {
    gateway = await saleGateway()
    buyer = await aBuyer(gateway)
    zhang = clerk(gateway, buyer)
    await aPackage(gateway)
    made = await zhang.ok(CREATE, wish(buyer))
  })
  afterEach(() => gateway.close())
  const contracts = () =>
    gateway.db.selectFrom('contract').selectAll().where('contractType', '=', 'PACKAGE_AGREE').execute()
  const cancel = (over: object = {}) => ({
    orderNo: made.orderNo,
    version: 1,
    reason: '计划有变',
    requestNo: requestNo(),
    ...over,
  })
  const underWay = (state: 'PAYING' | 'EXPIRED') =>
    gateway.db
      .insertInto('tradePayment')
      .values({
        bp: buyer.bp,
        payNo: 'P1',
        orderNo: made.orderNo,
        bizType: 'DEPOSIT',
        bizNo: made.orderNo,
        state,
        amount: '36800.00',
        channel: 'TT',
        expireAt: '2026-11-30T09:00:00+08:00',
        createdBy: 'u-1',
        createdAt: gateway.clock.iso(),
        updatedAt: gateway.clock.iso(),
      })
      .execute()

  it('is signed, archived and asks for the deposit (K-08, K-09, C-07)', async () => {
    const ready = await readyToSign(gateway, zhang, made.agreeId)
    expect(await zhang.ok(SIGN, ready)).toMatchObject({
      orderStatus: 'WAIT_DEPOSIT',
      depositDeadline: '2026-11-24T09:30:10+08:00',
      payRequired: true,
    })
    const [contract] = await contracts()
    expect(contract).toMatchObject({ state: 'WAIT_EFFECT', startDate: '2027-01-01', endDate: '2027-03-31' })
    expect(contract?.contractNo).toMatch(/^HT-1001-2026-\d{6}$/)
    expect(await zhang.ok('taocan GET /trade/agree/detail', { agreeId: made.agreeId })).toMatchObject({
      state: 'SIGNED',
      signWay: 'SEAL',
      signedName: CUSTOMER,
      canSign: false,
    })
    const todos = await gateway.db.selectFrom('todo').select(['type', 'status', 'amount']).orderBy('type').execute()
    expect(todos).toEqual([
      { type: 'CONTRACT_SIGN', status: '1', amount: null },
      { type: 'PACKAGE_PAY', status: '0', amount: '36800.00' },
    ])
    expect((await zhang.call(SIGN, { ...ready, requestNo: requestNo() })).code).toBe('2904')
  })

  it('is there as a document once it is signed (C-13)', async () => {
    const asked = { agreeId: made.agreeId }
    expect((await zhang.call('btwob GET /package/agreementFile', asked)).code).toBe('2904')
    await signed(gateway, zhang, made.agreeId)
    const { url } = await zhang.ok('btwob GET /package/agreementFile', asked)
    const response = await gateway.gateway.app.inject({ method: 'GET', url })
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is not signed unread, changed, without the code, or without the right', async () => {
    const ready = await readyToSign(gateway, zhang, made.agreeId)
    const call = (over: object, caller = zhang) => caller.call(SIGN, { ...ready, requestNo: requestNo(), ...over })
    expect((await call({ contentHash: 'a'.repeat(64) })).code).toBe('42801')
    expect((await call({ smsCode: ready.smsCode === '000000' ? '000001' : '000000' })).code).toBe('2002')
    expect((await call({ signWay: 'HAND' })).code).toBe('44852')
    expect((await call({ agreeId: 'A-unknown' })).code).toBe('2902')
    expect((await call({}, assistant(gateway, buyer))).code).toBe('2110')
    const onlySigns = clerk(gateway, buyer, { isMaster: false, models: ['PACKAGE_VIEW', 'CONTRACT_SIGN'] })
    expect((await call({}, onlySigns)).code).toBe('2110')
    uncertify(buyer)
    expect((await call({})).code).toBe('2209')
    expect(await contracts()).toEqual([])
  })

  it('is signed with its own code: one that was asked for another agreement is wrong (C-06)', async () => {
    const other = await zhang.ok(CREATE, wish(buyer))
    await zhang.ok('taocan GET /trade/agree/detail', { agreeId: made.agreeId })
    const ready = await readyToSign(gateway, zhang, other.agreeId)
    const { contentHash } = await zhang.ok('taocan GET /trade/agree/detail', { agreeId: made.agreeId })
    const asked = { ...ready, agreeId: made.agreeId, contentHash, requestNo: requestNo() }
    expect((await zhang.call(SIGN, asked)).code).toBe('2002')
    expect((await zhang.ok(SIGN, ready)).orderNo).toBe(other.orderNo)
  })

  it('is read for ten seconds from the first view with the right to sign (K-08)', async () => {
    await assistant(gateway, buyer).ok('taocan GET /trade/agree/detail', { agreeId: made.agreeId })
    seconds(gateway, 60)
    const { contentHash } = await zhang.ok('taocan GET /trade/agree/detail', { agreeId: made.agreeId })
    seconds(gateway, 9)
    const asked = {
      requestNo: requestNo(),
      agreeId: made.agreeId,
      smsCode: '123456',
      contentHash,
      signWay: 'SEAL' as const,
    }
    expect((await zhang.call(SIGN, asked)).code).toBe('42104')
    seconds(gateway, 1)
    expect((await zhang.call(SIGN, { ...asked, requestNo: requestNo() })).code).toBe('2003')
  })

  it('is refused to other customers', async () => {
    const stranger = clerk(gateway, await aBuyer(gateway, '1000000009'), { userId: 'u-9' })
    const { agreeId, orderNo } = made
    expect((await stranger.call('taocan GET /trade/agree/detail', { agreeId })).code).toBe('2902')
    expect((await stranger.call('btwob POST /package/remindMaster', { agreeId, requestNo: requestNo() })).code).toBe(
      '2902',
    )
    expect((await stranger.call('btwob GET /package/agreementFile', { agreeId })).code).toBe('2902')
    expect((await stranger.call('taocan GET /trade/order/detail', { orderNo })).code).toBe('2902')
    expect((await stranger.call('taocan POST /trade/order/cancel', cancel())).code).toBe('2902')
    expect((await stranger.ok('taocan GET /trade/order/list', {})).total).toBe(0)
  })

  it('of an order without a deposit puts it into force at once (B 3.2)', async () => {
    await aPackage(gateway, { packageId: 'P-free', depositRate: '0.00' })
    const free = await zhang.ok(CREATE, wish(buyer, { sourceNo: 'P-free' }))
    expect(await signed(gateway, zhang, free.agreeId)).toMatchObject({
      orderStatus: 'EFFECTIVE',
      depositDeadline: null,
      payRequired: false,
    })
    const pkg = await gateway.db
      .selectFrom('gasPackage')
      .selectAll()
      .where('packageId', '=', 'P-free')
      .executeTakeFirst()
    expect(pkg).toMatchObject({ heldVolume: '0', soldVolume: '100000' })
    expect((await zhang.ok('taocan GET /trade/order/summary', {})).running).toMatchObject([{ orderNo: free.orderNo }])
  })

  it('not signed in time ends its order and frees the gas (K-07)', async () => {
    const ready = await readyToSign(gateway, zhang, made.agreeId)
    await gateway.passTime('2026-11-23T10:00:30+08:00')
    expect(await orderOf(gateway, made.orderNo)).toMatchObject({
      state: 'CLOSED',
      closeReason: '超时未签约，已自动关闭',
    })
    expect(await stockOf(gateway)).toMatchObject({ heldVolume: '0', soldVolume: '0' })
    expect((await zhang.call(SIGN, ready)).code).toBe('42110')
    const children = await gateway.db.selectFrom('childOrder').select('state').distinct().execute()
    expect(children).toEqual([{ state: 'VOID' }])
    const closed = await zhang.ok('taocan GET /trade/order/list', { tab: 'closed' })
    expect(closed).toMatchObject({
      counts: { all: 1, todo: 0, doing: 0, done: 0, closed: 1 },
      list: [{ actions: ['AGAIN'] }],
    })
  })

  it('without its deposit in time ends too, but not while that is being paid (K-09)', async () => {
    await signed(gateway, zhang, made.agreeId)
    await underWay('PAYING')
    await gateway.passTime('2026-11-24T10:00:00+08:00')
    expect((await orderOf(gateway, made.orderNo)).state).toBe('WAIT_DEPOSIT')
    await gateway.db.updateTable('tradePayment').set({ state: 'EXPIRED' }).execute()
    await gateway.passTime('2026-11-24T10:02:00+08:00')
    expect((await orderOf(gateway, made.orderNo)).state).toBe('CLOSED')
    expect((await contracts())[0]?.state).toBe('TERMINATED')
    expect(await stockOf(gateway)).toMatchObject({ heldVolume: '0' })
  })

  it('goes with its order when that is cancelled, once (K-11)', async () => {
    expect((await zhang.call('taocan POST /trade/order/cancel', cancel({ version: 7 }))).code).toBe('2904')
    expect(await zhang.ok('taocan POST /trade/order/cancel', cancel())).toEqual({ status: 'CANCELLED' })
    expect((await zhang.call('taocan POST /trade/order/cancel', cancel())).code).toBe('2904')
    expect(await stockOf(gateway)).toMatchObject({ heldVolume: '0' })
    expect(await zhang.ok('taocan GET /trade/agree/detail', { agreeId: made.agreeId })).toMatchObject({ state: 'VOID' })
  })

  it('stays while its deposit is being paid, and when its order is in force (K-11)', async () => {
    await signed(gateway, zhang, made.agreeId)
    await underWay('PAYING')
    expect((await zhang.call('taocan POST /trade/order/cancel', cancel({ version: 2 }))).code).toBe('42105')
    await gateway.db.updateTable('packageOrder').set({ state: 'EXTRACTING' }).execute()
    expect((await zhang.call('taocan POST /trade/order/cancel', cancel({ version: 2 }))).code).toBe('42106')
  })

  it('is signed or its order cancelled, not both', async () => {
    const ready = await readyToSign(gateway, zhang, made.agreeId)
    const [sign, end] = await Promise.all([
      zhang.call(SIGN, ready),
      zhang.call('taocan POST /trade/order/cancel', cancel()),
    ])
    const { state } = await orderOf(gateway, made.orderNo)
    if (sign.ok) expect([end.code, state]).toEqual(['2904', 'WAIT_DEPOSIT'])
    else expect([sign.code, end.ok, state]).toEqual(['42110', true, 'CANCELLED'])
    expect(await contracts()).toHaveLength(sign.ok ? 1 : 0)
  })
})

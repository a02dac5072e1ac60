import {
  aCampaign,
  aPlayer,
  CLAIM,
  drawOnce,
  giveChances,
  lotteryGateway,
  type Player,
} from '../../../test/gateway/lottery-kit'
import { sampleCase } from '../../../test/gateway/case-kit'
import { requestNo } from '../../../test/gateway/payment-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { wins } from './win-case'

const ACCEPT = 'demand POST /lead/quote/accept'
const LEAD = 'demand GET /lead/detail'
const WIN = 'default GET /crmgas/lottery/winDetail'

describe('a coupon that is drawn (E 3.9)', () => {
  let gateway: TestGateway
  let player: Player
  let campaignId: string
  beforeEach(async () => {
    gateway = await lotteryGateway()
    player = await aPlayer(gateway)
    campaignId = await aCampaign(gateway, {
      mostWins: 1,
      prizes: [
        {
          name: '满1000减100券',
          service: 'COUPON',
          value: '100.00',
          couponFrom: '1000.00',
          quantity: 5,
          weight: 999_999,
        },
      ],
    })
    await giveChances(gateway, player, 2)
    await gateway.passTime('2026-11-25T09:30:00+08:00')
  })
  afterEach(() => gateway.close())

  const drawn = async () => (await drawOnce(player, campaignId)).data?.winId ?? ''

  test('is there at once: a message, nothing to claim or give up, no winner in public, no win of the limit (E-L-07, E-L-09)', async () => {
    const [winId, second] = [await drawn(), await drawn()]
    expect(second).not.toBe('')
    expect(await player.caller.ok(WIN, { winId })).toMatchObject({
      state: 'issued',
      service: 'COUPON',
      prizeValue: '100.00',
      couponFrom: '1000.00',
      claimUntil: '2026-12-31',
      leadNo: null,
    })
    const claim = { winId, receiverName: '王建国', receiverPhone: '13800000001', requestNo: requestNo() }
    expect(await player.caller.call(CLAIM, claim)).toMatchObject({ code: 'E5012' })
    for (const key of ['giveUp', 'confirmReceive'] as const)
      expect(await player.caller.call(`default POST /crmgas/lottery/${key}`, { winId })).toMatchObject({
        code: 'E5012',
      })
    expect(await gateway.db.selectFrom('todo').select('type').where('bizId', '=', winId).execute()).toEqual([])
    await gateway.drain()
    const messages = await gateway.db
      .selectFrom('message')
      .select('summary')
      .where('templateCode', '=', 'WIN_COUPON')
      .execute()
    expect(messages[0]?.summary).toBe('满1000减100券可在接受商城报价时抵用，有效期至2026-12-31')
    expect(await gateway.ok('default GET /crmgas/lottery/winnerList', { campaignId })).toMatchObject({ total: 0 })
  })

  test('is announced again before it ends, and is over after its last day', async () => {
    const winId = await drawn()
    const summaries = async () =>
      (await gateway.db.selectFrom('message').select('dedupeKey').where('templateCode', '=', 'WIN_COUPON').execute())
        .length
    await gateway.passTime('2026-12-30T12:00:00+08:00')
    expect(await summaries()).toBe(3)
    await gateway.passTime('2026-12-31T23:59:00+08:00')
    expect((await player.caller.ok(WIN, { winId })).state).toBe('issued')
    await gateway.passTime('2027-01-01T00:11:00+08:00')
    expect((await player.caller.ok(WIN, { winId })).state).toBe('expired')
  })
})

describe('a coupon on a quote (E-M-16)', () => {
  const BP = '1000000002'
  let gateway: TestGateway
  let cook: Caller
  let of: { leadNo: string; quoteNo: string }
  beforeEach(async () => {
    gateway = await testGateway()
    cook = await gateway.as('13800000007')
    await gateway.db.deleteFrom('lotteryWin').where('bp', '=', BP).execute()
    // 2 × 830.00, open until the 28th.
    const lead = await gateway.db
      .selectFrom('demandLead')
      .select('leadNo')
      .where('state', '=', 'quoted')
      .executeTakeFirstOrThrow()
    const quote = await gateway.db
      .selectFrom('leadQuote')
      .select('quoteNo')
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow()
    of = { ...lead, ...quote }
  })
  afterEach(() => gateway.close())

  const aCoupon = async (values: Record<string, unknown> = {}, bp = BP): Promise<string> => {
    const coupon = {
      service: 'COUPON',
      state: 'issued',
      couponFrom: '1000.00',
      prizeValue: '100.00',
      claimUntil: '2026-12-31',
    }
    return String((await sampleCase(gateway, wins.any, { bp, ...coupon, ...values })).winId)
  }
  const accept = (couponCode?: string, given = requestNo()) =>
    cook.call(ACCEPT, { ...of, ...(couponCode !== undefined && { couponCode }), requestNo: given })
  const detail = () => cook.ok(LEAD, { leadNo: of.leadNo })
  const stateOf = async (winId: string) =>
    await gateway.db
      .selectFrom('lotteryWin')
      .select(['state', 'leadNo'])
      .where('winId', '=', winId)
      .executeTakeFirstOrThrow()
  const close = (caller = gateway.asSession({ userId: 'staff', companyCode: '1001' })) =>
    caller.ok('btwob POST /lead/close', { leadNo: of.leadNo, reason: '客户改期' })

  test('is offered with what it asks for, the largest first, and taken off once; staff and record say so', async () => {
    const small = await aCoupon({ prizeValue: '30.00', couponFrom: '500.00' })
    const tooHigh = await aCoupon({ prizeValue: '500.00', couponFrom: '1660.01' })
    const best = await aCoupon()
    await aCoupon({ claimUntil: '2026-11-22' })
    await aCoupon({ state: 'expired' })
    await aCoupon({}, '1000000001')
    expect((await detail()).availableCoupons).toEqual([
      { couponCode: tooHigh, faceValue: '500.00', threshold: '1660.01', validTo: '2026-12-31', usable: false },
      { couponCode: best, faceValue: '100.00', threshold: '1000.00', validTo: '2026-12-31', usable: true },
      { couponCode: small, faceValue: '30.00', threshold: '500.00', validTo: '2026-12-31', usable: true },
    ])
    const given = requestNo()
    expect((await accept(best, given)).data).toEqual({ status: 'accepted', payable: '1560.00' })
    // The same request again: the same answer, one coupon.
    expect((await accept(best, given)).data).toEqual({ status: 'accepted', payable: '1560.00' })
    expect(await stateOf(best)).toEqual({ state: 'used', leadNo: of.leadNo })
    expect(await stateOf(small)).toEqual({ state: 'issued', leadNo: null })
    const after = await detail()
    expect(after.availableCoupons).toEqual([])
    expect(after.quotes[0]).toMatchObject({
      totalAmount: '1660.00',
      couponCode: best,
      discount: '100.00',
      payable: '1560.00',
    })
    expect(after.followUps[0]?.content).toContain('优惠券抵100.00元，应付1,560.00元')
    const desk = gateway.asSession({ userId: 'staff', companyCode: '1001' })
    expect((await desk.ok('btwob GET /lead/detail', { leadNo: of.leadNo })).quotes[0]).toMatchObject({
      payable: '1560.00',
    })
  })

  test.each([
    ['that is not there', {}, 'W0'],
    ['of another customer', { bp: '1000000001' }, null],
    ['that is over', { claimUntil: '2026-11-22' }, null],
    ['that was used', { state: 'used', leadNo: 'L1' }, null],
    ['that has expired', { state: 'expired' }, null],
    ['above the sum of the quote', { couponFrom: '1660.01' }, null],
    ['that is a service', { service: 'AUDIT', couponFrom: null, state: 'pendingClaim' }, null],
  ] as const)(
    '%s is refused E1015, and the quote stays open',
    async (_what, { bp, ...values }: Record<string, unknown>, code: string | null) => {
      const couponCode = await aCoupon(values, (bp as string | undefined) ?? BP)
      expect(await accept(code ?? couponCode)).toMatchObject({ code: 'E1015', text: '优惠券不可用' })
      expect((await detail()).quotes[0]).toMatchObject({ status: 'open', discount: '0.00', payable: '1660.00' })
      expect(await accept()).toMatchObject({ data: { payable: '1660.00' } })
    },
  )

  test('advice about buying gas takes none: gas has its tariff', async () => {
    const couponCode = await aCoupon()
    await gateway.db.updateTable('demandLead').set({ targetType: 'plan' }).where('leadNo', '=', of.leadNo).execute()
    expect((await detail()).availableCoupons).toEqual([])
    expect(await accept(couponCode)).toMatchObject({ code: 'E1015' })
  })

  test('two quotes at once with one coupon: one gets it', async () => {
    const couponCode = await aCoupon()
    const { leadId, ...lead } = await gateway.db
      .selectFrom('demandLead')
      .selectAll()
      .where('leadNo', '=', of.leadNo)
      .executeTakeFirstOrThrow()
    const quote = await gateway.db
      .selectFrom('leadQuote')
      .selectAll()
      .where('leadId', '=', leadId)
      .executeTakeFirstOrThrow()
    const twin = { leadNo: 'L20261123999999', quoteNo: 'Q20261123999999' }
    await gateway.db
      .insertInto('demandLead')
      .values({ ...lead, leadId: 'twin', leadNo: twin.leadNo } as never)
      .execute()
    await gateway.db
      .insertInto('leadQuote')
      .values({ ...quote, leadId: 'twin', quoteNo: twin.quoteNo, items: JSON.stringify(quote.items) } as never)
      .execute()
    const answers = await Promise.all([
      accept(couponCode),
      cook.call(ACCEPT, { ...twin, couponCode, requestNo: requestNo() }),
    ])
    expect(answers.map(({ ok, code }) => (ok ? 'ok' : code)).sort()).toEqual(['E1015', 'ok'])
    const used = await gateway.db
      .selectFrom('leadQuote')
      .select('quoteNo')
      .where('couponCode', '=', couponCode)
      .execute()
    expect(used).toHaveLength(1)
  })

  test('goes back when the accepted enquiry comes to nothing, and is used again; after its last day it is over', async () => {
    const [first, late] = [await aCoupon(), await aCoupon({ claimUntil: '2026-11-23', prizeValue: '50.00' })]
    await accept(first)
    await close()
    expect(await stateOf(first)).toEqual({ state: 'issued', leadNo: null })
    await gateway.db.updateTable('demandLead').set({ state: 'quoted' }).where('leadNo', '=', of.leadNo).execute()
    await gateway.db
      .updateTable('leadQuote')
      .set({ status: 'open', couponCode: null, discount: '0.00' })
      .where('quoteNo', '=', of.quoteNo)
      .execute()
    expect((await accept(late)).data?.payable).toBe('1610.00')
    gateway.clock.moveTo('2026-11-24T00:00:30+08:00')
    await close()
    expect(await stateOf(late)).toEqual({ state: 'expired', leadNo: null })
  })

  test('stays used when the enquiry is completed', async () => {
    const couponCode = await aCoupon()
    await accept(couponCode)
    await gateway
      .asSession({ userId: 'staff', companyCode: '1001' })
      .ok('btwob POST /lead/finish', { leadNo: of.leadNo })
    expect(await stateOf(couponCode)).toMatchObject({ state: 'used' })
  })
})

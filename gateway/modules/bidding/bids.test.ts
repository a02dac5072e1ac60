import type { TestGateway } from '../../../test/setup/gateway'
import {
  aBidActivity,
  aBidder,
  balanceOf,
  bidGateway,
  bidOf,
  brokenMargins,
  confirmed,
  DETAIL,
  offer,
  payMargin,
  PUBLISH,
  signUp,
  SUBMIT,
  validOffer,
  type Bidder,
} from '../../../test/gateway/bidding-kit'
import { brokenInvariants } from '../../../test/invariants/money'
import { clerk, signed } from '../../../test/gateway/package-sale-kit'
import { pass, requestNo } from '../../../test/gateway/payment-kit'

const OPEN = '2026-11-25T10:00:00+08:00'

let gateway: TestGateway
let [a, b, c, d]: Bidder[] = []
const people = () => ({ a: a as Bidder, b: b as Bidder, c: c as Bidder, d: d as Bidder })

beforeEach(async () => {
  gateway = await bidGateway()
  a = await aBidder(gateway, '1000000001', '华北精工陶瓷有限公司')
  b = await aBidder(gateway, '1000000002', '廊坊香满楼餐饮管理有限公司')
  c = await aBidder(gateway, '1000000003', '石家庄康宁医药有限公司')
  d = await aBidder(gateway, '1000000004', '冀中纺织印染有限公司')
})
afterEach(async () => {
  expect(await brokenMargins(gateway)).toEqual([])
  expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
  await gateway.close()
})

/** The bids of a customer as the order centre lists them. */
const inCentre = async ({ caller }: Bidder) => {
  const { list } = await caller.ok('default GET /crmgas/order/list', { orderType: 'NG' })
  return list.map(({ statusText, group, actionText, volume, amount }) => [
    statusText,
    group,
    actionText,
    volume,
    amount,
  ])
}

/** The example of N-09 at a tenth: A, C, B and D have bid and paid; `least`: what B takes at least. */
async function example(least = '5000') {
  const all = people()
  const ngId = await aBidActivity(gateway)
  const no = { a: '', b: '', c: '', d: '' }
  for (const key of ['a', 'b', 'c', 'd'] as const) no[key] = await signUp(all[key], ngId)
  await gateway.passTime(OPEN)
  await validOffer(all.a, no.a, { price: '3.8000', volume: '12000' })
  await gateway.passTime('2026-11-25T10:01:00+08:00')
  await validOffer(all.c, no.c, { price: '3.7500', volume: '10000' })
  await gateway.passTime('2026-11-25T10:02:00+08:00')
  await validOffer(all.b, no.b, { price: '3.7500', volume: '10000', minVolume: least })
  await validOffer(all.d, no.d, { price: '3.7000', volume: '8000' })
  return { ngId, no, ...all }
}

describe('sealed bids, from the sign-up to the order (B-F4)', () => {
  it('customers that have signed up get one message when bidding opens', async () => {
    const ngId = await aBidActivity(gateway)
    const bidNo = await signUp(people().a, ngId)
    const opened = () =>
      gateway.db.selectFrom('message').select(['bizId', 'summary']).where('templateCode', '=', 'NG_OPEN').execute()
    await gateway.passTime('2026-11-25T08:59:00+08:00')
    expect(await opened()).toEqual([])
    await gateway.passTime(OPEN)
    await gateway.passTime('2026-11-25T10:30:00+08:00')
    expect(await opened()).toEqual([{ bizId: bidNo, summary: '「12月增量气竞购」已开始竞购，请于11-25 15:00前提交' }])
  })

  it('go by price and time; the winner signs and its margin is the deposit (N-08, N-09, N-12)', async () => {
    const { ngId, no, a: first, b: third, d: last } = await example()
    expect(await balanceOf(gateway, first)).toBe('95440.00')
    await gateway.passTime('2026-11-25T15:20:00+08:00')
    expect(await first.caller.ok(DETAIL, { ngId })).toMatchObject({
      state: 'CLEARING',
      myBid: { state: 'VALID', award: null },
    })
    expect((await first.caller.call('sqdev GET /ng/winningList', { ngId })).code).toBe('42310')
    await gateway.passTime(PUBLISH)
    await gateway.drain()
    expect(await bidOf(first, no.a)).toMatchObject({
      state: 'WON',
      award: { volume: '12000', price: '3.7500', deposit: '4500.00', isOffer: false },
    })
    expect(await bidOf(third, no.b)).toMatchObject({ state: 'PART_WON', award: { volume: '8000' } })
    expect(await bidOf(last, no.d)).toMatchObject({ state: 'CANDIDATE', candidatePlace: 1, award: null })

    const list = await third.caller.ok('sqdev GET /ng/winningList', { ngId })
    expect(list.summary).toEqual({ clearingPrice: '3.7500', awardedVolume: '30000', participants: 4, winners: 3 })
    expect(list.list.map(({ name, volume, isOwn }) => [name, volume, isOwn])).toEqual([
      ['华北****有限公司', '12000', false],
      ['石家*****有限公司', '10000', false],
      ['廊坊香满楼餐饮管理有限公司', '8000', true],
    ])
    expect(list.mine).toMatchObject({ volume: '8000', isOwn: true })
    expect((await third.caller.ok('sqdev GET /ng/winningList', { ngId, keyword: '精工' })).total).toBe(1)

    expect(await inCentre(third)).toEqual([['部分中标', 'TODO', '去确认', '8000', '3750.00']])
    const { fields } = await third.caller.ok('default GET /crmgas/order/detail', { orderKey: `NG:${no.b}` })
    expect(fields.map(({ label }) => label)).toEqual([
      '方式',
      '报价',
      '申购气量',
      '保证金',
      '在押保证金',
      '中标气量',
      '中标价',
      '确认截止',
    ])

    const made = await confirmed(first, no.a)
    expect(made).toMatchObject({
      ok: true,
      data: { signDeadline: '2026-11-26T17:00:00+08:00', depositAmount: '4500.00' },
    })
    expect((await first.caller.ok(DETAIL, { ngId })).actions).toEqual(['SIGN', 'RESULT'])
    const phone = clerk(gateway, first.buyer)
    const sent = await signed(gateway, phone, made.data?.agreeId ?? '')
    expect(sent).toMatchObject({ orderStatus: 'EFFECTIVE', payRequired: false })
    expect((await bidOf(first, no.a)).state).toBe('CONFIRMED')
    // 4,560.00 were held, 4,500.00 are the deposit.
    expect(await balanceOf(gateway, first)).toBe('95500.00')
    const { entries } = await phone.ok('taocan GET /trade/deposit/ledger', { bizNo: sent.orderNo })
    expect(entries).toMatchObject([{ direction: 'IN', amount: '4500.00' }])
    const order = await phone.ok('taocan GET /trade/order/detail', { orderNo: sent.orderNo })
    expect(order).toMatchObject({ unitPrice: '3.7500', totalVolume: '12000' })
  })

  it('a bid that does not take so little is passed over and sets no price (N-08)', async () => {
    const { ngId, no, b: third, d: last } = await example('10000')
    await gateway.passTime(PUBLISH)
    await gateway.drain()
    expect(await bidOf(third, no.b)).toMatchObject({ state: 'CANDIDATE' })
    expect(await bidOf(last, no.d)).toMatchObject({ state: 'WON', award: { price: '3.7000' } })
    expect((await last.caller.ok('sqdev GET /ng/winningList', { ngId })).summary.clearingPrice).toBe('3.7000')
  })

  it('a win without a confirmation costs its margin; its volume is offered on, and a candidate that lets that pass loses nothing (N-12)', async () => {
    const { ngId, no, a: first, b: third, c: second, d: last } = await example()
    await gateway.passTime(PUBLISH)
    await gateway.drain()
    for (const [bidder, bidNo] of [[second, no.c] as const, [third, no.b] as const]) {
      await pass(gateway, 61)
      const made = await confirmed(bidder, bidNo)
      await signed(gateway, clerk(gateway, bidder.buyer), made.data?.agreeId ?? '')
    }
    await gateway.passTime('2026-11-26T17:05:00+08:00')
    await gateway.drain()
    await gateway.passTime('2026-11-26T17:10:00+08:00')
    await gateway.drain()
    expect(await bidOf(first, no.a)).toMatchObject({ state: 'DEFAULTED', marginHeld: '0.00' })
    expect(await balanceOf(gateway, first)).toBe('95440.00')
    // D gets what it asked for, at its own lower price.
    expect(await bidOf(last, no.d)).toMatchObject({
      state: 'WON',
      award: { volume: '8000', price: '3.7000', isOffer: true },
    })
    const again = await aBidActivity(gateway, {
      signupEnd: '2026-11-27T17:00:00+08:00',
      openAt: '2026-11-27T18:00:00+08:00',
      closeAt: '2026-11-27T20:00:00+08:00',
      publishAt: '2026-11-27T21:00:00+08:00',
      confirmDeadline: '2026-11-28T21:00:00+08:00',
    })
    const refused = await first.caller.call('sqdev POST /ng/activity/signup', {
      ngId: again,
      agreed: true,
      requestNo: requestNo(),
    })
    expect(refused.code).toBe('42109')
    expect(JSON.stringify(refused.data)).toContain('恢复日期:2027-11-26')
    await gateway.passTime('2026-11-27T17:15:00+08:00')
    await gateway.drain()
    await gateway.passTime('2026-11-27T17:20:00+08:00')
    await gateway.drain()
    expect((await bidOf(last, no.d)).state).toBe('LOST')
    expect(await balanceOf(gateway, last)).toBe('100000.00')
    expect((await last.caller.ok(DETAIL, { ngId })).state).toBe('FINISHED')
  })

  it('a win that is published two days late is confirmed as long as was announced (N-12)', async () => {
    const { ngId, no, a: first } = await example()
    await gateway.passTime('2026-11-27T19:00:00+08:00')
    await gateway.drain()
    await pass(gateway, 120)
    const confirmDeadline = '2026-11-28T19:00:00+08:00'
    expect(await bidOf(first, no.a)).toMatchObject({ state: 'WON', marginHeld: '4560.00', confirmDeadline })
    expect((await first.caller.ok(DETAIL, { ngId })).state).toBe('PUBLISHED')
  })

  it('an order that is cancelled before its signature can be made again until the deadline', async () => {
    const { no, a: first } = await example()
    await gateway.passTime(PUBLISH)
    await gateway.drain()
    const made = await confirmed(first, no.a)
    expect((await confirmed(first, no.a)).code).toBe('42311')
    const phone = clerk(gateway, first.buyer)
    await phone.ok('taocan POST /trade/order/cancel', {
      orderNo: made.data?.orderNo ?? '',
      version: 1,
      reason: '改表具',
      requestNo: requestNo(),
    })
    expect((await confirmed(first, no.a)).ok).toBe(true)
  })

  it('no price of others is seen before the publication (N-05)', async () => {
    const { ngId, no, a: first } = await example()
    const seen = await first.caller.ok(DETAIL, { ngId })
    expect(seen.participants).toBe(4)
    const staff = gateway.asSession({ userId: 'staff', companyCode: '1001' })
    const texts = [
      seen,
      await staff.ok('btwob GET /ng/list', {}),
      await first.caller.ok('sqdev GET /ng/activity/list', {}),
    ]
    for (const price of ['3.7500', '3.7000']) expect(JSON.stringify(texts)).not.toContain(price)
    expect((await first.caller.call('sqdev GET /ng/bid/detail', { bidNo: no.b })).code).toBe('2902')
  })
})

describe('what is refused', () => {
  it('a sign-up out of its time, twice, by a customer of another kind or one that may not (N-01)', async () => {
    const { a: first, b: second } = people()
    const ngId = await aBidActivity(gateway)
    const wish = () => ({ ngId, agreed: true as const, requestNo: requestNo() })
    const SIGN_UP = 'sqdev POST /ng/activity/signup'
    await signUp(first, ngId)
    expect((await first.caller.call(SIGN_UP, wish())).code).toBe('42306')
    await gateway.db.updateTable('customer').set({ customerClass: 'COMMERCE' }).where('bp', '=', '1000000003').execute()
    expect((await people().c.caller.call(SIGN_UP, wish())).code).toBe('2902')
    expect((await people().c.caller.call(DETAIL, { ngId })).code).toBe('2902')
    await gateway.passTime('2026-11-24T17:00:00+08:00')
    expect((await second.caller.call(SIGN_UP, wish())).code).toBe('42301')
    const [one] = (await first.caller.ok('sqdev GET /ng/activity/list', { tab: 'mine' })).list
    // To withdraw takes it no further.
    const mine = { state: 'SIGNED_UP', action: null }
    expect(one).toMatchObject({ ngId, participants: 1, mine, next: { text: '距竞购开始' } })
    expect((await first.caller.ok('sqdev GET /ng/activity/list', { tab: 'finished' })).total).toBe(0)
  })

  it('an offer beside the steps, too late, too often, by another user (N-02, N-04, N-07)', async () => {
    const { a: first, b: second } = people()
    const ngId = await aBidActivity(gateway)
    const bidNo = await signUp(first, ngId)
    const good = { price: '3.7000', volume: '2000' }
    expect((await offer(first, bidNo, good)).code).toBe('42305')
    await gateway.passTime(OPEN)
    expect(await offer(first, bidNo, { ...good, price: '3.5950' })).toMatchObject({
      code: '42302',
      text: '报价须在3.6000至3.9800元/m³之间，最小变动0.0050',
    })
    expect((await offer(first, bidNo, { ...good, price: '3.7020' })).code).toBe('42302')
    expect((await offer(first, bidNo, { ...good, volume: '2500' })).code).toBe('2901')
    expect((await offer(first, bidNo, { ...good, minVolume: '3000' })).code).toBe('2901')
    expect((await first.caller.call(SUBMIT, { bidNo, version: 99, ...good, requestNo: requestNo() })).code).toBe('2904')
    expect((await second.caller.call(SUBMIT, { bidNo, version: 1, ...good, requestNo: requestNo() })).code).toBe('2902')
    await validOffer(first, bidNo, good)
    for (let i = 0; i < 5; i += 1)
      expect((await offer(first, bidNo, { price: '3.6950', volume: '2000' })).ok).toBe(true)
    expect((await offer(first, bidNo, good)).code).toBe('42303')
    expect(await bidOf(first, bidNo)).toMatchObject({ revisionsLeft: 0, state: 'VALID' })
    await gateway.passTime('2026-11-25T14:00:00+08:00')
    const { version } = await bidOf(first, bidNo)
    expect(
      (await first.caller.call('sqdev POST /ng/bid/withdraw', { bidNo, version, requestNo: requestNo() })).code,
    ).toBe('42304')
    await gateway.passTime('2026-11-25T15:00:00+08:00')
    expect((await offer(first, bidNo, good)).code).toBe('42305')
  })

  it('a confirmation of what was not won, of another customer’s, after its time, or by a customer in arrears', async () => {
    const { no, a: first, d: last } = await example()
    expect((await confirmed(first, no.a)).code).toBe('42311')
    await gateway.passTime(PUBLISH)
    await gateway.drain()
    expect((await confirmed(last, no.d)).code).toBe('42311')
    const wish = {
      bidNo: no.a,
      version: 1,
      meterNos: ['unknown'],
      contactName: '张伟',
      contactPhone: '13800000001',
      agreed: true as const,
    }
    const CALL = 'sqdev POST /ng/bid/confirm'
    expect((await last.caller.call(CALL, { ...wish, requestNo: requestNo() })).code).toBe('2902')
    const { version } = await bidOf(first, no.a)
    expect((await first.caller.call(CALL, { ...wish, version, requestNo: requestNo() })).code).toBe('2901')
    expect((await first.caller.call(CALL, { ...wish, version: version + 1, requestNo: requestNo() })).code).toBe('2904')
    await gateway.db.updateTable('meter').set({ qmax: '1.00' }).execute()
    expect((await confirmed(first, no.a)).code).toBe('42202')
    await gateway.db.updateTable('meter').set({ qmax: '100.00' }).execute()
    await gateway.db.updateTable('ngActivity').set({ templateVersion: 'none' }).execute()
    expect((await confirmed(first, no.a)).code).toBe('42111')
    await gateway.db.updateTable('contract').set({ endDate: '2026-12-31' }).execute()
    expect((await confirmed(first, no.a)).code).toBe('42109')
  })
})

describe('the margin (N-03, N-04, N-06, N-07)', () => {
  it('is asked for again by what a larger offer needs more; the old one is valid until then', async () => {
    const { a: first } = people()
    const ngId = await aBidActivity(gateway)
    const bidNo = await signUp(first, ngId)
    await gateway.passTime(OPEN)
    const sent = { bidNo, version: 1, price: '3.8000', volume: '12000', requestNo: requestNo() }
    const made = await first.caller.ok(SUBMIT, sent)
    expect(made).toMatchObject({ status: 'WAIT_MARGIN', marginAmount: '4560.00', marginDue: '4560.00' })
    expect(await first.caller.ok(SUBMIT, sent)).toEqual(made)
    expect((await first.caller.ok(DETAIL, { ngId })).actions).toEqual(['PAY', 'SUBMIT', 'WITHDRAW'])
    const { list } = await first.caller.ok('sqdev GET /ng/activity/list', { tab: 'mine' })
    expect(list.map(({ mine }) => mine?.action)).toEqual(['PAY'])
    expect(await inCentre(first)).toEqual([['待缴保证金', 'TODO', '去缴保证金', '12000', '4560.00']])
    const cashier = await first.caller.ok('btwob GET /package/payable', {
      bizType: 'NG_MARGIN',
      bizNo: bidNo,
      platform: 'H5',
    })
    expect(cashier).toMatchObject({ amount: '4560.00', orderNo: null, orderName: '12月增量气竞购', payable: true })
    const paid = await payMargin(first, bidNo)
    expect(paid).toMatchObject({ code: '200', data: { status: 'PAID' } })
    const status = await first.caller.ok('taocan GET /trade/pay/status', { payNo: paid.data?.payNo ?? '' })
    expect(status).toMatchObject({ status: 'PAID', orderNo: null, nextText: '11-25 17:00公布结果' })
    expect((await payMargin(first, bidNo)).code).toBe('42902')
    expect(await offer(first, bidNo, { price: '3.8000', volume: '15000' })).toMatchObject({
      data: { marginDue: '1140.00' },
    })
    expect(await bidOf(first, bidNo)).toMatchObject({
      offer: { volume: '12000' },
      pending: { volume: '15000', due: '1140.00' },
    })
    // Twice at once: one counts.
    const both = await Promise.all([payMargin(first, bidNo), payMargin(first, bidNo)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await bidOf(first, bidNo)).toMatchObject({ offer: { volume: '15000' }, pending: null, revisionsLeft: 4 })
    expect(await inCentre(first)).toEqual([['已生效', 'DOING', null, '15000', '5700.00']])
    // A smaller one is valid at once; the rest comes back when the result is there.
    expect(await offer(first, bidNo, { price: '3.8000', volume: '10000' })).toMatchObject({
      data: { marginDue: '0.00' },
    })
    expect(await balanceOf(gateway, first)).toBe('94300.00')
    await gateway.passTime(PUBLISH)
    await gateway.drain()
    expect(await balanceOf(gateway, first)).toBe('96200.00')
    const { history, margin } = await first.caller.ok('sqdev GET /ng/bid/detail', { bidNo })
    expect(history.map(({ volume }) => volume)).toEqual(['10000', '15000', '12000'])
    expect(margin.map(({ direction, amount }) => [direction, amount])).toEqual([
      ['IN', '4560.00'],
      ['IN', '1140.00'],
      ['OUT', '1900.00'],
    ])
  })

  it('goes back at once with a bid that is withdrawn, and its customer may sign up again', async () => {
    const { a: first } = people()
    const ngId = await aBidActivity(gateway, { signupEnd: '2026-11-25T14:00:00+08:00' })
    const bidNo = await signUp(first, ngId)
    await gateway.passTime(OPEN)
    await validOffer(first, bidNo, { price: '3.7000', volume: '2000' })
    const { version } = await bidOf(first, bidNo)
    const wish = { bidNo, version, requestNo: requestNo() }
    const other = people().b.caller
    expect((await other.call('sqdev POST /ng/bid/withdraw', { ...wish, requestNo: requestNo() })).code).toBe('2902')
    const gone = await first.caller.ok('sqdev POST /ng/bid/withdraw', wish)
    expect(gone).toEqual({ status: 'WITHDRAWN', returned: '740.00' })
    expect(await first.caller.ok('sqdev POST /ng/bid/withdraw', wish)).toEqual(gone)
    expect(await balanceOf(gateway, first)).toBe('100000.00')
    const now = await bidOf(first, bidNo)
    expect(
      (
        await first.caller.call('sqdev POST /ng/bid/withdraw', {
          ...wish,
          version: now.version,
          requestNo: requestNo(),
        })
      ).code,
    ).toBe('2904')
    expect((await offer(first, bidNo, { price: '3.7000', volume: '2000' })).code).toBe('2904')
    expect(await signUp(first, ngId)).not.toBe(bidNo)
  })

  it('makes a bid valid by the moment of the money: late money goes back, and so does what comes for a withdrawn one', async () => {
    const { a: first, b: second } = people()
    const ngId = await aBidActivity(gateway)
    const [bidNo, other] = [await signUp(first, ngId), await signUp(second, ngId)]
    await gateway.passTime('2026-11-25T13:50:00+08:00')
    await offer(first, bidNo, { price: '3.7000', volume: '2000' })
    await offer(second, other, { price: '3.7000', volume: '2000' })
    const late = (bidder: Bidder, bizNo: string, result: 'LATE' | 'SUCCESS') => sandbox(bidder, bizNo, result)
    await late(second, other, 'LATE')
    const { version } = await bidOf(second, other)
    await second.caller.ok('sqdev POST /ng/bid/withdraw', { bidNo: other, version, requestNo: requestNo() })
    await gateway.passTime('2026-11-25T14:59:30+08:00')
    await late(first, bidNo, 'LATE')
    // The last second is open, the one of the close is not.
    gateway.clock.moveTo('2026-11-25T14:59:59+08:00')
    expect((await offer(first, bidNo, { price: '3.7000', volume: '2000' })).ok).toBe(true)
    gateway.clock.moveTo('2026-11-25T15:00:00+08:00')
    expect((await offer(first, bidNo, { price: '3.7000', volume: '2000' })).code).toBe('42305')
    await gateway.passTime('2026-11-25T16:00:00+08:00')
    await gateway.drain()
    expect(await bidOf(second, other)).toMatchObject({ state: 'WITHDRAWN', marginHeld: '0.00' })
    expect(await bidOf(first, bidNo)).toMatchObject({ marginHeld: '0.00', state: 'INVALID' })
    const refunds = await gateway.db.selectFrom('refund').select(['amount', 'state']).execute()
    expect(refunds).toEqual([
      { amount: '740.00', state: 'DONE' },
      { amount: '740.00', state: 'DONE' },
    ])
    expect((await first.caller.ok(DETAIL, { ngId })).state).toBe('FAILED')
  })
})

/** Pays a margin at the sandbox cashier. */
async function sandbox({ caller }: Bidder, bizNo: string, result: 'LATE' | 'SUCCESS'): Promise<void> {
  const { orderId } = await caller.ok('taocan POST /trade/pay/create', {
    bizType: 'NG_MARGIN',
    bizNo,
    channel: 'SANDBOX',
    requestNo: requestNo(),
  })
  const opened = await caller.ok('default POST /crmgas/pay/prepay', {
    orderId: orderId ?? '',
    channel: 'SANDBOX',
    requestNo: requestNo(),
  })
  if (opened.channel !== 'SANDBOX') throw new Error('not the sandbox')
  await caller.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken: opened.params.sandboxToken, result })
}

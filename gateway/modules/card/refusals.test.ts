import type { In } from '@contract'
import {
  METER,
  RESTAURANT,
  aRestaurant,
  bought,
  buy,
  cardGateway,
  chip,
  cook,
  wish,
} from '../../../test/gateway/card-kit'
import { aBinding, aCompany, aCustomer } from '../../../test/gateway/members-kit'
import { aBill, inTransaction, openCashier, requestNo } from '../../../test/gateway/payment-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { post } from '../gas-account/service'

/* What a purchase of gas by card refuses, asked for in one write and in several. */

type Wish = In<'default POST /crmgas/icBuyGus4HQW'>

const YUAN_METER = '10010205'
const CANCEL = 'default POST /crmgas/gasPaymentOrder/cancel'
const REFUND = 'default POST /crmgas/gasPaymentOrder/refund'

describe('gas for a card is refused', () => {
  let gateway: TestGateway
  let chen: Caller
  beforeEach(async () => {
    gateway = await cardGateway()
    chen = cook(gateway)
    await aRestaurant(gateway.db, [{}, { meterId: YUAN_METER, icMode: 'AMOUNT' }])
  })
  afterEach(() => gateway.close())

  const apply = async (key: string, value: string) => {
    await gateway.setting(key, value)
  }
  const gift = (amount: string) =>
    inTransaction(gateway, (work) =>
      post(work, {
        ...RESTAURANT,
        direction: 'IN',
        amount,
        entryType: 'ADJUST_IN',
        refType: '',
        refId: '',
        key: 'gift',
      }),
    )
  const meterIs = (state: 'FAULT') =>
    gateway.db
      .updateTable('meter')
      .set({ ['state' as 'meterNo']: state })
      .where('meterId', '=', METER)
      .execute()
  const overdue = () => aBill(gateway.db, RESTAURANT, { billId: 'b1', receivable: '100.00', dueDate: '2026-11-01' })
  const refused = async (caller: Caller, asked: Wish, code: string, text: string) => {
    const { slices, ...single } = asked
    const answer = { code, text }
    const one = { ...single, requestNo: requestNo() }
    expect(await caller.call('default POST /crmgas/icBuyGus', one)).toMatchObject(answer)
    const several = { ...single, slices, requestNo: requestNo() }
    expect(await caller.call('default POST /crmgas/icBuyGus4HQW', several)).toMatchObject(answer)
  }

  it('under the number of another call (2905); its own call gets its order again (CV-3)', async () => {
    const forget = () => gateway.db.deleteFrom('idempotency').execute()
    const topUp = { bizType: 'INSTALLMENT', planId: 'p', seqs: [1], channel: 'SANDBOX' }
    const { slices, ...asked } = await wish(chen, 'VOLUME', '10')
    const made = await chen.ok('default POST /crmgas/icBuyGus', asked)
    await forget()
    expect(await chen.ok('default POST /crmgas/icBuyGus', asked)).toEqual(made)
    await forget()
    expect(await chen.ok('default POST /crmgas/icBuyGus4HQW', { ...asked, slices })).toEqual(made)
    await forget()
    const { requestNo: number } = asked
    expect(await chen.send('default POST /crmgas/pay/createOrder', { ...topUp, requestNo: number })).toMatchObject({
      code: '2905',
    })
    const another = { ...asked, meterId: YUAN_METER }
    expect(await chen.call('default POST /crmgas/icBuyGus', another)).toMatchObject({ code: '2905' })
  })

  it.each<[string, Partial<Wish>, () => Promise<unknown>, string, string]>([
    ['a meter that is not there', { meterId: 'nothing' }, async () => null, 'A2101', '表具不存在'],
    ['a faulty meter', {}, () => meterIs('FAULT'), 'A2103', '表具故障，暂不支持购气，请联系客服'],
    ['a price of yesterday', { priceVersion: 'x' }, async () => null, 'A2302', '气价已更新，请重新确认'],
    [
      'the end of the day (AE-52)',
      {},
      async () => {
        await apply('dayEndOn', '1')
        await gateway.passTime('2026-11-23T23:55:00+08:00')
      },
      'A2307',
      '系统日终处理中，请于00:30后再试',
    ],
    [
      'a meter with an unfinished order',
      {},
      () => buy(chen, 'VOLUME', '5'),
      'A2308',
      '该表有未完成的购气订单，请先完成写卡',
    ],
    ['an unpaid bill that is due', {}, overdue, 'A2310', '请先缴清欠费后再购气'],
    ['what is no number', { value: 'x' }, async () => null, 'A2317', '请输入正确的金额或气量'],
    ['a channel without merchant', { channel: 'WXMINI' }, async () => null, 'A2321', '支付渠道不可用，请更换支付方式'],
    ['an empty balance', { channel: 'BALANCE', useBalance: '1' }, async () => null, 'A2324', '账户余额不足'],
    [
      'a code that was never sent',
      { useBalance: '1', smsCode: '123456' },
      async () => null,
      '2003',
      '验证码已失效，请重新获取',
    ],
    [
      'a large part of the balance without a code (AE-50)',
      { useBalance: '1' },
      async () => {
        await gift('30.00')
        await apply('pay.balanceSmsAbove', '10.00')
      },
      '2002',
      '验证码错误，请重新输入',
    ],
  ])('for %s', async (_what, over, before, code, text) => {
    const asked = await wish(chen, 'VOLUME', '10')
    await before()
    await refused(chen, { ...asked, ...over }, code, text)
  })

  it('above what the meter may hold (AE-58)', async () => {
    const asked = await wish(chen, 'VOLUME', '10')
    const answer = await chen.send('default POST /crmgas/price/trial', {
      meterId: METER,
      buyMode: 'VOLUME',
      value: '50000',
    })
    expect(answer.code).toBe('A2309')
    await refused(chen, { ...asked, value: '50000' }, 'A2309', answer.text)
    expect(answer.text).toMatch(/^超过表具囤积限量[\d.]+ m³，请减少购气量$/)
  })

  it('in more payments than an order may have (AE-49)', async () => {
    const asked = await wish(chen, 'VOLUME', '10')
    await apply('singleLimit.SANDBOX', '1.40')
    await refused(chen, asked, 'A2305', '单笔金额超限，请使用电汇缴费')
    expect(await gateway.db.selectFrom('payOrder').select('orderId').execute()).toEqual([])
  })

  it.each([
    ['an order', { payOrderLimit: '29.99' }, 'A2340', '超出您的单笔支付额度29.99元，可提交主账号审批'],
    ['a month', { payMonthLimit: '29.99' }, 'A2341', '超出您的本月支付额度29.99元（已用0.00元），可提交主账号审批'],
  ])('beyond what a sub-account may pay by itself in %s (Y-12)', async (_what, limit, code, text) => {
    await aCompany(gateway.db, RESTAURANT.companyCode)
    await aCustomer(gateway.db, RESTAURANT)
    const bindingId = await aBinding(gateway.db, RESTAURANT, 'u-2', { models: ['PAY_TOPUP'] })
    await gateway.db.updateTable('bpBinding').set(limit).where('bindingId', '=', bindingId).execute()
    const sub = { userId: 'u-2', username: '13800000002', isMaster: false, reviewStatus: '1' as const }
    const clerk = gateway.asSession({ ...RESTAURANT, ...sub, models: ['PAY_TOPUP'] })
    await refused(clerk, await wish(chen, 'VOLUME', '10'), code, text)
    expect(await gateway.db.selectFrom('payOrder').select('orderId').execute()).toEqual([])
  })

  it('in other writes than those of the trial', async () => {
    const asked = await wish(chen, 'VOLUME', '10')
    const slices = [{ volume: '9.0', amount: '27.00' }]
    expect(await chen.call('default POST /crmgas/icBuyGus4HQW', { ...asked, slices })).toMatchObject({
      code: 'A2318',
      text: '分单信息已变化，请刷新',
    })
  })

  it('cancelled when it is paid, or where it is unknown', async () => {
    const { gasOrderId, orderId } = await buy(chen, 'VOLUME', '10')
    await openCashier(chen, orderId)
    expect(await chen.call(CANCEL, { gasOrderId: 'none' })).toMatchObject({ code: '2902', text: '数据不存在或已删除' })
    const paid = await bought(cook(gateway), 'AMOUNT', '100', YUAN_METER)
    expect(await chen.call(CANCEL, { gasOrderId: paid.gasOrderId })).toMatchObject({
      code: 'A2311',
      text: '订单已支付',
    })
    expect((await chen.call(CANCEL, { gasOrderId })).ok).toBe(true)
  })

  it('given back before it is paid', async () => {
    const { gasOrderId } = await buy(chen, 'VOLUME', '10')
    const asked = { gasOrderId, reason: '买错了表，请退款', requestNo: requestNo() }
    expect(await chen.call(REFUND, asked)).toMatchObject({
      code: 'A2328',
      text: '订单未完成支付，不能申请退款',
    })
  })

  it('a card that is played with where there is none', async () => {
    const asked = { cardNo: '6217000010019999', op: 'TEAR' as const, at: 1 }
    expect(await chen.call('default POST /crmgas/nfc/virtual', asked)).toMatchObject({
      code: '2902',
      text: '数据不存在或已删除',
    })
    await chip(chen, 'TEAR', { at: 18 })
  })
})

describe('virtual cards that are switched off', () => {
  it('are none', async () => {
    const gateway = await cardGateway({ NFC_VIRTUAL: '0' })
    await aRestaurant(gateway.db)
    const off = { code: 'A2412', text: '虚拟卡未启用' }
    const tear = { cardNo: '6217000010010204', op: 'TEAR', at: 18 } as const
    expect(await cook(gateway).call('default POST /crmgas/nfc/virtual', tear)).toMatchObject(off)
    await gateway.close()
  })
})

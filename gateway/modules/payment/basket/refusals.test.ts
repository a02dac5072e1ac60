import type { Out } from '@contract'
import { fileArea, membershipArea, messageArea } from '../../../../test/gateway/areas'
import { aBinding, aCompany, aCustomer } from '../../../../test/gateway/members-kit'
import { aBill, anAccount, orderBills, pass, payer, POSTPAID, requestNo, T } from '../../../../test/gateway/payment-kit'
import { testGateway, type Caller, type TestGateway } from '../../../../test/setup/gateway'
import type { Area } from '../../../areas'
import { paymentArea } from '..'

const key = POSTPAID
const PREPAY = 'btwob POST /pay/basket/prepay'
const CHANGED = { code: '2904', text: '数据已被更新，请刷新后重试' }

describe('a basket is refused', () => {
  let gateway: TestGateway
  let li: Caller
  beforeEach(async () => {
    const areas = [paymentArea, messageArea, membershipArea, fileArea] as unknown as Area[]
    const env = { DEMO_OPERATOR: '0' }
    gateway = await testGateway({ areas, identify: async () => null, demoData: false, now: T, env })
    await aCompany(gateway.db, key.companyCode)
    await anAccount(gateway.db, key)
    await aCustomer(gateway.db, key)
    await aBinding(gateway.db, key, 'u-1', { isMaster: true })
    await aBinding(gateway.db, key, 'u-2', { models: ['PAY_TOPUP'] })
    await aBill(gateway.db, key, { billId: 'open', receivable: '500.00' })
    li = payer(gateway, key)
  })
  afterEach(() => gateway.close())

  const topUp = (amount: string) => ({ entries: [{ bp: key.bp, kind: 'PREPAY', amount }] })
  const BILLS = { entries: [{ bp: key.bp, kind: 'BILL' }] }
  const create = (asked: object, caller = li) =>
    caller.send('btwob POST /pay/basket/create', { channel: 'SANDBOX', requestNo: requestNo(), ...asked })

  it.each<[string, object, string, string]>([
    ['too little', topUp('9.99'), 'A2304', '充值金额不能低于10.00元'],
    ['no number', topUp('1e3'), 'A2317', '请输入正确的金额或气量'],
    ['a channel without merchant', { ...BILLS, channel: 'WXMINI' }, 'A2321', '支付渠道不可用，请更换支付方式'],
  ])('for %s', async (_what, asked, code, text) => expect(await create(asked)).toMatchObject({ code, text }))

  it('for a bill under payment (AE-40)', async () => {
    await orderBills(payer(gateway, key, 'u-3', '13800000003'), ['open'])
    const answer = await create(BILLS)
    expect([answer.code, answer.text.startsWith('该账单正由138****0003支付中')]).toEqual(['A2301', true])
  })

  it('at the end of the day (AE-52)', async () => {
    await gateway.setting('dayEndOn', '1')
    await gateway.passTime('2026-11-23T23:55:00+08:00')
    expect(await create(BILLS)).toMatchObject({ code: 'A2307', text: '系统日终处理中，请于00:30后再试' })
  })

  it('beyond what a sub-account may pay by itself (Y-12)', async () => {
    const sub = { userId: 'u-2', username: '13800000002', isMaster: false, reviewStatus: '1' as const }
    const clerk = gateway.asSession({ ...key, ...sub, models: ['PAY_TOPUP'] })
    const limits = { bindingId: `b-u-2-${key.bp}`, perOrder: '100.00', perMonth: '150.00', version: 0 }
    await li.ok('btwob POST /authority/payLimit/save', limits)
    expect(await create(topUp('100.01'), clerk)).toMatchObject({
      code: 'A2340',
      text: '超出您的单笔支付额度100.00元，可提交主账号审批',
    })
    expect((await create(topUp('100.00'), clerk)).ok).toBe(true)
    expect(await create(topUp('50.01'), clerk)).toMatchObject({
      code: 'A2341',
      text: '超出您的本月支付额度150.00元（已用100.00元），可提交主账号审批',
    })
  })
  it('in the very second in which the lock of another ends', async () => {
    const { orderId } = await orderBills(payer(gateway, key, 'u-3', '13800000003'), ['open'])
    const { expireAt } = await gateway.db
      .selectFrom('payOrder')
      .select('expireAt')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    gateway.clock.moveTo(new Date(Date.parse(expireAt) + 500).toISOString())
    expect(await create(BILLS)).toMatchObject(CHANGED)
    gateway.clock.moveTo(new Date(Date.parse(expireAt) + 1000).toISOString())
    expect((await create(BILLS)).ok).toBe(true)
  })

  describe('when it is opened', () => {
    const made = async () => {
      const entries = [...BILLS.entries, ...topUp('20.00').entries]
      const answer = await create({ entries })
      const { basketId, groups } = answer.data as Out<'btwob POST /pay/basket/create'>
      return { basketId, orderIds: groups.flatMap(({ orders }) => orders.map((one) => one.orderId)) }
    }
    const prepay = (basketId: string) =>
      li.call(PREPAY, { basketId, companyCode: key.companyCode, channel: 'SANDBOX', requestNo: requestNo() })
    const cancel = (orderId = '') => li.ok('default POST /crmgas/pay/cancel', { orderId })
    const payments = async () =>
      (await gateway.db.selectFrom('payment').select('state').execute()).map(({ state }) => state)
    const sandbox = () => {
      const channel = gateway.gateway.work.ports.payment.get('SANDBOX')
      if (!channel) throw new Error('the sandbox is closed')
      return channel
    }

    it.each([
      ['singleLimit.SANDBOX', 'A2305', '单笔金额超限，请使用电汇缴费'],
      ['dayLimit', 'A2306', '今日支付额度已用完，请使用电汇缴费'],
    ])('above %s by now (AE-51)', async (name, code, text) => {
      const { basketId } = await made()
      await gateway.setting(name, '519.99')
      expect(await prepay(basketId)).toMatchObject({ code, text })
      expect(await payments()).toEqual([])
    })

    it('again, once it is paid', async () => {
      const { basketId, orderIds } = await made()
      const opened = await prepay(basketId)
      if (!opened.ok || opened.data.channel !== 'SANDBOX') throw new Error('not the sandbox')
      const { sandboxToken } = opened.data.params
      await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
      await pass(gateway, 10)
      const paid = { code: 'A2311', text: '订单已支付', data: { orderId: orderIds[0] } }
      expect(await prepay(basketId)).toMatchObject(paid)
      expect(await payments()).toEqual(['SUCCESS', 'SUCCESS'])
    })

    it('when its last order was cancelled while the former payment was ended', async () => {
      const { basketId, orderIds } = await made()
      expect((await prepay(basketId)).ok).toBe(true)
      await cancel(orderIds[1])
      const channel = sandbox()
      const ask = channel.query.bind(channel)
      jest.spyOn(channel, 'query').mockImplementationOnce(async (outTradeNo) => {
        await cancel(orderIds[0])
        return ask(outTradeNo)
      })
      expect(await prepay(basketId)).toMatchObject({ code: 'A2319', text: '订单已过期，请重新下单' })
      expect(await payments()).toEqual(['CLOSED', 'CLOSED'])
    })

    it('when an order of it was cancelled during the query of its channel', async () => {
      const { basketId, orderIds } = await made()
      const channel = sandbox()
      const open = channel.prepay.bind(channel)
      jest.spyOn(channel, 'prepay').mockImplementationOnce(async (...asked) => {
        const prepared = await open(...asked)
        await cancel(orderIds[0])
        return prepared
      })
      expect(await prepay(basketId)).toMatchObject(CHANGED)
      // Neither reaches the payer: the trade of both is closed.
      expect(await gateway.db.selectFrom('sandboxTrade').select('state').execute()).toEqual([{ state: 'CLOSED' }])
      expect(await payments()).not.toContain('PREPAID')
    })
  })
})

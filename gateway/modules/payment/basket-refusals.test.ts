import { fileArea, membershipArea, messageArea } from '../../../test/gateway/areas'
import { aBinding, aCompany, aCustomer } from '../../../test/gateway/members-kit'
import { aBill, anAccount, orderBills, payer, POSTPAID, requestNo, setting, T } from '../../../test/gateway/payment-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import type { Area } from '../../areas'
import type { LoadedSettings } from '../../settings'
import { paymentArea } from '.'

const key = POSTPAID

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
  const create = (asked: object, who = li) =>
    who.send('btwob POST /pay/basket/create', { channel: 'SANDBOX', requestNo: requestNo(), ...asked })

  it.each<[string, object, string, string]>([
    ['too little', topUp('9.99'), 'A2304', '充值金额不能低于10.00元'],
    ['no number', topUp('1e3'), 'A2317', '请输入正确的金额或气量'],
    ['a channel without merchant', { ...BILLS, channel: 'WXMINI' }, 'A2321', '支付渠道不可用，请更换支付方式'],
  ])('for %s', async (_what, asked, code, text) => expect(await create(asked)).toMatchObject({ code, text }))

  it('for a bill that somebody pays (AE-40)', async () => {
    await orderBills(payer(gateway, key, 'u-3', '13800000003'), ['open'])
    const answer = await create(BILLS)
    expect([answer.code, answer.text.startsWith('该账单正由138****0003支付中')]).toEqual(['A2301', true])
  })

  it('at the end of the day (AE-52)', async () => {
    await setting(gateway.db, 'dayEndOn', '1')
    await (gateway.gateway.work.settings as LoadedSettings).refresh(gateway.db)
    await gateway.passTime('2026-11-23T23:55:00+08:00')
    expect(await create(BILLS)).toMatchObject({ code: 'A2307', text: '系统日终处理中，请于00:30后再试' })
  })

  it('beyond what a sub-account may pay by itself (X-12)', async () => {
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
})

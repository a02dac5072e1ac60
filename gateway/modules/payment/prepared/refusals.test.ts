import { identityArea, membershipArea, messageArea } from '../../../../test/gateway/areas'
import { aBinding, aCompany, aCustomer } from '../../../../test/gateway/members-kit'
import {
  aBill,
  anAccount,
  inTransaction,
  orderBills,
  payer,
  POSTPAID,
  requestNo,
  T,
} from '../../../../test/gateway/payment-kit'
import { aReceiver, orderTransfer, wanted } from '../../../../test/gateway/transfer-kit'
import { testGateway, type Caller, type TestGateway } from '../../../../test/setup/gateway'
import type { Area } from '../../../areas'
import { hashOf, newSecret } from '../../../secret'
import { post } from '../../gas-account/service'
import { paymentArea } from '..'

const key = POSTPAID
const SAVE = 'btwob POST /pay/prepared/save'
const APPROVE = 'btwob POST /pay/prepared/approve'
const CHANGE = 'btwob POST /pay/prepared/change'

const { purpose: _purpose, requestNo: _no, amount: _amount, ...transfer } = wanted()
const TEXTS: Record<string, string> = {
  '2002': '验证码错误，请重新输入',
  '2003': '验证码已失效，请重新获取',
  '2902': '数据不存在或已删除',
  '2904': '数据已被更新，请刷新后重试',
  A2304: '充值金额不能低于10.00元',
  A2305: '单笔金额超限，请使用电汇缴费',
  A2307: '系统日终处理中，请于00:30后再试',
  A2311: '订单已支付',
  A2317: '请输入正确的金额或气量',
  A2321: '支付渠道不可用，请更换支付方式',
  A2324: '账户余额不足',
  A2344: '待审批的付款申请已达上限，请先等待处理',
  A2501: '金额超出电汇限额',
  A2504: '未完成的电汇单已达上限',
}

describe('a prepared payment is refused', () => {
  let gateway: TestGateway
  let master: Caller
  let clerk: Caller
  beforeEach(async () => {
    const areas = [paymentArea, messageArea, membershipArea, identityArea] as unknown as Area[]
    const env = { DEMO_OPERATOR: '0' }
    gateway = await testGateway({ areas, identify: async () => null, demoData: false, now: T, env })
    await anAccount(gateway.db)
    await aReceiver(gateway)
    master = payer(gateway, key)
    const sub = { userId: 'u-2', username: '13800000002', isMaster: false, reviewStatus: '1' as const }
    clerk = gateway.asSession({ ...key, ...sub, models: ['BILL_VIEW'] })
    await aCompany(gateway.db, key.companyCode)
    await aCustomer(gateway.db, key)
    await aBinding(gateway.db, key, 'u-1', { isMaster: true })
    await aBinding(gateway.db, key, 'u-2')
    await aBill(gateway.db, key, { billId: 'open', receivable: '500.00' })
    await aBill(gateway.db, key, { billId: 'small', receivable: '60.00', billMonth: '2026-09' })
    await aBill(gateway.db, key, { billId: 'gone', receivable: '5.00', state: 'REVERSED', billMonth: '2026-08' })
  })
  afterEach(() => gateway.close())

  const saved = async (input: object): Promise<string> => {
    const answer = await clerk.send(SAVE, { requestNo: requestNo(), ...input })
    expect(answer).toMatchObject({ ok: true })
    return (answer.data as { preparedId: string }).preparedId
  }
  const ticket = async () => {
    const secret = newSecret()
    const row = { userId: 'u-1', scene: 'payApprove', subject: `${key.companyCode}|${key.bp}` }
    await gateway.db
      .insertInto('securityTicket')
      .values({ ticketHash: hashOf(secret), ...row, expireAt: '2026-12-31T00:00:00+08:00' } as never)
      .execute()
    return secret
  }
  const approve = async (preparedId: string, more: object = {}) => {
    const { version, dueNow } = await master.ok('btwob GET /pay/prepared/detail', { preparedId })
    const asked = { preparedId, version, dueNow, channel: 'SANDBOX', securityTicket: await ticket() }
    return master.send(APPROVE, { ...asked, requestNo: requestNo(), ...more })
  }
  const refusedWith = (code: string) => ({ code, text: TEXTS[code] })

  it.each<[string, object, string]>([
    ['an unknown bill', { kind: 'BILL', billIds: ['none'] }, '2902'],
    ['what is not owed any more', { kind: 'BILL', billIds: ['gone'] }, 'A2311'],
    ['too little', { kind: 'PREPAY', amount: '9.99' }, 'A2304'],
    ['too much', { kind: 'PREPAY', amount: '1000000.01' }, 'A2305'],
    ['no number', { kind: 'PREPAY', amount: '1e3' }, 'A2317'],
    ['a transfer below the least', { kind: 'TRANSFER', amount: '99.99', transfer }, 'A2501'],
  ])('when it is made: %s', async (_what, input, code) =>
    expect(await clerk.send(SAVE, { requestNo: requestNo(), ...input })).toMatchObject(refusedWith(code)),
  )

  it('when twenty of one user wait', async () => {
    for (let n = 0; n < 20; n++) await saved({ kind: 'PREPAY', amount: '10.00' })
    const one = { requestNo: requestNo(), kind: 'PREPAY', amount: '10.00' }
    expect(await clerk.send(SAVE, one)).toMatchObject(refusedWith('A2344'))
  })

  it.each<[string, object, object, string]>([
    ['too little', { kind: 'PREPAY', amount: '100.00' }, { amount: '9.99' }, 'A2304'],
    ['too much', { kind: 'PREPAY', amount: '100.00' }, { amount: '1000000.01' }, 'A2305'],
    ['no number', { kind: 'PREPAY', amount: '100.00' }, { amount: 'x' }, 'A2317'],
    ['too little to transfer', { kind: 'TRANSFER', amount: '500.00', transfer }, { amount: '99.99' }, 'A2501'],
    ['what is not owed any more', { kind: 'BILL', billIds: ['open', 'gone'] }, { billIds: ['gone'] }, 'A2311'],
  ])('when it is changed: %s', async (_what, input, change, code) => {
    const preparedId = await saved(input)
    expect(await master.send(CHANGE, { preparedId, version: 0, ...change })).toMatchObject(refusedWith(code))
  })

  it('when it is over, whatever is wanted of it', async () => {
    const preparedId = await saved({ kind: 'PREPAY', amount: '100.00' })
    const { dueNow, version } = await master.ok('btwob GET /pay/prepared/detail', { preparedId })
    await clerk.ok('btwob POST /pay/prepared/withdraw', { preparedId })
    const again = refusedWith('2904')
    expect(await clerk.call('btwob POST /pay/prepared/withdraw', { preparedId })).toMatchObject(again)
    expect(await master.call('btwob POST /pay/prepared/refuse', { preparedId, reason: '不付' })).toMatchObject(again)
    expect(await master.call(CHANGE, { preparedId, version, amount: '50.00' })).toMatchObject(again)
    const asked = { preparedId, version, dueNow, securityTicket: await ticket(), requestNo: requestNo() }
    expect(await master.call(APPROVE, asked)).toMatchObject(again)
  })

  it.each<[string, object, object, string]>([
    ['a channel without merchant', { kind: 'BILL', billIds: ['open'] }, { channel: 'WXMINI' }, 'A2321'],
    ['a balance that is empty', { kind: 'BILL', billIds: ['open'] }, { channel: 'BALANCE', useBalance: '1' }, 'A2324'],
    ['a code that was never sent', { kind: 'BILL', billIds: ['open'] }, { useBalance: '1', smsCode: '123456' }, '2003'],
    ['bills too small to transfer', { kind: 'TRANSFER', billIds: ['small'], amount: '60.00', transfer }, {}, 'A2501'],
  ])('when it is approved: %s', async (_what, input, more, code) =>
    expect(await approve(await saved(input), more)).toMatchObject(refusedWith(code)),
  )

  it('when it is approved: a large part of the balance without a code (AE-50)', async () => {
    const gift = { direction: 'IN', entryType: 'ADJUST_IN', refType: '', refId: '', key: 'gift' } as const
    await inTransaction(gateway, (work) => post(work, { ...key, ...gift, amount: '500.00' }))
    await gateway.setting('pay.balanceSmsAbove', '100.00')
    const preparedId = await saved({ kind: 'BILL', billIds: ['open'] })
    expect(await approve(preparedId, { useBalance: '1' })).toMatchObject(refusedWith('2002'))
  })

  it('when it is approved: more than may be paid by now', async () => {
    const preparedId = await saved({ kind: 'PREPAY', amount: '1000.00' })
    const { dueNow, version } = await master.ok('btwob GET /pay/prepared/detail', { preparedId })
    await gateway.setting('orderMax', '999.99')
    const asked = { preparedId, version, dueNow, securityTicket: await ticket(), requestNo: requestNo() }
    expect(await master.send(APPROVE, { ...asked, channel: 'SANDBOX' })).toMatchObject(refusedWith('A2305'))
  })

  it('when it is approved: at the end of the day (AE-52)', async () => {
    const preparedId = await saved({ kind: 'BILL', billIds: ['open'] })
    await gateway.setting('dayEndOn', '1')
    await gateway.passTime('2026-11-23T23:55:00+08:00')
    expect(await approve(preparedId)).toMatchObject(refusedWith('A2307'))
  })

  it('when it is approved: a bill under payment, a sixth transfer', async () => {
    const bill = await saved({ kind: 'BILL', billIds: ['open'] })
    const remittance = await saved({ kind: 'TRANSFER', amount: '500.00', transfer })
    await orderBills(payer(gateway, key, 'u-3', '13800000003'), ['open'])
    const answer = await approve(bill)
    expect(answer).toMatchObject({ code: 'A2301' })
    expect(answer.text).toMatch(/^该账单正由138\*\*\*\*0003支付中/)
    for (let n = 0; n < 5; n++) await orderTransfer(master)
    expect(await approve(remittance)).toMatchObject(refusedWith('A2504'))
  })
})

import { brokenInvariants } from '../../../../test/invariants/money'
import { aBinding, aCompany, aCustomer } from '../../../../test/gateway/members-kit'
import {
  DEPOSIT,
  gift,
  payments,
  selling,
  standing,
  SUPPLEMENT,
  supplementToPay,
  transferOrdered,
  whileTransferEnds,
  wish,
  type Selling,
} from '../../../../test/gateway/package-pay-kit'
import { openCashier, requestNo } from '../../../../test/gateway/payment-kit'
import { proofOf } from '../../../../test/gateway/transfer-kit'
import type { Caller } from '../../../../test/setup/gateway'

const CREATE = 'taocan POST /trade/pay/create'
const CANCEL = 'taocan POST /trade/pay/cancel'

const TEXTS = {
  '2904': '数据已被更新，请刷新后重试',
  A2307: '系统日终处理中，请于00:30后再试',
  A2321: '支付渠道不可用，请更换支付方式',
  A2322: '订单支付中，无法取消',
  A2503: '凭证核验中，无法取消',
} as const
const refusedWith = (code: keyof typeof TEXTS) => ({ code, text: TEXTS[code] })

let s: Selling
beforeEach(async () => {
  s = await selling()
})
afterEach(async () => {
  expect(await brokenInvariants(s.gateway.db, s.gateway.clock.iso())).toEqual([])
  await s.gateway.close()
})

describe('a payment of a package is refused', () => {
  it('at the end of the day (AE-52)', async () => {
    await s.gateway.setting('dayEndOn', '1')
    await s.gateway.passTime('2026-11-23T23:55:00+08:00')
    expect(await s.li.call(CREATE, wish(DEPOSIT, 'SANDBOX'))).toMatchObject(refusedWith('A2307'))
    expect(await payments(s)).toEqual([])
  })

  it('through a channel without merchant', async () => {
    expect(await s.li.call(CREATE, wish(DEPOSIT, 'WXMINI'))).toMatchObject(refusedWith('A2321'))
    expect(await payments(s)).toEqual([])
  })

  describe('to a sub-account beyond its own limit (X-12)', () => {
    let clerk: Caller
    let models: string[]
    beforeEach(async () => {
      models = ['PACKAGE_VIEW', 'PACKAGE_ORDER', 'PACKAGE_EXTRACT']
      const { db } = s.gateway
      const { key } = s
      await aCompany(db, key.companyCode)
      await aCustomer(db, key)
      await aBinding(db, key, 'u-3')
      clerk = s.gateway.asSession({
        ...key,
        userId: 'u-3',
        username: '13800000010',
        isMaster: false,
        reviewStatus: '1',
        models,
      })
    })
    const limit = (payOrderLimit: string | null, payMonthLimit: string | null) =>
      s.gateway.db.updateTable('bpBinding').set({ payOrderLimit, payMonthLimit }).execute()

    it('per order', async () => {
      await limit('735.99', null)
      expect(await clerk.call(CREATE, wish(DEPOSIT, 'SANDBOX'))).toMatchObject({
        code: 'A2340',
        text: '超出您的单笔支付额度735.99元，可提交主账号审批',
      })
      expect(await payments(s)).toEqual([])
    })

    it('per order, by transfer as well', async () => {
      await limit('735.99', null)
      expect(await clerk.call(CREATE, wish(DEPOSIT, 'TT'))).toMatchObject({ code: '2110' })
      models.push('PAY_TRANSFER')
      expect(await clerk.call(CREATE, wish(DEPOSIT, 'TT'))).toMatchObject({ code: 'A2340' })
      await limit(null, null)
      await s.gateway.setting('ttMin', '736.01')
      expect(await clerk.call(CREATE, wish(DEPOSIT, 'TT'))).toMatchObject({ code: 'A2501' })
      expect(await payments(s)).toEqual([])
    })

    it('a transfer of it that is waited for is ended by the master', async () => {
      models.push('PAY_TRANSFER')
      const { payNo } = await clerk.ok(CREATE, wish(DEPOSIT, 'TT'))
      expect(await s.li.call(CREATE, wish(DEPOSIT, 'SANDBOX'))).toMatchObject({ code: '42901' })
      expect(await s.li.ok(CANCEL, { payNo, requestNo: requestNo() })).toEqual({ status: 'EXPIRED' })
      await s.li.ok(CREATE, wish(DEPOSIT, 'SANDBOX'))
      expect(await payments(s)).toEqual(['TT EXPIRED', 'SANDBOX PAYING'])
    })

    it('per month', async () => {
      await limit(null, '1000.00')
      await gift(s, '736.00')
      await clerk.ok(CREATE, wish(DEPOSIT, 'BALANCE'))
      await supplementToPay(s, 'ADVANCE')
      expect(await clerk.call(CREATE, wish(SUPPLEMENT, 'SANDBOX'))).toMatchObject({
        code: 'A2341',
        text: '超出您的本月支付额度1,000.00元（已用736.00元），可提交主账号审批',
      })
      expect(await payments(s)).toEqual(['BALANCE PAID'])
    })
  })
})

/** Both end what is under way: a payment through another channel does so first (K-28). */
describe.each<[string, (payNo: string) => ReturnType<Caller['send']>]>([
  ['is cancelled', (payNo) => s.li.send(CANCEL, { payNo, requestNo: requestNo() })],
  ['is changed for the balance', () => s.li.send(CREATE, wish(DEPOSIT, 'BALANCE'))],
])('a payment that %s is refused', (_what, end) => {
  beforeEach(() => gift(s, '736.00'))

  it('while its channel is silent', async () => {
    const { payNo, orderId } = await s.li.ok(CREATE, wish(DEPOSIT, 'SANDBOX'))
    await openCashier(s.li, orderId ?? '')
    await s.gateway.setting('sandbox.mode', 'DOWN')
    expect(await end(payNo)).toMatchObject(refusedWith('A2322'))
    expect(await payments(s)).toEqual(['SANDBOX PAYING'])
    expect(await standing(s)).toMatchObject({ order: 'WAIT_DEPOSIT', balance: '736.00' })
  })

  it('while the slip of its transfer is under review (AE-79)', async () => {
    const { payNo, ttId } = await transferOrdered(s)
    await proofOf(s.gateway, s.li, ttId)
    expect(await end(payNo)).toMatchObject(refusedWith('A2503'))
    expect(await payments(s)).toEqual(['TT CONFIRMING'])
    expect(await standing(s)).toMatchObject({ order: 'DEPOSIT_CONFIRMING', balance: '736.00' })
  })

  it('when its transfer has just ended by itself', async () => {
    const { payNo, ttId } = await transferOrdered(s)
    s.gateway.clock.moveTo('2026-12-31T09:30:00+08:00')
    expect(await whileTransferEnds(s, ttId, () => end(payNo))).toMatchObject(refusedWith('2904'))
    expect(await payments(s)).toHaveLength(1)
    expect(await standing(s)).toMatchObject({ depositPaid: '0.00', balance: '736.00' })
  })
})

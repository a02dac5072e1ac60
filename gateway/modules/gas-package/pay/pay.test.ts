import type { Caller } from '../../../../test/setup/gateway'
import { brokenInvariants } from '../../../../test/invariants/money'
import { pass, payer, requestNo } from '../../../../test/gateway/payment-kit'
import { moneyIn, PAYER, proofOf } from '../../../../test/gateway/transfer-kit'
import {
  balanceCode,
  CHILD,
  cycleToPay,
  DEPOSIT,
  gift,
  payments,
  refuseSlip,
  selling,
  standing,
  SUPPLEMENT,
  supplementToPay,
  wish,
  type Selling,
} from '../../../../test/gateway/package-pay-kit'

const CREATE = 'taocan POST /trade/pay/create'
const STATUS = 'taocan GET /trade/pay/status'
const CANCEL = 'taocan POST /trade/pay/cancel'

let s: Selling
afterEach(async () => {
  expect(await brokenInvariants(s.gateway.db, s.gateway.clock.iso())).toEqual([])
  await s.gateway.close()
})

/** What the payer does at the sandbox cashier of a payment. */
async function atCashier(caller: Caller, orderId: string | null, result: 'SUCCESS' | 'FAIL' | 'LATE') {
  const input = { orderId: orderId ?? '', channel: 'SANDBOX' as const, requestNo: requestNo() }
  const opened = await caller.ok('default POST /crmgas/pay/prepay', input)
  if (opened.channel !== 'SANDBOX') throw new Error('not the sandbox')
  await caller.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken: opened.params.sandboxToken, result })
}

const status = (payNo: string, caller = s.li) => caller.ok(STATUS, { payNo })

describe('a deposit', () => {
  beforeEach(async () => {
    s = await selling()
  })

  it('is paid at a channel: the order in force, its gas sold, the entry of the deposit (K-10)', async () => {
    const input = wish(DEPOSIT, 'SANDBOX')
    const made = await s.li.ok(CREATE, input)
    expect(made).toMatchObject({ status: 'PAYING', amount: '736.00', expireAt: '2026-11-23T09:45:00+08:00' })
    expect(await s.li.ok(CREATE, input)).toEqual(made)
    await atCashier(s.li, made.orderId, 'SUCCESS')
    await pass(s.gateway, 6)
    expect(await status(made.payNo)).toMatchObject({ status: 'PAID', orderName: '冬季工业气量包', orderNo: 'M1' })
    expect(await standing(s)).toMatchObject({ order: 'EFFECTIVE', depositPaid: '736.00', held: '0', sold: '2000' })
    const { entries } = await s.li.ok('taocan GET /trade/deposit/ledger', { bizNo: 'M1' })
    expect(entries).toMatchObject([{ direction: 'IN', amount: '736.00', balanceAfter: '736.00' }])
    expect((await s.li.call(CREATE, wish(DEPOSIT, 'SANDBOX'))).code).toBe('42902')
    expect((await s.li.call(CANCEL, { payNo: made.payNo, requestNo: requestNo() })).code).toBe('42902')
  })

  it('is asked for again after a channel that said no, under the same number (B-F1 6a)', async () => {
    const made = await s.li.ok(CREATE, wish(DEPOSIT, 'SANDBOX'))
    await atCashier(s.li, made.orderId, 'FAIL')
    await pass(s.gateway, 30)
    expect(await standing(s)).toMatchObject({ order: 'WAIT_DEPOSIT' })
    expect(await s.li.ok(CREATE, wish(DEPOSIT, 'SANDBOX'))).toMatchObject({ payNo: made.payNo })
    await atCashier(s.li, made.orderId, 'SUCCESS')
    await pass(s.gateway, 6)
    expect(await standing(s)).toMatchObject({ order: 'EFFECTIVE' })
  })

  it('comes off the balance whole or not at all (K-27)', async () => {
    await gift(s, '735.99')
    expect((await s.li.call(CREATE, wish(DEPOSIT, 'BALANCE'))).code).toBe('A2324')
    expect(await payments(s)).toEqual([])
    await gift(s, '0.01')
    const input = wish(DEPOSIT, 'BALANCE')
    const made = await s.li.ok(CREATE, input)
    expect(made).toMatchObject({ status: 'PAID', orderId: null })
    expect(await s.li.ok(CREATE, input)).toEqual(made)
    expect(await standing(s)).toMatchObject({ order: 'EFFECTIVE', balance: '0.00', held: '0', sold: '2000' })
    const entry = await s.gateway.db.selectFrom('ledgerEntry').select(['entryType', 'amount']).orderBy('seq').execute()
    expect(entry.at(-1)).toEqual({ entryType: 'PACKAGE', amount: '736.00' })
  })

  it('waits for the payment of another user, until that ends (K-28, B-F10)', async () => {
    const first = await s.li.ok(CREATE, wish(DEPOSIT, 'SANDBOX'))
    expect(await s.wang.call(CREATE, wish(DEPOSIT, 'SANDBOX'))).toMatchObject({
      code: '42901',
      text: '该订单正在由李*支付，请稍后再试',
    })
    await atCashier(s.li, first.orderId, 'LATE')
    await pass(s.gateway, 901)
    expect(await status(first.payNo)).toMatchObject({ status: 'EXPIRED' })
    await gift(s, '736.00')
    await s.wang.ok(CREATE, wish(DEPOSIT, 'BALANCE'))
    await pass(s.gateway, 120)
    await pass(s.gateway, 30)
    expect(await status(first.payNo)).toMatchObject({ status: 'REFUNDED' })
    expect(await standing(s)).toMatchObject({
      order: 'EFFECTIVE',
      depositPaid: '736.00',
      balance: '0.00',
      sold: '2000',
    })
    expect(await s.gateway.db.selectFrom('refund').select(['state', 'amount']).execute()).toEqual([
      { state: 'DONE', amount: '736.00' },
    ])
  })

  it('takes money that comes late as long as it waits for it (3.6)', async () => {
    const made = await s.li.ok(CREATE, wish(DEPOSIT, 'SANDBOX'))
    await atCashier(s.li, made.orderId, 'LATE')
    await pass(s.gateway, 901)
    expect(await payments(s)).toEqual(['SANDBOX EXPIRED'])
    await pass(s.gateway, 120)
    expect(await status(made.payNo)).toMatchObject({ status: 'PAID' })
    expect(await standing(s)).toMatchObject({ order: 'EFFECTIVE', depositPaid: '736.00', balance: '0.00' })
    expect(await s.li.ok('default GET /crmgas/pay/order', { orderId: made.orderId ?? '' })).toMatchObject({
      state: 'SUCCESS',
    })
  })

  it('two at once: one payment', async () => {
    const answers = await Promise.all([s.li, s.wang].map((caller) => caller.call(CREATE, wish(DEPOSIT, 'SANDBOX'))))
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', '42901'])
    expect(await payments(s)).toEqual(['SANDBOX PAYING'])
  })

  it('a gateway that dies on the way leaves all of it or nothing', async () => {
    await gift(s, '736.00')
    for (const cut of [8, 20, 32]) {
      await s.gateway.killAfter(cut)
      await s.li.call(CREATE, wish(DEPOSIT, 'BALANCE')).catch(() => undefined)
      await s.gateway.killAfter(null)
      const now = await standing(s)
      const isPaid = now.order === 'EFFECTIVE'
      expect({ balance: now.balance, sold: now.sold }).toEqual(
        isPaid ? { balance: '0.00', sold: '2000' } : { balance: '736.00', sold: '0' },
      )
    }
  })
})

describe('a bank transfer (AE-74a)', () => {
  beforeEach(async () => {
    s = await selling()
  })
  const ordered = async () => {
    const made = await s.li.ok(CREATE, wish(DEPOSIT, 'TT'))
    const { ttId } = await s.li.ok('default POST /crmgas/pay/tt/create', {
      purpose: 'PACKAGE',
      payNo: made.payNo,
      amount: '736.00',
      receiverId: 'main',
      ...PAYER,
      requestNo: requestNo(),
    })
    return { ...made, ttId }
  }

  it('is ordered over exactly what is asked for', async () => {
    const { payNo } = await s.li.ok(CREATE, wish(DEPOSIT, 'TT'))
    const short = { purpose: 'PACKAGE' as const, payNo, amount: '735.99', receiverId: 'main', ...PAYER }
    expect(await s.li.call('default POST /crmgas/pay/tt/create', { ...short, requestNo: requestNo() })).toMatchObject({
      code: 'A2327',
      text: '电汇金额须与订单金额一致',
    })
    expect(await s.li.ok('default GET /crmgas/pay/tt/list', {})).toMatchObject({ total: 0 })
  })

  it('is awaited three working days and pays when it comes; what is over stays on the balance', async () => {
    const made = await ordered()
    expect(made).toMatchObject({ status: 'CONFIRMING', orderId: null, expireAt: '2026-11-26T09:30:00+08:00' })
    expect(await standing(s)).toMatchObject({ order: 'DEPOSIT_CONFIRMING' })
    expect((await s.wang.call(CREATE, wish(DEPOSIT, 'BALANCE'))).code).toBe('42901')
    await moneyIn(s.li, { ttId: made.ttId, amount: '740.00' })
    expect(await status(made.payNo)).toMatchObject({ status: 'PAID', orderId: made.ttId })
    expect(await standing(s)).toMatchObject({ order: 'EFFECTIVE', balance: '4.00', sold: '2000' })
  })

  it('with too little pays nothing: all on the balance, the deposit is asked for again', async () => {
    const made = await ordered()
    await moneyIn(s.li, { ttId: made.ttId, amount: '700.00' })
    expect(await status(made.payNo)).toMatchObject({ status: 'FAILED' })
    expect(await standing(s)).toMatchObject({ order: 'WAIT_DEPOSIT', balance: '700.00', depositPaid: '0.00' })
  })

  it('with a refused slip gets one more day, once; its money is accepted all the same (3.2)', async () => {
    const made = await ordered()
    await proofOf(s.gateway, s.li, made.ttId)
    await pass(s.gateway, 80_000)
    await refuseSlip(s, made.ttId, '回单不清晰')
    expect(await status(made.payNo)).toMatchObject({ status: 'FAILED', failReason: '回单不清晰' })
    expect(await standing(s)).toMatchObject({ order: 'WAIT_DEPOSIT', depositDeadline: '2026-11-25T07:43:20+08:00' })
    await moneyIn(s.li, { ttId: made.ttId })
    expect(await status(made.payNo)).toMatchObject({ status: 'PAID' })
    expect(await standing(s)).toMatchObject({ order: 'EFFECTIVE', balance: '0.00' })
  })

  it('not ordered at the bank expires after its days; cancelled, it can be paid otherwise at once', async () => {
    const first = await s.li.ok(CREATE, wish(DEPOSIT, 'TT'))
    await gift(s, '736.00')
    expect(await s.li.ok(CREATE, wish(DEPOSIT, 'TT'))).toMatchObject({ payNo: first.payNo })
    expect(await s.li.ok(CANCEL, { payNo: first.payNo, requestNo: requestNo() })).toEqual({ status: 'EXPIRED' })
    expect(await standing(s)).toMatchObject({ order: 'WAIT_DEPOSIT' })
    const second = await s.li.ok(CREATE, wish(DEPOSIT, 'TT'))
    await s.gateway.passTime('2026-11-26T09:31:00+08:00')
    expect(await status(second.payNo)).toMatchObject({ status: 'EXPIRED' })
    expect(await payments(s)).toEqual(['TT EXPIRED', 'TT EXPIRED'])
  })

  it('makes room for another channel of the same payer', async () => {
    await ordered()
    await gift(s, '736.00')
    expect(await s.li.ok(CREATE, wish(DEPOSIT, 'BALANCE'))).toMatchObject({ status: 'PAID' })
    expect(await payments(s)).toEqual(['TT EXPIRED', 'BALANCE PAID'])
  })
})

describe('cycles and supplements', () => {
  beforeEach(async () => {
    s = await selling()
    await cycleToPay(s)
  })

  it('a cycle is paid; after its first day gas counts from the next one (K-22)', async () => {
    await gift(s, '7360.00')
    s.gateway.clock.moveTo('2026-12-02T10:00:00+08:00')
    await s.li.ok(CREATE, wish(CHILD, 'BALANCE'))
    expect(await standing(s)).toMatchObject({ child: 'PAID', paidAmount: '7360.00', extractFrom: '2026-12-03' })
  })

  it.each([
    ['ADD', { child: 'PAID', addVolume: '100', held: '0', sold: '2100' }],
    ['ADVANCE', { child: 'PAID', addVolume: '100', sold: '2000' }],
    ['DIFF', { child: 'SETTLED', addVolume: '0' }],
  ] as const)('a supplement %s is paid (3.4)', async (buType, expected) => {
    await supplementToPay(s, buType)
    const { db } = s.gateway
    if (buType === 'ADD') await db.updateTable('gasPackage').set({ heldVolume: '100' }).execute()
    if (buType === 'DIFF') await db.updateTable('childOrder').set({ state: 'WAIT_SUPPLEMENT' }).execute()
    await gift(s, '368.00')
    await s.li.ok(CREATE, wish(SUPPLEMENT, 'BALANCE'))
    const wanted = buType === 'ADD' ? { ...expected, held: '0' } : expected
    expect(await standing(s)).toMatchObject({ ...wanted, paidAmount: '368.00', balance: '0.00' })
    const bu = await db.selectFrom('supplementOrder').select('state').executeTakeFirstOrThrow()
    expect(bu.state).toBe(buType === 'DIFF' ? 'SETTLED' : 'EFFECTIVE')
  })

  it.each([
    [
      'counts on the last day',
      { at: '2026-12-30T09:59:00+08:00' },
      'PAID',
      'EFFECTIVE',
      { addVolume: '100', sold: '2100', balance: '0.00' },
    ],
    [
      'counts where it came in time and is read later',
      { at: '2026-12-30T10:02:00+08:00', tradeAt: '2026-12-30T09:57:00+08:00' },
      'PAID',
      'EFFECTIVE',
      { addVolume: '100', sold: '2100', balance: '0.00' },
    ],
    [
      'comes too late to be taken',
      { at: '2026-12-30T10:00:00+08:00' },
      'REFUNDED',
      'CLOSED',
      { addVolume: '0', sold: '2000', balance: '368.00' },
    ],
  ] as const)(
    'more gas that was paid by transfer %s (X-09)',
    async (_what, { at, ...came }, payment, state, expected) => {
      await supplementToPay(s, 'ADD')
      const { db, clock } = s.gateway
      await db.updateTable('gasPackage').set({ heldVolume: '100' }).execute()
      await db.updateTable('supplementOrder').set({ payDeadline: '2026-12-30T10:00:00+08:00' }).execute()
      clock.moveTo('2026-12-29T09:00:00+08:00')
      const { payNo, amount } = await s.li.ok(CREATE, wish(SUPPLEMENT, 'TT'))
      const order = { purpose: 'PACKAGE' as const, payNo, amount, receiverId: 'main', ...PAYER, requestNo: requestNo() }
      const { ttId } = await s.li.ok('default POST /crmgas/pay/tt/create', order)
      clock.moveTo(at)
      await moneyIn(s.li, { ttId, ...came })
      expect((await status(payNo)).status).toBe(payment)
      expect(await db.selectFrom('supplementOrder').select('state').execute()).toEqual([{ state }])
      expect(await standing(s)).toMatchObject({ ...expected, held: '0' })
    },
  )

  it('above 10,000.00 the balance asks for a code; above 50,000.00 nothing is paid online (K-27)', async () => {
    await s.gateway.db.updateTable('childOrder').set({ payableAmount: '50000.01' }).execute()
    await gift(s, '60000.00')
    expect((await s.li.call(CREATE, wish(CHILD, 'SANDBOX'))).code).toBe('42903')
    expect((await s.li.call(CREATE, wish(CHILD, 'BALANCE'))).code).toBe('2002')
    expect((await s.li.call(CREATE, wish(CHILD, 'BALANCE', { smsCode: '123456' }))).code).toBe('2003')
    const smsCode = await balanceCode(s)
    expect(await s.li.ok(CREATE, wish(CHILD, 'BALANCE', { smsCode }))).toMatchObject({ status: 'PAID' })
    expect(await standing(s)).toMatchObject({ child: 'PAID', balance: '9999.99' })
  })

  it('shows the amount and the ways to pay, and refuses users without the right (K-27, K-29)', async () => {
    await gift(s, '100.00')
    const cashier = await s.li.ok('btwob GET /package/payable', { ...CHILD, platform: 'H5' })
    expect(cashier).toMatchObject({
      title: '12月气款',
      amount: '7360.00',
      payable: true,
      reason: null,
      balance: '100.00',
      orderNo: 'M1',
      formula: '2,000 m³ × 3.6800 元/m³',
    })
    const ways = cashier.channels.map(({ channel, reason }) => `${channel} ${reason ?? ''}`)
    expect(ways).toEqual(expect.arrayContaining(['SANDBOX ', 'BALANCE 余额不足', 'TT ']))
    const sub = s.gateway.asSession({
      ...s.key,
      userId: 'u-3',
      username: '13800000010',
      isMaster: false,
      reviewStatus: '1',
      models: ['PACKAGE_VIEW', 'PACKAGE_ORDER', 'PAY_TOPUP'],
    })
    expect((await sub.call(CREATE, wish(CHILD, 'SANDBOX'))).code).toBe('2110')
    expect(await sub.ok('btwob GET /package/payable', { ...CHILD, platform: 'H5' })).toMatchObject({ payable: false })
    const all = await s.li.ok('default GET /crmgas/pay/packageOrder', { packageOrderNo: 'M1' })
    expect(all.payables).toMatchObject([{ bizType: 'CHILD', bizNo: 'Z1', amount: '7360.00' }])
  })

  it('nothing of another customer, nothing that is over', async () => {
    const stranger = payer(s.gateway, { bp: '1000000009', companyCode: '1002' }, 'u-9')
    const made = await s.li.ok(CREATE, wish(CHILD, 'SANDBOX'))
    expect((await stranger.call(CREATE, wish(CHILD, 'SANDBOX'))).code).toBe('2902')
    expect((await stranger.call(STATUS, { payNo: made.payNo })).code).toBe('2902')
    expect((await stranger.call(CANCEL, { payNo: made.payNo, requestNo: requestNo() })).code).toBe('2902')
    expect((await stranger.call('btwob GET /package/payable', { ...CHILD, platform: 'H5' })).code).toBe('2902')
    expect((await stranger.call('default GET /crmgas/pay/packageOrder', { packageOrderNo: 'M1' })).code).toBe('2902')
    expect((await stranger.call('taocan GET /trade/deposit/ledger', { bizNo: 'M1' })).code).toBe('2902')
    await s.li.ok(CANCEL, { payNo: made.payNo, requestNo: requestNo() })
    await s.gateway.db.updateTable('childOrder').set({ state: 'FORFEITED' }).execute()
    expect((await s.li.call(CREATE, wish(CHILD, 'SANDBOX'))).code).toBe('42905')
    await s.gateway.db.updateTable('packageOrder').set({ state: 'CLOSED' }).execute()
    const over = await s.li.call('default GET /crmgas/pay/packageOrder', { packageOrderNo: 'M1' })
    expect(over.code).toBe('A2323')
  })
})

import type { Caller, TestGateway } from '../../../test/setup/gateway'
import {
  CARD,
  METER,
  RESTAURANT,
  aCardMeter,
  aRestaurant,
  bought,
  buy,
  cardGateway,
  chip,
  cook,
  gasOrder,
  pay,
  stateOf,
  touch,
  wish,
} from '../../../test/gateway/card-kit'
import { brokenInvariants } from '../../../test/invariants/money'
import { decideRefund, inTransaction, pass, requestNo } from '../../../test/gateway/payment-kit'
import { decide as decideTask } from '../desk/service'
import { post } from '../gas-account/service'
import { manualDesk } from './desk'
import { cardWork } from './work'

const SECOND = '10010205'

describe('money for gas', () => {
  let gateway: TestGateway
  let chen: Caller
  beforeEach(async () => {
    gateway = await cardGateway()
    chen = cook(gateway)
    await aRestaurant(gateway.db)
  })
  afterEach(async () => {
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
    await gateway.close()
  })
  const balance = async () => (await chen.ok('default GET /crmgas/fee/transaction', {})).balance
  const fill = (amount: string) =>
    inTransaction(gateway, (work) =>
      post(work, {
        ...RESTAURANT,
        direction: 'IN',
        amount,
        entryType: 'ADJUST_IN',
        refType: 'TEST',
        refId: 't',
        key: 't',
      }),
    )
  /** What of each voucher does not hold any more. */
  const voided = async () => {
    const { list } = await chen.ok('default GET /crmgas/voucher/list', {})
    const vouchers = await Promise.all(
      list.map(({ voucherId }) => chen.ok('default GET /crmgas/voucher/detail', { voucherId })),
    )
    return vouchers.map(({ refundedAmount }) => refundedAmount)
  }
  const refund = (gasOrderId: string) =>
    chen.ok('default POST /crmgas/gasPaymentOrder/refund', {
      gasOrderId,
      reason: '买错了表，请退款',
      requestNo: requestNo(),
    })
  const decide = (refundId: string, decision: 'PASS' | 'REJECT') =>
    inTransaction(gateway, (work) => decideRefund(work, refundId, decision, 'staff', ''))

  it('goes back the way it came, the leftover with it (AE-53)', async () => {
    const { gasOrderId } = await bought(chen, 'AMOUNT', '1000')
    expect(await balance()).toBe('0.10')
    // Its voucher names the meter (A 2.19).
    expect((await chen.ok('default GET /crmgas/voucher/list', {})).list).toMatchObject([{ meterNo: `0030${METER}` }])
    const { refundId, state } = await refund(gasOrderId)
    expect(state).toBe('REFUNDING')
    expect(await refund(gasOrderId)).toEqual({ refundId, state })
    await decide(refundId, 'PASS')
    expect(await balance()).toBe('0.00')
    await pass(gateway, 60)
    expect(await stateOf(chen, gasOrderId)).toBe('REFUNDED')
    // Its room in the tiers and its meter are free again (A 9.9, AE-57).
    expect((await buy(chen, 'VOLUME', '10')).state).toBe('WAIT_PAY')
  })

  it('goes back all the same where its leftover has bought other gas, less that leftover (AE-53, AE-56)', async () => {
    await aCardMeter(gateway.db, { meterId: SECOND })
    const { gasOrderId, orderId } = await bought(chen, 'AMOUNT', '1000')
    const { slices: _one, ...asked } = await wish(chen, 'VOLUME', '10', SECOND)
    const other = await chen.ok('default POST /crmgas/icBuyGus', { ...asked, useBalance: '1' })
    expect(other).toMatchObject({ balanceUsed: '0.10', payAmount: '29.90' })
    await pay(chen, other.orderId)
    await pass(gateway, 10)
    await decide((await refund(gasOrderId)).refundId, 'PASS')
    const promised = () =>
      gateway.db.selectFrom('moneyPromise').select('amount').where('step', '=', 'REFUNDED').execute()
    expect(await promised()).toEqual([{ amount: '999.90' }])
    await pass(gateway, 60)
    expect([await stateOf(chen, gasOrderId), await balance()]).toEqual(['REFUNDED', '0.00'])
    expect(await chen.ok('default GET /crmgas/pay/recordDetail', { orderId })).toMatchObject({
      state: 'REFUNDED',
      refundedAmount: '999.90',
      refund: { amount: '999.90', state: 'DONE' },
      resultNote: '余款0.10元已使用，不再退回',
    })
    expect((await chen.ok('default GET /crmgas/pay/record', {})).months).toMatchObject([{ sumRefunded: '999.90' }])
    expect((await voided()).sort()).toEqual(['0.00', '999.90'])
    const given = await gateway.db.selectFrom('sandboxRefund').select('amountFen').execute()
    expect(given).toEqual([{ amountFen: '99990' }])
    await pass(gateway, 86_400)
    expect(await gateway.db.selectFrom('reconcileDiff').selectAll().execute()).toEqual([])
  })

  it('stays gas when the company refuses', async () => {
    const { gasOrderId } = await bought(chen, 'VOLUME', '10')
    await decide((await refund(gasOrderId)).refundId, 'REJECT')
    expect(await stateOf(chen, gasOrderId)).toBe('WAIT_WRITE')
    expect((await touch(chen, { gasOrderId })).result?.state).toBe('SUCCESS')
  })

  it('is taken from the balance, and goes back to it (AE-50)', async () => {
    await fill('100.00')
    const { slices: _one, ...asked } = await wish(chen, 'VOLUME', '10')
    const order = await chen.ok('default POST /crmgas/icBuyGus', { ...asked, useBalance: '1', channel: 'BALANCE' })
    expect(order).toMatchObject({ state: 'SUCCESS', balanceUsed: '30.00', payAmount: '0.00' })
    expect(await balance()).toBe('70.00')
    await decide((await refund(order.gasOrderId)).refundId, 'PASS')
    await pass(gateway, 60)
    expect([await balance(), await stateOf(chen, order.gasOrderId)]).toEqual(['100.00', 'REFUNDED'])
    expect(await voided()).toEqual(['30.00'])
  })

  it('paid by the balance and a channel it is on no voucher any more, neither part of it', async () => {
    await fill('12.00')
    const { slices: _one, ...asked } = await wish(chen, 'VOLUME', '10')
    const order = await chen.ok('default POST /crmgas/icBuyGus', { ...asked, useBalance: '1' })
    expect(order).toMatchObject({ balanceUsed: '12.00', payAmount: '18.00' })
    await pay(chen, order.orderId)
    await pass(gateway, 10)
    expect(await voided()).toEqual(['0.00'])
    await decide((await refund(order.gasOrderId)).refundId, 'PASS')
    await pass(gateway, 60)
    expect([await balance(), await stateOf(chen, order.gasOrderId)]).toEqual(['12.00', 'REFUNDED'])
    expect(await voided()).toEqual(['30.00'])
  })

  it('buys nothing where it does not come in time', async () => {
    const { gasOrderId } = await buy(chen, 'VOLUME', '10')
    await pass(gateway, 31 * 60)
    expect(await stateOf(chen, gasOrderId)).toBe('CLOSED')
  })

  it('is not given back after the days for it, nor to a user other than the payer', async () => {
    const { gasOrderId } = await bought(chen, 'VOLUME', '10')
    await pass(gateway, 7 * 86_400 + 60)
    const asked = { gasOrderId, reason: '买错了表，请退款', requestNo: requestNo() }
    expect(await chen.call('default POST /crmgas/gasPaymentOrder/refund', asked)).toMatchObject({ code: 'A2313' })
    const stranger = gateway.asSession({ bp: '1000000009', companyCode: '1001', userId: 'u-9', isMaster: true })
    expect(
      await stranger.call('default POST /crmgas/gasPaymentOrder/refund', { ...asked, requestNo: requestNo() }),
    ).toMatchObject({ code: '2902' })
  })

  it.each([
    ['PASS', 'FINISHED', '0.00'],
    ['REJECT', 'WAIT_WRITE', '0.00'],
    ['ADJUST', 'REFUNDED', '30.00'],
  ] as const)('with an unreadable card: the desk decides %s', async (decision, state, left) => {
    const { gasOrderId } = await bought(chen, 'VOLUME', '10')
    await chip(chen, 'TEAR', { at: 18 })
    await touch(chen, { gasOrderId })
    await gateway.db.updateTable('gasOrder').set({ unknownAt: '2026-11-20T08:00:00+08:00' }).execute()
    await pass(gateway, 601)
    expect(await stateOf(chen, gasOrderId)).toBe('MANUAL')
    const { taskId } = await gateway.db
      .selectFrom('reviewTask')
      .select('taskId')
      .where('bizNo', '=', gasOrderId)
      .executeTakeFirstOrThrow()
    const { userId } = await gateway.db.selectFrom('gasOrder').select('userId').executeTakeFirstOrThrow()
    const buyer = { userId, companyCode: RESTAURANT.companyCode }
    const own = inTransaction(gateway, (work) => decideTask(work, buyer, taskId, { decision, remark: '已核对卡片' }))
    await expect(own).rejects.toMatchObject({ code: '2210' })
    const task = { ...RESTAURANT, bizNo: gasOrderId, volume: null, remark: '已核对卡片', decidedBy: 'staff' }
    await inTransaction(gateway, (work) => manualDesk.decided(work, { ...task, decision }))
    expect([await stateOf(chen, gasOrderId), await balance()]).toEqual([state, left])
  })

  it('is asked for daily from the second day to the eighth (AE-72)', async () => {
    const { gasOrderId } = await bought(chen, 'VOLUME', '10')
    const sweep = cardWork.sweeps.find(({ name }) => name === 'card.remind')
    const asked = async (paidAt: string) => {
      await gateway.db.updateTable('gasOrder').set({ paidAt }).execute()
      return (await inTransaction(gateway, async (work) => sweep?.list(work, '', 50)))?.map(({ key }) => key)
    }
    expect(await asked('2026-11-22T10:00:00+08:00')).toEqual([])
    expect(await asked('2026-11-22T09:00:00+08:00')).toEqual([gasOrderId])
    expect(await asked('2026-11-15T09:00:00+08:00')).toEqual([])
  })
})

describe('an amount meter', () => {
  it('gets the yuan themselves on its card (AE-56)', async () => {
    const gateway = await cardGateway()
    const chen = cook(gateway)
    await aRestaurant(gateway.db, [{ icMode: 'AMOUNT' }])
    const { gasOrderId } = await bought(chen, 'AMOUNT', '123.45')
    expect(await gasOrder(chen, gasOrderId)).toMatchObject({ volume: null, amount: '123.45', leftover: '0.00' })
    expect(await touch(chen, { gasOrderId })).toMatchObject({ card: { unit: 'AMOUNT', held: '123.45', loaded: false } })
    await chip(chen, 'LOAD')
    expect((await touch(chen, { mode: 'READ', cardNo: CARD })).card?.loaded).toBe(true)
    expect(await stateOf(chen, gasOrderId)).toBe('FINISHED')
    expect((await chen.ok('default GET /crmgas/nfc/cards', {})).list).toMatchObject([
      { meterId: METER, unit: 'AMOUNT', held: '123.45', pending: null },
    ])
    await gateway.close()
  })
})

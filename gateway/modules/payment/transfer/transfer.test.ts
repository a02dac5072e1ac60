import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import { aBill, inTransaction } from '../../../../test/gateway/payment-kit'
import { closeBooks, moneyIn, orderTransfer, proofOf, remitting } from '../../../../test/gateway/transfer-kit'
import { transferDesk } from './desk'

describe('bank transfers', () => {
  let gateway: TestGateway
  let li: Caller
  let key: { bp: string; companyCode: string }
  beforeEach(async () => {
    ;({ gateway, li, key } = await remitting())
  })
  afterEach(() => closeBooks(gateway))

  const detail = (ttId: string) => li.ok('default GET /crmgas/pay/tt/detail', { ttId })
  const order = (orderId: string) => li.ok('default GET /crmgas/pay/order', { orderId })
  const bill = (billId: string) =>
    gateway.db
      .selectFrom('bill')
      .select(['state', 'paidPrincipal', 'lateFeePaid'])
      .where('billId', '=', billId)
      .executeTakeFirstOrThrow()
  const balance = async () =>
    (await gateway.db.selectFrom('gasAccount').select('balance').where('bp', '=', key.bp).executeTakeFirstOrThrow())
      .balance
  const entries = () =>
    gateway.db.selectFrom('ledgerEntry').select(['entryType', 'direction', 'amount']).orderBy('seq').execute()

  it('a top-up is ordered, proven, matched by its code, notified and documented by a voucher (FL-A6)', async () => {
    const { ttId, remitCode, receiver } = await orderTransfer(li, { amount: '500000' })
    expect(receiver).toEqual({
      accountName: '燃气公司1002',
      accountNo: '1301100200001',
      bankName: '工商银行',
      bankNo: '102121000011',
    })
    expect(await detail(ttId)).toMatchObject({
      state: 'WAIT_REMIT',
      amount: '500000.00',
      remitCode,
      canCancel: true,
      payerAccountMask: '****0003',
    })
    expect(await order(ttId)).toMatchObject({ state: 'WAIT_PAY', channel: 'TT', canPay: false })
    expect(await proofOf(gateway, li, ttId)).toEqual({ state: 'WAIT_VERIFY' })
    expect(await order(ttId)).toMatchObject({ state: 'PAYING' })
    expect(await moneyIn(li, { ttId })).toMatchObject({ matchedTtId: ttId })
    const seen = await detail(ttId)
    expect(seen).toMatchObject({ state: 'MATCHED', arrivedAmount: '500000.00', canUpload: false, canCancel: false })
    expect(seen.timeline.map(({ state }) => state)).toEqual(['WAIT_REMIT', 'WAIT_VERIFY', 'MATCHED'])
    expect(await li.ok('default GET /crmgas/voucher/detail', { voucherId: seen.voucherId ?? '' })).toMatchObject({
      amount: '500000.00',
      // The name that the money came under.
      payerName: seen.payerName,
      parts: [{ name: '预存', amount: '500000.00' }],
    })
    expect(await entries()).toEqual([{ entryType: 'TT_IN', direction: 'IN', amount: '500000.00' }])
    expect(await balance()).toBe('500000.00')
  })

  it('pays the bills that were chosen, in that order, before older ones', async () => {
    await aBill(gateway.db, key, { billId: 'old', receivable: '300.00', billMonth: '2026-08', dueDate: '2026-12-01' })
    await aBill(gateway.db, key, { billId: 'new', receivable: '200.00', dueDate: '2026-12-08' })
    const { ttId } = await orderTransfer(li, { purpose: 'BILL', billIds: ['new'], amount: '200.50' })
    await moneyIn(li, { ttId })
    expect(await bill('new')).toMatchObject({ state: 'PAID', paidPrincipal: '200.00' })
    expect(await bill('old')).toMatchObject({ state: 'PART_PAID', paidPrincipal: '0.50' })
    expect(await detail(ttId)).toMatchObject({ state: 'MATCHED', resultNote: null })
    expect((await entries()).map(({ entryType, amount }) => `${entryType} ${amount}`)).toEqual([
      'TT_IN 200.50',
      'BILL_OFFSET 200.00',
      'BILL_OFFSET 0.50',
    ])
  })

  it('another amount is booked as it is with DIFF; the next sum for the same order stays on the balance', async () => {
    const { ttId } = await orderTransfer(li)
    await moneyIn(li, { ttId, amount: '490.00' })
    expect(await detail(ttId)).toMatchObject({
      state: 'DIFF',
      arrivedAmount: '490.00',
      resultNote: '实际到账490.00元，与申请金额不符',
    })
    expect(await order(ttId)).toMatchObject({ state: 'SUCCESS', paidAmount: '490.00' })
    await moneyIn(li, { ttId, amount: '10.00' })
    expect(await balance()).toBe('500.00')
    expect((await detail(ttId)).arrivedAmount).toBe('490.00')
  })

  it('bills that were paid meanwhile leave the money on the balance (AE-80)', async () => {
    await aBill(gateway.db, key, { billId: 'b', receivable: '300.00' })
    const { ttId } = await orderTransfer(li, { purpose: 'BILL', billIds: ['b'], amount: '300.00' })
    const other = await orderTransfer(li, { amount: '300.00' })
    await moneyIn(li, { ttId: other.ttId })
    expect((await bill('b')).state).toBe('PAID')
    await moneyIn(li, { ttId })
    expect(await detail(ttId)).toMatchObject({
      state: 'MATCHED',
      resultNote: '账单已由其他方式缴清，款项已转入账户余额',
    })
    expect(await balance()).toBe('300.00')
  })

  it('late fees count to the day of the slip when the bank was quick (AE-78)', async () => {
    await aBill(gateway.db, key, { billId: 'b', receivable: '10000.00', dueDate: '2026-11-20' })
    // Three days late: 15.00 of fee; two days would cost 10.00.
    const { ttId } = await orderTransfer(li, { purpose: 'BILL', billIds: ['b'], amount: '10015.00' })
    await proofOf(gateway, li, ttId, '2026-11-22')
    await moneyIn(li, { ttId })
    expect(await bill('b')).toMatchObject({ state: 'PAID', lateFeePaid: '10.00' })
    expect(await balance()).toBe('5.00')
  })

  it('money for a cancelled transfer stays on the balance', async () => {
    const { ttId } = await orderTransfer(li)
    expect(await li.ok('default POST /crmgas/pay/tt/cancel', { ttId })).toEqual({ state: 'CANCELLED' })
    expect(await li.ok('default POST /crmgas/pay/tt/cancel', { ttId })).toEqual({ state: 'CANCELLED' })
    expect(await order(ttId)).toMatchObject({ state: 'CLOSED' })
    await moneyIn(li, { ttId })
    expect(await detail(ttId)).toMatchObject({ state: 'CANCELLED', arrivedAmount: '500.00' })
    expect(await order(ttId)).toMatchObject({ state: 'SUCCESS_TO_BALANCE', resultNote: '款项已转入账户余额' })
    expect(await balance()).toBe('500.00')
  })

  it('the desk rejects a slip, the customer uploads another; none is passed without money', async () => {
    const { ttId } = await orderTransfer(li)
    await proofOf(gateway, li, ttId)
    const task = { companyCode: key.companyCode, bizNo: ttId, bp: key.bp, volume: null, decidedBy: 's-1' }
    await expect(
      inTransaction(gateway, (work) => transferDesk.decided(work, { ...task, decision: 'PASS', remark: '' })),
    ).rejects.toMatchObject({ code: '2901' })
    expect(await li.send('default POST /crmgas/pay/tt/cancel', { ttId })).toMatchObject({ code: 'A2503' })
    expect(await li.send('default POST /crmgas/pay/cancel', { orderId: ttId })).toMatchObject({ code: 'A2503' })
    await inTransaction(gateway, (work) =>
      transferDesk.decided(work, { ...task, decision: 'REJECT', remark: '凭证不清晰' }),
    )
    expect(await detail(ttId)).toMatchObject({ state: 'REJECTED', rejectReason: '凭证不清晰', canUpload: true })
    expect(await order(ttId)).toMatchObject({ state: 'PAYING' })
    await proofOf(gateway, li, ttId)
    expect(await detail(ttId)).toMatchObject({ state: 'WAIT_VERIFY', rejectReason: null })
    expect((await detail(ttId)).proofs).toHaveLength(1)
    expect(
      await inTransaction(gateway, (work) => transferDesk.describe(work, [{ ...task, bizType: 'TT_PROOF' }])),
    ).toMatchObject([{ title: '电汇凭证核验', files: [{ name: '凭证1' }] }])
  })

  it('the nightly run ends transfers that were not sent, and requests another slip when no money comes in five working days', async () => {
    const sent = await orderTransfer(li)
    const forgotten = await orderTransfer(li)
    await proofOf(gateway, li, sent.ttId)
    await gateway.passTime('2026-11-30T09:30:00+08:00')
    expect((await detail(sent.ttId)).state).toBe('WAIT_VERIFY')
    await gateway.passTime('2026-12-01T09:30:00+08:00')
    expect(await detail(sent.ttId)).toMatchObject({ state: 'REJECTED', rejectReason: '未查到款项' })
    await gateway.passTime('2026-12-09T09:30:00+08:00')
    expect((await detail(forgotten.ttId)).state).toBe('EXPIRED')
    expect(await order(forgotten.ttId)).toMatchObject({ state: 'CLOSED' })
    expect((await detail(sent.ttId)).state).toBe('EXPIRED')
  })
})

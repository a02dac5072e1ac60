import type { TestGateway } from '../../../test/setup/gateway'
import { brokenInvariants } from '../../../test/invariants/money'
import { energyGateway } from '../../../test/gateway/energy-kit'
import { aBill, anAccount, inTransaction } from '../../../test/gateway/payment-kit'
import { payBillHistoric } from '../../demo/money/history'
import { upsert } from '../todo/service'
import { firstState } from './issue'
import { offsetAtIssue } from './offset'
import { reissueBill, reverseBill } from './reversal'
import { openStop } from './stop-gas'

/** A 3.3, AE-27: a bill that is taken back leaves nothing behind, and the one in its place is a bill like any other. */
describe('a bill taken back', () => {
  let gateway: TestGateway
  let key: { bp: string; companyCode: string }
  beforeEach(async () => {
    gateway = await energyGateway('2026-11-23T09:30:00+08:00')
    key = await anAccount(gateway.db)
  })
  afterEach(async () => {
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
    await gateway.close()
  })

  const bills = () =>
    gateway.db
      .selectFrom('bill')
      .select(['billType', 'state', 'receivable', 'paidPrincipal'])
      .orderBy('billType', 'desc')
      .orderBy('billId')
      .execute()
  const todos = () => gateway.db.selectFrom('todo').select(['bizId', 'status', 'amount']).orderBy('todoId').execute()
  const reverse = (billId: string) => inTransaction(gateway, (work) => reverseBill(work, key, billId, '计价有误'))
  const reissue = (billId: string) =>
    inTransaction(gateway, (work) => reissueBill(work, key, billId, { announce: true }))

  it('ends its to-do and the stop for arrears that were its own; the new bill has a to-do of its own', async () => {
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '800.00', dueDate: '2026-10-10', state: 'OVERDUE' })
    await inTransaction(gateway, async (work) => {
      await upsert(work, { ...key, type: 'BILL_DUE', bizId: 'b-1', title: '10月账单待缴', route: '/b' })
      await openStop(work, { ...key, kind: 'ARREARS', cause: 'ARREARS', reason: '逾期', arrears: '800.00' })
    })
    await reverse('b-1')
    expect(await todos()).toEqual([{ bizId: 'b-1', status: '3', amount: null }])
    expect(await gateway.db.selectFrom('stopGas').select('state').execute()).toEqual([{ state: 'CANCELLED' }])
    const again = await reissue('b-1')
    expect(await todos()).toContainEqual({ bizId: again.billId, status: '0', amount: '800.00' })
    expect(await reissue('b-1')).toMatchObject({ billId: again.billId })
    expect(await bills()).toHaveLength(2)
  })

  it('a bill of nothing comes back paid, without a to-do', async () => {
    await aBill(gateway.db, key, { billId: 'b-0', receivable: '0.00', state: 'PAID' })
    await reverse('b-0')
    await reissue('b-0')
    expect(await bills()).toMatchObject([
      { billType: 'GAS', state: 'REVERSED' },
      { billType: 'ADJUST', state: 'PAID', receivable: '0.00' },
    ])
    expect(await todos()).toEqual([])
    await expect(inTransaction(gateway, (work) => reissueBill(work, key, 'b-9', { announce: true }))).rejects.toThrow(
      'no reversed bill b-9',
    )
  })

  it('what was paid on it, late fee included, pays what else is owed; the rest waits on the balance', async () => {
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '1000.00', dueDate: '2026-11-13', state: 'OVERDUE' })
    await aBill(gateway.db, key, { billId: 'b-2', receivable: '300.00', billMonth: '2026-11' })
    await inTransaction(gateway, (work) =>
      payBillHistoric(work, {
        ...key,
        billId: 'b-1',
        channel: 'TT',
        paidAt: work.clock.iso(),
        payerUserId: 'u-1',
        payerMask: '',
      }),
    )
    await reverse('b-1')
    expect(await bills()).toEqual([
      { billType: 'GAS', state: 'REVERSED', receivable: '1000.00', paidPrincipal: '1000.00' },
      { billType: 'GAS', state: 'PAID', receivable: '300.00', paidPrincipal: '300.00' },
    ])
    // 1000.00 × 0.0005 × 10 days of late fee come back as well.
    const { balance } = await gateway.db.selectFrom('gasAccount').select('balance').executeTakeFirstOrThrow()
    expect(balance).toBe('705.00')
    await reissue('b-1')
    expect((await bills())[2]).toMatchObject({ billType: 'ADJUST', state: 'PART_PAID', paidPrincipal: '705.00' })
  })

  it('of a remote prepaid customer is paid again down to the credit, as at its issue (AE-31)', async () => {
    const remote = await anAccount(gateway.db, {
      bp: '1000000077',
      chargeMode: 'PREPAID_REMOTE',
      creditLimit: '1000.00',
    })
    await aBill(gateway.db, remote, { billId: 'b-1', receivable: '800.00' })
    await inTransaction(gateway, async (work) => {
      await offsetAtIssue(work, { ...remote, billId: 'b-1', provisional: '0.00' })
      await reverseBill(work, remote, 'b-1', '表名有误')
      await reissueBill(work, remote, 'b-1', { announce: true })
    })
    expect((await bills())[1]).toMatchObject({ billType: 'ADJUST', state: 'PAID', paidPrincipal: '800.00' })
    expect(await todos()).toEqual([])
  })

  it.each([
    ['0.00', 'PAID'],
    ['0.01', 'UNPAID'],
    ['10000000000000.01', 'UNPAID'],
  ])('a bill over %s begins %s', (receivable, state) => {
    expect(firstState(receivable)).toBe(state)
  })
})

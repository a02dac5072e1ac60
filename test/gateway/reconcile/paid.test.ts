/* What was paid: records, their sums, vouchers. */
import { addMoney, subtractMoney, sumMoney } from '@domain/money'
import type { TestGateway } from '../../setup/gateway'
import { allOf, reconciled, type Walked } from './kit'

let gateway: TestGateway
let all: readonly Walked[]
beforeAll(async () => ({ gateway, customers: all } = await reconciled()))
afterAll(() => gateway.close())

const RECORD = 'default GET /crmgas/pay/record'
const STATES = {
  OPEN: ['WAIT_PAY', 'PAYING', 'PART_PAID', 'EXCEPTION'],
  DONE: ['SUCCESS', 'CLOSED_PART', 'SUCCESS_TO_BALANCE'],
  REFUND: ['REFUNDING', 'REFUNDED'],
} as const

it('a sum is that of the rows under every filter, refunds beside it; a tab holds its own states only', async () => {
  for (const { name, li } of all) {
    const everything = await allOf(li, RECORD, {})
    const kinds = [...new Set(everything.rows.map(({ bizType }) => bizType))]
    const channels = [...new Set(everything.rows.map(({ channel }) => channel))]
    const filters = [
      {},
      ...(['OPEN', 'DONE', 'REFUND'] as const).map((state) => ({ state })),
      ...kinds.map((bizType) => ({ bizType })),
      ...channels.map((channel) => ({ channel })),
      { mine: '1' as const },
      { dateFrom: '2026-11-22', dateTo: '2026-11-22' },
      { dateFrom: '2026-11-23' },
    ]
    for (const filter of filters) {
      const { rows, first } = await allOf(li, RECORD, filter)
      const sums = (list: typeof rows) => ({
        sumPaid: sumMoney(list.map(({ paidAmount }) => paidAmount)),
        sumRefunded: sumMoney(list.map(({ refundedAmount }) => refundedAmount)),
      })
      const { sumPaid, sumRefunded } = first
      expect({ name, filter, sumPaid, sumRefunded }).toEqual({ name, filter, ...sums(rows) })
      for (const { month, count, ...shown } of first.months) {
        const mine = rows.filter(({ createdAt }) => createdAt.startsWith(month))
        expect({ name, filter, month, count, ...shown }).toEqual({
          name,
          filter,
          month,
          count: mine.length,
          ...sums(mine),
        })
      }
      const { state } = filter as { state?: keyof typeof STATES }
      if (state) expect(rows.filter((row) => !(STATES[state] as readonly string[]).includes(row.state))).toEqual([])
    }
  }
})

it('a voucher is over what was paid: its lines, its items and its order say the same', async () => {
  for (const { name, li } of all) {
    const { rows } = await allOf(li, 'default GET /crmgas/voucher/list', {})
    const orders = await allOf(li, RECORD, {})
    expect({ name, vouchers: rows.length }).toEqual({
      name,
      vouchers: orders.rows.filter(({ paidAt }) => paidAt !== null).length,
    })
    await Promise.all(
      rows.map(async ({ voucherId, voucherNo, orderId }) => {
        const voucher = await li.ok('default GET /crmgas/voucher/detail', { voucherId })
        const order = orders.rows.find((one) => one.orderId === orderId)
        const items = voucher.items.map(({ principal, lateFee, amount }) => [addMoney(principal, lateFee), amount])
        expect(items.filter(([sum, amount]) => sum !== amount)).toEqual([])
        // A 2.19: bills are charged by price segment; gas on a card of yuan has none.
        for (const { refType, title, principal, priced } of voucher.items) {
          expect({ title, isPriced: priced.length > 0 || refType !== 'BILL' }).toEqual({ title, isPriced: true })
          const sum = sumMoney(priced.map(({ amount }) => amount))
          if (priced.length > 0) expect({ voucherNo, title, sum }).toEqual({ voucherNo, title, sum: principal })
        }
        expect({
          voucherNo,
          parts: sumMoney(voucher.parts.map(({ amount }) => amount)),
          items: sumMoney(voucher.items.map(({ amount }) => amount)),
          paid: order?.paidAmount,
        }).toEqual({ voucherNo, parts: voucher.amount, items: voucher.amount, paid: voucher.amount })
      }),
    )
  }
})

it('the balance is what came in less what went out, on every page the same', async () => {
  for (const { name, li, chargeMode } of all) {
    const { rows, first } = await allOf(li, 'default GET /crmgas/fee/transaction', {})
    const [newest] = rows
    if (newest) expect({ name, balance: newest.balanceAfter }).toEqual({ name, balance: first.balance })
    // AE-30: each entry follows the one before it in number, in balance and in time.
    for (const [at, { seq, direction, amount, balanceAfter, occurredAt }] of rows.entries()) {
      const before = rows[at + 1]
      if (before?.seq !== seq - 1) continue
      const start = direction === 'IN' ? subtractMoney(balanceAfter, amount) : addMoney(balanceAfter, amount)
      expect({ name, seq, start }).toEqual({ name, seq, start: before.balanceAfter })
      expect({ name, seq, follows: occurredAt >= before.occurredAt }).toEqual({ name, seq, follows: true })
    }
    expect(first.monthSum).toEqual({
      in: sumMoney(rows.filter(({ direction }) => direction === 'IN').map(({ amount }) => amount)),
      out: sumMoney(rows.filter(({ direction }) => direction === 'OUT').map(({ amount }) => amount)),
    })
    const { account } = await li.ok('default GET /crmgas/home/summary', {})
    const pay = await li.ok('default GET /crmgas/pay/payMeters', {})
    expect({ name, balance: account.balance, available: account.available }).toEqual({
      name,
      balance: first.balance,
      available: first.available,
    })
    expect(pay.account.available).toBe(
      subtractMoney(subtractMoney(first.balance, pay.account.provisional), pay.account.frozen),
    )
    // AE-31: every month that the debit is of, and nothing else.
    for (const shown of [account, pay.account])
      expect({ name, provisional: sumMoney(shown.provisionalMonths.map(({ amount }) => amount)) }).toEqual({
        name,
        provisional: chargeMode === 'PREPAID_REMOTE' ? shown.provisional : '0.00',
      })
    const closing = await li.ok('default GET /crmgas/portal/user/closeGasCheck', {})
    expect(closing.meterBalance).toBe(chargeMode === 'POSTPAID' ? null : account.available)
  }
})

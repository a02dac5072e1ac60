import { addDays, addMonthsClamped, dateOf } from '@domain/date'
import { addMoney, subtractMoney } from '@domain/money'
import type { TestGateway } from '../../setup/gateway'
import { moneyRules, reservedRule } from '../../invariants/money'
import { brokenRules } from '../../invariants/rules'
import { findings, reconciled, rowsOf, type Walked } from './kit'

/* A list says from which day it tells; what is older can be asked for, and what a bill names can be opened (AE-90). */

let gateway: TestGateway
let customers: readonly Walked[]
beforeAll(async () => {
  ;({ gateway, customers } = await reconciled())
})
afterAll(() => gateway.close())

const LEDGER = 'default GET /crmgas/fee/transaction'
const RECORDS = 'default GET /crmgas/pay/record'

test('the ledger and the records begin where they say; a range before that has the rest', async () => {
  const all = findings()
  for (const { li, name } of customers) {
    const { since } = await li.ok(LEDGER, { pageSize: 1 })
    const before = { dateFrom: addDays(addMonthsClamped(since, -11), 1), dateTo: addDays(since, -1) }
    const [now, earlier] = await Promise.all([rowsOf(li, LEDGER, {}), rowsOf(li, LEDGER, before)])
    for (const row of now) all.holds(`${name} ${row.seq}`, dateOf(row.occurredAt) >= since, row.occurredAt)
    // Without a gap from the first entry on, each from the balance before it (AE-30).
    const rows = [...now, ...earlier].sort((a, b) => a.seq - b.seq)
    rows.forEach((row, index) => {
      const last = rows[index - 1]?.balanceAfter ?? '0.00'
      const after = row.direction === 'IN' ? addMoney(last, row.amount) : subtractMoney(last, row.amount)
      all.same(`${name} ${row.seq}`, `${row.seq} ${row.balanceAfter}`, `${index + 1} ${after}`)
    })
    const records = await li.ok(RECORDS, { pageSize: 1 })
    for (const row of await rowsOf(li, RECORDS, {}))
      all.holds(`${name} ${row.orderNo}`, dateOf(row.createdAt) >= records.since, row.createdAt)
    all.same(
      `${name} vouchers`,
      (await li.ok('default GET /crmgas/voucher/list', { pageSize: 1 })).since,
      records.since,
    )
  }
  expect(all.found).toEqual([])
  expect(all.checked).toBeGreaterThan(100)
})

test('every order that a bill names can be opened, however old', async () => {
  const all = findings()
  for (const { li, name, bills } of customers)
    for (const { billId, billMonth } of bills) {
      const { payments } = await li.ok('default GET /crmgas/bill/detail', { billId })
      for (const { orderId, orderNo } of payments) {
        const order = await li.ok('default GET /crmgas/pay/recordDetail', { orderId })
        all.same(`${name} ${billMonth}`, order.orderNo, orderNo)
      }
    }
  expect(all.found).toEqual([])
  expect(all.checked).toBeGreaterThan(50)
})

test('the books behind the answers hold as well, what orders reserve is on the balance (AE-30)', async () => {
  expect(await brokenRules(gateway.db, [...moneyRules(gateway.clock.iso()), reservedRule])).toEqual([])
})

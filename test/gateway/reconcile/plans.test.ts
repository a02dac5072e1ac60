/* Instalment plans: what was signed, what was paid on which bill, what is left. */
import { dateOf, diffDays } from '@domain/date'
import { addMoney, subtractMoney, sumMoney } from '@domain/money'
import { lateFee, ratesOf } from '@domain/billing/late-fee'
import type { TestGateway } from '../../setup/gateway'
import { reconciled, type Walked } from './kit'

let gateway: TestGateway
let all: readonly Walked[]
beforeAll(async () => ({ gateway, customers: all } = await reconciled()))
afterAll(() => gateway.close())

const plansOf = ({ bills }: Walked) => [...new Set(bills.flatMap(({ installmentId }) => installmentId ?? []))]

it('a plan adds up: its bills at signing, its items, what was paid and what is left', async () => {
  let count = 0
  for (const payer of all)
    for (const planId of plansOf(payer)) {
      count++
      const plan = await payer.li.ok('default GET /crmgas/installment/detail', { planId })
      const { items, bills } = plan
      expect(plan.totalAmount).toBe(addMoney(plan.principal, plan.lateFee))
      expect(plan.totalAmount).toBe(sumMoney(bills.flatMap(({ principal, lateFee: fee }) => [principal, fee])))
      expect(plan.totalAmount).toBe(sumMoney(items.map(({ amount }) => amount)))
      expect(plan.paidAmount).toBe(sumMoney(items.map(({ paid }) => paid)))
      expect(plan.paidAmount).toBe(sumMoney(bills.flatMap((bill) => [bill.paidPrincipal, bill.paidLateFee])))
      expect(plan.restAmount).toBe(subtractMoney(plan.totalAmount, plan.paidAmount))
      expect(plan.restAmount).toBe(sumMoney(bills.map(({ totalDue }) => totalDue)))
      for (const bill of bills) {
        // AE-82: the fee stands still since the signing.
        const span = { baseDate: bill.dueDate, onDate: plan.signedOn, rates: ratesOf(plan.lateFeeRate) }
        const none = { paid: '0.00', waived: '0.00', carried: '0.00', capPct: '30' }
        const listed = payer.bills.find(({ billId }) => billId === bill.billId)
        const frozen = lateFee({ ...span, ...none, unpaid: bill.principal, receivable: listed?.receivable ?? '' })
        expect({ bill: bill.billNo, lateFee: bill.lateFee, rest: bill.totalDue }).toEqual({
          bill: bill.billNo,
          lateFee: frozen.fee,
          rest: listed?.totalDue,
        })
      }
    }
  expect(count).toBeGreaterThan(0)
})

it('a running plan can be paid: its oldest unpaid item, and no item is past its date by more than ten days', async () => {
  for (const payer of all)
    for (const planId of plansOf(payer)) {
      const plan = await payer.li.ok('default GET /crmgas/installment/detail', { planId })
      const unpaid = plan.items.filter(({ state }) => state !== 'PAID')
      const isRunning = plan.state === 'ACTIVE' || plan.state === 'OVERDUE'
      expect(plan.items.filter(({ canPay }) => canPay)).toEqual(isRunning ? unpaid.slice(0, 1) : [])
      const today = dateOf(gateway.clock.iso())
      if (isRunning) expect(unpaid.filter(({ dueDate }) => diffDays(dueDate, today) >= 10)).toEqual([])
    }
})

it('what a bill was paid is what its payments, its plan and its offsets put on it', async () => {
  for (const { li, bills } of all)
    for (const { billId, billNo, billVersion, state, paidPrincipal, lateFeePaid } of bills) {
      const detail = await li.ok('default GET /crmgas/bill/detail', { billId })
      const named = [...detail.payments, ...detail.offsets].map(({ amount }) => amount)
      expect({ billNo, billVersion, paid: sumMoney(named) }).toEqual({
        billNo,
        billVersion,
        // What was paid on a bill that was taken back is on the balance again.
        paid: state === 'REVERSED' ? '0.00' : addMoney(paidPrincipal, lateFeePaid),
      })
    }
})

/* What is owed: all of it, everywhere the same, the part of an instalment plan named. */
import {
  addMoney,
  formatMoney,
  isNegativeMoney,
  isPositiveMoney,
  subtractMoney,
  sumMoney,
  timesMoney,
} from '@domain/money'
import type { TestGateway } from '../../setup/gateway'
import { allOf, reconciled, rowsOf, type Bill, type Walked } from './kit'

let gateway: TestGateway
let all: readonly Walked[]
beforeAll(async () => ({ gateway, customers: all } = await reconciled()))
afterAll(() => gateway.close())

const OWING = ['UNPAID', 'PART_PAID', 'OVERDUE']
const IN_PLAN = 'IN_INSTALLMENT'
const due = (bills: readonly Bill[]): string => sumMoney(bills.map((bill) => bill.totalDue))

it('arrears are the unpaid bills and the instalments, the same on every page', async () => {
  let plans = 0
  for (const { name, li, bills } of all) {
    const inPlan = bills.filter(({ state }) => state === IN_PLAN)
    const open = bills.filter(({ state }) => OWING.includes(state))
    plans += inPlan.length
    const expected = { name, arrears: due([...open, ...inPlan]), installmentDue: due(inPlan) }
    const { account } = await li.ok('default GET /crmgas/home/summary', {})
    const pay = await li.ok('default GET /crmgas/pay/payMeters', {})
    const owing = await li.ok('default GET /crmgas/bill/arrears', {})
    const closing = await li.ok('default GET /crmgas/portal/user/closeGasCheck', {})
    const { sum } = await li.ok('default GET /crmgas/bill/list', { state: 'UNPAID_ALL' })
    for (const answer of [
      account,
      pay.account,
      owing,
      closing,
      { arrears: sum.totalDue, installmentDue: sum.installmentDue },
    ])
      expect({ name, arrears: answer.arrears, installmentDue: answer.installmentDue }).toEqual(expected)
    expect(owing.totalDue).toBe(due(open))
    expect(pay.bills.totalDue).toBe(due(open))
    expect(closing.items.find(({ code }) => code === 'ARREARS')?.passed).toBe(expected.arrears === '0.00' ? '1' : '0')
  }
  expect(plans).toBeGreaterThan(0)
})

it('overdue ≤ due ≤ owed; what is overdue is the same in the head, at the switch of customers and bill by bill, with its count', async () => {
  let late = 0
  for (const { name, bp, li, bills } of all) {
    const isLate = ({ state, overdueDays }: Bill) => OWING.includes(state) && overdueDays > 0
    const overdue = { name, count: bills.filter(isLate).length, amount: due(bills.filter(isLate)) }
    late += overdue.count
    const { account } = await li.ok('default GET /crmgas/home/summary', {})
    const { list } = await li.ok('default POST /crmgas/portal/user/customerListNew', {})
    const owing = await li.ok('default GET /crmgas/bill/arrears', {})
    const row = list.find((row) => row.bp === bp)
    expect({ name, count: account.overdueCount, amount: account.overdueAmount }).toEqual(overdue)
    expect({ name, count: owing.overdueCount, amount: row?.overdue }).toEqual(overdue)
    expect({ name, arrears: row?.arrears, inPayment: owing.inPayment }).toEqual({
      name,
      arrears: account.arrears,
      inPayment: account.inPayment,
    })
    for (const [less, more] of [
      [overdue.amount, owing.totalDue],
      [owing.totalDue, owing.arrears],
      [owing.inPayment.totalDue, owing.totalDue],
    ] as const)
      expect(isNegativeMoney(subtractMoney(more, less))).toBe(false)
  }
  expect(late).toBeGreaterThan(0)
})

const TODO_OF = { CYCLE_LAPSE: 'PACKAGE_PAY', OVERDUE: 'BILL_DUE', STATEMENT: 'STATEMENT' } as const

it('one ranking: what the banner names is the first of the to-dos that it can name, and what is lost is said', async () => {
  const named = new Set<string>()
  for (const { name, li, bills } of all) {
    const { banner } = await li.ok('default GET /crmgas/home/summary', {})
    const todos = await rowsOf(li, 'default GET /crmgas/todo/list', { status: '0' })
    const type = TODO_OF[banner?.type as keyof typeof TODO_OF]
    if (type !== undefined) {
      named.add(type)
      const first = todos.find((todo) => Object.values<string>(TODO_OF).includes(todo.type))
      expect({ name, first: first?.type }).toEqual({ name, first: type })
    }
    for (const { bizId, loss, lossText } of todos.filter((todo) => todo.type === 'BILL_DUE')) {
      const bill = bills.find(({ billId }) => billId === bizId)
      if (bill === undefined) throw new Error(`to-do of no bill: ${bizId}`)
      // At 30 % of the bill its late fee ends (AE-36).
      const isCapped = addMoney(bill.lateFeePaid, bill.lateFeeAccrued) === timesMoney(bill.receivable, '0.3')
      expect({ name, bizId, loss: loss !== null }).toEqual({ name, bizId, loss: !isCapped })
      expect(lossText).toBe(loss === null ? '' : `逾期每天产生违约金 ${formatMoney(loss)}`)
    }
  }
  expect([...named].sort()).toEqual(['BILL_DUE', 'PACKAGE_PAY'])
})

it('a bill owes its principal and its late fee, in a plan the one frozen at signing', () => {
  for (const bill of all.flatMap(({ bills }) => bills)) {
    const isOpen = OWING.includes(bill.state) || bill.state === IN_PLAN
    expect({ bill: bill.billNo, totalDue: bill.totalDue }).toEqual({
      bill: bill.billNo,
      totalDue: isOpen ? addMoney(bill.unpaid, bill.lateFeeAccrued) : '0.00',
    })
    const unpaid = bill.state === 'REVERSED' ? '0.00' : subtractMoney(bill.receivable, bill.paidPrincipal)
    expect({ bill: bill.billNo, unpaid: bill.unpaid }).toEqual({ bill: bill.billNo, unpaid })
  }
})

it('a sum is that of the rows under every filter, and a tab holds its own states only', async () => {
  const states = { UNPAID_ALL: [...OWING, IN_PLAN], PAID: ['PAID'] }
  for (const { name, li, bills } of all) {
    const months = [...new Set(bills.map((bill) => bill.billMonth))]
    const meters = [...new Set(bills.flatMap((bill) => bill.meters.map(({ meterId }) => meterId)))]
    const filters = [
      {},
      ...months.map((month) => ({ billMonthFrom: month, billMonthTo: month })),
      ...meters.map((meterId) => ({ meterId })),
    ]
    for (const filter of filters) {
      const found: string[] = []
      for (const state of [undefined, 'UNPAID_ALL', 'PAID'] as const) {
        const { rows, first } = await allOf(li, 'default GET /crmgas/bill/list', {
          ...filter,
          ...(state && { state }),
        })
        const open = rows.filter((bill) => bill.totalDue !== '0.00')
        expect({ name, filter, state, ...first.sum }).toEqual({
          name,
          filter,
          state,
          totalDue: due(rows),
          principal: sumMoney(rows.map((bill) => bill.unpaid)),
          lateFee: sumMoney(rows.map((bill) => bill.lateFeeAccrued)),
          count: open.length,
          installmentDue: due(rows.filter((bill) => bill.state === IN_PLAN)),
          heldDue: '0.00',
        })
        if (state) expect(rows.filter((bill) => !states[state].includes(bill.state))).toEqual([])
        if (state) found.push(...rows.map(({ billId }) => billId))
      }
      expect(new Set(found).size).toBe(found.length)
    }
  }
})

it('the running month is estimated by its own days, earlier months by theirs', async () => {
  for (const { name, li } of all) {
    const { account } = await li.ok('default GET /crmgas/home/summary', {})
    const { list } = await li.ok('default GET /crmgas/list-meter-channel', {})
    for (const { billMonth, amount } of account.provisionalMonths) {
      const days = await Promise.all(
        list.map(({ meterId }) => allOf(li, 'energy GET /energy/daily', { meterId, month: billMonth })),
      )
      const spent = sumMoney(days.flatMap(({ rows }) => rows.map((day) => day.amount ?? '0.00')))
      expect({ name, billMonth, amount }).toEqual({ name, billMonth, amount: spent })
    }
  }
})

it('the closing check says the sum that waits for an invoice, and is not passed over any', async () => {
  for (const { name, li, chargeMode } of all) {
    const { sum } = await li.ok('default GET /crmgas/invoice/waitList', {})
    const closing = await li.ok('default GET /crmgas/portal/user/closeGasCheck', {})
    const passed = closing.items.find(({ code }) => code === 'INVOICE')?.passed
    expect({ name, uninvoiced: closing.uninvoicedAmount, passed }).toEqual({
      name,
      uninvoiced: sum.amount,
      passed: isPositiveMoney(sum.amount) ? '0' : '1',
    })
    expect({ name, hasBalance: closing.meterBalance !== null }).toEqual({ name, hasBalance: chargeMode !== 'POSTPAID' })
  }
})

it('the finance matrix explains what is due: invoices, what waits for one, discounts, what is being paid or issued', async () => {
  for (const { name, li } of all) {
    const { sum, months } = await li.ok('btwob GET /invoice/matrix', {})
    for (const part of [{ ...sum, month: 'all' }, ...months]) {
      const { month, paid, unpaid, net, open, waived, pending } = part
      const explained = sumMoney([net, open, waived, pending])
      expect({ name, month, explained }).toEqual({ name, month, explained: addMoney(paid, unpaid) })
    }
  }
})

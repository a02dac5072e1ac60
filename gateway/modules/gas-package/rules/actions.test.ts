import type { Child, CycleRow, Order, Supplement } from '../types'
import { isUnder, nextStep, orderActions, supplementActions, type Whole } from './actions'

const now = Date.parse('2026-11-23T09:30:00+08:00')
const asked = {
  now,
  today: '2026-11-23',
  models: ['PACKAGE_VIEW', 'PACKAGE_ORDER', 'PACKAGE_EXTRACT'],
}
const order = {
  orderNo: 'M1',
  agreeId: 'A1',
  state: 'EXTRACTING',
  signDeadline: '2026-11-23T10:00:00+08:00',
  depositDeadline: '2026-11-24T09:30:00+08:00',
  unitPrice: '3.7000',
  packageSnapshot: { cycleType: 'MONTH', shortFeeRate: '10' },
  depositPaid: '36500.00',
  depositReleased: '0.00',
  depositForfeited: '0.00',
} as Order
const child = (over: Partial<Child>): Child =>
  ({
    childNo: 'Z1',
    lockedVolume: '22600',
    startDate: '2026-12-01',
    payDeadline: '2026-11-29T17:00:00+08:00',
    forfeitAt: '2026-12-04T00:00:00+08:00',
    ...over,
  }) as Child
const bu = (over: Partial<Supplement>): Supplement =>
  ({ buNo: 'B1', payDeadline: '2026-11-27T17:00:00+08:00', state: 'WAIT_PAY', ...over }) as Supplement
const open = {
  cycleNo: 2,
  startDate: '2026-12-01',
  editOpenAt: '2026-11-16T00:00:00+08:00',
  editCloseAt: '2026-11-26T17:00:00+08:00',
  lockedVolume: null,
} as CycleRow
const whole = (over: Partial<Whole>): Whole => ({ order, cycles: [], children: [], supplements: [], ...over })

describe('what waits next on an order', () => {
  it.each([
    ['a signature', whole({ order: { ...order, state: 'WAIT_SIGN' } }), '请于11-23 10:00前签署供气协议'],
    ['the deposit', whole({ order: { ...order, state: 'WAIT_DEPOSIT' } }), '请于11-24 09:30前缴纳保证金'],
    ['a cycle', whole({ children: [child({ state: 'WAIT_PAY' })] }), '请于11-29 17:00前支付12月气款'],
    [
      'a late cycle',
      whole({ children: [child({ state: 'OVERDUE' })] }),
      '12月气款逾期未付，12-03 24:00 失效，将扣保证金 ¥8,362.00',
    ],
    ['a supplement', whole({ supplements: [bu({})] }), '请于11-27 17:00前支付补款'],
    ['a late difference', whole({ supplements: [bu({ state: 'OVERDUE' })] }), '补款已逾期，请尽快支付'],
    ['an open window', whole({ cycles: [open] }), '12月提气量可修改，截止11-26 17:00'],
  ])('is %s', (_what, of, text) => {
    expect(nextStep(of, asked)?.text).toBe(text)
  })

  it('is what falls due first', () => {
    const of = whole({ cycles: [open], children: [child({ state: 'WAIT_PAY' })], supplements: [bu({})] })
    expect(nextStep(of, asked)).toMatchObject({ action: 'PAY_SUPPLEMENT', bizNo: 'B1' })
  })

  it('is a cycle that lapses tonight before a difference that is late and costs nothing more', () => {
    const late = child({ state: 'OVERDUE', forfeitAt: '2026-11-24T00:00:00+08:00' })
    const of = whole({ children: [late], supplements: [bu({ state: 'OVERDUE' })] })
    expect(nextStep(of, asked)).toMatchObject({ action: 'PAY_CHILD', loss: '8362.00' })
    const due = whole({ children: [child({ state: 'WAIT_PAY' })], supplements: [bu({ state: 'OVERDUE' })] })
    expect(nextStep(due, asked)).toMatchObject({ action: 'PAY_SUPPLEMENT', deadline: null })
  })

  it('is nothing while all is done, and after the window', () => {
    expect(nextStep(whole({ children: [child({ state: 'PAID' })] }), asked)).toBeNull()
    const closedAt = Date.parse(open.editCloseAt)
    expect(nextStep(whole({ cycles: [open] }), { ...asked, now: closedAt - 1 })).not.toBeNull()
    expect(nextStep(whole({ cycles: [open] }), { ...asked, now: closedAt })).toBeNull()
  })
})

describe('what may be done', () => {
  it('goes by the state and by the models of the user', () => {
    const of = whole({ cycles: [open], children: [child({ state: 'WAIT_PAY' })] })
    expect(orderActions(of, asked)).toEqual(['PAY_CHILD', 'EDIT_CYCLES'])
    expect(orderActions(of, { ...asked, models: ['PACKAGE_VIEW'] })).toEqual([])
    expect(orderActions(whole({ order: { ...order, state: 'CLOSED' } }), asked)).toEqual(['AGAIN'])
    expect(orderActions(whole({ order: { ...order, state: 'TERMINATED' } }), asked)).toEqual([])
    expect(supplementActions({ state: 'WAIT_REVIEW' }, asked.models)).toEqual(['WITHDRAW'])
    expect(supplementActions({ state: 'OVERDUE' }, asked.models)).toEqual(['PAY_SUPPLEMENT'])
  })
})

describe('tabs', () => {
  it.each([
    ['WAIT_SIGN', ['all', 'todo']],
    ['EXTRACTING', ['all', 'doing']],
    ['COMPLETED', ['all', 'done']],
    ['TERMINATED', ['all', 'closed']],
  ] as const)('%s', (state, tabs) => {
    const next = nextStep(whole({ order: { ...order, state } }), asked)
    expect((['all', 'todo', 'doing', 'done', 'closed'] as const).filter((tab) => isUnder(tab, state, next))).toEqual(
      tabs,
    )
  })
})

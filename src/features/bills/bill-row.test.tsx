import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Bill } from './bill-view'
import { BillRow } from './BillRow'
import type { BillLine } from './explain'
import { LineCard } from './LineCard'
import { OldBillTable } from './OldBillTable'
import { SumCard } from './SumCard'

let host: HTMLElement
let root: Root
const show = (node: ReactNode) => act(() => root.render(node))

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  act(() => root.unmount())
  host.remove()
})

const bill = {
  billId: 'b1',
  billType: 'GAS',
  billMonth: '2026-08',
  periodFrom: '2026-08-01',
  periodTo: '2026-08-31',
  dueDate: '2026-11-05',
  receivable: '89146.78',
  paidPrincipal: '20000.00',
  lateFeePaid: '0.00',
  lateFeeAccrued: '622.32',
  unpaid: '69146.78',
  totalDue: '69769.10',
  state: 'OVERDUE',
  overdueDays: 18,
  locked: null,
  canPay: true,
  payHint: null,
  meters: [{ meterId: 'm1', meterNo: '003010020301', name: '一个非常非常长的表具别名' }],
} as unknown as Bill

const box = () => host.querySelector<HTMLButtonElement>('[role=checkbox]')

test('an overdue bill says amount, days, date in red, and how the amount comes about', () => {
  show(<BillRow bill={bill} tick={{ checked: true, onChange: () => undefined }} />)
  expect(host.textContent).toContain('2026年8月 气费')
  expect(host.textContent).toContain('¥69,769.10')
  expect(host.textContent).toContain('已逾期 18 天')
  expect(host.querySelector('.bl-due')?.className).toContain('c-danger')
  expect(host.querySelector('.bl-parts')?.textContent).toBe('本金 ¥69,146.78 + 违约金 ¥622.32已缴 ¥20,000.00')
  expect(box()?.getAttribute('aria-checked')).toBe('true')
})

test('a bill that somebody else is paying cannot be ticked', () => {
  const onChange = jest.fn()
  const locked = { byMe: false, byText: '139****0009', until: '2026-11-23T10:00:00+08:00', orderId: null }
  show(<BillRow bill={{ ...bill, canPay: false, locked, payHint: 'x' }} tick={{ checked: false, onChange }} />)
  expect(host.textContent).toContain('支付中')
  expect(host.textContent).toContain('139****0009 正在支付')
  act(() => box()?.click())
  expect(onChange).not.toHaveBeenCalled()
})

test('without boxes the row is one button', () => {
  show(<BillRow bill={{ ...bill, state: 'PAID' }} />)
  expect(box()).toBeNull()
  expect(host.textContent).toContain('¥89,146.78')
  expect(host.querySelectorAll('button')).toHaveLength(1)
})

test('a late fee is red only when there is one', () => {
  const sum = { totalDue: '100.00', principal: '100.00', lateFee: '0.00', count: 1 }
  show(<SumCard sum={sum} />)
  expect(host.querySelector('.u-amt-danger')).toBeNull()
  show(<SumCard sum={{ ...sum, lateFee: '0.01' }} />)
  expect(host.querySelector('.u-amt-danger')?.textContent).toBe('¥0.01')
})

const line = {
  meterId: 'm1',
  meterNo: '003010010101',
  name: '1#窑炉',
  channelNo: '1',
  channelName: '主路',
  prevReading: '100.00',
  currReading: '1100.00',
  readVolume: '1000.00',
  adjustVolume: '0.00',
  adjustReason: null,
  settleVolume: '1000.00',
  packageVolume: '0.00',
  billedVolume: '1000.00',
  readingSource: 'REMOTE',
  amount: '4020.00',
  price: null,
  segments: [],
} as BillLine

test('the lines of an old bill: whole volumes, the flat price, the sum, and why amounts end in ten fen (AE-29)', () => {
  const old = { ...line, channelName: '', price: '3.1200' }
  const first = { ...old, prevReading: '105.00', currReading: '18537.00', billedVolume: '18432.00', amount: '57507.80' }
  const second = { ...old, meterId: 'm2', meterNo: '003010010102', amount: '3120.00' }
  show(<OldBillTable lines={[first, second]} billNo='202408000012' />)
  const rows = [...host.querySelectorAll('[role=row]')].map(({ textContent }) => textContent)
  expect(rows).toEqual([
    '表号用量 m³单价金额',
    '003010010101上期 105 本期 18,53718,4323.120057,507.80',
    '003010010102上期 100 本期 1,1001,0003.12003,120.00',
    '合计19,43260,627.80',
  ])
  expect(host.textContent).toContain('原账单编号 202408000012')
  expect(host.textContent).toContain('该账单来自原收费系统，金额按角取整')
})

test('a plain line has registers and one volume', () => {
  show(<LineCard line={line} price={undefined} />)
  expect(host.textContent).toContain('上期 100.00 → 本期 1,100.00')
  expect(host.textContent).not.toContain('气量调整')
  expect(host.querySelector('[role=table]')).toBeNull()
})

// AE-26: more than 5 % of what was read is shown in warning colour.
test.each([
  ['50.00', null],
  ['50.01', '换表'],
  ['-50.01', '换表'],
])('an adjustment of %s', (adjustVolume, warned) => {
  show(<LineCard line={{ ...line, adjustVolume, adjustReason: '换表', packageVolume: '80.00' }} price={undefined} />)
  expect(host.textContent).toContain('气量调整')
  expect(host.textContent).toContain('气量包抵扣')
  expect(host.querySelector('.c-warning')?.textContent ?? null).toBe(warned)
})

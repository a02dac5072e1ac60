import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ApiError, type Read } from '@/request'
import type { LoginUserInfo } from '@/stores'
import { logInAs } from '@/stores/test-user'
import { MoneyCard } from './MoneyCard'
import { MeterSwiper } from './MeterSwiper'
import type { Summary } from './money-view'

let host: HTMLElement
let root: Root

const read = (part: Partial<Read<Summary>>): Read<Summary> => ({
  data: undefined,
  state: 'loading',
  error: undefined,
  renewing: false,
  reload: () => Promise.resolve(),
  ...part,
})
const summary = {
  account: {
    bp: '1000000003',
    chargeMode: 'POSTPAID',
    arrears: '164055.21',
    overdueAmount: '69769.10',
    overdueCount: 1,
    unpaidCount: 2,
    dueDate: '2026-11-05',
  },
  meters: [],
  meterCount: 0,
  todo: { writeCard: 0 },
  energy: null,
} as unknown as Summary

const as = (user: Partial<LoginUserInfo>, models: string[]) => logInAs({ bp: '1000000003', ...user }, models)
const show = (node: React.ReactNode) => act(() => root.render(node))
const button = (name: string) =>
  [...host.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  )

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  as({}, ['BILL_VIEW', 'PAY_TOPUP'])
})
afterEach(() => {
  act(() => root.unmount())
  host.remove()
})

test('while loading the frame stands with the account number, without a figure', () => {
  show(<MoneyCard read={read({})} />)
  expect(host.textContent).toContain('户号 1000000003')
  expect(host.querySelectorAll('.u-sk').length).toBeGreaterThan(0)
  expect(host.textContent).not.toContain('¥')
})

test('ready: amount, its state and two figures; the eye hides every amount', () => {
  show(<MoneyCard read={read({ state: 'ready', data: summary })} />)
  expect(host.textContent).toContain('¥164,055.21')
  expect(host.textContent).toContain('已逾期 1 笔')
  expect(host.querySelectorAll('.u-fig')).toHaveLength(2)
  act(() => button('隐藏金额')?.click())
  expect(host.textContent).not.toMatch(/¥|164|69,/)
  expect(button('显示金额')?.getAttribute('aria-pressed')).toBe('true')
})

test('failed: -- and another try', () => {
  const reload = jest.fn(() => Promise.resolve())
  show(<MoneyCard read={read({ state: 'error', error: new ApiError('network', '请求失败'), reload })} />)
  expect(host.querySelector('.u-amt')?.textContent).toBe('--')
  act(() => button('加载失败，点击重试')?.click())
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a failed renewal keeps what is on the screen', () => {
  show(<MoneyCard read={read({ state: 'ready', data: summary, error: new ApiError('network', '请求失败') })} />)
  expect(host.textContent).toContain('¥164,055.21')
})

test('去缴费 only for those who may pay', () => {
  show(<MoneyCard read={read({ state: 'ready', data: summary })} />)
  expect(button('去缴费')).toBeDefined()
  act(() => as({}, ['BILL_VIEW']))
  expect(button('去缴费')).toBeUndefined()
})

test('a customer without meters is told whom to ask; after a failure -- and another try', () => {
  show(<MeterSwiper read={read({ state: 'ready', data: summary })} />)
  expect(host.textContent).toBe('暂无表具信息，请联系客户经理')
  const reload = jest.fn(() => Promise.resolve())
  show(<MeterSwiper read={read({ state: 'error', error: new ApiError('network', '请求失败'), reload })} />)
  expect(host.textContent).toBe('表具--点击重试')
  act(() => button('点击重试')?.click())
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the meter card in front is kept by customer number (A 6.43)', () => {
  const meter = (meterId: string) => ({
    meterId,
    meterNo: meterId,
    alias: '',
    meterType: 'IOT',
    model: '',
    chargeMode: 'POSTPAID',
    state: 'NORMAL',
    onlineState: 'ONLINE',
    valveState: 'NONE',
    imgWindow: { open: false },
    lastReading: '1.00',
    lastReadingAt: null,
    openGasOrderId: null,
  })
  const of = (bp: string) =>
    read({
      state: 'ready',
      data: { ...summary, account: { ...summary.account, bp }, meters: ['m1', 'm2', 'm3'].map(meter) } as never,
    })
  const row = () => host.querySelector('.u-swiper') as HTMLElement
  const front = () => [...host.querySelectorAll('.u-dot')].findIndex((dot) => dot.className.includes('u-dot-on'))
  show(<MeterSwiper read={of('1000000003')} />)
  act(() => {
    row().scrollLeft = 2 * 328
    row().dispatchEvent(new Event('scroll'))
  })
  expect(front()).toBe(2)
  show(<MeterSwiper read={of('1000000001')} />)
  expect([front(), row().scrollLeft]).toEqual([0, 0])
  show(<MeterSwiper read={of('1000000003')} />)
  expect([front(), row().scrollLeft]).toEqual([2, 656])
})

import { act } from 'react'
import { storage } from '@/platform/storage'
import { ApiError, type Read } from '@/request'
import type { LoginUserInfo } from '@/stores'
import { aMeter, anAccount, aSummary } from '@/testing/make/home'
import { logInAs } from '@/testing/people'
import { stage } from '@/testing/stage'
import { MoneyCard } from './MoneyCard'
import { MeterSwiper } from './MeterSwiper'
import type { Summary } from './money-model'
import { part } from '@/testing/parts'

const { show, text, find, button, names, tap, host } = stage(document)

const read = (part: Partial<Read<Summary>>): Read<Summary> => ({
  data: undefined,
  state: 'loading',
  error: undefined,
  gone: false,
  renewing: false,
  reload: () => Promise.resolve(),
  ...part,
})
const summary = aSummary()

const as = (user: Partial<LoginUserInfo>, models: string[]) => logInAs({ bp: '1000000003', ...user }, models)

beforeEach(() => as({}, ['BILL_VIEW', 'PAY_TOPUP']))

afterEach(() => storage.remove('amountsHidden'))

test('while loading the frame stands with the account number, without a figure', () => {
  show(<MoneyCard read={read({})} />)
  expect(text()).toContain('户号 1000000003')
  expect(host().querySelectorAll(part.stillLoading).length).toBeGreaterThan(0)
  expect(text()).not.toContain('¥')
})

test('ready: amount, its state and two figures; the eye hides every amount', () => {
  show(<MoneyCard read={read({ state: 'ready', data: summary })} />)
  expect(text()).toContain('¥164,055.21')
  expect(text()).toContain('已逾期 1 笔')
  expect(host().querySelectorAll(part.figure)).toHaveLength(2)
  tap(button('隐藏金额'))
  expect(text()).not.toMatch(/¥|164|69,/)
  expect(button('显示金额').getAttribute('aria-pressed')).toBe('true')
})

test('failed: -- and another try', () => {
  const reload = jest.fn(() => Promise.resolve())
  show(<MoneyCard read={read({ state: 'error', error: new ApiError('network', '请求失败'), reload })} />)
  expect(find(part.amount).textContent).toBe('--')
  tap(button('加载失败，点击重试'))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('hidden amounts stay hidden until they are shown again', () => {
  show(<MoneyCard key='start' read={read({ state: 'ready', data: summary })} />)
  tap(button('隐藏金额'))
  show(<MoneyCard key='next start' read={read({ state: 'ready', data: summary })} />)
  expect(text()).not.toContain('¥164,055.21')
  tap(button('显示金额'))
  show(<MoneyCard key='one more' read={read({ state: 'ready', data: summary })} />)
  expect(text()).toContain('¥164,055.21')
})

test('a failed renewal keeps what is on the screen', () => {
  show(<MoneyCard read={read({ state: 'ready', data: summary, error: new ApiError('network', '请求失败') })} />)
  expect(text()).toContain('¥164,055.21')
})

test('去缴费 stays for users that may not pay, grey and with the reason', () => {
  show(<MoneyCard read={read({ state: 'ready', data: summary })} />)
  expect(names()).toContain('去缴费')
  act(() => as({}, ['BILL_VIEW']))
  expect(button('去缴费').disabled).toBe(true)
  expect(text()).toContain('未开通缴费权限，请联系主账号')
})

test('a customer without meters reads the contact; after a failure -- and another try', () => {
  show(<MeterSwiper read={read({ state: 'ready', data: summary })} />)
  expect(text()).toBe('暂无表具信息，请联系客户经理')
  const reload = jest.fn(() => Promise.resolve())
  show(<MeterSwiper read={read({ state: 'error', error: new ApiError('network', '请求失败'), reload })} />)
  expect(text()).toBe('表具--点击重试')
  tap(button('点击重试'))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the meter card in front is kept by customer number (A 6.43)', () => {
  const meters = ['m1', 'm2', 'm3'].map((meterId) => aMeter({ meterId, meterNo: meterId }))
  const of = (bp: string) => read({ state: 'ready', data: aSummary({ account: anAccount({ bp }), meters }) })
  const row = () => find(part.swiper)
  const front = () => [...host().querySelectorAll(part.dot)].findIndex((dot) => dot.className.includes('u-dot-on'))
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

test.each([
  ['PREPAID_REMOTE', '0.00', '去充值'],
  ['PREPAID_REMOTE', '69769.10', '去缴费'],
  ['POSTPAID', '0.00', '去缴费'],
  ['PREPAID_CARD', '0.00', '去购气'],
  ['PREPAID_CARD', '69769.10', '去缴费'],
] as const)('%s with %s owed: %s', (chargeMode, arrears, name) => {
  show(<MoneyCard read={read({ state: 'ready', data: aSummary({ account: anAccount({ chargeMode, arrears }) }) })} />)
  expect(names()).toContain(name)
})

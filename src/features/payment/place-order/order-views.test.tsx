import { act } from 'react'
import { noteServerTime } from '@/platform/time'
import { aBill } from '@/testing/make/bill'
import { aChannel, someChannels } from '@/testing/make/payment'
import { enter, subAccount, visitor } from '@/testing/people'
import { stage } from '@/testing/stage'
import { BillLine } from './bill/BillLine'
import { ChannelList } from '../ChannelList'
import { BalanceRow } from './OrderParts'

const { show, host, button, tap, find } = stage(document)

beforeAll(() => {
  const now = Date.now()
  noteServerTime(Date.parse('2026-11-23T09:30:00+08:00'), now, now)
})

const channels = someChannels({
  list: [
    aChannel({ channel: 'WXJSAPI', name: '微信支付', enabled: false, reason: '请先完成微信授权', test: false }),
    aChannel(),
  ],
  hint: '请在微信中打开以使用微信支付',
})

test('a closed channel stays visible with its reason and cannot be chosen; the test channel says so', () => {
  const chosen: string[] = []
  show(<ChannelList channels={channels} chosen='SANDBOX' onChoose={(one) => chosen.push(one)} />)
  expect(button('微信支付，请先完成微信授权').disabled).toBe(true)
  expect(button('微信支付，请先完成微信授权').textContent).toContain('请先完成微信授权')
  expect(button('模拟支付，测试，已选择').textContent).toContain('测试')
  tap(button('模拟支付，测试，已选择'))
  expect(chosen).toEqual(['SANDBOX'])
  expect(host().textContent).toContain('请在微信中打开以使用微信支付')
  expect(host().textContent).toContain('大额请使用电汇')
})

test.each([
  ['within the limit', { amount: '49999.99' }, false, ''],
  ['above 50,000', { amount: '50000.01' }, true, ''],
  ['in several payments', { amount: '30000.00', slices: 3 }, true, '线上需分 3 笔支付'],
  ['beyond what can be paid online', { amount: '9000000.00', slices: null }, true, '超过线上可支付的总额'],
] as const)('a transfer is offered before all channels: %s', (_name, paying, isFirst, text) => {
  enter(subAccount(['PAY_TRANSFER', 'PAY_TOPUP']))
  show(<ChannelList channels={channels} chosen='SANDBOX' onChoose={jest.fn()} {...paying} />)
  const said = host().textContent ?? ''
  expect(said.includes('大额推荐电汇')).toBe(isFirst)
  expect(said.includes('大额请使用电汇')).toBe(!isFirst)
  expect(said).toContain(text)
  if (isFirst) expect(said.indexOf('去电汇')).toBeLessThan(said.indexOf('模拟支付'))
  enter(visitor)
})

test('no channel at all, nor the right to send a transfer, is shown', () => {
  enter(subAccount())
  show(<ChannelList channels={{ ...channels, list: [], hint: null }} chosen={null} onChoose={jest.fn()} />)
  expect(host().textContent).toBe('暂无可用的支付方式')
  enter(visitor)
})

const bill = aBill()

test('a bill says what it costs today and how that comes about', () => {
  show(<BillLine bill={bill} payable />)
  const text = host().textContent ?? ''
  for (const part of ['2026年8月 气费', '¥69,769.10', '锅炉房', '已逾期 18 天', '应缴日 2026-11-05', '已缴 ¥20,000.00'])
    expect(text).toContain(part)
  expect(text).toContain('本金 ¥69,146.78 + 违约金 ¥622.32')
  expect(host().querySelector('button')).toBe(null)
})

test('locked by another user: name and time, nothing to tap; locked by the own order: the link to settle it', async () => {
  const held = { byMe: false, byText: '138****0001', until: '2026-11-23T10:00:00+08:00', orderId: null }
  const hint = '该账单正由138****0001支付中，请于30分钟后再试'
  const tick = { checked: false, disabled: true, onChange: jest.fn() }
  show(<BillLine bill={{ ...bill, canPay: false, locked: held, payHint: hint }} payable={false} tick={tick} />)
  expect(host().textContent).toContain(hint)
  expect(host().textContent).toContain('支付中')
  expect(button('2026年8月 气费').disabled).toBe(true)

  const settled: string[] = []
  const own = { ...bill, canPay: false, locked: { ...held, byMe: true, orderId: 'o1' }, payHint: hint }
  show(<BillLine bill={own} payable={false} onOwn={async () => void settled.push('o1')} />)
  expect(host().textContent).toContain('您有未完成的支付单')
  tap(button('去处理'))
  // The button is free again once the promise has settled.
  await act(() => Promise.resolve())
  expect(settled).toEqual(['o1'])
})

test('the balance says what it takes once it is used', () => {
  const seen: boolean[] = []
  show(<BalanceRow usable='86.40' on={false} used='0.00' onChange={(on) => seen.push(on)} />)
  expect(host().textContent).toBe('使用余额可用 ¥86.40')
  tap(find('[role=switch]'))
  expect(seen).toEqual([true])
  show(<BalanceRow usable='86.40' on used='86.40' onChange={jest.fn()} />)
  expect(host().textContent).toContain('−¥86.40')
})

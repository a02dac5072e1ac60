import { toMillis } from '@domain/date'
import { noteServerTime } from '@/platform/time'
import { stage } from '@/testing/stage'
import { Outages } from './Outages'

const { show } = stage(document)
const text = () => document.body.textContent ?? ''

beforeEach(() => noteServerTime(toMillis('2026-11-23T09:30:00+08:00'), Date.now()))

test('each system that does not answer says since when, and what works (Y-22)', () => {
  show(
    <Outages
      of={[
        { system: 'meterFeed', since: '2026-11-23T08:05:00+08:00' },
        { system: 'payment', since: '2026-11-22T23:59:00+08:00' },
      ]}
    />,
  )
  expect(text()).toContain('远传抄表系统维护中，自 08:05；已抄读数、账单和缴费照常')
  expect(text()).toContain('在线支付通道维护中，自 11-22 23:59；账单照常查看')
})

test('a page names what it needs alone', () => {
  const since = '2026-11-23T08:05:00+08:00'
  show(
    <Outages
      of={[
        { system: 'meterFeed', since },
        { system: 'payment', since },
      ]}
      only={['payment']}
    />,
  )
  expect(text()).toBe('在线支付通道维护中，自 08:05；账单照常查看，可用对公转账缴费')
})

test('while all answer nothing is shown, nor of a home that an older release has kept', () => {
  show(<Outages of={undefined} />)
  expect(text()).toBe('')
})

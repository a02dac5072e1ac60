import { aStep, aTrack } from '@/testing/make/payment'
import { renderPart } from '@/testing/page'
import { master } from '@/testing/people'
import { MoneyTrack } from './MoneyTrack'
import { waitsText } from './track-text'

const TRACK = 'btwob GET /pay/track'
const show = (list: ReturnType<typeof aTrack>['list']) =>
  renderPart('/pages/pay/record', <MoneyTrack orderId='o1' />, { as: master(), answers: { [TRACK]: aTrack({ list }) } })

test('each step says when it happened, or by when it is promised (Y-01)', async () => {
  const steps = [
    aStep(),
    aStep({ step: 'CREDITED' }),
    aStep({ step: 'SENT', state: 'NOW', at: null, expectedAt: '2026-11-23T09:41:00+08:00' }),
    aStep({ step: 'CONFIRMED', state: 'NEXT', at: null }),
  ]
  const page = await show([{ kind: 'REMOTE', steps, note: null }])
  for (const words of [
    '充值进度',
    '已付款',
    '2026-11-23 09:31:03',
    '已下发',
    '预计 11-23 09:41 前',
    '表端确认',
    '待完成',
  ])
    expect(page.text()).toContain(words)
})

test('a step past its limit names the case; what came late says so', async () => {
  const late = aStep({ step: 'SENT', state: 'LATE', at: null, caseNo: 'YC1' })
  const kept = aStep({ step: 'CREDITED', caseNo: 'YC0', note: '已入账，2026-11-23 09:35:00超时后完成' })
  const page = await show([{ kind: 'REMOTE', steps: [aStep(), kept, late], note: null }])
  expect(page.text()).toContain('已超时，已为您登记工单 YC1')
  expect(page.text()).toContain('超时后完成')
})

test('what is only paid and booked is shown by the order itself; nothing paid shows nothing', async () => {
  expect((await show(aTrack().list)).text()).toBe('')
  expect((await show([])).text()).toBe('')
})

test.each([
  ['WAITING', null, '预计 11-23 09:41 前已下发'],
  ['LATE', 'YC1', '“已下发”已超时，工单 YC1'],
])('a row of a list that is %s', (state, caseNo, text) => {
  expect(waitsText({ step: 'SENT', state, dueAt: '2026-11-23T09:41:00+08:00', caseNo }, '2026-11-23')).toBe(text)
})

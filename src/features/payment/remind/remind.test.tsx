import { listOf, refused, settled } from '@/testing/answers'
import { aMessage } from '@/testing/make/message'
import { somePayMeters } from '@/testing/make/payment'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'
import { configOf, receiverFault, valuesOf, type Config } from './remind-form'

const CONFIG = 'default GET /crmgas/payRemind/config'
const METERS = 'default GET /crmgas/pay/payMeters'
const SAVE = 'default POST /crmgas/payRemind/save'

const config: Config = {
  lowBalanceOn: true,
  lowBalanceAmount: '1000.00',
  lowDays: 7,
  dueOn: true,
  dueDaysBefore: [7, 3, 1, 0],
  overdueOn: true,
  arriveOn: true,
  receivers: [{ name: '孙会计', phone: '13900000001' }],
}

const metersOf = (chargeMode: 'POSTPAID' | 'PREPAID_REMOTE') => {
  const meters = somePayMeters()
  return { ...meters, account: { ...meters.account, chargeMode } }
}

test('what is shown is what was kept; an amount is sent in full, days in their order', () => {
  expect(configOf(valuesOf(config), config)).toEqual(config)
  const sent = configOf({ ...valuesOf(config), lowBalanceAmount: '500', dueDaysBefore: ['0', '7'] }, config)
  expect(sent).toMatchObject({ lowBalanceAmount: '500.00', dueDaysBefore: [7, 0] })
})

test('what is switched off keeps its last bounds', () => {
  const off = { ...valuesOf(config), lowBalanceOn: false, lowBalanceAmount: '', lowDays: '45' }
  expect(configOf(off, config)).toEqual({ ...config, lowBalanceOn: false })
})

test.each([
  [[], undefined],
  [[{ name: '孙', phone: '13900000001' }], undefined],
  [[{ name: ' ', phone: '13900000001' }], '请填写接收人姓名'],
  [[{ name: '孙', phone: '139' }], '请填写正确的手机号'],
])('%j: %s', (people, fault) => expect(receiverFault(people)).toBe(fault))

test('bounds are shown at their field; saved with one tap; at most five people', async () => {
  const page = await renderPage('/subPagesB/pages/pay-remind', {
    params: { tab: 'setting' },
    answers: { [CONFIG]: config, [METERS]: metersOf('PREPAID_REMOTE'), [SAVE]: true },
  })
  page.type(page.input('预计可用天数不超过（天）'), '31')
  page.type(page.input('余额低于（元）'), '1000000.01')
  page.tap(page.button('保存'))
  await settled()
  expect(page.text()).toContain('请输入1至30天')
  expect(page.text()).toContain('请输入0至1,000,000.00元')
  expect(page.sent(SAVE)).toEqual([])
  page.type(page.input('预计可用天数不超过（天）'), '3')
  page.type(page.input('余额低于（元）'), '0')
  page.tap(page.button('保存'))
  await settled()
  expect(page.sent(SAVE)).toMatchObject([{ lowDays: 3, lowBalanceAmount: '0.00' }])
  for (let n = 0; n < 4; n++) page.tap(page.button('添加接收人'))
  expect(page.text()).toContain('最多添加5个接收人')
})

test('a refused phone is shown at the people', async () => {
  const page = await renderPage('/subPagesB/pages/pay-remind', {
    params: { tab: 'setting' },
    answers: { [CONFIG]: config, [METERS]: metersOf('PREPAID_REMOTE'), [SAVE]: refused('2001', '请输入正确的手机号') },
  })
  page.tap(page.button('保存'))
  await settled()
  expect(page.text()).toContain('请输入正确的手机号')
})

test.each([
  ['POSTPAID', false],
  ['PREPAID_REMOTE', true],
] as const)('a balance that runs low concerns a prepaid customer: %s %s', async (chargeMode, isAsked) => {
  const page = await renderPage('/subPagesB/pages/pay-remind', {
    params: { tab: 'setting' },
    answers: { [CONFIG]: config, [METERS]: metersOf(chargeMode) },
  })
  expect(page.text().includes('余额不足提醒')).toBe(isAsked)
  expect(page.text()).toContain('到期提醒')
})

test('what was reminded of: an unread one says so, a tap reads it and opens its bill; all are read at once', async () => {
  const LIST = 'default GET /crmgas/message/list'
  const READ = 'default POST /crmgas/message/read'
  const READ_ALL = 'default POST /crmgas/message/readAll'
  const rows = [aMessage(), aMessage({ msgId: 'MS2', title: '到账通知', status: 'read' })]
  const page = await renderPage('/subPagesB/pages/pay-remind', {
    as: master(),
    answers: {
      [LIST]: listOf(rows, { asOf: '2026-11-23T09:30:00+08:00' }),
      [READ]: { total: 0 },
      [READ_ALL]: { affected: 1, total: 0 },
    },
  })
  expect(page.sent(LIST)).toMatchObject([{ categoryCode: 'bill' }])
  for (const words of ['账单已出', '未读', '2026-10账单1.00元', '2026-11-23 08:30', '到账通知'])
    expect(page.text()).toContain(words)
  page.tap(page.button('全部已读'))
  await settled()
  page.tap(page.button('确定'))
  await settled()
  expect(page.sent(READ_ALL)).toMatchObject([{ categoryCode: 'bill' }])
  page.tap(page.row(0))
  await settled()
  expect(page.sent(READ)).toEqual([{ msgIds: ['MS1'] }])
  expect(page.went).toEqual(['navigateTo /pages/my-bill/details/details?billId=b1'])
})

test('nothing yet to be reminded of; the settings are one tab away', async () => {
  const page = await renderPage('/subPagesB/pages/pay-remind', {
    answers: {
      'default GET /crmgas/message/list': listOf([], { asOf: '2026-11-23T09:30:00+08:00' }),
      [CONFIG]: config,
      [METERS]: metersOf('POSTPAID'),
    },
  })
  expect(page.text()).toContain('暂无提醒')
  page.tap(page.find('[role=tab][aria-selected=false]'))
  await settled()
  expect(page.text()).toContain('到期提醒')
})

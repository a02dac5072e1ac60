import { refused, settled } from '@/testing/answers'
import { somePayMeters } from '@/testing/make/payment'
import { renderPage } from '@/testing/page'
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
  expect(configOf(valuesOf(config))).toEqual(config)
  const sent = configOf({ ...valuesOf(config), lowBalanceAmount: '500', dueDaysBefore: ['0', '7'] })
  expect(sent).toMatchObject({ lowBalanceAmount: '500.00', dueDaysBefore: [7, 0] })
})

test.each([
  [[], undefined],
  [[{ name: '孙', phone: '13900000001' }], undefined],
  [[{ name: ' ', phone: '13900000001' }], '请填写接收人姓名'],
  [[{ name: '孙', phone: '139' }], '请填写正确的手机号'],
])('%j: %s', (people, fault) => expect(receiverFault(people)).toBe(fault))

test('bounds are shown at their field; saved with one tap; at most five people', async () => {
  const page = await renderPage('/subPagesB/pages/pay-remind', {
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
    answers: { [CONFIG]: config, [METERS]: metersOf(chargeMode) },
  })
  expect(page.text().includes('余额不足提醒')).toBe(isAsked)
  expect(page.text()).toContain('到期提醒')
})

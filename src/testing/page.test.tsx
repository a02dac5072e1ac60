import { settled, lost, refused, popFaults } from './answers'
import { aCustomer, anApplication, customers } from './make/binding'
import { renderPage } from './page'
import { master, newcomer, subAccount, visitor } from './people'

const LIST = 'default POST /crmgas/portal/user/customerListNew'
const SWITCH = '/pages/switch-bp/switch/switch'
const BILL = '/pages/my-bill/details/details'

test('a page with its answers, for the user of the phone', async () => {
  const page = await renderPage(SWITCH, { as: master(), answers: { [LIST]: customers(aCustomer(), anApplication()) } })
  expect(page.text()).toContain('1000000005')
  expect(page.sent(LIST)).toEqual([{ userName: '13800000001', code: '' }])
  page.tap(page.button('绑定新户号'))
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/confirm-cusInfo/confirm-cusInfo?from=switch'])
})

test('the guard is in front of it', async () => {
  const closed = await renderPage(BILL, { as: visitor, params: { billId: 'b1' } })
  expect(closed.text()).toContain('您还未登录,去登录?')
  expect(closed.calls()).toEqual([])
})

test.each([
  [subAccount(['PAY_TOPUP']), '您暂无该功能权限，请联系主账号开通'],
  [newcomer(), '请先确认客户信息'],
])('a user that may not open it reads why: %#', async (person, words) => {
  const page = await renderPage(BILL, { as: person, params: { billId: 'b1' } })
  expect(page.text()).toContain(words)
})

test('lost and refused are what the product makes of them', async () => {
  const page = await renderPage(SWITCH, { answers: { [LIST]: lost } })
  expect(page.text()).toContain('加载失败，点击重试')
  page.answer({ [LIST]: refused('2902', '户号不存在') })
  page.tap(page.button('加载失败，点击重试'))
  await settled()
  expect(page.text()).toContain('户号不存在')
})

test('a page that comes back reads what it reads on each show', async () => {
  const page = await renderPage(SWITCH, { answers: { [LIST]: customers() } })
  page.hide()
  await page.reshow()
  expect(page.calls()).toEqual([LIST, LIST])
})

test('a call without an answer, and an answer against the contract, fail the test', async () => {
  await renderPage(SWITCH)
  expect(popFaults()).toEqual([`no answer for ${LIST}`])
  await renderPage(SWITCH, { answers: { [LIST]: { ...customers(), list: [{ ...aCustomer(), bp: '1' }] } } })
  expect(popFaults()).toEqual([expect.stringContaining(`the answer of ${LIST} breaks the contract: list.0.bp`)])
})

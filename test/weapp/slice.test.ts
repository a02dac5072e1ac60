import { part } from '@/testing/parts'
import { liveGateway, type LiveGateway } from './live-gateway'
import { bootWeapp, flush, openPage, type OpenPage } from './simulate'

/* Pages of the first journey, each by itself, with the answers of the real gateway. */

const errors: string[] = []
let live: LiveGateway
let calls: [string, Record<string, unknown>][] = []

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => void errors.push(args.map(String).join(' ')))
  live = await liveGateway('13800000008')
  calls = bootWeapp(live.wx)
})
afterAll(() => live.stop())
afterEach(() => {
  expect(errors).toEqual([])
})

/** Waits until the page says it. */
async function said(page: OpenPage, words: string | RegExp): Promise<string> {
  const isThere = () => {
    const { textContent } = page.dom
    return typeof words === 'string' ? textContent.includes(words) : words.test(textContent)
  }
  for (let waited = 0; waited < 10_000 && !isThere(); waited += 50) {
    await new Promise((done) => setTimeout(done, 50))
    await flush()
  }
  expect(page.dom.textContent).toMatch(words)
  return page.dom.textContent
}

/** Where the app has led since. */
const ledTo = (from: number) =>
  calls
    .slice(from)
    .filter(([name]) => /^(navigateTo|redirectTo|reLaunch|switchTab)$/.test(name))
    .map(([name, argument]) => `${name} ${String(argument.url)}`)

test('home: what is owed, the meters, and the way to pay', async () => {
  const page = await openPage('pages/home/index/index')
  const text = await said(page, '锅炉房')
  expect(text).toContain('应缴金额')
  expect(text).toContain('康宁医院')
  const before = calls.length
  await page.fire('.hm-pay', 'tap')
  expect(ledTo(before)).toEqual(['navigateTo /pages/pay/meters'])
  await page.close()
})

test('bills: the ticks make the sum, a row leads to its bill, the bar to the order', async () => {
  const page = await openPage('pages/my-bill/list/list')
  await said(page, '已选 2 笔')
  await page.fire('.u-check-hit', 'tap')
  await said(page, '已选 1 笔')
  const before = calls.length
  await page.fire('.u-item-body', 'tap')
  const address = ledTo(before)[0] ?? ''
  expect(address).toMatch(/^navigateTo \/pages\/my-bill\/details\/details\?billId=\w+$/)
  await page.close()

  const bill = await openPage('pages/my-bill/details/details', { billId: address.split('billId=')[1] ?? '' })
  await said(bill, /违约金 ¥[\d,]+\.\d{2} × 0\.05% × 18 天 = ¥/)
  await bill.fire('.u-bar .u-btn-outline', 'tap')
  expect(bill.dom.textContent).toContain('去缴费')
  await bill.fire('.u-field-input', 'input', { value: '50' })
  await bill.fire('.u-dialog-confirm', 'tap')
  await said(bill, '部分缴费金额不能低于100.00元')
  await bill.close()
})

test('order: digits of the own keys become the amount on the button', async () => {
  const page = await openPage('pages/pay/place-order', { bizType: 'PREPAY' })
  await said(page, '模拟支付')
  for (let times = 0; times < 3; times += 1) await page.fire('.u-key', 'tap')
  await said(page, '立即支付 ¥111.00')
  await page.close()
})

test('login: without the tick nothing is sent', async () => {
  const page = await openPage('pages/login/login', { logout: '1' })
  await said(page, '手机号快捷登录')
  await page.fire(part.loginSecond, 'tap')
  await page.fire(part.loginSubmit, 'tap')
  await said(page, '请输入手机号')
  expect(page.dom.textContent).toContain('请输入 6 位验证码')
  await page.close()
})

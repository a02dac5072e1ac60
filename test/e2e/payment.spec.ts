import type { Page, Request } from '@playwright/test'
import { moveClock } from './clock'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { agree, cashier, enter, headline, payButton as pay, payNow } from './pay-kit'
import { part } from '../../src/testing/parts'

// Whole journeys, each with the seconds a notification takes.
const METERS = '/pages/pay/meters'
const ORDER = '/pages/pay/place-order'
const TOP_UP = `${ORDER}?bizType=PREPAY`
const RECORD = '/pages/pay/record'

/** How often each call of payment was sent, with its body. */
function spy(page: Page, call: string): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(call)) sent.push(request)
  })
  return sent
}

test('a part of a bill: one order and one payment for double taps, the result, and no way back to the cashier', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000008')
  const orders = spy(page, '/pay/createOrder')
  const prepays = spy(page, '/pay/prepay')
  const payments = spy(page, '/pay/sandbox/pay')
  await page.goto(gateway.url + '/pages/my-bill/list/list')
  await page.getByRole('button', { name: /2026年8月 气费/ }).click()
  await page.getByRole('button', { name: '部分缴费' }).click()
  const dialog = page.getByRole('dialog', { name: '部分缴费' })
  await dialog.getByRole('textbox').fill('1000')
  await dialog.getByRole('button', { name: '去缴费' }).click()

  await expect(page.getByText('本次缴费')).toBeVisible()
  await expect(pay(page)).toHaveText('立即支付 ¥1,000.00')
  await agree(page)
  await pay(page).dblclick()
  await cashier(page).getByRole('button', { name: '支付成功' }).dblclick({ noWaitAfter: true })
  await expect(headline(page)).toHaveText('支付成功')
  expect([orders.length, prepays.length, payments.length]).toEqual([1, 1, 1])
  await expect(page.locator(part.result)).toContainText('¥1,000.00')

  await page.goBack()
  await expect(page).toHaveURL(/my-bill\/details/)
  await page.goto(gateway.url + RECORD)
  await page.locator(part.recordHead).first().click()
  const sheet = page.getByRole('dialog', { name: '缴费详情' })
  await expect(sheet).toContainText('支付成功')
  await expect(sheet).toContainText('¥1,000.00')
})

test('all due bills: an older overdue one left out is asked about; what is unticked is not paid', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000008')
  await page.goto(gateway.url + METERS)
  const owed = await page.locator(`${part.card} ${part.amountL}`).first().textContent()
  await page.getByRole('button', { name: '去缴费' }).click()
  await expect(page.locator(part.orderedBill)).toHaveCount(2)
  await expect(page.locator(`main ${part.amountL}`).filter({ visible: true })).toHaveText(owed ?? '')
  await expect(pay(page)).toHaveText(`分4笔支付 ${owed}`)

  await page.getByRole('checkbox', { name: '2026年8月 气费' }).click()
  const rest = await page.locator(part.orderedBill, { hasText: '2026年9月' }).locator(part.amountXS).textContent()
  await expect(pay(page)).toHaveText(`分2笔支付 ${rest}`)
  await payNow(page)
  const question = page.getByRole('dialog', { name: '提示' })
  await expect(question).toContainText('存在更早的逾期账单，建议优先缴纳，是否继续？')
  await question.getByRole('button', { name: '取消' }).click()
  await expect(page).toHaveURL(/place-order/)
  await page.getByRole('checkbox', { name: '2026年9月 气费' }).click()
  await expect(page.getByText('请选择要缴费的账单')).toBeVisible()
  await expect(pay(page)).toBeDisabled()
})

test('the cashier closed, the payment failed, paid at last: one order all the time', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  const orders = spy(page, '/pay/createOrder')
  await page.goto(gateway.url + TOP_UP)
  await enter(page, '200.50')
  await expect(pay(page)).toHaveText('立即支付 ¥200.50')
  await payNow(page)
  await cashier(page).getByRole('button', { name: '取消' }).click()
  await expect(page.getByText('未完成支付，订单已保留')).toBeVisible()
  await expect(page).toHaveURL(/place-order/)

  await payNow(page)
  await cashier(page).getByRole('button', { name: '支付失败' }).click()
  await expect(headline(page)).toHaveText('支付未完成')
  await page.getByRole('button', { name: '重新支付' }).click()
  await cashier(page).getByRole('button', { name: '支付成功' }).click()
  await expect(headline(page)).toHaveText('支付成功')
  expect(orders).toHaveLength(1)
  await page.getByRole('button', { name: '完成' }).click()
  await expect(page).toHaveURL(/pay\/meters/)
})

test('left unpaid: shown where it waits, continued from the records, cancelled there', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(gateway.url + METERS)
  await page.getByRole('button', { name: '充值' }).click()
  await enter(page, '300')
  await payNow(page)
  await cashier(page).getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '返回' }).last().click()
  await expect(page.getByText('订单已生成，30分钟内可在缴费记录继续支付')).toBeVisible()

  await page.goto(gateway.url + RECORD)
  await page.getByRole('tab', { name: '待支付' }).click()
  const row = page.locator(part.record, { hasText: '¥300.00' })
  await row.getByRole('button', { name: '继续支付' }).click()
  await cashier(page).getByRole('button', { name: '取消' }).click()
  const question = page.getByRole('dialog', { name: '提示' })
  await row.getByRole('button', { name: '取消支付单' }).click()
  await expect(question).toContainText('确定取消该支付单吗？')
  await question.getByRole('button', { name: '再想想' }).click()
  await expect(row).toHaveCount(1)
  await row.locator(part.recordHead).click()
  const sheet = page.getByRole('dialog', { name: '缴费详情' })
  await sheet.getByRole('button', { name: '取消支付单' }).click()
  await expect(page.getByText('确定取消该支付单吗？')).toBeVisible()
  await question.getByRole('button', { name: '取消支付单' }).click()
  await expect(sheet).toContainText('已关闭')
  await sheet.getByRole('button', { name: '关闭' }).click()
  await expect(row).toHaveCount(0)
})

test('a large top-up in three payments, in their order', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(gateway.url + TOP_UP)
  await enter(page, '128000')
  await expect(pay(page)).toHaveText('分3笔支付 ¥128,000.00')
  await payNow(page)
  await expect(page.getByText('受支付渠道单笔限额影响')).toBeVisible()
  await expect(page.locator(`${part.slice} ${part.amount}`)).toHaveText(['¥50,000.00', '¥50,000.00', '¥28,000.00'])
  for (const slice of [1, 2, 3]) {
    await expect(page.getByRole('button', { name: '去支付' })).toHaveCount(1)
    await page
      .locator(part.slice)
      .nth(slice - 1)
      .getByRole('button', { name: '去支付' })
      .click()
    await cashier(page).getByRole('button', { name: '支付成功' }).click()
    await expect(headline(page)).toHaveText(slice < 3 ? '部分支付' : '支付成功')
    if (slice < 3) await page.getByRole('button', { name: '支付下一笔' }).click()
  }
  await page.goto(gateway.url + '/pages/fee/fee/fee')
  await expect(page.locator(part.ledgerEntry).first()).toContainText('+¥128,000.00')
})

test('the bill is held by the own unfinished order: continued, or cancelled and paid again', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000008')
  await page.goto(gateway.url + '/pages/my-bill/list/list')
  await page.getByRole('button', { name: /2026年8月 气费/ }).click()
  await expect(page).toHaveURL(/billId=/)
  const billId = new URL(page.url()).searchParams.get('billId') ?? ''
  const form = `${gateway.url}${ORDER}?bizType=BILL&billIds=${billId}&amount=500`

  // Two forms of the same bill: the second one orders first.
  await page.goto(form)
  await agree(page)
  await expect(pay(page)).toBeEnabled()
  const other = await page.context().newPage()
  await loginAs(other, gateway, '13800000008')
  await other.goto(form)
  await payNow(other)
  await cashier(other).getByRole('button', { name: '取消' }).click()
  await other.close()

  await payNow(page)
  const question = page.getByRole('dialog', { name: '提示' })
  await expect(question).toContainText('您有未完成的支付单')
  await question.getByRole('button', { name: '继续支付' }).click()
  await cashier(page).getByRole('button', { name: '取消' }).click()
  await expect(page.getByText('未完成支付，订单已保留')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: '去处理' }).click()
  await question.getByRole('button', { name: '取消原订单' }).click()
  await expect(page.getByText('原订单已取消')).toBeVisible()
  await expect(pay(page)).toHaveText('立即支付 ¥500.00')
  await payNow(page)
  await expect(cashier(page)).toBeVisible()
})

test('the answer is lost on the way: the second tap carries the same number and there is one order', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001')
  const orders = spy(page, '/pay/createOrder')
  let lost = 0
  await page.route('**/pay/createOrder', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.goto(gateway.url + TOP_UP)
  await enter(page, '456.78')
  await payNow(page)
  await expect(page.getByText('请求失败')).toBeVisible()
  await payNow(page)
  await expect(cashier(page)).toBeVisible()
  const numbers = orders.map((request) => (request.postDataJSON() as { requestNo: string }).requestNo)
  expect(numbers).toHaveLength(2)
  expect(numbers[1]).toBe(numbers[0])
  await cashier(page).getByRole('button', { name: '取消' }).click()
  await page.goto(gateway.url + RECORD)
  await expect(page.locator(part.record, { hasText: '¥456.78' })).toHaveCount(1)
})

test('no network: each page says so and loads again by a tap', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  for (const [path, call, there] of [
    [METERS, '**/pay/payMeters', '可用余额'],
    [RECORD, '**/pay/record?*', '预存充值'],
    ['/pages/fee/fee/fee', '**/fee/transaction?*', '账户余额'],
    ['/pages/pay/select-account', '**/pay/recentAccounts', '我的户号'],
  ] as const) {
    await page.route(call, (route) => route.abort('internetdisconnected'))
    await page.goto(gateway.url + path)
    await expect(page.getByText('加载失败，点击重试').first()).toBeVisible()
    await page.unroute(call)
    await page.getByText('加载失败，点击重试').first().click()
    await expect(page.getByText(there).first()).toBeVisible()
  }
})

test('bad amounts keep the button grey and say why', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  for (const [value, fault] of [
    ['0', '充值金额不能低于10.00元'],
    ['0.001', '金额最多保留两位小数'],
    ['1e9', '请输入正确的金额'],
    ['1000000000', '单笔金额超限，请使用电汇缴费'],
    ['abc', '请输入正确的金额'],
  ] as const) {
    await page.goto(`${gateway.url}${TOP_UP}&value=${value}`)
    await expect(page.getByRole('alert')).toHaveText(fault)
    await expect(pay(page)).toBeDisabled()
  }
  await page.goto(`${gateway.url}${TOP_UP}&value=${encodeURIComponent('１００')}`)
  await expect(pay(page)).toHaveText('立即支付 ¥100.00')
  await page.goto(`${gateway.url}${ORDER}?bizType=BILL&billIds=none`)
  await expect(page.getByText('暂无账单')).toBeVisible()
  await expect(pay(page)).toBeDisabled()
})

test('for another account: both numbers must fit, it is shown masked, and is under 我的代缴', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000007')
  await page.goto(gateway.url + METERS)
  await page.getByRole('button', { name: '为他人缴费' }).click()
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByText('请输入10位户号').last()).toBeVisible()
  const [bp, tail] = [page.getByRole('textbox').nth(0), page.getByRole('textbox').nth(1)]
  await bp.fill('1000000001')
  await tail.fill('999999')
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByText('户号与表号不匹配')).toBeVisible()
  await tail.fill('０１０１０１')
  await expect(page.getByText('户号与表号不匹配')).toHaveCount(0)
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByText('户号 100****001')).toBeVisible()
  await page.getByRole('button', { name: '预存充值' }).click()
  await enter(page, '200')
  await payNow(page)
  const question = page.getByRole('dialog', { name: '提示' })
  await expect(question).toContainText('您正在为华***公司缴费，是否继续？')
  await question.getByRole('button', { name: '确定' }).click()
  await cashier(page).getByRole('button', { name: '支付成功' }).click()
  await expect(headline(page)).toHaveText('支付成功')

  await page.goto(gateway.url + RECORD)
  await page.getByRole('tab', { name: '我的代缴' }).click()
  await expect(page.locator(part.record).first()).toContainText('¥200.00')
  await page.goto(`${gateway.url}${TOP_UP}&payToken=gone`)
  await expect(page.getByText('缴费对象信息已失效，请重新选择')).toBeVisible()
  await expect(pay(page)).toBeDisabled()
})

test('money that comes after the order has closed goes to the balance', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  const answer = page.waitForResponse('**/pay/createOrder')
  await page.goto(gateway.url + TOP_UP)
  await enter(page, '77.70')
  await payNow(page)
  const { body } = (await (await answer).json()) as { body: { data: { expireAt: string } } }
  // Shanghai time, as the gateway's clock is set and read.
  const after = (seconds: number) =>
    new Date(Date.parse(body.data.expireAt) + (seconds + 8 * 3600) * 1000).toISOString().replace('Z', '+08:00')
  await cashier(page).getByRole('button', { name: '延迟到账' }).click()
  await expect(headline(page)).toHaveText('正在确认支付结果')
  await moveClock(gateway, after(5))
  await expect(headline(page)).toHaveText('已关闭')
  // The channel pays one minute after the end; the job after its notification brings the money to the balance.
  await moveClock(gateway, after(300))
  await moveClock(gateway, after(330))
  await page.goto(gateway.url + '/pages/fee/fee/fee')
  await expect(page.locator(part.ledgerEntry).first()).toContainText('+¥77.70')
  await page.goto(gateway.url + RECORD)
  await expect(page.locator(part.record, { hasText: '¥77.70' })).toContainText('已转入余额')
})

test('the ledger: direction, month and kind, the entry’s sheet, and the export', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/pages/fee/fee/fee?month=2026-11`)
  await expect(page.getByRole('button', { name: '月份：2026年11月' })).toBeVisible()
  await page.getByRole('tab', { name: '支出' }).click()
  await expect(page.locator(part.ledgerIncome)).toHaveCount(0)
  await expect(page.locator(part.ledgerEntry).first()).toContainText('−¥')
  await page.getByRole('tab', { name: '收入' }).click()
  await page.getByRole('button', { name: '类型' }).click()
  await page.getByRole('button', { name: '调账（支出）' }).click()
  await expect(page.getByText('暂无交易记录')).toBeVisible()
  await page.goto(`${gateway.url}/pages/fee/fee/fee`)
  await page.locator(part.ledgerEntry).first().click()
  await expect(page.getByRole('dialog', { name: '交易详情' })).toContainText('交易后余额')
  await page.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '导出' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('dialog', { name: '导出交易记录' }).getByRole('button', { name: '导出', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
})

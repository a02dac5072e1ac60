import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'
import type { Money } from '../../domain/money'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { cashier, headline, payButton, payNow } from './pay-kit'
import { part } from '../../src/testing/parts'

/*
 * The journey as three customers make it, by taps only: what a page says of an amount is what the page before and the page after
 * say of it, to the cent.
 */

// Flows are ES modules, the rules are not: their names are only seen this way.
const { addMoney, money, subtractMoney, sumMoney } = createRequire(import.meta.url)(
  '../../domain/money',
) as typeof import('../../domain/money')

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last()
/** Pages below the one on top stay in the document. */
const on = (page: Page, selector: string) => page.locator(`${selector}:visible`)
/** The address is another at once; the page before stays on the screen until the new one has come over it. */
const arrived = async (page: Page, address: RegExp) => {
  await expect(page).toHaveURL(address)
  const shown = page.locator('.taro_page:visible')
  await expect
    .poll(() => shown.evaluateAll((all) => all.map(({ id }) => id.replace(/\?.*/, ''))))
    .toEqual([expect.stringMatching(address)])
}
const open = async (page: Page, name: string | RegExp, address: RegExp) => {
  await page.getByRole('button', { name }).locator('visible=true').first().click()
  await arrived(page, address)
}
const back = async (page: Page, address: RegExp) => {
  await page.getByRole('button', { name: '返回' }).locator('visible=true').last().click()
  await arrived(page, address)
}

/** What a screen reader reads of an amount: all its digits, e.g. 69769.10元. */
async function amountAt(place: Locator): Promise<Money> {
  const amount = place.locator('visible=true').first()
  await expect(amount).toHaveAttribute('aria-label', /^-?\d+\.\d{2}元$/)
  return money(((await amount.getAttribute('aria-label')) ?? '').replace('元', ''))
}
const amountIn = (place: Locator) => amountAt(place.locator(part.amount))
/** The value beside a label in a list of facts or figures. */
const fact = (page: Page, label: string) =>
  amountIn(
    page
      .locator(`${part.fact}, ${part.figure}`)
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('visible=true'),
  )

async function loginBySms(page: Page, gateway: GatewayProcess, phone: string): Promise<void> {
  await page.goto(gateway.url)
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await button(page, '获取验证码').click()
  await expect.poll(() => gateway.smsCode(phone)).toMatch(/^\d{6}$/)
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).click()
  // The sixth digit sends the form.
  await page.getByRole('textbox', { name: '验证码', exact: true }).fill(gateway.smsCode(phone) ?? '')
  await expect(on(page, part.homeMoney)).toBeVisible()
}

async function loginByPassword(page: Page, gateway: GatewayProcess, phone: string): Promise<void> {
  await page.goto(`${gateway.url}/pages/login/login/login`)
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('textbox', { name: '密码', exact: true }).fill('Gas@2026')
  await enterApp(page)
}

async function enterApp(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(on(page, part.homeMoney)).toBeVisible()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('navigation').getByText('我的', { exact: true }).locator('visible=true').click()
  await expect(page).toHaveURL(/me\/me/)
  await open(page, '设置', /settings/)
  await button(page, '退出登录').click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/login\/login/)
}

async function payAtCashier(page: Page): Promise<void> {
  await payNow(page)
  await cashier(page).getByRole('button', { name: '支付成功' }).click()
  await expect(headline(page)).toHaveText('支付成功')
}

/** A bill from its row through its page to its days. */
async function readBill(page: Page, row: Locator): Promise<Money> {
  const listed = await amountIn(row)
  await row.click()
  await arrived(page, /my-bill\/details\/details/)
  const shown = await amountAt(on(page, part.pageBody).locator(part.amountL))
  expect(shown).toBe(listed)
  await page.getByText('每日明细').click()
  await arrived(page, /day-details/)
  await expect(on(page, part.usageDay).first()).toBeVisible()
  const [days, bill] = [await fact(page, '每日金额合计'), await fact(page, '账单金额')]
  const tail = (await page.getByText('尾差', { exact: true }).count()) > 0 ? await fact(page, '尾差') : money('0.00')
  expect(addMoney(days, tail)).toBe(bill)
  await back(page, /details\/details/)
  return bill
}

test('the hospital: by SMS, what is owed is the same everywhere, a part paid of it and nothing else', async ({
  page,
  gateway,
}) => {
  await loginBySms(page, gateway, '13800000008')
  const owed = await amountAt(on(page, part.homeMoney).locator(part.amountXL))
  await open(page, '我的表具', /meter-list/)
  await expect(on(page, part.meterName)).toHaveText(['锅炉房', '职工食堂'])
  await back(page, /\/$|home\/index/)
  await open(page, '我的账单', /my-bill\/list/)
  expect(await amountAt(on(page, part.card).locator(part.amountL))).toBe(owed)
  const rows = on(page, part.bill)
  const amounts = async (list: Locator): Promise<Money> =>
    sumMoney(await Promise.all((await list.all()).map((row) => amountIn(row))))
  expect(await amounts(rows)).toBe(owed)
  // What a plan has taken over is owed as well, but not paid singly.
  const inPlan = await amounts(rows.filter({ hasText: '分期中' }))
  expect(inPlan).not.toBe('0.00')

  const august = rows.filter({ hasText: '2026年8月' })
  const due = await amountIn(august)
  await readBill(page, august)
  expect(await amountIn(on(page, part.bar))).toBe(due)
  await button(page, '部分缴费').click()
  const dialog = page.getByRole('dialog', { name: '部分缴费' })
  await dialog.getByRole('textbox').fill('1234.56')
  await dialog.getByRole('button', { name: '去缴费' }).click()
  await payAtCashier(page)
  expect(await amountIn(on(page, part.result))).toBe('1234.56')
  await button(page, '完成').click()
  await expect(page).toHaveURL(/my-bill\/list/)
  const rest = subtractMoney(owed, money('1234.56'))
  await expect.poll(() => amountAt(on(page, part.card).locator(part.amountL))).toBe(rest)
  expect(await amountIn(august)).toBe(subtractMoney(due, money('1234.56')))
  await back(page, /\/$|home\/index/)
  await expect.poll(() => amountAt(on(page, part.homeMoney).locator(part.amountXL))).toBe(rest)

  await open(page, '去缴费', /pay\/meters/)
  expect(await amountAt(on(page, part.card).locator(part.amountL))).toBe(subtractMoney(rest, inPlan))
  await open(page, '缴费记录', /pay\/record/)
  expect(await amountIn(on(page, part.record).first())).toBe('1234.56')
  await on(page, part.recordHead).first().click()
  expect(await fact(page, '实付')).toBe('1234.56')
  await page.getByRole('dialog', { name: '缴费详情' }).getByRole('button', { name: '关闭' }).click()
  await back(page, /pay\/meters/)
  await back(page, /\/$|home\/index/)
  await logOut(page)
})

test('the factory: by password, a closed bill and its days, a top-up that every page then counts', async ({
  page,
  gateway,
}) => {
  await loginByPassword(page, gateway, '13800000001')
  const available = await amountAt(on(page, part.homeMoney).locator(part.amountXL))
  await open(page, '我的账单', /my-bill\/list/)
  await page.getByRole('tab', { name: '已缴' }).click()
  await readBill(page, on(page, part.bill).first())
  await back(page, /my-bill\/list/)
  await back(page, /\/$|home\/index/)

  await open(page, '充值缴费', /pay\/meters/)
  expect(await amountAt(on(page, part.card).locator(part.amountL))).toBe(available)
  await open(page, '交易记录', /fee\/fee/)
  const before = await amountAt(on(page, part.ledgerBalance).locator(part.amountL))
  await expect(on(page, part.ledgerEntry).first().locator(part.amount).last()).toHaveAttribute(
    'aria-label',
    `${before}元`,
  )
  await back(page, /pay\/meters/)

  await open(page, '充值', /place-order/)
  for (const key of ['8', '8', '6', '小数点', '6', '6'])
    await page.getByRole('button', { name: key, exact: true }).click()
  await page.getByRole('button', { name: '确定', exact: true }).click()
  await expect(payButton(page)).toHaveText('立即支付 ¥886.66')
  await payAtCashier(page)
  await button(page, '完成').click()
  await expect(page).toHaveURL(/pay\/meters/)
  const after = addMoney(available, money('886.66'))
  await expect.poll(() => amountAt(on(page, part.card).locator(part.amountL))).toBe(after)
  await open(page, '交易记录', /fee\/fee/)
  const entry = on(page, part.ledgerEntry).first()
  await expect(entry).toContainText('+¥886.66')
  const balance = addMoney(before, money('886.66'))
  await expect(entry.locator(part.amount).last()).toHaveAttribute('aria-label', `${balance}元`)
  expect(await amountAt(on(page, part.ledgerBalance).locator(part.amountL))).toBe(balance)
  await back(page, /pay\/meters/)
  await back(page, /\/$|home\/index/)
  await expect.poll(() => amountAt(on(page, part.homeMoney).locator(part.amountXL))).toBe(after)
  await logOut(page)
})

test('the restaurant pays for the factory: neither account is mixed up with the other', async ({ page, gateway }) => {
  await loginBySms(page, gateway, '13800000007')
  const own = await amountAt(on(page, part.homeMoney).locator(part.amountXL))
  await open(page, '去购气', /pay\/meters/)
  await open(page, '为他人缴费', /select-account/)
  await page.getByRole('textbox').nth(0).fill('1000000001')
  await page.getByRole('textbox').nth(1).fill('010101')
  await button(page, '查询').click()
  await button(page, '预存充值').click()
  for (const key of '345') await page.getByRole('button', { name: key, exact: true }).click()
  await page.getByRole('button', { name: '确定', exact: true }).click()
  await payNow(page)
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await cashier(page).getByRole('button', { name: '支付成功' }).click()
  await expect(headline(page)).toHaveText('支付成功')
  await button(page, '缴费记录').click()
  await page.getByRole('tab', { name: '我的代缴' }).click()
  expect(await amountIn(on(page, part.record).first())).toBe('345.00')
  await page.goto(gateway.url)
  expect(await amountAt(on(page, part.homeMoney).locator(part.amountXL))).toBe(own)
  await logOut(page)

  const factory = await page.context().newPage()
  await loginAs(factory, gateway, '13800000001')
  await factory.goto(`${gateway.url}/pages/fee/fee/fee`)
  await expect(factory.locator(part.ledgerEntry).first()).toContainText('+¥345.00')
})

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { cashier, enter, headline, notice, payButton, payNow } from './pay-kit'
import { settled } from './settled'
import { part } from '../../src/testing/parts'

// Whole journeys, each with the seconds a notification takes.
const COOK = '13800000007'
const METER = '10010204'
const CARD = `62170000${METER}`
const BUY = `/pages/pay/place-order?bizType=IC&meterId=${METER}`

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })
const result = (page: Page) => page.locator(part.result).filter({ visible: true })

/** Pays what is on the form and comes to the result; answers the purchase. */
async function buy(page: Page): Promise<string> {
  const bought = page.waitForResponse((answer) => /icBuyGus/.test(answer.url()))
  await payNow(page)
  const sure = page.getByRole('dialog', { name: '确认购气' })
  await expect(sure).toContainText('表号 003010010204')
  await sure.getByRole('button', { name: '确定' }).click()
  const { body } = (await (await bought).json()) as { body: { data: { gasOrderId: string } } }
  return body.data.gasOrderId
}

async function pay(page: Page): Promise<void> {
  await cashier(page).getByRole('button', { name: '支付成功' }).click()
  await expect(headline(page)).toHaveText('支付成功')
}

/** Holds the emulated card to the phone. */
async function tap(page: Page): Promise<void> {
  await expect(page.getByText('请将燃气卡贴近手机背面')).toBeVisible()
  await button(page, '贴卡').click()
}

/** Into the meter, and held to the phone again. */
async function plug(page: Page, gateway: GatewayProcess): Promise<void> {
  await page.goto(`${gateway.url}/subPages/nfc/write?cardNo=${CARD}&mode=READ`)
  await expect(page.getByText('请将燃气卡贴近手机背面')).toBeVisible()
  await button(page, '插表').click()
  await settled(page)
  await tap(page)
  await expect(result(page)).toContainText('读卡成功')
  await expect(page.getByText('已上表')).toBeVisible()
}

const detail = (gateway: GatewayProcess, gasOrderId: string) =>
  `${gateway.url}/subPages/gasPaymentOrder/detail?gasOrderId=${gasOrderId}`

test('FL-A3: gas for an amount is bought, written, plugged in and read back; what made no tenth is on the balance', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, COOK)
  await page.goto(`${gateway.url}/pages/pay/meters`)
  await page.getByText('表号 003010010204').click()
  await expect(page).toHaveURL(/bizType=IC/)
  await enter(page, '1000')
  await expect(page.getByText(/余款 ¥\d\.\d\d 将转入账户余额/)).toBeVisible()
  await expect(payButton(page)).toHaveText('立即支付 ¥1,000.00')
  const gasOrderId = await buy(page)
  await pay(page)
  await button(page, '去写卡').click()
  await tap(page)
  await expect(result(page)).toContainText('写卡成功')
  await expect(page.getByText('未上表')).toBeVisible()
  await button(page, '完成').click()
  await expect(page).toHaveURL(/gasPaymentOrder\/detail/)
  await expect(page.getByText('已写卡待上表').first()).toBeVisible()

  await page.goto(`${gateway.url}/pages/fee/fee/fee`)
  await expect(page.locator(part.ledgerEntry).filter({ hasText: '余款结转' }).first()).toContainText('+¥')
  await plug(page, gateway)
  await page.goto(detail(gateway, gasOrderId))
  await expect(page.getByText('已完成').first()).toBeVisible()
})

test('FL-A3: a card torn away while it is written is healed by the next contact, and written once', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, COOK)
  await page.goto(`${gateway.url}${BUY}&value=500`)
  const gasOrderId = await buy(page)
  await pay(page)
  await button(page, '去写卡').click()
  await expect(page.getByText('请将燃气卡贴近手机背面')).toBeVisible()
  await button(page, '拔卡中断').click()
  await settled(page)
  await tap(page)
  // The page asks for the card again by itself.
  await settled(page)
  await tap(page)
  await expect(result(page)).toContainText('写卡成功')
  await expect(result(page)).toContainText('上次写卡中断，已重新写入')
  await plug(page, gateway)
  await page.goto(detail(gateway, gasOrderId))
  await expect(page.getByText('已完成').first()).toBeVisible()
  await page.goto(`${gateway.url}/subPages/nfc/record`)
  await expect(page.getByText('待核实').first()).toBeVisible()
  await expect(page.getByText('成功').first()).toBeVisible()
})

test('FL-A4: more than one write of the card: each only after the one before is in the meter', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, COOK)
  await page.goto(gateway.url + BUY)
  await page.getByRole('tab', { name: '按气量' }).click()
  await enter(page, '2500')
  await expect(page.getByText('分3次写卡')).toBeVisible()
  const gasOrderId = await buy(page)
  await expect(page).toHaveURL(/pay-gasvolume-suborder/)
  for (const text of ['第 1 笔 999 m³', '第 2 笔 999 m³', '第 3 笔 502 m³'])
    await expect(page.getByText(text)).toBeVisible()
  await button(page, /去支付/).click()
  await pay(page)

  const slices = `${gateway.url}/pages/pay/pay-gasvolume-suborder?gasOrderId=${gasOrderId}`
  for (const [index, written] of ['1', '2', '3'].entries()) {
    await page.goto(slices)
    await expect(page.getByLabel(`已写 ${index} / 3 笔`)).toBeVisible()
    await button(page, `写第${written}笔`).click()
    await tap(page)
    await expect(result(page)).toContainText('写卡成功')
    if (index === 0) await refused(page, gateway, gasOrderId)
    await plug(page, gateway)
  }
  await page.goto(slices)
  await expect(page.getByText('已完成').first()).toBeVisible()
})

/** With the first write still on the card the second one waits (A2408). */
async function refused(page: Page, gateway: GatewayProcess, gasOrderId: string): Promise<void> {
  await page.goto(`${gateway.url}/subPages/nfc/write?gasOrderId=${gasOrderId}&subNo=2`)
  await tap(page)
  await expect(result(page)).toContainText('请先将第1笔插表后再写下一笔')
  await page.goto(detail(gateway, gasOrderId))
  await expect(page.getByText('部分写卡').first()).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
}

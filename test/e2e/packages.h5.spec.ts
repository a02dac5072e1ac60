import type { Page } from '@playwright/test'
import { moveClock } from './clock'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { cashier } from './pay-kit'
import {
  ACCOUNTANT,
  agreeTo,
  button,
  callerOf,
  FOLDER,
  headline,
  MASTER,
  notice,
  order,
  orderOf,
  stockOf,
  typeCode,
  words,
} from './package-kit'
import { settled } from './settled'

/* B-F1: a package is ordered, its agreement signed, its deposit paid. */

const NAME = '保供季固定价气量包'

/** From the shop window to the agreement; the number of the agreement. */
async function orderPackage(page: Page, gateway: GatewayProcess): Promise<string> {
  await page.goto(`${gateway.url}${FOLDER}/index`)
  // An order of the package that is in force has a card of the same name above.
  await page.getByRole('button').filter({ visible: true, hasText: NAME }).filter({ hasText: '销售中' }).click()
  await expect(page).toHaveURL(/gas-package-detail\?packageId=PKG001/)
  await settled(page)
  await button(page, '立即订购').click()
  await expect(page).toHaveURL(/gas-confirm-order/)
  await settled(page)
  const volume = page.getByLabel('订购气量', { exact: true }).filter({ visible: true })
  await volume.click()
  await expect(volume).toHaveValue('10000')
  await volume.fill('100000')
  await words(page, '气款总额').click()
  await expect(words(page, '¥368,000.00')).toBeVisible()
  await expect(words(page, '¥36,800.00')).toBeVisible()
  await settled(page)
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).filter({ visible: true }).click()
  await button(page, '提交并签约').click()
  await agreeTo(page, '将为您锁定100,000 m³气量30分钟')
  await expect(page).toHaveURL(/gas-supply-agreement\?agreeId=/)
  await settled(page)
  return new URL(page.url()).searchParams.get('agreeId') ?? ''
}

/** Reads the agreement for longer than it takes and to its end, then signs. */
async function sign(page: Page, gateway: GatewayProcess): Promise<void> {
  await expect(button(page, /^请完整阅读/)).toBeDisabled()
  await moveClock(gateway, '2026-11-23T09:40:00+08:00')
  await page.reload()
  await expect(button(page, '同意并签署')).toBeDisabled()
  await page.locator('#agreement-end').filter({ visible: true }).scrollIntoViewIfNeeded()
  await expect(button(page, '同意并签署')).toBeEnabled()
  const sheet = page.getByRole('dialog', { name: '签署供气协议' })
  await typeCode(page, gateway, MASTER, () => button(page, '同意并签署').click())
  await sheet.getByRole('button', { name: '签署', exact: true }).click()
  await expect(page).toHaveURL(/extract-pay\?bizType=DEPOSIT/)
}

/** Pays the deposit off the balance; a second code is given a minute after the first. */
async function payDeposit(page: Page, gateway: GatewayProcess): Promise<void> {
  await moveClock(gateway, '2026-11-23T09:45:00+08:00')
  await page.reload()
  await button(page, /^账户余额/).click()
  await typeCode(page, gateway, MASTER)
  await button(page, '确认支付').click()
  await agreeTo(page, '将从账户余额扣除¥36,800.00。确认支付？')
  await expect(headline(page)).toHaveText('保证金支付成功')
}

test('B-F1: from the shop window to an order in force; its stock is held, then sold', async ({ page, gateway }) => {
  const mine = callerOf(gateway, await loginAs(page, gateway, MASTER))
  const before = await stockOf(mine, 'PKG001')
  await orderPackage(page, gateway)
  const held = await stockOf(mine, 'PKG001')
  expect(Number(before.leftVolume) - Number(held.leftVolume)).toBe(100_000)
  expect(held.soldVolume).toBe(before.soldVolume)

  await sign(page, gateway)
  await payDeposit(page, gateway)
  const sold = await stockOf(mine, 'PKG001')
  expect(Number(sold.soldVolume) - Number(before.soldVolume)).toBe(100_000)
  expect(sold.leftVolume).toBe(held.leftVolume)

  await button(page, '查看订单').click()
  await expect(page).toHaveURL(/order-details\?orderNo=/)
  await expect(words(page, '待提气')).toBeVisible()
  const paid = await orderOf(mine, new URL(page.url()).searchParams.get('orderNo') ?? '')
  expect(paid.state).toBe('EFFECTIVE')
  expect(paid.deposit.entries).toMatchObject([{ direction: 'IN', amount: '36800.00' }])
  await page.goto(`${gateway.url}${FOLDER}/order-list?tab=doing`)
  await expect(words(page, paid.orderNo)).toBeVisible()
})

test('B-F1 5a: no signature in half an hour: closed, its stock free again, no signature any more', async ({
  page,
  gateway,
}) => {
  const mine = callerOf(gateway, await loginAs(page, gateway, MASTER))
  const { leftVolume } = await stockOf(mine, 'PKG001')
  await orderPackage(page, gateway)
  await moveClock(gateway, '2026-11-23T10:30:00+08:00')
  await page.reload()
  await expect(words(page, '超时关闭')).toBeVisible()
  await expect(button(page, '同意并签署')).toHaveCount(0)
  const after = await stockOf(mine, 'PKG001')
  // Whatever else waited for its signature has been closed with it.
  expect(Number(after.leftVolume)).toBeGreaterThanOrEqual(Number(leftVolume))
})

test('B-F1 6a: a channel refuses: the deposit is still to be paid, and is paid at the next try', async ({
  page,
  gateway,
}) => {
  const mine = callerOf(gateway, await loginAs(page, gateway, MASTER))
  await orderPackage(page, gateway)
  await sign(page, gateway)
  const orderNo = new URL(page.url()).searchParams.get('bizNo') ?? ''
  await button(page, '确认支付').click()
  await cashier(page).getByRole('button', { name: '支付失败' }).click()
  await expect(cashier(page)).toHaveCount(0)
  expect((await orderOf(mine, orderNo)).state).toBe('WAIT_DEPOSIT')
  await page.goto(`${gateway.url}${FOLDER}/extract-pay?bizType=DEPOSIT&bizNo=${orderNo}`)
  await button(page, '确认支付').click()
  await cashier(page).getByRole('button', { name: '支付成功' }).click()
  await expect(headline(page)).toHaveText('保证金支付成功')
  expect((await orderOf(mine, orderNo)).state).toBe('EFFECTIVE')
})

test('B-F1 4a: two people order the last of a package at once: one has it, the other reads what is left', async ({
  page,
  gateway,
}) => {
  const callers = []
  for (const phone of [MASTER, ACCOUNTANT]) callers.push(callerOf(gateway, await loginAs(page, gateway, phone)))
  const answers = await Promise.all(callers.map((caller) => order(caller, 'PKG008', '20000')))
  expect(answers.map(({ code }) => code).sort()).toEqual(['200', '42102'])
  const [first] = callers
  expect(first && (await stockOf(first, 'PKG008')).leftVolume).toBe('0')
  await page.goto(`${gateway.url}${FOLDER}/gas-package-detail?packageId=PKG008`)
  await expect(button(page, '查看订单')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

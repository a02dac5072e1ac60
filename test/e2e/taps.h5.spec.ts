import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { cashier, headline, payButton } from './pay-kit'
import { settled } from './settled'

/* How many taps a task takes from the first page of the app; typing is none. The goals of visual 1 and of the walks are bounds. */

const FACTORY = '13800000001'

const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()

/** The first page, and a tap that is counted. */
async function atHome(page: Page, gateway: GatewayProcess, phone: string) {
  await loginAs(page, gateway, phone)
  await page.goto(`${gateway.url}/`)
  let count = 0
  const tap = async (what: Locator) => {
    await what.click()
    await settled(page)
    count += 1
  }
  return { tap, taps: () => count }
}

test('the balance is topped up', async ({ page, gateway }) => {
  const { tap, taps } = await atHome(page, gateway, FACTORY)
  await tap(button(page, '充值'))
  await tap(button(page, /够用 7 天/))
  await tap(page.getByRole('checkbox', { name: '我已阅读并同意', exact: true }).filter({ visible: true }))
  await tap(payButton(page))
  await tap(cashier(page).getByRole('button', { name: '支付成功' }))
  await expect(headline(page)).toHaveText('支付成功')
  expect(taps()).toBeLessThanOrEqual(5)
})

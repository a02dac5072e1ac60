import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { part } from '../../src/testing/parts'

/* What flows about payment on H5 share. */

const BILLS = '/pages/my-bill/list/list'
export const ORDER = '/pages/pay/place-order'
export const LATER = '2026-11-23T09:50:00+08:00'

/** The order form's own: the page it was opened from is still seen while the form slides in, and may have 支付首付 or 去支付. */
export const payButton = (page: Page) =>
  page.getByRole('button', { name: /^(立即|余额|分\d+笔)支付/ }).filter({ visible: true })
/** 《购气交易流程》 is agreed to on each form. */
export async function agree(page: Page): Promise<void> {
  const tick = page.getByRole('checkbox', { name: '我已阅读并同意', exact: true }).filter({ visible: true })
  if ((await tick.getAttribute('aria-checked')) !== 'true') await tick.click()
}

export async function payNow(page: Page): Promise<void> {
  await agree(page)
  await payButton(page).click()
}

export const cashier = (page: Page) => page.getByRole('dialog', { name: '模拟支付' })
export const headline = (page: Page) => page.locator(part.resultTitle)
export const notice = (page: Page) => page.getByRole('dialog', { name: '提示' })

/** Types on the page's own keypad and closes it. */
export async function enter(page: Page, amount: string): Promise<void> {
  for (const key of amount) await page.getByRole('button', { name: key === '.' ? '小数点' : key, exact: true }).click()
  await page.getByRole('button', { name: '确定', exact: true }).click()
}

/** Ids of the orders that the gateway has made for this page. */
export function ordersOf(page: Page): string[] {
  const made: string[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/pay/createOrder') || !response.ok()) return
    void response.text().then((text) => {
      const orderId = /"orderId":"([^"]+)"/.exec(text)?.[1]
      if (orderId !== undefined && !made.includes(orderId)) made.push(orderId)
    })
  })
  return made
}

/** The address of the order form for a bill of the payer. */
export async function formOf(page: Page, gateway: GatewayProcess, title: RegExp, amount?: string): Promise<string> {
  await page.goto(gateway.url + BILLS)
  await page.getByRole('button', { name: title }).click()
  await expect(page).toHaveURL(/billId=/)
  const billId = new URL(page.url()).searchParams.get('billId') ?? ''
  return `${gateway.url}${ORDER}?bizType=BILL&billIds=${billId}${amount === undefined ? '' : `&amount=${amount}`}`
}

export const topUp = (gateway: GatewayProcess, amount: string) =>
  `${gateway.url}${ORDER}?bizType=PREPAY&value=${amount}`

/** Ends the gateway and reads what it has left. */
export const left = (gateway: GatewayProcess, orderIds: readonly string[]) => gateway.traces(orderIds, LATER)

export const once = (paidAmount: string, state = 'SUCCESS') => ({ state, paidAmount, payments: 1, vouchers: 1 })

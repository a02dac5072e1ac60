import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { settled } from './settled'
import { part } from '../../src/testing/parts'

const CENTRE = '/subPagesB/pages/applyForInvoice/index'
const WAIT = '/subPagesB/pages/applyForInvoice/waitInvoice'
const TRADES = '/pages/invoice/trade-list'
const ISSUED = '/subPagesB/pages/applyForInvoice/detailInvoiced'
const HOSPITAL = '13800000008'
const RESTAURANT = '13800000007'
const FACTORY = '13800000001'

// The demo operator decides at its next run instead of after a minute.
test.use({ gatewayEnv: { DEMO_OPERATOR_SECONDS: '0' } })

const bar = (page: Page) => page.locator(`${part.bar}:visible`)
const boxes = (page: Page) => page.locator('[role=listitem] [role=checkbox]:visible:not([disabled])')
const dialog = (page: Page) => page.getByRole('dialog')

/** From the form to the end of its result page. */
async function send(page: Page, button: string): Promise<void> {
  // Where both types are possible none is preset.
  await page.getByRole('tab', { name: '普票' }).click()
  await page.getByLabel('电子邮箱').fill('cw@example.com')
  await bar(page).getByRole('button', { name: button }).click()
  await expect(page.getByText('请核对抬头信息，开具后不可修改')).toBeVisible()
  await page.getByRole('button', { name: '确认提交' }).click()
  await expect(page).toHaveURL(/\/success\?applyId=FP\d+/)
  await expect(page.getByText(/开具成功，共\d+张/)).toBeVisible()
}

test('C-F7: two bills are picked, previewed to the cent, invoiced, and viewed', async ({ page, gateway }) => {
  await loginAs(page, gateway, HOSPITAL)
  await page.goto(gateway.url + CENTRE)
  await page.getByRole('button', { name: /查看全部/ }).click()
  await expect(page).toHaveURL(/\/waitInvoice/)
  await boxes(page).nth(0).click()
  await boxes(page).nth(1).click()
  await expect(bar(page).getByText('已选 2 笔')).toBeVisible()
  await bar(page).getByRole('button', { name: '下一步' }).click()
  await expect(page).toHaveURL(/\/startInvoice/)
  await expect(page.getByText(/^预计开具\d+张发票$/)).toBeVisible()
  await expect(page.getByText(/已为您保留所选账单 1[45]:\d\d/)).toBeVisible()
  await page.getByRole('button', { name: '逐笔' }).click()
  await settled(page)
  await page.getByRole('button', { name: '合并开票' }).click()
  await settled(page)
  await send(page, '提交申请')

  await page.getByRole('button', { name: '查看发票' }).click()
  await expect(page.getByText('已开具').first()).toBeVisible()
  await expect(page.getByText(/^\d{20}$/).first()).toBeVisible()
  await bar(page).getByRole('button', { name: '预览' }).click()
  await expect(page.locator(`${part.zoomed}:visible`)).toHaveJSProperty('complete', true)
  await page.getByRole('button', { name: '发送邮箱' }).click()
  await dialog(page).getByRole('button', { name: '发送' }).click()
  await expect(page.getByText('发送成功')).toBeVisible()
  await page.getByRole('button', { name: '发送邮箱' }).click()
  await dialog(page).getByRole('button', { name: '发送' }).click()
  await expect(dialog(page).getByText('发送过于频繁，请稍后再试')).toBeVisible()
})

test('C-F7: leaving the form gives the pick back', async ({ page, gateway }) => {
  await loginAs(page, gateway, HOSPITAL)
  await page.goto(gateway.url + WAIT)
  await boxes(page).first().click()
  await bar(page).getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText(/^预计开具\d+张发票$/)).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/waitInvoice/)
  await settled(page)
  await expect(boxes(page).first()).toBeEnabled()
})

test('C-F10: a purchase with the gas card is invoiced by itself', async ({ page, gateway }) => {
  await loginAs(page, gateway, RESTAURANT)
  await page.goto(gateway.url + TRADES)
  await page.getByRole('tab', { name: '待开票' }).click()
  await settled(page)
  await boxes(page).first().click()
  await bar(page).getByRole('button', { name: '去开票' }).click()
  await expect(page).toHaveURL(/pages\/invoice\/invoice-new/)
  await expect(page.getByRole('tab', { name: '普票' })).toHaveAttribute('aria-selected', 'true')
  await send(page, '提交')
  await page.getByRole('button', { name: '继续开票' }).click()
  await expect(page).toHaveURL(new RegExp(TRADES))
})

test('C-F8: a wrong invoice is taken back whole', async ({ page, gateway }) => {
  await loginAs(page, gateway, FACTORY)
  await page.goto(gateway.url + ISSUED)
  await page.getByRole('button', { name: '状态' }).click()
  await page.getByRole('button', { name: '正常', exact: true }).click()
  await settled(page)
  await page.locator('[role=listitem] button:visible').first().click()
  await expect(page).toHaveURL(/invoice-detail\?invoiceId=/)
  await page.getByRole('button', { name: '红冲/换开' }).click()
  const sheet = page.getByRole('dialog', { name: '红冲/换开' })
  await sheet.getByRole('button', { name: '开票有误' }).click()
  await expect(sheet.getByText('红冲金额')).toBeVisible()
  await sheet.getByRole('button', { name: '金额或其他' }).click()
  await sheet.getByLabel('红冲说明').fill('抬头写错')
  await sheet.getByRole('button', { name: '提交' }).click()
  await expect(page.getByText('确认提交红冲申请吗？红冲后原发票失效，不能撤销')).toBeVisible()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('红冲申请已提交')).toBeVisible()
  await page.getByRole('button', { name: '红冲进度' }).click()
  await expect(page.getByRole('dialog', { name: '红冲进度' }).getByText('开票有误')).toBeVisible()
})

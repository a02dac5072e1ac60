import type { Page } from '@playwright/test'
import { moveClock } from './clock'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { sendPaper } from './papers'
import { part } from '../../src/testing/parts'
import { writeOn } from './pen'

const LIST = '/pages/manager-energy/settlement/monthly-bill'

// The demo operator decides at its next run instead of after a minute.
test.use({ gatewayEnv: { DEMO_OPERATOR_SECONDS: '0' } })

const bar = (page: Page) => page.locator(`${part.bar}:visible`)

const write = (page: Page, isDot = false): Promise<void> =>
  writeOn(page, page.locator(`canvas${part.signature}`), isDot)

test('FL-A1: a statement is read, signed by hand, billed, and its bill leads on to be paid', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000008')
  await page.goto(gateway.url + LIST)
  await page.getByText('2026年10月 锅炉房').click()
  await expect(page).toHaveURL(/monthly-bill-single\?statementId=/)
  await expect(page.getByText('工况气量').first()).toBeVisible()
  await bar(page).getByRole('button', { name: '确认并签字' }).click()
  await page.getByRole('button', { name: '确定' }).click()

  await expect(page).toHaveURL(/manager-energy\/signature/)
  await write(page, true)
  await bar(page).getByRole('button', { name: '确认并提交' }).click()
  await expect(page.getByText('签名无效，请重新书写')).toBeVisible()
  await page.getByRole('button', { name: '重写' }).click()
  await write(page)
  await bar(page).getByRole('button', { name: '确认并提交' }).click()
  await expect(page).toHaveURL(/monthly-bill-single\?statementId=/)
  await expect(page.getByText('已出账').first()).toBeVisible()
  await expect(page.getByText('文件指纹')).toBeVisible()
  await bar(page).getByRole('button', { name: '去缴费' }).click()
  await expect(page).toHaveURL(/my-bill\/details\/details\?billId=/)
})

test('FL-A2: a register is disputed with a photo, granted, and the next version waits', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(gateway.url + LIST)
  await page.getByText('2026年10月 全部表具').click()
  await page.getByText('2#窑炉', { exact: true }).click()
  const registers =
    (await page
      .getByText(/上期 .* → 本期/)
      .first()
      .textContent()) ?? ''
  const shown = /本期 ([\d,.]+)/.exec(registers)?.[1]?.replaceAll(',', '') ?? ''
  await bar(page).getByRole('button', { name: '提出异议' }).click()
  const sheet = page.getByRole('dialog', { name: '提出异议' })
  await sheet.getByText('读数不符').click()
  await sheet.getByText('2#窑炉').click()
  await sheet.getByLabel('客户读数').fill(String(Math.round(Number(shown) * 100 - 10_000) / 100))
  await sheet.getByLabel('异议说明').fill('现场表盘读数低于结算单读数，请核实')
  await sheet.getByRole('button', { name: '提交' }).click()
  await expect(sheet.getByText('请上传表具照片')).toBeVisible()
  await sendPaper(page, sheet, 'licence-valid')
  await sheet.getByRole('button', { name: '提交' }).click()
  await expect(page.getByText('异议已提交')).toBeVisible()
  await expect(page.getByText('异议处理中').first()).toBeVisible()

  await moveClock(gateway, '2026-11-23T11:00:00+08:00')
  await page.goto(gateway.url + LIST)
  await page.getByText('2026年10月 全部表具').click()
  await expect(page.getByText('第2版').first()).toBeVisible()
  await expect(page.getByText('经核实，按客户读数调整')).toBeVisible()
})

import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { send } from '../../scripts/lib/client.mjs'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { settled } from './settled'
import { staffHeaders } from './staff'

/* Y-15: the finance matrix, its files and its monthly mail. */

const CENTRE = '/subPagesB/pages/applyForInvoice/index'
const FACTORY = '13800000001'
const BOX = 'finance@dongfang.example.com'

const dialog = (page: Page) => page.getByRole('dialog')
const total = (page: Page) => page.getByRole('region', { name: '合计' })

async function open(page: Page, gateway: GatewayProcess): Promise<void> {
  await loginAs(page, gateway, FACTORY)
  await page.goto(gateway.url + CENTRE)
  await page.getByRole('button', { name: '财务对账' }).click()
  await expect(page).toHaveURL(/\/matrix$/)
  await expect(total(page)).toContainText(/共 \d+ 笔/)
}

/** What a file of the sheet 导出 holds, by name. */
async function exported(page: Page, item: string, choose?: () => Promise<void>) {
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: item }).click()
  await choose?.()
  return contents(await download)
}

async function contents(download: Download) {
  return { name: download.suggestedFilename(), files: unzipSync(await readFile(await download.path())) }
}

test('bills beside payments and invoices; what lacks something; the same rows as a workbook', async ({
  page,
  gateway,
}) => {
  await open(page, gateway)
  const count = Number(/共 (\d+) 笔/.exec(await total(page).innerText())?.[1])
  const { name, files } = await exported(page, '导出 Excel')
  expect(name).toMatch(/^财务对账_1000000001_\d{4}-\d{2}_\d{4}-\d{2}\.xlsx$/)
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  // Beside the rows: the names of the columns and the sums.
  expect(sheet.match(/<row /g)).toHaveLength(count + 2)

  await page.getByRole('tab', { name: '待处理' }).click()
  await settled(page)
  await expect(total(page)).not.toContainText(`共 ${count} 笔`)
  await expect(page.getByText('已对平')).toHaveCount(0)
})

test('the invoices of a month in one archive', async ({ page, gateway }) => {
  await open(page, gateway)
  const { name, files } = await exported(page, '打包下载发票', () =>
    dialog(page).getByRole('button', { name: '确定' }).click(),
  )
  expect(name).toBe('发票_1000000001_2026-11.zip')
  const names = Object.keys(files)
  expect(names.filter((one) => one.endsWith('.pdf')).length).toBeGreaterThan(0)
  for (const kind of ['.ofd', '.xml']) expect(names.filter((one) => one.endsWith(kind))).toHaveLength(names.length / 3)
})

test('the month before by mail: a mailbox shows its code, and nothing is sent once it is stopped', async ({
  page,
  gateway,
}) => {
  await open(page, gateway)
  await page.getByRole('button', { name: '每月邮件' }).click()
  await dialog(page).getByLabel('接收邮箱').fill(BOX)
  await dialog(page).getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送至邮箱')).toBeVisible()
  await dialog(page)
    .getByLabel('邮箱验证码')
    .fill(await mailedCode(gateway))
  await dialog(page).getByRole('button', { name: '开启' }).click()
  await expect(dialog(page).getByText('fin***@dongfang.example.com')).toBeVisible()
  await expect(dialog(page).getByText('2026-12-05 发送2026年11月的财务对账和发票文件')).toBeVisible()
  await dialog(page).getByRole('button', { name: '停止发送' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('已停止发送')).toBeVisible()
  await expect(dialog(page).getByLabel('接收邮箱')).toBeVisible()
})

async function mailedCode(gateway: GatewayProcess): Promise<string> {
  const headers = await staffHeaders(gateway)
  const code = async () => {
    const { data } = await send(`${gateway.url}/btwob/dev/outbox?channel=MAIL&target=${BOX}`, { headers })
    return /验证码：(\d{6})/.exec((data as { text: string }[])[0]?.text ?? '')?.[1] ?? ''
  }
  await expect.poll(code).toMatch(/^\d{6}$/)
  return code()
}

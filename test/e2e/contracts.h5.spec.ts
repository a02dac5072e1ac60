import { send } from '../../scripts/lib/client.mjs'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { agreeTo, button, headline, MASTER, typeCode, words } from './package-kit'
import { settled } from './settled'

const FOLDER = '/subPagesB/pages/signManagement'

test('B-F7: a contract is read, signed and in force; its file has both signatures', async ({ page, gateway }) => {
  const headers = await loginAs(page, gateway, MASTER)
  await page.goto(`${gateway.url}${FOLDER}/index`)
  await expect(words(page, '安全用气协议')).toBeVisible()
  await settled(page)
  await button(page, '去签署 安全用气协议').click()
  await expect(page).toHaveURL(/iframe-screen\?taskId=/)
  await expect(words(page, '文件指纹')).toBeVisible()
  await expect(button(page, '读完后签署')).toBeDisabled()
  await page.locator('#contract-end').filter({ visible: true }).scrollIntoViewIfNeeded()
  const sheet = page.getByRole('dialog', { name: '签署合同' })
  await typeCode(page, gateway, MASTER, () => button(page, '签署').click())
  await expect(sheet.getByText('与所读一致')).toBeVisible()
  await sheet.getByRole('button', { name: '签署', exact: true }).click()
  await expect(headline(page)).toHaveText('签署成功')
  await button(page, '查看已签署').click()
  await expect(words(page, '已签署')).toBeVisible()
  const tasks = await send(`${gateway.url}/api/crmgas/contract/sign/tasks?tab=done`, { headers })
  const { contractId } = (tasks.data as { list: { contractId: string }[] }).list[0] ?? {}
  const file = await send(`${gateway.url}/api/crmgas/contract/fileUrl?contractId=${contractId}`, { headers })
  const bytes = Buffer.from(await (await fetch(gateway.url + (file.data as { url: string }).url)).arrayBuffer())
  expect(bytes.toString('latin1').match(/\/ByteRange/g)).toHaveLength(2)
})

test('B-F7: the successor of a contract of supply that has ended is signed and in force at once', async ({
  page,
  gateway,
}) => {
  const owner = '13800000008'
  await loginAs(page, gateway, owner)
  await page.goto(`${gateway.url}/pages/switch-bp/switch/switch`)
  await page.getByRole('button', { name: '户号 1000000004' }).filter({ visible: true }).click()
  await expect(words(page, '切换成功')).toBeVisible()
  await settled(page)
  await page.goto(`${gateway.url}${FOLDER}/index`)
  await button(page, '去签署 供用气合同').click()
  await expect(words(page, '文件指纹')).toBeVisible()
  await page.locator('#contract-end').filter({ visible: true }).scrollIntoViewIfNeeded()
  await typeCode(page, gateway, owner, () => button(page, '签署').click())
  await page.getByRole('dialog', { name: '签署合同' }).getByRole('button', { name: '签署', exact: true }).click()
  await expect(headline(page)).toHaveText('签署成功')
  await page.goto(`${gateway.url}${FOLDER}/management`)
  const states = page.getByRole('button', { name: /供用气合同/ }).filter({ visible: true })
  await expect(states.filter({ hasText: '履行中' })).toHaveCount(1)
  await expect(states.filter({ hasText: '已到期' })).toHaveCount(1)
})

test('B-F7: the frame of the next year is filled in and submitted', async ({ page, gateway }) => {
  await loginAs(page, gateway, MASTER)
  await page.goto(`${gateway.url}${FOLDER}/annualFrameContract`)
  await expect(words(page, '2027年度框架合同')).toBeVisible()
  await button(page, '按去年用量填入').click()
  await page.getByLabel('日最大量 m³').fill('1')
  await settled(page)
  await button(page, '提交审核').click()
  await agreeTo(page, '提交后将由供气方审核，审核期间不可修改。确认提交？')
  await expect(words(page, '日最大量须不小于')).toBeVisible()
})

test('B-F7: a contract that ends within 30 days is acknowledged', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000007')
  await page.goto(`${gateway.url}/pages/my-order/contract-reminder-notice`)
  await expect(words(page, '25天')).toBeVisible()
  await button(page, '我已知悉').click()
  await expect(words(page, '已确认')).toBeVisible()
  await expect(button(page, '我已知悉')).toHaveCount(0)
})

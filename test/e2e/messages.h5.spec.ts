import { expect, test } from './fixtures'
import { loginAs } from './login'
import { settled } from './settled'
import { part } from '../../src/testing/parts'

test('我的消息 (E-F7): from 我的 to what happened, read one by one, all at once, deleted; the to-do’s button leads to it', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000008')
  await page.goto(`${gateway.url}/pages/me/me`)
  await page.getByRole('button', { name: /消息$/ }).click()
  const unread = page.getByRole('button', { name: /^未读 \d+$/ })
  const count = async () => Number((await unread.textContent())?.replace(/\D/g, ''))
  await expect(unread).toBeVisible()
  const before = await count()

  // The button of an open to-do leads to the thing itself, and reads the message.
  await page.getByRole('button', { name: '账单缴费 2' }).click()
  await page.getByRole('button', { name: '去处理账单已出' }).first().click()
  await expect(page).toHaveURL(/my-bill\/details/)
  await settled(page)
  await page.goBack()
  await expect(page).toHaveURL(/categoryCode=bill/)
  await expect.poll(count).toBe(before - 1)

  await page.getByRole('button', { name: '全部', exact: true }).click()
  await unread.click()
  await page.getByRole('button', { name: '全部已读' }).click()
  await page.locator(part.dialogConfirm).click()
  await expect(page.getByText('没有未读消息')).toBeVisible()
  await page.getByRole('button', { name: '全部', exact: true }).click()

  await page.getByRole('button', { name: '管理' }).click()
  const first = page.getByRole('listitem').first().getByRole('checkbox')
  const name = (await first.getAttribute('aria-label')) ?? ''
  const same = page.getByRole('checkbox', { name })
  const rows = await same.count()
  await first.click()
  await page.getByRole('button', { name: '删除 1' }).click()
  await page.locator(part.dialogConfirm).click()
  await expect(page.getByRole('button', { name: '管理' })).toBeVisible()
  await page.getByRole('button', { name: '管理' }).click()
  await expect(same).toHaveCount(rows - 1)
})

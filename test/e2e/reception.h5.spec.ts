import { expect, test } from './fixtures'
import { loginAs } from './login'
import { settled } from './settled'

test('消息接收设置: a switch changes its sentence and stays; what is locked cannot be switched off', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/subPages/my-message/list`)
  await page.getByRole('button', { name: '设置' }).click()
  const sms = page.getByRole('switch', { name: '账单缴费 短信' })
  await expect(sms).toBeChecked()
  await expect(page.getByText('短信 + 微信；夜里等到 08:00').first()).toBeVisible()
  await expect(page.getByRole('switch', { name: '停复气通知 短信' })).toBeDisabled()
  const saved = page.waitForResponse(/message\/setting\/save/)
  await sms.click()
  await expect(sms).not.toBeChecked()
  await saved
  await settled(page)
  await page.reload()
  await expect(sms).not.toBeChecked()

  await page.getByRole('button', { name: '微信提醒' }).click()
  await expect(page.getByText('请在微信小程序中授权')).toBeVisible()
  await expect(page.getByLabel('账单缴费', { exact: true }).getByText('账单通知')).toBeVisible()
})

import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, words } from './package-kit'
import { settled } from './settled'

test('the assistant: a figure with its page, an emergency, a kept conversation (E-F4)', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/pages/gptList/gptList`)
  await settled(page)
  await button(page, '新建会话').click()
  await settled(page)
  await page.getByRole('textbox', { name: '问题' }).fill('上月用了多少气')
  await button(page, '发送').click()
  await settled(page)
  await expect(words(page, '2026年10月用气').first()).toBeVisible()
  await expect(words(page, '内容由AI生成，仅供参考').first()).toBeVisible()
  await page.getByRole('textbox', { name: '问题' }).fill('厨房有燃气味')
  await button(page, '发送').click()
  await settled(page)
  await expect(words(page, '1. 关闭燃气总阀；')).toBeVisible()
  await expect(button(page, '拨打119')).toBeVisible()

  await page.goto(`${gateway.url}/pages/gptList/gptList`)
  await settled(page)
  await page
    .getByRole('button', { name: /^上月用了多少气.*关闭燃气总阀/ })
    .first()
    .click()
  await settled(page)
  await expect(words(page, '厨房有燃气味')).toBeVisible()
})

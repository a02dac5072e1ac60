import { expect, test } from './fixtures'
import { loginAs } from './login'

test('in the mini-program: found, proved by the filed phone, master', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000006', { weapp: true })
  await mp.start()
  await expect.poll(() => mp.currentPath()).toContain('confirm-cusInfo')
  // The gas company fills in by itself, when the list of them has come.
  await expect(mp.screen.getByLabel('供气单位：廊坊新源燃气有限公司')).toBeVisible()
  await mp.screen.getByLabel('户号', { exact: true }).fill('1000000006')
  await mp.screen.getByLabel('户名', { exact: true }).fill('悦来酒店有限公司')
  await mp.screen.getByText('查询', { exact: true }).last().click()
  await expect.poll(() => mp.currentPath()).toContain('customer-info')
  await mp.screen.getByText('绑定', { exact: true }).last().click()
  await expect.poll(() => mp.currentPath()).toContain('binding/security')
  await expect.poll(() => gateway.smsCode('13900000006')).toMatch(/^\d{6}$/)
  await mp.screen.getByLabel('短信验证码').fill(gateway.smsCode('13900000006') ?? '')
  await expect(mp.page.getByText('绑定成功').last()).toBeVisible()
  await expect.poll(() => mp.currentPath()).toContain('home/index')
  expect(await mp.problems()).toEqual([])
})

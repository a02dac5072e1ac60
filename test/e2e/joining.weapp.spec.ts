import { logIn, send } from '../../scripts/lib/client.mjs'
import { expect, test } from './fixtures'
import { loginAs } from './login'

test('in the mini-program: a scanned invitation makes a colleague of a user without a customer number', async ({
  page,
  mp,
  gateway,
}) => {
  const { headers } = await logIn(gateway.url, '13800000001')
  const invite = await send(`${gateway.url}/api/hqw/subAccount/createInvite`, {
    method: 'POST',
    body: { models: ['BILL_VIEW'], remarkName: '' },
    headers,
  })
  await loginAs(page, gateway, '13800000006', { weapp: true })
  await mp.start()
  await expect.poll(() => mp.currentPath()).toContain('confirm-cusInfo')
  await page.evaluate(
    (text) => sessionStorage.setItem('before-camera', text),
    (invite.data as { qrText: string }).qrText,
  )
  await mp.screen.getByText('扫码加入企业').click()
  await expect.poll(() => mp.currentPath()).toContain('me/scan-status')
  await expect(mp.screen.getByText('加入企业华北精工陶瓷有限公司').first()).toBeVisible()
  await mp.screen.getByText('确认加入', { exact: true }).last().click()
  await expect(mp.screen.getByText('加入成功')).toBeVisible()
  await mp.screen.getByText('返回首页', { exact: true }).last().click()
  await expect.poll(() => mp.currentPath()).toContain('home/index')
  await expect(mp.screen.getByText('华北精工陶瓷有限公司').first()).toBeVisible()
  expect(await mp.problems()).toEqual([])
})

test('in the mini-program: the master’s picture, and WeChat’s own share button', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start('/subPagesB/pages/accountSecurity/sonAccount')
  await mp.screen.getByText('邀请', { exact: true }).first().click()
  await mp.screen.getByText('生成邀请码').last().click()
  await expect(mp.screen.getByText('分享给同事').last()).toBeVisible()
  await expect(mp.screen.getByText('保存图片').last()).toBeVisible()
  expect(await mp.problems()).toEqual([])
})

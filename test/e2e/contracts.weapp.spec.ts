import { expect, test } from './fixtures'
import { loginAs } from './login'
import { MASTER } from './package-kit'
import { button, has, noProblems, words } from './weapp-kit'

test('B-F7 in the mini-program: a contract is read to its end and signed with a code', async ({
  page,
  mp,
  gateway,
}) => {
  await loginAs(page, gateway, MASTER, { weapp: true })
  await mp.start('/subPagesB/pages/signManagement/index')
  await button(mp, '去签署 安全用气协议').click()
  await has(mp, 'iframe-screen?taskId=')
  await expect(words(mp, '文件指纹')).toBeVisible()
  await expect(button(mp, '读完后签署')).toBeDisabled()
  await mp.screen.locator('#contract-end').scrollIntoViewIfNeeded()
  await button(mp, '签署').click()
  await expect.poll(() => gateway.smsCode(MASTER)).toMatch(/^\d{6}$/)
  await mp.screen.getByLabel('短信验证码').fill(gateway.smsCode(MASTER) ?? '')
  await button(mp, '签署').click()
  await expect(words(mp, '签署成功')).toBeVisible()
  await button(mp, '查看已签署').click()
  await expect(words(mp, '已签署')).toBeVisible()
  await noProblems(mp)
})

import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, has, noProblems, words } from './weapp-kit'

test('惠用气 in the mini-program: the survey, and the public version of the quarter (E-F6)', async ({
  page,
  mp,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start('/subPagesB/pages/hyq')
  await expect(words(mp, '我的用气报告')).toBeVisible()
  await button(mp, '参与调研').click()
  for (const name of ['4', '下一题', '供气稳定', '下一题', '满意', '下一题', '下一题', '提交'])
    await button(mp, name).click()
  await expect(words(mp, '我们将在1个工作日内与您联系')).toBeVisible()
  await button(mp, '知道了').click()
  await expect(words(mp, '已参与，感谢您的反馈')).toBeVisible()

  await mp.wx('navigateTo', { url: '/subPages/my-message/hyqWxshareInformation' })
  await has(mp, 'hyqWxshareInformation')
  await expect(words(mp, '本季服务')).toBeVisible()
  await expect(mp.screen.getByText('用气量同比')).toHaveCount(0)
  await button(mp, '生成海报').click()
  await expect(mp.screen.getByRole('dialog', { name: '海报' }).getByRole('img')).toBeVisible()
  await noProblems(mp)
})

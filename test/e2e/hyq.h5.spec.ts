import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, words } from './package-kit'
import { settled, watchRequests } from './settled'

test('the report of a quarter, its survey, and its public version by a share (E-F6)', async ({
  page,
  gateway,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/subPagesB/pages/hyq`)
  await settled(page)
  await expect(words(page, '我的用气报告')).toBeVisible()
  await button(page, '参与调研').click()
  await settled(page)
  for (const name of ['4', '下一题', '供气稳定', '下一题', '满意', '下一题', '下一题', '提交'])
    await button(page, name).click()
  await expect(page.getByText('我们将在1个工作日内与您联系')).toBeVisible()
  await button(page, '知道了').click()
  await settled(page)
  await expect(words(page, '已参与，感谢您的反馈')).toBeVisible()

  await page.goto(`${gateway.url}/subPages/my-message/hyqWxshareInformation`)
  const made = page.waitForResponse(/share\/create/)
  await button(page, '分享').click()
  const { shareCode } = ((await (await made).json()) as { body: { data: { shareCode: string } } }).body.data
  const visitor = await browser.newPage()
  watchRequests(visitor)
  await visitor.goto(`${gateway.url}/share/share?s=${shareCode}`)
  await expect(visitor).toHaveURL(/hyqWxshareInformation\?s=/)
  await settled(visitor)
  await expect(words(visitor, '本季服务').first()).toBeVisible()
  await expect(visitor.getByText('用气量同比')).toHaveCount(0)
  await visitor.close()
})

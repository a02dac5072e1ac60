import { expect, readingTest, test } from './fixtures'
import { loginAs } from './login'

readingTest('about: every row leads to its page', async ({ page, gateway }) => {
  await page.goto(`${gateway.url}/pages/about/about`)
  await expect(page.getByText(/^版本 \d+\.\d+\.\d+ · DEV$/)).toBeVisible()
  for (const [row, path] of [
    ['平台介绍', 'platformIntroduction'],
    ['法律声明', 'legalStatement'],
    ['隐私政策', 'privacyPolicy'],
    ['用户注册协议', 'userRegistrationAgreement'],
    ['联系我们', 'contactUs'],
  ] as const) {
    await page.getByRole('button', { name: row }).click()
    await expect(page).toHaveURL(new RegExp(`about/${path}`))
    await expect(page.getByRole('heading', { level: 1, name: row }).last()).toBeVisible()
    // At once, while the page still slides in.
    await page.goBack()
    await expect(page).toHaveURL(/about\/about/)
    await expect(page.getByText(/^版本 \d+\.\d+\.\d+ · DEV$/)).toBeVisible()
  }
  await page.getByRole('button', { name: /版本更新/ }).click()
  await expect(page).toHaveURL(/appDown\/appDown/)
  await expect(page.getByRole('img', { name: '微信小程序码' })).toBeVisible()
})

readingTest('a document has its older versions, and says that they are old', async ({ page, gateway }) => {
  await page.goto(`${gateway.url}/pages/about/privacyPolicy`)
  await expect(page.getByText('版本 2.0 · 生效日期 2026-06-16')).toBeVisible()
  await page.getByRole('button', { name: '历史版本' }).click()
  await page.getByRole('button', { name: '1.0（2025-06-21）' }).click()
  await expect(page.getByText('版本 1.0 · 生效日期 2025-06-21')).toBeVisible()
  await expect(page.getByText('已被新版本取代')).toBeVisible()
  await page.goto(`${gateway.url}/pages/about/privacyPolicy?versionNo=9.9`)
  await expect(page.getByText('内容不存在').first()).toBeVisible()
})

readingTest(
  'the privacy policy jumps to its chapters; a visitor has nothing to withdraw',
  async ({ page, gateway }) => {
    await page.goto(`${gateway.url}/pages/about/privacyPolicy`)
    const last = page.getByRole('heading', { name: '十、怎样联系我们' })
    await expect(last).not.toBeInViewport()
    await page.getByRole('button', { name: '十、怎样联系我们' }).click()
    await expect(last).toBeInViewport()
    await expect(page.getByRole('button', { name: '撤回同意' })).toHaveCount(0)
  },
)

test('withdrawing the consent ends the login', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000008')
  await page.goto(`${gateway.url}/pages/about/privacyPolicy`)
  await page.getByRole('button', { name: '撤回同意' }).click()
  await expect(page.getByText('撤回后将退出登录，确定撤回？')).toBeVisible()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/login\/login/)
})

readingTest(
  'contact: visitors see the platform, customers their gas company as well',
  async ({ page, gateway, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${gateway.url}/pages/about/contactUs`)
    await expect(page.getByText('廊坊新源燃气有限公司')).toBeVisible()
    await expect(page.getByText('24小时抢险电话')).toHaveCount(0)
    await page.getByRole('button', { name: /地址/ }).click()
    await expect(page.getByText('已复制')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('河北省廊坊市广阳区新源路1号')

    await loginAs(page, gateway, '13800000008')
    await page.goto(`${gateway.url}/pages/about/contactUs`)
    await expect(page.getByText('24小时抢险电话')).toBeVisible()
  },
)

readingTest('a document that cannot be fetched is tried again by a tap', async ({ page, gateway }) => {
  await page.route('**/cms/document?*', (route) => route.abort())
  await page.goto(`${gateway.url}/pages/about/legalStatement`)
  const again = page.getByText('加载失败，点击重试')
  await expect(again).toBeVisible()
  await page.unroute('**/cms/document?*')
  await again.click()
  await expect(page.getByText('一、运营主体')).toBeVisible()
})

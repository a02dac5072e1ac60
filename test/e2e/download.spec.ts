import { send } from '../../scripts/lib/client.mjs'
import { expect, test } from './fixtures'
import { staffHeaders } from './staff'

/* D-F9: short links, the download page and the official one (D 6.8, AB-02). */

const release = {
  platform: 'ANDROID',
  versionName: '3.3.0',
  versionCode: 330,
  size: 52_428_800,
  sha256: 'ab'.repeat(32),
  url: 'https://download.gas.example.com/app-3.3.0.apk',
  notes: '1. 支持新的账单',
  minOs: 'Android 8.0',
  forceBelow: 0,
  publishedAt: '2026-11-20T00:00:00+08:00',
  status: 'ON',
  version: 0,
}
const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

test('a short link leads to the page that names its sender; nothing is released yet', async ({ page, gateway }) => {
  const answer = await page.request.get(`${gateway.url}/u/XLM2026`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([302, '/pages/appDown/appDown?from=u&code=XLM2026'])
  await page.goto(`${gateway.url}/u/XLM2026`)
  await expect(page).toHaveURL(/appDown\/appDown\?from=u&code=XLM2026$/)
  await expect(page.getByText('香***公司 邀请您使用')).toBeVisible()
  await expect(page.getByText('请先使用微信小程序')).toBeVisible()
  const picture = page.getByRole('img', { name: '微信小程序码' })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
    .toBeGreaterThan(20)
  await page.goto(`${gateway.url}/d/%3Cscript%3E`)
  await expect(page).toHaveURL(/appDown\?from=d$/)
  await expect(page.getByText('邀请您使用')).toHaveCount(0)
})

test.describe('on an Android phone', () => {
  test.use({
    userAgent: phone,
    settings: { 'appRelease.publishers': '1001', 'appRelease.hosts': 'download.gas.example.com' },
  })

  test('the package, once staff have published it; without the app nothing opens', async ({ page, gateway }) => {
    const staff = await staffHeaders(gateway)
    const saved = await send(`${gateway.url}/btwob/appRelease/save`, { method: 'POST', body: release, headers: staff })
    expect(saved).toMatchObject({ code: '0', data: { version: 1 } })
    await page.goto(`${gateway.url}/pages/appDown/appDown`)
    await expect(page.getByText('3.3.0', { exact: true })).toBeVisible()
    await expect(page.getByText('abababab…abababab')).toBeVisible()
    await page.route('https://download.gas.example.com/**', (route) => route.fulfill({ body: 'apk' }))
    const asked = page.waitForRequest(release.url)
    await page.getByRole('button', { name: '下载安卓版（50MB）' }).click()
    await asked
    await page.goto(`${gateway.url}/pages/appDown/appDown?redirect=${encodeURIComponent('/pages/me/me')}`)
    await page.getByRole('button', { name: '打开APP' }).click()
    await expect(page.getByText('未能打开APP，请先下载安装')).toBeVisible()
  })
})

test('the official page on a wide screen: nothing is released yet, no way into the app', async ({ page, gateway }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${gateway.url}/official/appDown`)
  await expect(page.getByText('请先使用微信小程序')).toBeVisible()
  await expect(page.getByRole('button', { name: '返回' })).toHaveCount(0)
  await expect(page.getByText('廊坊新源燃气有限公司')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { logIn } from '../../scripts/lib/client.mjs'
import { expect, readingTest, test } from './fixtures'
import { loginAs } from './login'
import { askPage, inShell, shellCalls } from './native-shell'

const BILLS = '/pages/my-bill/list/list'
const dialog = (page: Page, name = '提示') => page.getByRole('dialog', { name })

/** Addresses of the calls that went out since. */
function callsOf(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => seen.push(new URL(request.url()).pathname))
  return seen
}

test.describe('guard', () => {
  for (const [phone, title, text, button] of [
    ['13800000003', '认证审核中...', '主账号手机号：13800000001', '拨打电话'],
    ['13800000004', '审核未通过', '非本单位人员', '重新申请'],
    ['13800000005', '审核已超时', '请联系主账号13800000001后重新申请', '重新申请'],
  ] as const)
    readingTest(`${phone}: ${title}, and nothing of the page is read`, async ({ page, gateway }) => {
      await loginAs(page, gateway, phone)
      const calls = callsOf(page)
      await page.goto(gateway.url + BILLS)
      await expect(dialog(page, title).getByText(text)).toBeVisible()
      await expect(dialog(page, title).getByRole('button', { name: button })).toBeVisible()
      await dialog(page, title).getByRole('button', { name: '取消' }).click()
      await expect(page.getByRole('tab')).toHaveCount(0)
      expect(calls.filter((path) => path.includes('/bill/'))).toEqual([])
    })

  readingTest('without a customer number the way leads to confirming one', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000006')
    const calls = callsOf(page)
    await page.goto(gateway.url + BILLS)
    await expect(page.getByText(/请先确认客户信息|确认客户信息/).first()).toBeVisible()
    expect(calls.filter((path) => path.includes('/bill/'))).toEqual([])
  })

  readingTest('a visitor’s pages ask for nothing before the login', async ({ page, gateway }) => {
    const calls = callsOf(page)
    await page.goto(gateway.url + BILLS)
    await expect(dialog(page).getByText('您还未登录,去登录?')).toBeVisible()
    expect(calls.filter((path) => /\/(bill|home|message|user)\//.test(path) && path.startsWith('/api'))).toEqual([])
  })

  readingTest('a missing model is shown, and the page stays closed', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000002')
    await page.route('**/getHqwAllModelsByGroupBy', async (route) => {
      const answer = await route.fetch()
      const text = (await answer.text()).replace(/("modelCode":"PAY_TOPUP"[^}]*"has":)"1"/, '$1"0"')
      await route.fulfill({ response: answer, body: text })
    })
    await page.goto(`${gateway.url}/pages/pay/meters`)
    await expect(dialog(page).getByText('您暂无该功能权限，请联系主账号开通')).toBeVisible()
    await dialog(page).getByRole('button', { name: '我知道了' }).click()
    await expect(page.getByText('您暂无该功能权限，请联系主账号开通')).toBeVisible()
  })
})

test.describe('the end of a login', () => {
  const crossTenant = { code: 430, msg: '检测到跨租户访问，请更换浏览器登录其他租户', data: null }

  readingTest('430: one notice for 3 s, then the login page', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000008')
    await page.route('**/crmgas/bill/**', (route) => route.fulfill({ status: 430, json: crossTenant }))
    await page.goto(gateway.url + BILLS)
    await expect(page.getByRole('alert').filter({ hasText: crossTenant.msg })).toHaveCount(1)
    await expect(page).toHaveURL(/login\/login.*redirect=/)
  })

  readingTest('430 with noHref=1: the page stays', async ({ page, gateway }) => {
    await page.clock.install()
    await loginAs(page, gateway, '13800000008')
    await page.route('**/crmgas/bill/**', (route) => route.fulfill({ status: 430, json: crossTenant }))
    await page.goto(`${gateway.url + BILLS}?noHref=1`)
    await expect(page.getByText('加载失败，点击重试')).toBeVisible()
    await page.clock.fastForward(3500)
    await expect(page).toHaveURL(/my-bill/)
    await expect(page.getByText(crossTenant.msg)).toHaveCount(0)
  })

  readingTest('a code in the address: logged in, and the address is clean', async ({ page, gateway }) => {
    const { stored } = await logIn(gateway.url, '13800000008')
    const code = encodeURIComponent(String(stored.originGrantCode))
    await page.goto(`${gateway.url}/pages/me/me?authCode=${code}&authTenantId=t-1002&rememberMe=1&x=1`)
    await expect(page.getByText('138****0008')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    expect(new URL(page.url()).search).not.toContain('authCode')
    expect(new URL(page.url()).search).toContain('x=1')
    await page.reload()
    await expect(page.getByText('138****0008')).toBeVisible()
  })

  readingTest('what was typed is there again after the login', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.goto(`${gateway.url}/pages/pay/place-order?bizType=PREPAY`)
    for (const digit of ['1', '2', '3', '4']) await page.getByRole('button', { name: digit, exact: true }).click()
    await expect(page.getByText('1,234').first()).toBeVisible()
    await page.route('**/pay/channels*', (route) =>
      route.fulfill({
        json: { header: {}, body: { resultCode: '1888', resultDesc: '您的登录已失效，请重新登录', data: null } },
      }),
    )
    await page.getByRole('button', { name: '5', exact: true }).click()
    await expect(page).toHaveURL(/login\/login.*redirect=/)
    await page.unroute('**/pay/channels*')
    await page.getByRole('tab', { name: '密码登录' }).click()
    await page.getByRole('textbox', { name: '手机号' }).fill('13800000001')
    await page.getByRole('textbox', { name: '密码', exact: true }).fill('Gas@2026')
    await page.getByRole('checkbox', { name: '我已阅读并同意' }).click()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/place-order\?bizType=PREPAY/)
    await expect(page.getByText('12,345').first()).toBeVisible()
  })
})

test.describe('native shell', () => {
  readingTest('its login is handed over, and a logout goes back to it', async ({ page, gateway }) => {
    const { stored } = await logIn(gateway.url, '13800000008')
    await inShell(page, { grantCode: stored.originGrantCode, tenantId: stored.originTenantId, empNo: 'E1' })
    await page.goto(`${gateway.url}/pages/me/me`)
    await expect(page.getByText('138****0008')).toBeVisible()
    expect((await shellCalls(page)).map(({ action }) => action)).toContain('system.getAppInfo')
    expect(await askPage(page, 'device.fly')).toEqual({ success: false, code: 404, message: 'method does not exist' })
    expect(await askPage(page, 'system.handleMessage', { channel: 'x', message: '{}' })).toMatchObject({
      success: true,
    })
    await page.getByRole('button', { name: '设置' }).click()
    await page.getByRole('button', { name: '退出登录', exact: true }).click()
    await dialog(page).getByRole('button', { name: '确定' }).click()
    await expect
      .poll(async () => (await shellCalls(page)).filter(({ params }) => params.channel === 'login'))
      .toEqual([{ action: 'system.postMessage', params: { channel: 'login', message: '{"logout":1}' } }])
  })

  readingTest('pictures come from its own album', async ({ page, gateway }) => {
    const { stored } = await logIn(gateway.url, '13800000008')
    await inShell(page, { grantCode: stored.originGrantCode, tenantId: stored.originTenantId })
    await page.goto(`${gateway.url}/subPages/ucenter/portrait`)
    await page.getByRole('button', { name: '从相册选择' }).click()
    await expect
      .poll(async () => (await shellCalls(page)).filter(({ action }) => action === 'device.selectPhotos'))
      .toEqual([{ action: 'device.selectPhotos', params: { amount: 1, sourceType: 'album' } }])
    // The picture that it passed is there to be cut.
    await expect(page.getByText('拖动图片选择显示的部分')).toBeVisible()
  })

  readingTest('an app that is too old gets no further than its update (AB-04)', async ({ page, gateway }) => {
    const url = 'https://download.gas.example.com/app.apk'
    await page.route('**/appDownload/latest**', async (route) => {
      const answer = await route.fetch()
      const text = (await answer.text())
        .replace('"forceBelow":0', '"forceBelow":321')
        .replace('"url":""', `"url":"${url}"`)
      await route.fulfill({ response: answer, body: text })
    })
    await inShell(page, { versionCode: 320, platform: 'android' })
    await page.goto(`${gateway.url}/pages/about/about`)
    const prompt = dialog(page).filter({ hasText: '请更新到最新版本' })
    await expect(prompt).toBeVisible()
    await expect(prompt.getByRole('button')).toHaveText(['立即更新'])
    await prompt.getByRole('button').click()
    await expect
      .poll(async () => (await shellCalls(page)).filter(({ action }) => action === 'system.openWebView'))
      .toMatchObject([{ params: { url } }])
    // Back from the download: still too old.
    await expect(prompt).toBeVisible()
  })

  readingTest('one that does not answer within 200 ms leaves the app to its own login', async ({ page, gateway }) => {
    await inShell(page, null)
    await page.goto(`${gateway.url}/pages/me/me`)
    await expect(page.getByText('登录后办理用气业务')).toBeVisible()
  })
})

test.describe('outside pages', () => {
  test.use({ settings: { webviewHosts: 'gas.example.com', ssoHosts: 'sso.example.com' } })
  const open = (page: Page, base: string, url: string) =>
    page.goto(`${base}/pages/webview/webview?url=${encodeURIComponent(url)}&title=${encodeURIComponent('服务')}`)

  test('hosts off the list stay closed', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    for (const url of [
      'https://evil.test/',
      'http://gas.example.com/',
      'https://gas.example.com@evil.test/',
      'javascript:alert(1)',
    ]) {
      await open(page, gateway.url, url)
      await expect(page.getByText('该链接未在安全名单内，无法打开')).toBeVisible()
    }
    await page.getByRole('button', { name: '复制链接' }).click()
    await expect(page.getByText(/已复制|复制失败/)).toBeVisible()
  })

  test('a listed one opens after a word, without any credential', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.route('https://gas.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '外部页面' }),
    )
    await open(page, gateway.url, 'https://gas.example.com/help')
    await dialog(page).getByText('即将打开外部链接').waitFor()
    await dialog(page).getByRole('button', { name: '继续打开' }).click()
    await expect(page).toHaveURL('https://gas.example.com/help')
  })

  test('a trusted one gets a temporary code, never a token', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    const asked: string[] = []
    await page.route('https://sso.example.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '受信页面' })
    })
    await open(page, gateway.url, 'https://sso.example.com/help?a=1')
    await expect(page.frameLocator('iframe').getByText('受信页面')).toBeVisible()
    const query = new URL(asked[0] ?? '').searchParams
    expect([...query.keys()]).toEqual(['a', 'loginCode', 'authTenantId'])
    const token = await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token') ?? '-')
    expect(asked[0]).not.toContain(token)
  })
})

readingTest('a dialog that has an address: plain text, its routes, once per key', async ({ page, gateway }) => {
  const address = `${gateway.url}/pages/dialog/dialog?content=${encodeURIComponent('<b>停气</b>通知')}&confirmRoute=/pages/about/about`
  await loginAs(page, gateway, '13800000001')
  await page.goto(address)
  await expect(dialog(page).getByText('<b>停气</b>通知')).toBeVisible()
  await dialog(page).getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/about\/about/)
  await page.goto(`${address.split('&')[0]}&type=alert&confirmRoute=https://evil.test/`)
  await expect(dialog(page).getByRole('button')).toHaveText(['取消', '确认'])
  await dialog(page).getByRole('button', { name: '确认' }).click()
  // Nothing is below: the way home.
  await expect(page).not.toHaveURL(/dialog/)
  expect(new URL(page.url()).origin).toBe(gateway.url)
})

test.describe('pages that load by themselves', () => {
  readingTest('an indicator after 200 ms, a failure that a tap reloads', async ({ page, gateway }) => {
    await page.goto(`${gateway.url}/pages/about/about`)
    await page.getByText('联系我们').waitFor()
    let slow = true
    await page.route(/\/chunk\/.*\.js$/, async (route) => {
      if (!slow) return route.continue()
      await new Promise((resolve) => setTimeout(resolve, 1200))
      return route.abort()
    })
    await page.getByText('联系我们').click()
    await expect(page.getByRole('status', { name: '加载中' })).toBeVisible()
    await expect(page.getByRole('button', { name: '加载失败，点击重试' })).toBeVisible()
    slow = false
    await page.getByRole('button', { name: '加载失败，点击重试' }).click()
    await expect(page).toHaveURL(/contactUs/)
    await expect(page.getByText('加载失败，点击重试')).toHaveCount(0)
    await expect(page.getByText(/热线|电话/).first()).toBeVisible()
  })
})

import { logIn } from '../../scripts/lib/client.mjs'
import { expect, test } from './fixtures'
import { askPage, inShell, shellCalls } from './native-shell'

/* C 6.2: the login page inside WeChat's browser and inside the native app. */

const LOGIN = '/pages/login/login/login'

test.describe('WeChat’s browser', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
    settings: { 'wx.jsapiHosts': '127.0.0.1' },
  })

  test('one tap opens the mini-program at its login, with the way back', async ({ page, gateway }) => {
    await page.route('https://res.wx.qq.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.wx = { config(given) { window.configured = given; setTimeout(() => this.done(), 10) }, ready(run) { this.done = run }, error() {} }',
      }),
    )
    await page.route('**/smart-wx-info/get', async (route) => {
      const answer = await route.fetch()
      const text = (await answer.text()).replace('"appletAppId":""', '"appletAppId":"wx0123456789abcdef"')
      await route.fulfill({ response: answer, body: text })
    })
    await page.goto(`${gateway.url + LOGIN}?redirect=${encodeURIComponent('/pages/my-bill/list/list')}`)
    const tag = page.locator('wx-open-launch-weapp')
    await expect(tag).toHaveAttribute('appid', 'wx0123456789abcdef')
    await expect(tag).toHaveAttribute(
      'path',
      'pages/login/login.html?from=H5&redirect=%2Fpages%2Fmy-bill%2Flist%2Flist',
    )
    const configured = await page.evaluate(() => (globalThis as unknown as { configured: object }).configured)
    expect(configured).toMatchObject({
      openTagList: ['wx-open-launch-weapp'],
      signature: expect.stringMatching(/^[0-9a-f]{40}$/),
    })
    // An older WeChat: the tag fails, the other ways stay.
    await tag.dispatchEvent('error')
    await expect(tag).toHaveCount(0)
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  })

  test('without a mini-program there is no such button', async ({ page, gateway }) => {
    await page.goto(gateway.url + LOGIN)
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await expect(page.locator('wx-open-launch-weapp')).toHaveCount(0)
  })
})

test.describe('native app', () => {
  test('the user logged in there is passed on, and the requested page opens', async ({ page, gateway }) => {
    const { stored } = await logIn(gateway.url, '13800000008')
    await inShell(page, { grantCode: stored.originGrantCode, tenantId: stored.originTenantId })
    await page.goto(`${gateway.url + LOGIN}?redirect=${encodeURIComponent('/subPages/settings/settings')}`)
    await expect(page.getByText('登录成功')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '手机号' })).toHaveCount(0)
    await expect(page).toHaveURL(/settings\/settings/)
  })

  test('a login that is not accepted is requested again; a message of the shell tries again', async ({
    page,
    gateway,
  }) => {
    await inShell(page, { grantCode: 'gone', tenantId: 't-1002' })
    await page.goto(gateway.url + LOGIN)
    await expect(page.getByText('请在APP内完成登录')).toBeVisible()
    const asked = async () =>
      (await shellCalls(page)).filter(
        ({ action, params }) => action === 'system.postMessage' && params.channel === 'login',
      )
    expect((await asked()).length).toBeGreaterThan(0)
    const { stored } = await logIn(gateway.url, '13800000008')
    await page.evaluate(
      ([grantCode, tenantId]) => {
        const { __shell: shell } = globalThis as unknown as { __shell: { state: { appInfo: object } } }
        shell.state.appInfo = { grantCode, tenantId }
      },
      [stored.originGrantCode, stored.originTenantId],
    )
    await askPage(page, 'system.handleMessage', { channel: 'login', message: '{}' })
    await expect(page.getByText('登录成功')).toBeVisible()
  })

  test('a shell that does not answer: the page’s own login', async ({ page, gateway }) => {
    await inShell(page, null)
    await page.goto(gateway.url + LOGIN)
    await expect(page.getByRole('textbox', { name: '手机号' })).toBeVisible()
  })
})

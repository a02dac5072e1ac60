import type { Page } from '@playwright/test'
import { logIn, send, storagePrefixes } from '../../scripts/lib/client.mjs'
import { moveClock } from './clock'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { settled } from './settled'

/* C-F4: how a login ends on H5, by a real gateway's answers. */

const BILLS = '/pages/my-bill/list/list'
const EXPIRED = '您的登录已失效，请重新登录'

/** What the app has stored under a name. The flow's login is under every build's prefix; the app's own is where it keeps its user. */
const reader = async (page: Page) => {
  const prefix = await page.evaluate(
    (prefixes) => prefixes.find((one) => localStorage.getItem(`${one}userState`) !== null) ?? '',
    storagePrefixes,
  )
  return (name: string) =>
    page.evaluate((key) => sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? '', prefix + name)
}

test('a) a second login of the same kind ends the first: a message, cleared, the login with the link back', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000008')
  await page.goto(`${gateway.url}/pages/me/me`)
  await expect(page.getByText('138****0008')).toBeVisible()
  // Its last calls have answers: none of them is to find out before the next page does.
  await settled(page)
  const stored = await reader(page)
  const kicked = {
    Authorization: await stored('token'),
    ennUnifiedAuthorization: await stored('ennUnifiedAuthorization'),
  }
  await logIn(gateway.url, '13800000008')
  const info = await send(`${gateway.url}/api/crmgas/participant/getLoginUserInfo`, { headers: kicked })
  expect(info.status).toBe(420)
  await page.goto(gateway.url + BILLS)
  await expect(page).toHaveURL(/login\/login.*redirect=/)
  await expect(page.getByText('您的账号于 11-23 09:30 在另一台设备（手机网页）登录，如非本人请修改密码')).toBeVisible()
  expect(await stored('token')).toBe('')
  expect(await stored('ennUnifiedAuthorization')).toBe('')
})

/** Keeps how many elements have said a text at once, at most: on a busy machine it is gone before a look from outside. */
function countTexts(wanted: string): void {
  new MutationObserver(() => {
    const own = [...document.querySelectorAll('*')].filter(({ childElementCount }) => childElementCount === 0)
    const count = own.filter(({ textContent }) => textContent?.includes(wanted) === true).length
    if (count > Number(sessionStorage.getItem('said'))) sessionStorage.setItem('said', String(count))
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

test('b) ended by the server: shown once for any number of calls', async ({ page, gateway }) => {
  const headers = await loginAs(page, gateway, '13800000008')
  await page.goto(gateway.url + BILLS)
  // Nothing is under way any more: the next page finds out.
  await settled(page)
  await send(`${gateway.url}/api/crmgas/portal/user/logout?username=13800000008`, { method: 'POST', body: {}, headers })
  await page.addInitScript(countTexts, EXPIRED)
  await page.goto(gateway.url)
  await expect(page).toHaveURL(/login\/login/)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('said'))).toBe('1')
})

test.describe('with a clock to move', () => {
  test.use({ gatewayEnv: { DEV_TOOLS: '1' } })

  test('c) the unified token is over: one renewal for all calls, and they are repeated', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000008')
    await page.goto(gateway.url)
    await expect(page.getByText('康宁医院').first()).toBeVisible()
    const renewals: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('refreshToken')) renewals.push(request.url())
    })
    // The last home is shown at once: a renewal under way must not be cut off by leaving it.
    await settled(page)
    await moveClock(gateway, '2026-11-23T11:40:00+08:00')
    await page.reload()
    await expect(page.getByText('康宁医院').first()).toBeVisible()
    await settled(page)
    await page.goto(gateway.url + BILLS)
    await expect(
      page
        .locator('main')
        .getByText(/\d{4}年\d+月/)
        .first(),
    ).toBeVisible()
    expect(renewals).toHaveLength(1)
  })
})

test('d) a forged CSRF value: a notice, and after 3 s the login; with noHref=1 the page stays', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000008')
  await page.goto(`${gateway.url}/pages/switch-bp/switch/switch`)
  await expect(page.getByText('石家庄新源燃气有限公司')).toBeVisible()
  const forge = () =>
    page.evaluate((prefixes) => {
      for (const prefix of prefixes)
        for (const area of [localStorage, sessionStorage])
          if (area.getItem(`${prefix}ennUnifiedCsrfToken`) !== null)
            area.setItem(`${prefix}ennUnifiedCsrfToken`, 'forged')
    }, storagePrefixes)
  await forge()
  await page.getByRole('button', { name: '户号 1000000004' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page).toHaveURL(/switch-bp/)
  await expect(page).toHaveURL(/login\/login/)
})

test('f) logout: both servers are notified, and the old grant code is dead', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000008')
  await page.goto(`${gateway.url}/subPages/settings/settings`)
  await settled(page)
  const grantCode = await (await reader(page))('originGrantCode')
  const notified: string[] = []
  page.on('request', (request) => {
    if (/logout/.test(new URL(request.url()).pathname)) notified.push(new URL(request.url()).pathname)
  })
  await page.getByRole('button', { name: '退出登录', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/login\/login.*logout=1/)
  expect(notified.sort()).toEqual(['/api/crmgas/portal/user/logout', '/api/crmgas/unify/auth/logout'])
  const again = await send(`${gateway.url}/api/crmgas/unify/auth/authentication`, {
    method: 'POST',
    body: { grantCode, tenantId: 't-1002' },
  })
  expect(again.status).toBe(421)
})

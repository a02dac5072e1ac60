import type { Page } from '@playwright/test'
import { send, storagePrefixes } from '../../scripts/lib/client.mjs'
import { expect, test } from './fixtures'
import { loginAs } from './login'

/* C-F4: how a login ends on H5, by a real gateway's answers. */

/** What the app has stored under a name. The flow's login lies under every build's prefix; the app's own is where it keeps its user. */
const reader = async (page: Page) => {
  const prefix = await page.evaluate(
    (prefixes) => prefixes.find((one) => localStorage.getItem(`${one}userState`) !== null) ?? '',
    storagePrefixes,
  )
  return (name: string) =>
    page.evaluate((key) => sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? '', prefix + name)
}

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

test('f) logout: both servers are told, and the old grant code is dead', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000008')
  await page.goto(`${gateway.url}/subPages/settings/settings`)
  await page.waitForLoadState('networkidle')
  const grantCode = await (await reader(page))('originGrantCode')
  const told: string[] = []
  page.on('request', (request) => {
    if (/logout/.test(new URL(request.url()).pathname)) told.push(new URL(request.url()).pathname)
  })
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/login\/login.*logout=1/)
  expect(told.sort()).toEqual(['/api/crmgas/portal/user/logout', '/api/crmgas/unify/auth/logout'])
  const again = await send(`${gateway.url}/api/crmgas/unify/auth/authentication`, {
    method: 'POST',
    body: { grantCode, tenantId: 't-1002' },
  })
  expect(again.status).toBe(421)
})
